import Foundation
import Testing

/// A document, or the doc comments of a module, with samples of code and what they print.
struct Article: Sendable, CustomTestStringConvertible {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    /// The articles of the catalogues, README, and the page of the library.
    static let all: [Article] = {
        let modules =
            (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Sources").path())) ?? []
        let catalogues = modules.map { "Sources/\($0)/\($0).docc" }
        let pages = catalogues.flatMap { catalogue in
            let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: catalogue).path())
            return (names ?? []).filter { $0.hasSuffix(".md") }.map { "\(catalogue)/\($0)" }
        }
        return (["README.md", "Documentation/Library.md"] + pages.sorted()).map { Article(path: $0) }
            + modules.sorted().map { Article(module: $0) }
    }()

    /// Relative to the repository.
    let path: String
    private let blocks: [(language: String, lines: [String])]

    private let testFile: String

    init(path: String) {
        self.path = path
        let name = path.split(separator: "/").last!.dropLast(3)
        testFile = (name == "README" ? "Readme" : name) + "Tests.swift"
        blocks = Self.blocks(of: Self.lines(of: path))
    }

    /// The doc comments of a module.
    init(module: String) {
        path = "Sources/\(module)"
        testFile = "\(module)CommentsTests.swift"
        let files = FileManager.default.subpaths(atPath: Self.root.appending(path: path).path()) ?? []
        blocks = files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { [path] file in
            Self.blocks(of: Self.lines(of: "\(path)/\(file)").compactMap(Self.comment))
        }
    }

    var testDescription: String { path }

    /// The article that a file of tests is about: `TestingAViewTests.swift` for `TestingAView.md`.
    static func article(ofTests file: String) -> Article? {
        all.first { URL(filePath: file).lastPathComponent == $0.testFile }
    }

    /// The Swift code, without what belongs into `Package.swift`.
    var samples: [[String]] {
        blocks.filter { $0.language == "swift" && $0.lines.first != "// Package.swift" }.map(\.lines)
    }

    /// What the samples print in several lines.
    var outputs: [String] { blocks.filter { $0.language == "" }.map { $0.lines.joined(separator: "\n") } }

    /// The code of the tests that have the samples; empty if there is none.
    var tests: [String] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: testFile)
        return ((try? String(contentsOf: file, encoding: .utf8)) ?? "").components(separatedBy: "\n")
    }

    private static func lines(of path: String) -> [String] {
        ((try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? "").components(separatedBy: "\n")
    }

    /// What a line of a doc comment says; nil for any other line.
    private static func comment(in line: String) -> String? {
        let line = line.drop { $0 == " " }
        return line.hasPrefix("/// ") ? String(line.dropFirst(4)) : line == "///" ? "" : nil
    }

    private static func blocks(of lines: [String]) -> [(language: String, lines: [String])] {
        var blocks: [(language: String, lines: [String])] = []
        var isInside = false
        for line in lines {
            if line.hasPrefix("```") {
                if !isInside { blocks.append((String(line.dropFirst(3)), [])) }
                isInside.toggle()
            } else if isInside {
                blocks[blocks.count - 1].lines.append(line)
            }
        }
        return blocks
    }
}
