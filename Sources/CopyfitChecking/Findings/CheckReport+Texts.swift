import CopyfitTranslations

extension CheckReport {
    /// What the workers found, as one.
    init(_ checked: [CheckedTexts], _ files: CheckedFiles, _ context: CheckContext) {
        var findings = checked.flatMap(\.findings)
        findings += Self.firsts(checked.map(\.withoutRule))
        var rules = RuleFindings(files, context)
        findings = rules.withoutExempt(findings)
        findings = FontGroups(files, context).grouped(findings)
        findings += Self.unsampled(checked)
        findings += rules.findings(matchedRules: checked.reduce(into: []) { $0.formUnion($1.matchedRules) })
        self.findings = findings.sorted()
        problems = files.problems
        measurements = checked.flatMap(\.measurements).sorted()
        summary = CheckSummary(checked, files, context)
    }

    /// The first finding of each key.
    private static func first<Key>(_ findings: [[Key: Finding]]) -> [Key: Finding] {
        var first: [Key: Finding] = [:]
        for findings in findings { first.merge(findings) { min($0, $1) } }
        return first
    }

    private static func firsts(_ findings: [[[String]: Finding]]) -> [Finding] { Array(first(findings).values) }

    /// One finding for each placeholder without a sample, at its first place.
    private static func unsampled(_ checked: [CheckedTexts]) -> [Finding] {
        first(checked.map(\.unsampled)).map { spelling, finding in
            var finding = finding
            finding.count = checked.reduce(0) { $0 + ($1.unsampledCounts[spelling] ?? 0) }
            return finding
        }
    }
}

extension CheckSummary {
    init(_ checked: [CheckedTexts], _ files: CheckedFiles, _ context: CheckContext) {
        var tags: Set<String> = []
        var keys: Set<[String]> = []
        let own = files.files.filter { $0.pseudo == nil }
        for file in own {
            var last = ""
            for translation in file.translations where context.looksAt(translation) {
                tags.insert(translation.locale.tag)
                texts += 1
                if translation.key != last || keys.isEmpty {
                    keys.insert([file.family, translation.key, translation.context ?? ""])
                    last = translation.key
                }
            }
        }
        self.files = own.count
        locales = tags.subtracting(["und"]).count
        self.keys = keys.count
        checks = checked.reduce(0) { $0 + $1.checks }
        fitting = checked.reduce(0) { $0 + $1.fitting }
    }
}

extension MeasuredTranslation: Comparable {
    /// By file, line, column, key, locale, variant, rule, widths, size.
    public static func < (one: MeasuredTranslation, two: MeasuredTranslation) -> Bool {
        if one.file != two.file { return one.file.utf8.lexicographicallyPrecedes(two.file.utf8) }
        if (one.line, one.column) != (two.line, two.column) { return (one.line, one.column) < (two.line, two.column) }
        if one.key != two.key { return one.key.utf8.lexicographicallyPrecedes(two.key.utf8) }
        if one.locale != two.locale { return one.locale < two.locale }
        if one.variant != two.variant { return one.variant.lexicographicallyPrecedes(two.variant) }
        if one.rule != two.rule { return one.rule < two.rule }
        if one.widths != two.widths { return one.widths?.from ?? 0 < two.widths?.from ?? 0 }
        return one.size < two.size
    }
}
