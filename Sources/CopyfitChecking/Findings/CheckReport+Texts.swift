import CopyfitTranslations

extension CheckReport {
    /// What the workers found, as one.
    init(_ found: FoundTexts, _ context: CheckContext) {
        let (checked, files) = (found.parts, found.checked)
        var findings = checked.flatMap(\.findings) + RemovedFiles(files.compared, context).findings
        findings += Self.firsts(checked.map(\.withoutRule)) + Self.firsts(checked.map(\.faultsOfLimits))
        findings += Self.first(checked.map(\.remarks)).values
        var rules = RuleFindings(files, context)
        findings = rules.withoutExempt(findings).flatMap(\.reported)
        findings = FontGroups(files, context).grouped(findings)
        findings += Self.unsampled(checked)
        findings += rules.findings(
            matchedRules: checked.reduce(into: []) { $0.formUnion($1.matchedRules) },
            matchedRooms: checked.reduce(into: []) { $0.formUnion($1.matchedRooms) }
        )
        findings += files.compared.notes.unfollowedLinks(context) + SourceFindings(files, context).findings
        self.findings = findings.sorted()
        problems = files.compared.notes.problems.sorted()
        measurements = checked.flatMap(\.measurements).sorted()
        summary = CheckSummary(checked, files, context)
        summary.exemptions = rules.checkedExemptions
    }

    /// The first finding of each key.
    private static func first<Key>(_ findings: [[Key: Finding]]) -> [Key: Finding] {
        var first: [Key: Finding] = [:]
        for findings in findings { first.merge(findings) { min($0, $1) } }
        return first
    }

    private static func firsts(_ findings: [[FamilyKey: Finding]]) -> [Finding] { Array(first(findings).values) }

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
        for file in files.own { texts += file.translations.count { context.looksAt($0, in: file) } }
        checks = checked.reduce(0) { $0 + $1.checks }
        fitting = checked.reduce(0) { $0 + $1.fitting }
        let all = Dictionary(grouping: files.compared.files, by: \.family)
        families = Dictionary(grouping: files.own, by: \.family).map { family, own in
            let source = CheckedSource(family, all[family] ?? [], files.compared.sources)
            return CheckedFamily(family, own, source, context)
        }
        leftOut = files.compared.notes.namesOfNoLanguage.sorted()
        countFamilies()
    }

    /// Brings the families in order, and counts what they have.
    mutating func countFamilies() {
        families.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        files = families.reduce(0) { $0 + $1.files.count }
        locales = Set(families.flatMap(\.languages)).count
        keys = families.reduce(0) { $0 + $1.keys }
    }
}

extension CheckedFamily {
    fileprivate init(_ name: String, _ files: [CheckedFile], _ source: CheckedSource?, _ context: CheckContext) {
        var tags: Set<String> = []
        var keys: Set<MessageKey> = []
        for file in files {
            var last: MessageKey?
            for translation in file.translations where context.looksAt(translation, in: file) {
                tags.insert(translation.locale.tag)
                let key = MessageKey(translation)
                if key == last { continue }
                keys.insert(key)
                last = key
            }
        }
        self.name = name
        self.files = files.map(\.path).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        languages = tags.subtracting(["und"]).sorted()
        self.keys = keys.count
        self.source = source
    }
}

extension CheckedSource {
    /// nil if the files have only one language, or no source.
    fileprivate init?(_ family: String, _ files: [CheckedFile], _ sources: SourceTexts) {
        guard sources.languageCount(of: family) > 1 else { return nil }
        let stated = files.lazy.compactMap(\.sourceLocale).first?.tag
        if files.allSatisfy({ PlaceholderComparison.formatsWithSource.contains($0.format) }) {
            self.init(language: stated ?? "und", files: files.filter(\.isTemplate).map(\.path).sorted(), isGuess: false)
            return
        }
        guard let locale = sources.locale(of: family) else { return nil }
        let paths = files.filter { $0.locales.contains(locale) || $0.emptyLocale == locale }.map(\.path)
        let isGuess = sources.basis(of: family) != .stated
        self.init(language: locale.tag, files: paths.sorted(), isGuess: isGuess)
    }
}

extension CheckProblem: Comparable {
    /// By file, line, column, message.
    public static func < (one: CheckProblem, two: CheckProblem) -> Bool {
        if one.file != two.file { return one.file.utf8.lexicographicallyPrecedes(two.file.utf8) }
        let (place, other) = ((one.line ?? 0, one.column ?? 0), (two.line ?? 0, two.column ?? 0))
        return place == other ? one.message < two.message : place < other
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
