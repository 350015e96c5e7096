import CopyfitTranslations
import Foundation

/// The translation files at some paths, read on all processors.
package struct CheckedFiles: Sendable {
    package private(set) var files: [CheckedFile] = []
    package private(set) var problems: [CheckProblem] = []
    /// The texts that others refer to.
    private(set) var references: ReferencedTexts

    /// Reads the files that are at the paths or below them, each once.
    ///
    /// - Parameter only: The files that are looked at, as absolute paths without links; nil: all.
    package init(at paths: [String], _ rules: CheckRules = CheckRules(), _ only: Set<String>? = nil) throws(CheckError)
    {
        references = ReferencedTexts([])
        var found: [FoundTranslationFile] = []
        var seen: Set<String> = []
        for path in paths {
            guard FileManager.default.fileExists(atPath: path) else { throw .noSuchPath(path) }
            let search = TranslationSearch(at: path)
            problems += search.unsearched.map { CheckProblem($0.path.withoutDot, $0.message) }
            if search.files.isEmpty, !search.isOfFolder {
                problems.append(CheckProblem(path, TranslationFileError.unknownFormat(path: path).description))
            }
            found += search.files.filter { seen.insert($0.path.withoutDot).inserted }
        }
        take(found, rules, only)
        references = ReferencedTexts(files)
        for index in files.indices { references.fill(&files[index]) }
    }

    private mutating func take(_ found: [FoundTranslationFile], _ rules: CheckRules, _ only: Set<String>?) {
        let isLookedAt = found.map { only?.contains(PathIdentity.of($0.path)) ?? true }
        let needed = found.indices.filter { index in
            isLookedAt[index] || found[index].mayBeCompared(sourceLanguage: rules.sourceLanguage)
        }
        let read = ConcurrentWork.map(needed.count, worker: {}) { _, index in
            Result { () throws(TranslationFileError) in
                let file = found[needed[index]]
                return CheckedFile(try TranslationFile(path: file.path.withoutDot, format: file.format))
            }
        }
        for (index, result) in zip(needed, read) {
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

    /// Gives the texts of files that name no language the source language.
    mutating func nameLanguages(_ sourceLanguage: String?) {
        let languages = UnnamedLanguages(files, sourceLanguage: sourceLanguage)
        for index in files.indices { languages.name(&files[index]) }
        references = ReferencedTexts(files)
    }

    /// Adds files whose texts were made.
    mutating func add(_ made: [CheckedFile]) { files += made }

    /// Forgets the files that are not looked at themselves.
    mutating func leaveOutComparedOnly() { files.removeAll(where: \.isComparedOnly) }
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

extension String {
    /// A path without `./` in front.
    fileprivate var withoutDot: String { hasPrefix("./") ? String(dropFirst(2)) : self }
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
