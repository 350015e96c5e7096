/// What is wrong with rules and exemptions themselves, and what they take away.
struct RuleFindings {
    private let context: CheckContext
    private let tables: [String: String]
    private var exempted: [Int: ExemptFindings] = [:]

    init(_ files: CheckedFiles, _ context: CheckContext) {
        self.context = context
        tables = Dictionary(files.all.map { ($0.path, $0.table) }) { first, _ in first }
    }

    /// The findings without those that are exempt; one about many texts, without the exempt ones.
    mutating func withoutExempt(_ findings: [Finding]) -> [Finding] {
        if context.rules.exemptions.isEmpty { return findings }
        return findings.compactMap { $0.keeping { keeps($0) } }
    }

    private mutating func keeps(_ finding: Finding) -> Bool {
        let exemptions = context.rules.exemptions
        guard let index = exemptions.indices.first(where: { covers(exemptions[$0], finding) }) else { return true }
        exempted[index, default: ExemptFindings()].add(finding)
        return isOver(exemptions[index])
    }

    /// What the exemptions that hold took away.
    var checkedExemptions: [CheckedExemption] {
        exempted.keys.sorted().filter { !isOver(context.rules.exemptions[$0]) }.compactMap { index in
            let exemption = context.rules.exemptions[index]
            return exempted[index].map { found in
                CheckedExemption(
                    reason: exemption.reason,
                    file: exemption.origin?.file,
                    line: exemption.origin?.line,
                    texts: found.textCount,
                    findings: found.count
                )
            }
        }
    }

    /// Rules and exemptions that match nothing, exemptions that are over, and old spellings.
    func findings(matchedRules: Set<Int>) -> [Finding] {
        var found = context.rules.notes.map { finding(.oldSpelling, $0.origin, rule: nil, $0.message) }
        for (index, rule) in context.rules.rules.enumerated() where !matchedRules.contains(index) {
            guard let origin = rule.origin else { continue }
            found.append(finding(.unusedRule, origin, rule: rule.name, "No text matches the rule “\(rule.name)”."))
        }
        for (index, exemption) in context.rules.exemptions.enumerated() {
            guard let origin = exemption.origin else { continue }
            if isOver(exemption), let until = exemption.until {
                let message = "The exemption (\(exemption.reason)) ended on \(until): fix the texts, or extend it."
                found.append(finding(.expiredExemption, origin, rule: nil, message))
            } else if exempted[index] == nil {
                let message = "The exemption (\(exemption.reason)) has no effect: remove it."
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

/// Findings that are not reported, and the texts that they are about.
private struct ExemptFindings {
    private(set) var count = 0
    private var texts: Set<[String]> = []

    var textCount: Int { texts.count }

    mutating func add(_ finding: Finding) {
        count += 1
        let text = [
            finding.file, "\(finding.line):\(finding.column)", finding.key, finding.context ?? "", finding.locale,
        ]
        texts.insert(text + finding.variant)
    }
}
