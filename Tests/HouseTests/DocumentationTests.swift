import Foundation
import Testing

@Suite("Comments")
struct DocumentationTests {
    @Test("Every public declaration has a doc comment, shares its run's, or is what a protocol requires")
    func publicDeclarations() {
        let undocumented = Repository.sources.flatMap { file in
            Declaration.published(in: file)
                .filter { !isWitness($0) && !hasDocComment($0, in: file) }
                .map { file.location(ofLine: $0.line) }
        }
        #expect(undocumented == [])
    }

    @Test("Every requirement of a public protocol has a doc comment")
    func requirements() {
        let undocumented = (Repository.sources + Repository.shim).flatMap { file in
            Declaration.requirements(in: file, ofPublicOnly: true)
                .filter { !hasDocComment($0, in: file) }
                .map { file.location(ofLine: $0.line) }
        }
        #expect(undocumented == [])
    }

    @Test("Nothing is left to be done later")
    func leftovers() throws {
        let markers = ["TO" + "DO", "FIX" + "ME", "XX" + "X"]
        let found = try (Repository.sources + Repository.tests + documents()).flatMap { file in
            file.lines.indices.filter { markers.contains(where: file.lines[$0].contains) }.map(file.location)
        }
        #expect(found == [])
    }

    /// Names that protocols require, ours and those of the standard library that the sources conform to. Their
    /// comments stand at the requirement.
    private let required = Set(
        Repository.sources.flatMap { Declaration.requirements(in: $0, ofPublicOnly: false) }.map(\.name)
    ).union(["hash", "description", "index", "startIndex", "endIndex", "indices", "zero"])

    private func isWitness(_ declaration: Declaration) -> Bool {
        let isOperator = declaration.name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false
        return isOperator || (declaration.name != "init" && required.contains(declaration.name))
    }

    /// Whether a doc comment is the nearest line above, but for attributes, conditions of compilation and the other
    /// one-line declarations of a run.
    private func hasDocComment(_ declaration: Declaration, in file: SourceFile) -> Bool {
        let above = file.lines[..<declaration.line].reversed().lazy.map { $0.drop { $0 == " " } }
        let passed = ["@", "#if", "public ", "nonisolated public ", "static public "]
        return above.first { line in
            line.hasSuffix("{") || !passed.contains { line.hasPrefix($0) }
        }?.hasPrefix("///") ?? false
    }

    private func documents() throws -> [SourceFile] {
        let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path())
        return try names.filter { $0.hasSuffix(".md") }.map { name in
            let text = try String(contentsOf: Repository.root.appending(path: name), encoding: .utf8)
            return SourceFile(path: name, text: text)
        }
    }
}
