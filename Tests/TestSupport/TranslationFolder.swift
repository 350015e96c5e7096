import Foundation

/// A folder with files, which is deleted in the end.
public final class TranslationFolder {
    public let path: String

    /// Writes files by their paths in the folder.
    public init(_ files: [String: String]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "translations-\(UUID().uuidString)")
        path = folder.path
        for (name, content) in files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(content.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
