import Foundation

/// The recorded files beside a test's file that no test can ask for any more: their test's file is gone, or has no function
/// with the name with which they begin.
///
/// ```swift
/// #expect(staleSnapshots().isEmpty)
/// ```
///
/// - Parameter filePath: A file of the folder; by default the caller's.
/// - Returns: The paths below the folder of the tests, in alphabetical order.
public func staleSnapshots(beside filePath: String = #filePath) -> [String] {
    let tests = URL(filePath: filePath).deletingLastPathComponent()
    let root = tests.appending(path: SnapshotPlace.folderName)
    return names(in: root).flatMap { title -> [String] in
        let source = try? String(contentsOf: tests.appending(path: title + ".swift"), encoding: .utf8)
        let functions = source.map(functions) ?? []
        return names(in: root.appending(path: title))
            .filter { name in !functions.contains { name.hasPrefix($0 + ".") } }
            .map { [SnapshotPlace.folderName, title, $0].joined(separator: "/") }
    }
}

private func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
}

/// The functions of a Swift file by the names that their snapshots have.
private func functions(in source: String) -> [String] {
    source.matches(of: /func\s+(`[^`\n]+`|[\p{L}\p{N}_]+)/).map { SnapshotPlace.plain(String($0.output.1)) }
}
