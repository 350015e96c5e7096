import CopyfitFonts
import CopyfitTranslations

/// First stage of a check: the translation files at some paths, each once, with the texts that others refer to filled in.
package struct ReadTranslations: Sendable {
    package let files: [CheckedFile]
    /// What could not be read, and which links were not followed.
    let notes: ReadingNotes

    package var problems: [CheckProblem] { notes.problems }

    /// Reads the files that are at the paths or below them, on all processors.
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
        let found = try SearchedPaths(paths, followsLinks: followsLinks, names: rules.localeNames)
        let needed = NeededFiles(found.files, rules, only?.files)
        let families = TemplateFamilies(needed.files).joined(needed.files)
        let suffixed = PluralSuffixes(families).removed(from: families)
        let named = EntryNames(suffixed).unified(suffixed)
        let sourced = SourceCandidates(named, rules).joined(named)
        let removed = only?.removedFiles(below: paths, rules.localeNames) ?? []
        let files =
            only.map { AffectedFiles(sourced, found.files, removed: removed, rules, $0).files } ?? sourced
        self.files = ReferencedTexts(files).filled(files)
        notes = ReadingNotes(
            problems: found.problems + needed.problems,
            leavingLinks: found.leavingLinks,
            namesOfNoLanguage: needed.files.reduce(found.namesOfNoLanguage) { $0.union($1.namesOfNoLanguage) },
            removedFiles: removed,
            paths: only == nil ? found.files.map(\.path.withoutDot) + found.leftOut : []
        )
    }
}

/// What could not be read, and what was left out.
struct ReadingNotes: Sendable {
    let problems: [CheckProblem]
    let leavingLinks: [String]
    let namesOfNoLanguage: Set<String>
    /// Files that a change removed, as they were.
    let removedFiles: [CheckedFile]
    /// The paths of all translation files; none if only changes are looked at.
    let paths: [String]
}

/// The files that are looked at, and those that they are compared with.
private struct NeededFiles {
    private(set) var files: [CheckedFile] = []
    private(set) var problems: [CheckProblem] = []

    /// - Parameter only: The places of the files that are looked at; nil: all.
    init(_ found: [FoundTranslationFile], _ rules: CheckRules, _ only: Set<String>?) {
        let isLookedAt = found.map { only?.contains(PathIdentity.of($0.path)) ?? true }
        let parents = Set(found.indices.filter { isLookedAt[$0] }.compactMap { found[$0].locale?.parent })
        // The widest text of a key may be in any language
        let needsAll = rules.pseudoLocales.contains(.widest)
        let needed = found.indices.filter { index in
            isLookedAt[index] || needsAll || found[index].mayBeCompared(rules)
                || found[index].locale.map { parents.contains($0.tag) } ?? false
        }
        for (index, result) in zip(needed, CheckedFile.read(needed.map { found[$0] }, rules)) {
            switch result {
            case .success(var file):
                guard rules.selection.includes(file: file.path, table: file.table) else { continue }
                file.isComparedOnly = !isLookedAt[index]
                file.isCandidate = found[index].isCandidate
                files.append(file)
                if isLookedAt[index] { problems += file.problems.map { CheckProblem(file.path, $0) } }
            case .failure(let error):
                if isLookedAt[index] { problems.append(CheckProblem(found[index].path.withoutDot, error.description)) }
            }
        }
    }
}

extension CheckedFile {
    /// Reads files on all processors. Those that cannot be read are tried again one by one, because fewer may be open at
    /// a time than there are processors.
    static func read(_ found: [FoundTranslationFile], _ rules: CheckRules)
        -> [Result<CheckedFile, TranslationFileError>]
    {
        let (names, own) = (rules.localeNames, OwnPlaceholders(rules.placeholders))
        let read = WorkerThreads.map(found.count, worker: {}) { _, index in Self.read(found[index], names, own) }
        return zip(found, read).map { file, result in
            if case .failure = result { Self.read(file, names, own) } else { result }
        }
    }

    private static func read(_ file: FoundTranslationFile, _ names: LocaleNames, _ own: OwnPlaceholders)
        -> Result<CheckedFile, TranslationFileError>
    {
        Result { () throws(TranslationFileError) in
            CheckedFile(try TranslationFile(path: file.path.withoutDot, format: file.format), names, own)
        }
    }
}

extension FoundTranslationFile {
    /// Whether texts of other files may be compared with those of this one: it may be in the source language, or its
    /// format compares all languages, or takes texts from other files.
    fileprivate func mayBeCompared(_ rules: CheckRules) -> Bool {
        guard let locale, locale.tag != "und", format != .fluent else { return true }
        if PlaceholderComparison.formatsWithSource.contains(format) || rules.isSource(path: path) { return true }
        if rules.isSource(locale) { return true }
        let source = (rules.sourceLanguage ?? "en").lowercased()
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
