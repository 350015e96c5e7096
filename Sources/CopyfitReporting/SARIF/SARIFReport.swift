public import CopyfitChecking
import CopyfitUnicode
import Foundation

/// Findings as SARIF 2.1.0, which code hosts and editors read.
public enum SARIFReport {
    /// One run: every kind of finding as a rule, a result for each finding, a notification for each problem.
    ///
    /// Columns count Unicode scalars (`unicodeCodePoints`). A result's fingerprint comes from its content, not from its
    /// line. GitHub takes `primaryLocationLineHash`; the other name is for other programs.
    ///
    /// Each result is one line, so that version control and other tools see what changes.
    ///
    /// - Complexity: O(n) in the length of the answer.
    /// - Throws: If a number of a finding is not finite, which none of `TranslationCheck` is.
    public static func text(_ report: CheckReport) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func json(_ value: some Encodable) throws -> String {
            String(decoding: try encoder.encode(value), as: UTF8.self)
        }
        var fingerprint = FindingFingerprint()
        var text = """
            {"$schema":\(try json(SARIFLog.schema)),
            "version":"2.1.0",
            "runs":[{"columnKind":"unicodeCodePoints",
            "tool":\(try json(SARIFLog.Tool(rules: FindingKind.allCases.map(SARIFLog.Rule.init)))),
            "invocations":[\(try json(SARIFLog.Invocation(report.problems)))],
            """
        if let properties = SARIFLog.RunProperties(report.summary) {
            text += "\n\"properties\":\(try json(properties)),"
        }
        text += "\n\"results\":["
        for (index, finding) in report.findings.enumerated() {
            let result = try json(SARIFLog.Result(finding, fingerprint.next(finding)))
            text += (index == 0 ? "\n" : ",\n") + result
        }
        return text + "\n]}]}\n"
    }
}

extension SARIFLog.RunProperties {
    /// nil if there is nothing to say.
    fileprivate init?(_ summary: CheckSummary) {
        fonts = summary.fonts
        exemptions = summary.exemptions.isEmpty ? nil : summary.exemptions
        let compared = summary.families.filter { $0.source != nil }
        families = compared.isEmpty ? nil : compared
        if fonts == nil, exemptions == nil, families == nil { return nil }
    }
}

extension SARIFLog.Invocation {
    fileprivate init(_ problems: [CheckProblem]) {
        executionSuccessful = problems.isEmpty
        toolExecutionNotifications = problems.map(SARIFLog.Notification.init)
    }
}

extension SARIFLog.Rule {
    fileprivate init(_ kind: FindingKind) {
        id = kind.rawValue
        let summary = SARIFLog.Text(text: SARIFLog.message(kind.summary))
        shortDescription = summary
        fullDescription = summary
        help = SARIFLog.Text(text: SARIFLog.message("\(kind.summary) \(kind.advice)"))
        let severity = kind.usualSeverity
        defaultConfiguration = Configuration(enabled: severity != nil, level: (severity ?? .warning).rawValue)
    }
}

extension SARIFLog.Result {
    fileprivate init(_ finding: Finding, _ fingerprint: String) {
        ruleId = finding.kind.rawValue
        ruleIndex = FindingKind.allCases.firstIndex(of: finding.kind) ?? 0
        level = finding.severity.rawValue
        message = SARIFLog.Text(text: finding.sentences.map(SARIFLog.message).joined(separator: "\n"))
        locations = finding.file.isEmpty ? [] : [SARIFLog.Location(finding)]
        partialFingerprints = ["primaryLocationLineHash": fingerprint, "copyfitContent/v1": fingerprint]
        properties = Properties(
            key: finding.key,
            context: finding.context,
            locale: finding.locale,
            language: finding.language,
            variant: finding.variant,
            text: finding.text,
            rule: finding.rule,
            width: finding.fit?.width,
            over: finding.fit?.over,
            failingWidths: finding.fit?.failingWidths,
            repairs: finding.repairs
        )
    }
}

extension SARIFLog.Notification {
    fileprivate init(_ problem: CheckProblem) {
        message = SARIFLog.Text(text: SARIFLog.message(problem.message))
        locations = [SARIFLog.Location(file: problem.file, line: problem.line, column: problem.column)]
    }
}

extension SARIFLog.Location {
    fileprivate init(_ finding: Finding) {
        let hasPlace = finding.line > 0
        self.init(
            file: finding.file,
            line: hasPlace ? finding.line : nil,
            column: hasPlace && finding.column > 0 ? finding.column : nil
        )
        if !finding.key.isEmpty {
            let (name, full) = (VisibleText.of(finding.key), VisibleText.of(finding.name))
            logicalLocations = [LogicalLocation(name: name, fullyQualifiedName: full)]
        }
    }

    fileprivate init(file: String, line: Int?, column: Int?) {
        physicalLocation = PhysicalLocation(
            artifactLocation: ArtifactLocation(uri: SARIFLog.uri(file)),
            region: line.map { Region(startLine: $0, startColumn: column) }
        )
    }
}

extension SARIFLog {
    /// A plain text message as SARIF 3.11.5 and 3.11.6 want it: braces are doubled, because they enclose placeholders,
    /// and nothing looks like a link. What hides or turns text is made visible.
    fileprivate static func message(_ text: String) -> String {
        VisibleText.of(text).replacing("{", with: "{{").replacing("}", with: "}}").replacing("](", with: "] (")
    }

    /// A path as a reference of RFC 3986, relative if the path is.
    fileprivate static func uri(_ path: String) -> String {
        var escaped = path.hasPrefix("/") ? "file://" : ""
        for byte in path.utf8 {
            let scalar = Unicode.Scalar(byte)
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "/", "-", ".", "_", "~", "!", "$", "&", "'", "(", ")", "*", "+", ",",
                ";", "=", "@":
                escaped.unicodeScalars.append(scalar)
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                escaped += "%" + (digits.count < 2 ? "0" : "") + digits
            }
        }
        return escaped
    }
}
