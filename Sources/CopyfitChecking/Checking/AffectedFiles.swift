import CopyfitTranslations

/// The changes, for a check of changes only.
package struct ChangedContent: Sendable {
    /// The files that are looked at, as absolute paths without links.
    let files: Set<String>
    /// The bytes that one of them had before; nil if it is new. Where texts that others are translated from are not as
    /// they were, their translations are looked at as well.
    let earlier: @Sendable (_ path: String) -> [UInt8]?

    package init(files: Set<String>, earlier: @escaping @Sendable (_ path: String) -> [UInt8]? = { _ in nil }) {
        (self.files, self.earlier) = (files, earlier)
    }
}

/// The files that a change affects: those that changed, and of others the translations of sources that changed, and the
/// texts that refer to texts that changed. Of a file that was there before, only what differs is looked at: a translation
/// service writes all files again.
struct AffectedFiles {
    private(set) var files: [CheckedFile]

    /// - Parameters:
    ///   - files: The files that changed, and those that they are compared with.
    ///   - found: All files at the paths.
    init(_ files: [CheckedFile], _ found: [FoundTranslationFile], _ rules: CheckRules, _ only: ChangedContent) {
        // The source may be in a file that names no language
        self.files = UnnamedLanguages(files, sourceLanguage: rules.sourceLanguage).named(files)
        let sources = ChangedSources(self.files, rules) { only.earlier(PathIdentity.of($0)) }.keys
        let others = translations(of: sources, found, rules)
        var references = ChangedReferences(self.files + others, only)
        self.files += others
        let referring = references.keys(in: self.files)
        for index in self.files.indices {
            let file = self.files[index]
            let affected = (sources[file.family] ?? []).union(referring[index] ?? [])
            if !file.isComparedOnly {
                self.files[index].onlyKeys = Self.changedKeys(of: file, only)?.union(affected)
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

    /// The keys of a file whose texts are not as they were; nil if the file is new.
    private static func changedKeys(of file: CheckedFile, _ only: ChangedContent) -> Set<MessageKey>? {
        only.earlier(PathIdentity.of(file.path)).map { bytes in
            let before = TranslationFile(bytes, path: file.path, format: file.format)
            return ChangedTexts.keys(from: before.translations, to: file.translations)
        }
    }
}
