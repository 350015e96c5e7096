import Copyfit
import CopyfitViews
import Foundation

/// Lays hosts out at the widths of an audit, in one setting, and notes where what is wrong.
struct AuditSweep {
    private let audit: Audit
    private let widths: AuditWidths
    private let setting: AuditSetting
    private let makeHost: () -> AuditedHost

    private(set) var layoutCount = 0
    private var records = FaultRecords()
    private var heights = HeightLeaps()

    init(_ audit: Audit, _ widths: AuditWidths, _ setting: AuditSetting, making host: @escaping () -> AuditedHost) {
        (self.audit, self.widths, self.setting, makeHost) = (audit, widths, setting, host)
    }

    /// The findings, those of smaller widths first, then in the order of drawing.
    var findings: [AuditFinding] { records.findings(widths, setting) }

    /// One host at all widths, unless a state follows from the layout; then a new one at each.
    mutating func run() {
        if !sweep() { layOutAnew() }
        noteLeaps()
    }

    /// A new host at each width.
    private mutating func layOutAnew() {
        (records, heights) = (FaultRecords(), HeightLeaps())
        for index in 0..<widths.count {
            let host = makeHost()
            let update = layOut(host, index)
            note(host, index)
            noteStates(update, index)
        }
    }

    /// Whether no width left anything for the next one.
    private mutating func sweep() -> Bool {
        let host = makeHost()
        var hasActions = false
        var index = 0
        while index < widths.count {
            let update = layOut(host, index)
            if update.stateCommits > 0 || !Self.stateLoops(in: update).isEmpty { return false }
            hasActions = hasActions || update.actionsRun > 0
            note(host, index)
            index += 1
            // Actions may follow where the view is in the host.
            if !hasActions { noteKept(host, &index) }
        }
        return true
    }

    private func size(_ index: Int) -> ProposedViewSize {
        ProposedViewSize(width: widths[index], height: audit.height.map { CGFloat($0) })
    }

    private mutating func layOut(_ host: AuditedHost, _ index: Int) -> UpdateReport {
        layoutCount += 1
        host.host.size = size(index)
        return host.host.updateUnchecked()
    }

    // MARK: Noting

    private mutating func note(_ host: AuditedHost, _ index: Int) {
        heights.append(host.host.contentFrame?.height ?? 0)
        let search = search(host.host.shownContents(ContentRole.init), index, moved: host.offset)
        var new: [(key: FaultRecords.Key, description: FaultDescription)] = []
        for fault in search.faults {
            let contents = [fault.content, fault.other].compactMap(\.self).map { search.contents[$0] }
            let key = FaultRecords.Key(rule: fault.rule, places: contents.compactMap(host.host.path))
            if records.contains(key) {
                records.add(key, at: index)
            } else if !new.contains(where: { $0.key == key }) {
                new.append((key, FaultDescription(fault, contents, key.places, host)))
            }
        }
        for (key, description) in new {
            // An explanation takes about forty layouts.
            let isExplained = records.count < AuditReport.explainedCount
            records.begin(key, at: index, isExplained ? description.explained(by: host) : description)
        }
    }

    /// Notes the next widths for which the layout of this one holds, moved. Stops where something new is wrong.
    private mutating func noteKept(_ host: AuditedHost, _ index: inout Int) {
        let inner = host.host
        guard index < widths.count, inner.keepsLayout(in: size(index)), let width = inner.size.width else { return }
        let (contents, offset) = (inner.shownContents(ContentRole.init), host.offset)
        let paths = contents.map { inner.path(of: $0) }
        while index < widths.count, inner.keepsLayout(in: size(index)) {
            let moved = host.isDocument ? offset.width : (widths[index] - width) / 2
            let search = search(contents, index, moved: CGSize(width: moved, height: offset.height))
            let keys = search.faults.map { fault in
                FaultRecords.Key(
                    rule: fault.rule,
                    places: [fault.content, fault.other].compactMap(\.self).compactMap { paths[$0] }
                )
            }
            guard keys.allSatisfy(records.contains) else { return }
            for key in keys { records.add(key, at: index) }
            heights.append(inner.contentFrame?.height ?? 0)
            index += 1
        }
    }

    private mutating func noteLeaps() {
        guard audit.rules.contains(.leap), audit.height == nil else { return }
        let key = FaultRecords.Key(rule: .leap, places: [])
        for index in heights.indices {
            if records.contains(key) {
                records.add(key, at: index)
            } else {
                records.begin(key, at: index, FaultDescription(ofAll: heights.message(at: index, widths)))
            }
        }
    }

    private func search(_ contents: [ShownContent], _ index: Int, moved: CGSize) -> FaultSearch {
        var screen = Bounds.endless
        screen.x = 0...widths[index]
        if let height = audit.height { screen.y = 0...CGFloat(height) }
        var rules = audit.rules
        if audit.options.platform != .iOS { rules.remove(.touchTarget) }
        return FaultSearch(contents: contents, rules: rules, offset: moved, screen: screen)
    }

    private static func stateLoops(in update: UpdateReport) -> [Diagnostic] {
        let codes: Set<Diagnostic.Code> = [.oscillation, .divergence, .noConvergence, .pinnedToZero]
        return update.diagnostics.filter { codes.contains($0.code) }
    }

    private mutating func noteStates(_ update: UpdateReport, _ index: Int) {
        guard audit.rules.contains(.stateLoop) else { return }
        for diagnostic in Self.stateLoops(in: update) {
            let key = FaultRecords.Key(
                rule: .stateLoop,
                places: diagnostic.places.compactMap(\.path),
                code: diagnostic.code.rawValue
            )
            if records.contains(key) {
                records.add(key, at: index)
            } else {
                records.begin(key, at: index, FaultDescription(diagnostic))
            }
        }
    }
}

extension AuditedHost {
    /// How far everything is moved to begin at the corner, if it does.
    fileprivate var offset: CGSize {
        guard isDocument, let frame = host.contentFrame else { return .zero }
        return CGSize(width: -frame.minX, height: -frame.minY)
    }
}
