/// What is wrong with rules and exemptions themselves, and what they take away.
struct RuleFindings {
    private let context: CheckContext
    private let tables: [String: String]
    private var usedExemptions: Set<Int> = []

    init(_ files: CheckedFiles, _ context: CheckContext) {
        self.context = context
        tables = Dictionary(files.files.map { ($0.path, $0.table) }) { first, _ in first }
    }

    /// The findings without those that are exempt.
    mutating func withoutExempt(_ findings: [Finding]) -> [Finding] {
        let exemptions = context.rules.exemptions
        if exemptions.isEmpty { return findings }
        return findings.filter { finding in
            let index = exemptions.indices.first { covers(exemptions[$0], finding) }
            if let index { usedExemptions.insert(index) }
            return index == nil || isOver(exemptions[index ?? 0])
        }
    }

    /// Rules and exemptions that match nothing, and exemptions that are over.
    func findings(matchedRules: Set<Int>) -> [Finding] {
        var found: [Finding?] = []
        for (index, rule) in context.rules.rules.enumerated() where !matchedRules.contains(index) {
            guard let origin = rule.origin else { continue }
            found.append(finding(.unusedRule, origin, rule: rule.name, "No text matches the rule “\(rule.name)”."))
        }
        for (index, exemption) in context.rules.exemptions.enumerated() {
            guard let origin = exemption.origin else { continue }
            if isOver(exemption), let until = exemption.until {
                let message = "The exemption (\(exemption.reason)) held until \(until): mend the texts, or prolong it."
                found.append(finding(.expiredExemption, origin, rule: nil, message))
            } else if !usedExemptions.contains(index) {
                let message = "The exemption (\(exemption.reason)) takes nothing away: leave it out."
                found.append(finding(.unusedRule, origin, rule: nil, message))
            }
        }
        return found.compactMap(\.self)
    }

    private func covers(_ exemption: Exemption, _ finding: Finding) -> Bool {
        (exemption.kinds.isEmpty || exemption.kinds.contains(finding.kind))
            && exemption.selection.includes(key: finding.key)
            && exemption.selection.includes(locale: finding.locale, tag: finding.language)
            && exemption.selection.includes(file: finding.file, table: tables[finding.file] ?? "")
    }

    private func isOver(_ exemption: Exemption) -> Bool {
        exemption.until.map { $0 < context.rules.today } ?? false
    }

    private func finding(_ kind: FindingKind, _ origin: RuleOrigin, rule: String?, _ message: String) -> Finding? {
        guard let severity = context.rules.severity(of: kind) else { return nil }
        return Finding(
            kind: kind,
            severity: severity,
            message: message,
            file: origin.file,
            line: origin.line,
            column: origin.column,
            key: "",
            context: nil,
            locale: "",
            language: "und",
            variant: [],
            text: "",
            rule: rule,
            usedFont: nil,
            fit: nil,
            repairs: [],
            count: 1
        )
    }
}
