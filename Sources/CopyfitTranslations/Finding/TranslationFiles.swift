import Foundation

/// A translation file that was found in a folder.
public struct FoundTranslationFile: Hashable, Sendable {
    /// The path, below the one that was searched.
    public let path: String
    /// Its format.
    public let format: TranslationFormat
    /// The language that the path names; nil if it names none, as where one file has all languages.
    public let locale: TranslationLocale?
}

/// Finds translation files.
public enum TranslationFiles {
    /// The folders that hold what others wrote or a build made.
    static let skippedFolders: Set<String> = [
        "node_modules", "Pods", "Carthage", "DerivedData", "SourcePackages", "build", "bower_components", "venv",
        "__pycache__",
    ]

    /// The translation files at a path, which may be a file or a folder, in the order of their paths' bytes. Folders
    /// whose names begin with a dot or that hold the work of others (`node_modules`, `Pods`, `build` …) are skipped;
    /// symbolic links are not followed.
    ///
    /// - Complexity: O(n log n) in the number of files; of files whose name leaves the format open the first 4,096
    /// bytes are read.
    public static func found(at path: String) -> [FoundTranslationFile] {
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        let isFolder = (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil
        guard isFolder else { return file(path).map { [$0] } ?? [] }
        var found: [FoundTranslationFile] = []
        var folders = [path]
        while let folder = folders.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names where !name.hasPrefix(".") && !skippedFolders.contains(name) {
                let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
                switch kind(of: path) {
                case .typeDirectory: folders.append(path)
                case .typeRegular:
                    if let file = file(path), file.format.isLikely(path: path) { found.append(file) }
                default: break
                }
            }
        }
        return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    private static func kind(of path: String) -> FileAttributeType? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType
    }

    private static func file(_ path: String) -> FoundTranslationFile? {
        let content = TranslationFormat.needsContent(path) ? beginning(of: path) : []
        guard let format = TranslationFormat(path: path, content: content) else { return nil }
        return FoundTranslationFile(path: path, format: format, locale: TranslationLocale(path: path, format: format))
    }

    private static func beginning(of path: String) -> [UInt8] {
        guard let file = FileHandle(forReadingAtPath: path) else { return [] }
        defer { try? file.close() }
        return (try? file.read(upToCount: 4096)).map { [UInt8]($0) } ?? []
    }
}
