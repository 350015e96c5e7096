import CopyfitFit
import CopyfitLanguages
import CopyfitTranslations

/// What is wrong with rules and exemptions themselves, and what they take away.
struct RuleFindings {
    private let context: CheckContext
    private let tables: [String: String]
    private let names: FoundNames
    private var exempted: [Int: ExemptFindings] = [:]

    init(_ files: CheckedFiles, _ context: CheckContext) {
        self.context = context
        tables = Dictionary(files.all.map { ($0.path, $0.table) }) { first, _ in first }
        names = FoundNames(files.compared)
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
    func findings(matchedRules: Set<Int>, matchedRooms: Set<String>) -> [Finding] {
        var found = context.rules.notes.map { finding(.oldSpelling, $0.origin, rule: nil, $0.message) }
        for (index, rule) in context.rules.rules.enumerated() where !matchedRules.contains(index) {
            guard let origin = rule.origin else { continue }
            found.append(finding(.unusedRule, origin, rule: rule.name, "No text matches the rule “\(rule.name)”."))
        }
        for (key, rooms) in context.rules.rooms where !matchedRooms.contains(key) {
            guard let origin = rooms.first?.origin else { continue }
            found.append(finding(.unusedRule, origin, rule: "room", "No text has the key “\(key)”, which has a room."))
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
        return (found + unknownNames + unusedSamples).compactMap(\.self)
    }

    /// Names in `source` and `locales` that no language, folder or file has: an error if one has nearly the same.
    private var unknownNames: [Finding?] {
        context.rules.places.map { thing, origin in
            guard case .language(let name) = thing, !names.has(name) else { return nil }
            let nearest = SpellingDistance.nearest(to: name, in: names.all)
            let advice = nearest.map { "did you mean \($0)?" } ?? "correct or remove it."
            let message = "No language, folder or file of the texts is called “\(name)”: \(advice)"
            var finding = finding(.unusedRule, origin, rule: nil, message)
            if nearest != nil, context.rules.severities[.unusedRule] == nil { finding?.severity = .error }
            return finding
        }
    }

    /// Samples and spellings of placeholders that no text has; a sample for a type may wait for one.
    private var unusedSamples: [Finding?] {
        if !names.areKnown { return [] }
        var unused = context.rules.places
        for kind in Placeholder.Kind.allCases { unused[.sample(kind.rawValue)] = nil }
        let spellings = context.rules.placeholders.map { (spelling: $0, syntax: OwnPlaceholders([$0])) }
        for name in names.ofPlaceholders(unused) {
            unused[.sample(name)] = nil
            for (spelling, syntax) in spellings where syntax.isOne(name) { unused[.placeholder(spelling)] = nil }
        }
        return unused.map { thing, origin in
            switch thing {
            case .language: return nil
            case .placeholder(let name):
                return finding(.unusedRule, origin, rule: nil, "No text has the placeholder “\(name)”.")
            case .sample(let name):
                let known = Placeholder.Kind.allCases.map(\.rawValue) + context.rules.placeholders
                let hint =
                    SpellingDistance.nearest(to: name, in: known).map { ": did you mean “\($0)”?" }
                    ?? "; the program's own are declared in “placeholders”."
                return finding(
                    .unusedRule,
                    origin,
                    rule: nil,
                    "No text has a placeholder for the sample “\(name)”\(hint)"
                )
            }
        }
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

/// The names by which languages, folders and files of the texts can be called.
private struct FoundNames {
    private let files: [CheckedFile]
    private let paths: [String]
    private let locales: Set<TranslationLocale>
    private let leftOut: Set<String>

    init(_ compared: ComparedTranslations) {
        files = compared.files
        (paths, leftOut) = (compared.notes.paths, compared.notes.namesOfNoLanguage)
        locales = Set(
            files.flatMap { file in file.locales + [file.emptyLocale, file.sourceLocale].compactMap(\.self) }
        )
    }

    /// Not if only changes are looked at.
    var areKnown: Bool { !paths.isEmpty }

    /// The names by which samples are found, if one of some things is a sample or a spelling of placeholders.
    func ofPlaceholders(_ things: [NamedThing: RuleOrigin]) -> Set<String> {
        let areAsked = things.keys.contains { if case .language = $0 { false } else { true } }
        if !areAsked { return [] }
        var names: Set<String> = []
        for text in files.lazy.flatMap(\.translations) {
            for placeholder in text.placeholders {
                names.formUnion(placeholder.namesOfSamples(placeholder.spelling(in: text.text)))
            }
        }
        return names
    }

    /// Whether a name is one of these, or that is not known.
    func has(_ name: String) -> Bool {
        let tag = LanguageTag(name)?.description
        return paths.isEmpty || leftOut.contains(name) || locales.contains { $0.name == name || $0.tag == tag }
            || paths.contains { LocaleNames([name: "und"]).locale(ofPath: $0) != nil }
    }

    /// In a stable order.
    var all: [String] {
        var names = Set(locales.map(\.name))
        for path in paths {
            let parts = path.split(separator: "/").map(String.init)
            for (index, part) in parts.enumerated() {
                names.formUnion(PathName(part, isFile: index == parts.count - 1).spellings)
            }
        }
        return names.sorted()
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
