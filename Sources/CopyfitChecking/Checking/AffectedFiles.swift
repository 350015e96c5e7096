import CopyfitTranslations

/// The files that a change affects: those that changed, and of others the translations of sources that changed, and the
/// texts that refer to texts that changed. Of a file that was there before, only what differs is looked at: a translation
/// service writes all files again.
struct AffectedFiles {
    private(set) var files: [CheckedFile]

    /// - Parameters:
    ///   - files: The files that changed, and those that they are compared with.
    ///   - found: All files at the paths.
    ///   - removed: Files that are no longer there, as they were.
    init(
        _ files: [CheckedFile],
        _ found: [FoundTranslationFile],
        removed: [CheckedFile],
        _ rules: CheckRules,
        _ only: ChangedContent
    ) {
        // The source may be in a file that names no language
        self.files = UnnamedLanguages(files, sourceLanguage: rules.sourceLanguage).named(files)
        var earlier = EarlierTexts(only, rules)
        let sources = ChangedSources(self.files, removed: removed, rules, &earlier).keys
        let others = translations(of: sources, found, rules)
        var references = ChangedReferences(self.files + others, only.files, &earlier)
        self.files += others
        let referring = references.keys(in: self.files)
        for index in self.files.indices {
            let file = self.files[index]
            let affected = (sources[file.family] ?? []).union(referring[index] ?? [])
            if !file.isComparedOnly {
                // All of a new file
                let changed = earlier.texts(of: file).map { ChangedTexts.keys(from: $0, to: file.translations) }
                self.files[index].onlyKeys = changed?.union(affected)
            } else if !affected.isEmpty {
                self.files[index].isComparedOnly = false
                self.files[index].onlyKeys = affected
            }
        }
    }

    /// The translations of source texts that changed, in files that did not.
    private func translations(
        of changed: [String: Set<MessageKey>],
        _ found: [FoundTranslationFile],
        _ rules: CheckRules
    ) -> [CheckedFile] {
        if changed.isEmpty { return [] }
        let known = Set(files.map(\.path))
        let others = CheckedFile.read(found.filter { !known.contains($0.path.withoutDot) && !$0.isCandidate }, rules)
        return others.compactMap { try? $0.get() }.compactMap { file in
            guard changed[file.family] != nil, rules.selection.includes(file: file.path, table: file.table) else {
                return nil
            }
            var file = file
            file.isComparedOnly = true
            return file
        }
    }
}
