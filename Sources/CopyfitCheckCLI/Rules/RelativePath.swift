import Foundation

/// Paths as people write them.
enum RelativePath {
    /// A path as messages name it: one below the current folder without that folder; one in a folder that contains it with
    /// `../`; other paths as they are.
    static func shown(_ path: String) -> String {
        let here = URL(filePath: ".").standardizedFileURL.pathComponents.filter { $0 != "/" }
        let there = URL(filePath: path).standardizedFileURL.pathComponents.filter { $0 != "/" }
        let shared = zip(here, there).prefix { $0 == $1 }.count
        guard shared > 0 || here.isEmpty, shared >= there.count - 1 || shared == here.count else { return path }
        let up = Array(repeating: "..", count: here.count - shared)
        return (up + there[shared...]).joined(separator: "/")
    }

    /// A path as a file in a folder writes it: with as many `../` as it takes, absolute if only the root is shared.
    static func of(_ path: String, from folder: String) -> String {
        let here = URL(filePath: folder).standardizedFileURL.pathComponents
        let there = URL(filePath: path).standardizedFileURL.pathComponents
        let shared = zip(here, there).prefix { $0 == $1 }.count
        guard shared > 1 else { return URL(filePath: path).standardizedFileURL.path }
        let up = Array(repeating: "..", count: here.count - shared)
        return (up + there[shared...]).joined(separator: "/")
    }
}
