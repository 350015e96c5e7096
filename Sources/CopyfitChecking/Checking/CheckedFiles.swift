import CopyfitFonts
import CopyfitTranslations
import Foundation

/// What changed, for a check that looks only at that.
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

/// The translation files at some paths, read on all processors.
package struct CheckedFiles: Sendable {
    package private(set) var files: [CheckedFile] = []
    package private(set) var problems: [CheckProblem] = []
    /// Links that were not followed.
    let leavingLinks: [String]
    /// The texts that others refer to.
    private(set) var references = ReferencedTexts([])

    /// Reads the files that are at the paths or below them, each once.
    ///
    /// - Parameters:
    ///   - only: What is looked at; nil: all.
    ///   - followsLinks: Whether links are followed that lead out of the paths.
    package init(
        at paths: [String],
        _ rules: CheckRules = CheckRules(),
        _ only: ChangedContent? = nil,
        followsLinks: Bool = true
    ) throws(CheckError) {
        let found = try SearchedPaths(paths, followsLinks: followsLinks)
        problems = found.problems
        leavingLinks = found.leavingLinks
        take(found.files, rules, only?.files)
        let templates = TemplateFamilies(files)
        for index in files.indices where files[index].isTemplate {
            if let family = templates.family(of: files[index]) { files[index].join(family) }
        }
        if let only {
            takeTranslationsOfChanged(found.files, rules, only)
            takeTextsThatRefer(to: only)
        }
        references = ReferencedTexts(files)
        for index in files.indices { references.fill(&files[index]) }
    }

    private mutating func take(_ found: [FoundTranslationFile], _ rules: CheckRules, _ only: Set<String>?) {
        let isLookedAt = found.map { only?.contains(PathIdentity.of($0.path)) ?? true }
        let parents = Set(found.indices.filter { isLookedAt[$0] }.compactMap { found[$0].locale?.parent })
        // The widest text of a key may be in any language
        let needsAll = rules.pseudoLocales.contains(.widest)
        let needed = found.indices.filter { index in
            isLookedAt[index] || needsAll || found[index].mayBeCompared(sourceLanguage: rules.sourceLanguage)
                || found[index].locale.map { parents.contains($0.tag) } ?? false
        }
        for (index, result) in zip(needed, Self.read(needed.map { found[$0] })) {
            switch result {
            case .success(var file):
                guard rules.selection.includes(file: file.path, table: file.table) else { continue }
                file.isComparedOnly = !isLookedAt[index]
                files.append(file)
                if isLookedAt[index] { problems += file.problems.map { CheckProblem(file.path, $0) } }
            case .failure(let error):
                if isLookedAt[index] { problems.append(CheckProblem(found[index].path.withoutDot, error.description)) }
            }
        }
    }

    /// Reads files on all processors. Those that cannot be read are tried again one by one, because fewer may be open at
    /// a time than there are processors.
    private static func read(_ found: [FoundTranslationFile]) -> [Result<CheckedFile, TranslationFileError>] {
        let read = WorkerThreads.map(found.count, worker: {}) { _, index in CheckedFile.read(found[index]) }
        return zip(found, read).map { file, result in
            if case .failure = result { CheckedFile.read(file) } else { result }
        }
    }

    /// Adds the translations of source texts that changed. Other texts of their files are not looked at.
    private mutating func takeTranslationsOfChanged(
        _ found: [FoundTranslationFile],
        _ rules: CheckRules,
        _ only: ChangedContent
    ) {
        // The source may be in a file that names no language
        nameLanguages(rules.sourceLanguage)
        let changed = ChangedSources(files, sourceLanguage: rules.sourceLanguage) {
            only.earlier(PathIdentity.of($0))
        }.keys
        if changed.isEmpty { return }
        let known = Set(files.map(\.path))
        let others = found.filter { !known.contains($0.path.withoutDot) }
        for var file in Self.read(others).compactMap({ try? $0.get() }) where changed[file.family] != nil {
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

    /// Looks at the texts that refer to texts that changed.
    private mutating func takeTextsThatRefer(to only: ChangedContent) {
        var changed = ChangedReferences(files, only)
        for (index, keys) in changed.keys(in: files) {
            files[index].isComparedOnly = false
            files[index].onlyKeys = (files[index].onlyKeys ?? []).union(keys)
        }
    }

    /// Gives the texts of files that name no language the source language.
    mutating func nameLanguages(_ sourceLanguage: String?) {
        let languages = UnnamedLanguages(files, sourceLanguage: sourceLanguage)
        for index in files.indices { languages.name(&files[index]) }
        references = ReferencedTexts(files)
    }

    /// Adds files whose texts were made.
    mutating func add(_ made: [CheckedFile]) { files += made }

    /// Forgets the texts of keys that are not meant, so that a few keys of large files take little time.
    mutating func leaveOutOtherKeys(_ selection: TextSelection) {
        if selection.keys.isEmpty, selection.exceptKeys.isEmpty { return }
        for index in files.indices { files[index].keepOnlyKeys(of: selection) }
    }

    /// Forgets the files that are not looked at themselves.
    mutating func leaveOutComparedOnly() { files.removeAll(where: \.isComparedOnly) }
}

extension CheckedFile {
    fileprivate static func read(_ file: FoundTranslationFile) -> Result<CheckedFile, TranslationFileError> {
        Result { () throws(TranslationFileError) in
            CheckedFile(try TranslationFile(path: file.path.withoutDot, format: file.format))
        }
    }
}

extension FoundTranslationFile {
    /// Whether texts of other files may be compared with those of this one: it may be in the source language, or its
    /// format compares all languages, or takes texts from other files.
    fileprivate func mayBeCompared(sourceLanguage: String?) -> Bool {
        guard let locale, locale.tag != "und", format != .fluent else { return true }
        if PlaceholderComparison.formatsWithSource.contains(format) { return true }
        let source = (sourceLanguage ?? "en").lowercased()
        return locale.tag.lowercased().prefix { $0 != "-" } == source.prefix { $0 != "-" }
    }
}

extension TranslationLocale {
    /// The tag of the language of which this one is a regional form, whose texts it takes where it has none; nil if it is
    /// none.
    var parent: String? { tag.firstIndex(of: "-").map { String(tag[..<$0]) } }
}

extension CheckProblem {
    /// About a whole file.
    init(_ file: String, _ message: String) {
        self.init(file: file, line: nil, column: nil, message: message)
    }

    /// About a place in a file.
    init(_ file: String, _ problem: ReadingProblem) {
        self.init(
            file: file,
            line: problem.position.line,
            column: problem.position.column,
            message: problem.message
        )
    }
}
