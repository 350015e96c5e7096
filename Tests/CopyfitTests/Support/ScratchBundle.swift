import Foundation
import Testing

/// A bundle in a folder of its own, which is removed with it.
final class ScratchBundle {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "bundle-\(UUID().uuidString)")
    let bundle: Bundle

    init(_ files: [String: String] = [:]) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        bundle = try #require(Bundle(path: folder.path))
        for (path, content) in files { try add(path, Data(content.utf8)) }
    }

    deinit { try? remove() }

    func remove() throws { try FileManager.default.removeItem(at: folder) }

    func add(_ path: String, _ content: Data) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.write(to: file)
    }

    /// Adds a set to the catalogue, or a group, with its description and files.
    func addAsset(_ set: String, _ description: String, files: [String: Data] = [:]) throws {
        let folder = "Assets.xcassets/\(set)/"
        try add(folder + "Contents.json", Data(description.utf8))
        for (name, data) in files { try add(folder + name, data) }
    }
}
