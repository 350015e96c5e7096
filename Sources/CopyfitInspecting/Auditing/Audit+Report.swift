public import Copyfit
import CopyfitViews
import Foundation

extension Audit {
    /// What is wrong with a view, in each language and size of type.
    ///
    /// - Parameter view: Makes the view, once for each host.
    /// - Complexity: O(languages × sizes of type × widths) layouts, most of which change little; about forty for each finding's
    ///   explanation.
    /// - Throws: ``AuditError``: if the widths or the height cannot be audited, or an exception has no reason.
    @preconcurrency @MainActor
    public func report<Content: View>(@ViewBuilder of view: () -> Content) throws(AuditError) -> AuditReport {
        try report { setting in
            let environment = EnvironmentValues(setting, typeSizes)
            return AuditedHost(ViewHost(view(), size: .unspecified, environment: environment, options: options))
        }
    }

    /// The same of what hosts show.
    ///
    /// - Parameter host: Makes a new host with the options, for a setting.
    package func report(making host: (AuditSetting) -> AuditedHost) throws(AuditError) -> AuditReport {
        let widths = try auditWidths()
        for exception in exceptions where exception.reason.allSatisfy(\.isWhitespace) {
            throw .missingReason(view: exception.view)
        }
        var report = AuditReport()
        for setting in settings {
            withoutActuallyEscaping(host) { host in
                var sweep = AuditSweep(self, widths, setting) { host(setting) }
                sweep.run()
                report.layoutCount += sweep.layoutCount
                for finding in sweep.findings { report.add(finding, exceptions) }
            }
            report.widthCount += widths.count
        }
        return report
    }

    /// The widths, if they and the height can be audited.
    func auditWidths() throws(AuditError) -> AuditWidths {
        if let height, !(height >= 0 && height.isFinite) { throw .height(height) }
        return try AuditWidths(widths, step: step)
    }

    var settings: [AuditSetting] {
        let languages = languages.isEmpty ? [nil] : languages.map(Optional.some)
        let typeSizes = typeSizes.isEmpty ? [nil] : typeSizes.map { "\($0)" }
        return languages.flatMap { language in
            typeSizes.map { AuditSetting(language: language, typeSize: $0) }
        }
    }
}

extension AuditReport {
    fileprivate mutating func add(_ finding: AuditFinding, _ exceptions: [AuditException]) {
        if let exception = exceptions.first(where: { $0.covers(finding) }) {
            excepted.append(Excepted(finding: finding, reason: exception.reason))
        } else {
            findings.append(finding)
        }
    }
}

extension EnvironmentValues {
    /// The environment of a setting.
    init(_ setting: AuditSetting, _ typeSizes: [DynamicTypeSize]) {
        self.init()
        if let size = typeSizes.first(where: { "\($0)" == setting.typeSize }) { dynamicTypeSize = size }
        guard let language = setting.language else { return }
        locale = Locale(identifier: language)
        let isRightToLeft = locale.language.characterDirection == .rightToLeft
        layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
}

/// What is wrong with a view at every width of a range: `#expect(try audit { CartView() }.isEmpty)`. See ``Audit``.
///
/// - Throws: If the widths cannot be audited, or an exception has no reason.
@preconcurrency @MainActor
public func audit<Content: View>(
    widths: ClosedRange<Double> = 320...1024,
    typeSizes: [DynamicTypeSize] = [],
    languages: [String] = [],
    rules: Set<AuditRule> = Set(AuditRule.allCases),
    exceptions: [AuditException] = [],
    @ViewBuilder _ view: () -> Content
) throws(AuditError) -> AuditReport {
    var audit = Audit(widths: widths, typeSizes: typeSizes, languages: languages)
    (audit.rules, audit.exceptions) = (rules, exceptions)
    return try audit.report(of: view)
}
