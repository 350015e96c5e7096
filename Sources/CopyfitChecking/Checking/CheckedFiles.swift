import CopyfitTranslations
import Foundation

/// The translation files at some paths, read on all processors.
struct CheckedFiles: Sendable {
    var files: [CheckedFile] = []
    var problems: [CheckProblem] = []

    /// Reads the files that are at the paths or below them, each once.
    init(at paths: [String], _ selection: TextSelection) throws(CheckError) {
        var found: [(path: String, format: TranslationFormat)] = []
        var seen: Set<String> = []
        for path in paths {
            guard FileManager.default.fileExists(atPath: path) else { throw .noSuchPath(path) }
            let files = TranslationFiles.found(at: path)
            if files.isEmpty, !Self.isFolder(path) {
                problems.append(CheckProblem(path, TranslationFileError.unknownFormat(path: path).description))
            }
            for file in files.map(\.withoutDot) where seen.insert(file.path).inserted { found.append(file) }
        }
        take(found, selection)
        let references = ReferencedTexts(files)
        for index in files.indices { references.fill(&files[index]) }
    }

    private mutating func take(_ found: [(path: String, format: TranslationFormat)], _ selection: TextSelection) {
        let read = ConcurrentWork.map(found.count, worker: {}) { _, index in
            Result { () throws(TranslationFileError) in
                CheckedFile(try TranslationFile(path: found[index].path, format: found[index].format))
            }
        }
        for (file, result) in zip(found, read) {
            switch result {
            case .success(let file):
                guard selection.includes(file: file.path, table: file.table) else { continue }
                files.append(file)
                problems += file.problems.map { CheckProblem(file.path, $0) }
            case .failure(let error): problems.append(CheckProblem(file.path, error.description))
            }
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil
    }
}

extension FoundTranslationFile {
    /// The same without `./` in front, which people do not write.
    fileprivate var withoutDot: (path: String, format: TranslationFormat) {
        (path.hasPrefix("./") ? String(path.dropFirst(2)) : path, format)
    }
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
