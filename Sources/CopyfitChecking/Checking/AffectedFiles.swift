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
/// texts that refer to texts that changed.
struct AffectedFiles {
    private(set) var files: [CheckedFile]

    /// - Parameters:
    ///   - files: The files that changed, and those that they are compared with.
    ///   - found: All files at the paths.
    init(_ files: [CheckedFile], _ found: [FoundTranslationFile], _ rules: CheckRules, _ only: ChangedContent) {
        // The source may be in a file that names no language
        self.files = UnnamedLanguages(files, sourceLanguage: rules.sourceLanguage).named(files)
        takeTranslations(found, rules, only)
        takeTextsThatRefer(to: only)
    }

    /// Adds the translations of source texts that changed. Other texts of their files are not looked at.
    private mutating func takeTranslations(
        _ found: [FoundTranslationFile],
        _ rules: CheckRules,
        _ only: ChangedContent
    ) {
        let changed = ChangedSources(files, rules) {
            only.earlier(PathIdentity.of($0))
        }.keys
        if changed.isEmpty { return }
        let known = Set(files.map(\.path))
        let others = CheckedFile.read(found.filter { !known.contains($0.path.withoutDot) && !$0.isCandidate }, rules)
        for var file in others.compactMap({ try? $0.get() }) where changed[file.family] != nil {
            guard rules.selection.includes(file: file.path, table: file.table) else { continue }
            file.isComparedOnly = true
            files.append(file)
        }
        for index in files.indices where files[index].isComparedOnly {
            guard let keys = changed[files[index].family] else { continue }
            files[index].isComparedOnly = false
            files[index].onlyKeys = keys
        }
    }

    private mutating func takeTextsThatRefer(to only: ChangedContent) {
        var changed = ChangedReferences(files, only)
        for (index, keys) in changed.keys(in: files) {
            files[index].isComparedOnly = false
            files[index].onlyKeys = (files[index].onlyKeys ?? []).union(keys)
        }
    }
}
