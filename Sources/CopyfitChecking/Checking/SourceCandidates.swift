import CopyfitTranslations

/// Files that name no language and are where their translations have one: `templates/a.ftl` beside `de/a.ftl`.
struct SourceCandidates {
    private let rules: CheckRules
    private var languages: [String: Set<String>] = [:]
    private var keys: [String: Set<MessageKey>] = [:]

    /// Names that projects give to what others are translated from.
    private static let tellingNames: Set<String> = [
        "base", "default", "master", "original", "source", "src", "template", "templates",
    ]

    /// - Parameter files: All that were read.
    init(_ files: [CheckedFile], _ rules: CheckRules) {
        self.rules = rules
        for file in files where file.namesLanguage {
            languages[file.family, default: []].formUnion(file.locales.map(\.tag))
            if let locale = file.emptyLocale { languages[file.family, default: []].insert(locale.tag) }
        }
        let shapes = Set(files.lazy.filter { !$0.namesLanguage }.flatMap { FamilyPath.shapes(of: $0.path) })
        for file in files where file.namesLanguage && shapes.contains(file.family) {
            keys[file.family, default: []].formUnion(file.translations.lazy.map(MessageKey.init))
        }
    }

    private struct Choice {
        let index: Int
        let family: String
        let basis: SourceBasis
        let sharedKeys: Int

        /// Whether it is rather the source than another one. Of equal ones the first by its path is.
        func isBetter(than other: Choice) -> Bool {
            if basis.certainty != other.basis.certainty { return basis.certainty > other.basis.certainty }
            return sharedKeys > other.sharedKeys
        }
    }

    /// Files, of which each that is taken for the source of others is one of their family. Of those that were only candidates
    /// the others are left out.
    func joined(_ files: [CheckedFile]) -> [CheckedFile] {
        if languages.isEmpty { return files.filter { !$0.isCandidate } }
        var best: [String: Choice] = [:]
        for (index, file) in files.enumerated() where !file.namesLanguage {
            guard let choice = choice(file, index) else { continue }
            if let other = best[choice.family], !choice.isBetter(than: other) { continue }
            best[choice.family] = choice
        }
        var files = files
        for choice in best.values { files[choice.index].becomeSource(of: choice.family, choice.basis) }
        return files.filter { !$0.isCandidate }
    }

    /// The nearest family whose source a file may be.
    private func choice(_ file: CheckedFile, _ index: Int) -> Choice? {
        if languages[file.path] != nil || PlaceholderComparison.formatsWithSource.contains(file.format) { return nil }
        let parts = file.path.split(separator: "/").map(String.init)
        for (distance, family) in FamilyPath.shapes(of: file.path).enumerated() {
            guard let languages = languages[family] else { continue }
            let name = PathName(parts[parts.count - 1 - distance], isFile: distance == 0)
            let sharedKeys = sharedKeys(file, family)
            guard let basis = basis(file, name, languages, sharedKeys, of: keys[family]?.count ?? 0) else { continue }
            return Choice(index: index, family: family, basis: basis, sharedKeys: sharedKeys)
        }
        return nil
    }

    /// Why a file is a source; nil if it is none. A family that has its source language takes only a file with a telling name,
    /// and none takes a file that lacks most of its keys, unless the rules name it.
    private func basis(
        _ file: CheckedFile,
        _ name: PathName,
        _ languages: Set<String>,
        _ sharedKeys: Int,
        of keyCount: Int
    ) -> SourceBasis? {
        if rules.isSource(path: file.path) { return .stated }
        let source = (rules.sourceLanguage ?? "en").lowercased()
        let isTelling = name.spellings.contains { Self.tellingNames.contains($0.lowercased()) }
        let isNeeded = languages.count > 1 && !languages.contains { $0.lowercased() == source }
        guard isTelling || isNeeded, sharedKeys > 0, sharedKeys * 2 >= keyCount else { return nil }
        return .place(name.spellings[0], isTelling: isTelling)
    }

    private func sharedKeys(_ file: CheckedFile, _ family: String) -> Int {
        let keys = keys[family] ?? []
        return Set(file.translations.lazy.map(MessageKey.init).filter(keys.contains)).count
    }
}
