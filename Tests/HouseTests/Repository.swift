import Foundation

/// The repository that the tests were compiled from, read once.
enum Repository {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    /// The Swift files of the library and the command.
    static let sources = swiftFiles(in: "Sources")
    /// The Swift files of the examples.
    static let examples = swiftFiles(in: "Examples")
    /// The Swift files of the tests.
    static let tests = swiftFiles(in: "Tests")
    /// Those of the package that passes Copyfit off as SwiftUI, and of its tests.
    static let shim = swiftFiles(in: "Shim/Sources") + swiftFiles(in: "Shim/Macros")
    static let shimTests = swiftFiles(in: "Shim/Tests")
    /// The names of all tests, for documents that cite them.
    static let testIndex = TestIndex(tests + shimTests)

    /// The C modules: the folders of `Sources/` that hold a module map or an `include` folder.
    static let cModules = Set(
        folders(in: "Sources").filter { folder in
            ["module.modulemap", "include"].contains { exists("Sources/\(folder)/\($0)") }
        }
    )

    /// The Markdown files of the top folder and of `Documentation/`, and the READMEs of others.
    static let documents: [String] = {
        let names = ["", "Documentation/"].flatMap { folder in
            let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path())
            return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { folder + $0 }
        }
        return names
            + ["Benchmarks", "Examples", "Examples/Scale", "Fonts", "Python", "Shim"].map { "\($0)/README.md" }
    }()

    /// The pages and articles of the catalogues, by their paths.
    static let articles = folders(in: "Sources").flatMap { module in
        let catalogue = "Sources/\(module)/\(module).docc"
        let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: catalogue).path())
        return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(catalogue)/\($0)" }
    }

    static func folders(in folder: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path())
        return (names ?? []).filter { exists("\(folder)/\($0)/.") }.sorted()
    }

    /// The text of a file that is no Swift; empty where there is none.
    static func text(of path: String) -> String {
        (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
    }

    private static func swiftFiles(in folder: String) -> [SourceFile] {
        let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path()) ?? .init()
        return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
            let text = try? String(contentsOf: root.appending(path: "\(folder)/\(path)"), encoding: .utf8)
            return text.map { SourceFile(path: "\(folder)/\(path)", text: $0) }
        }
    }

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path())
    }
}
