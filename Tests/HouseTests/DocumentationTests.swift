import Foundation
import Testing

@Suite("Comments")
struct DocumentationTests {
    @Test("every public declaration has a doc comment, or stands in a run of constants whose first has one")
    func publicDeclarations() {
        let undocumented = Repository.sources.flatMap { file in
            file.codeLines.indices
                .filter { declaresPublicly(file.codeLines[$0]) && !hasDocComment(at: $0, in: file) }
                .map(file.location)
        }
        #expect(undocumented == [])
    }

    @Test("nothing is left to be done later")
    func leftovers() throws {
        let markers = ["TO" + "DO", "FIX" + "ME", "XX" + "X"]
        let found = try (Repository.sources + Repository.tests + documents()).flatMap { file in
            file.lines.indices.filter { markers.contains(where: file.lines[$0].contains) }.map(file.location)
        }
        #expect(found == [])
    }

    /// Leaves out what a comment could only repeat: witnesses of the standard library's protocols, type aliases,
    /// empty initializers, and names with an underscore, which are public for the compiler alone.
    private func declaresPublicly(_ line: String) -> Bool {
        guard line.contains("public ") || line.contains("open ") else { return false }
        let modifiers =
            #/^\s*(?:(?:@[\w.]+(?:\([^)]*\))?|nonisolated|static|final|override|indirect) )*(?:public|open) /#
        let exempt =
            #/\b(?:import|extension|typealias) |\b(?:func|var|let|struct|class|enum|protocol) _|\binit\(\) \{\}/#
        let function = #/\bfunc (?:==|<|hash\(into|index\(after|index\(before)/#
        let property = #/\bvar (?:description|startIndex|endIndex|indices)\b/#
        return line.prefixMatch(of: modifiers) != nil && line.firstMatch(of: exempt) == nil
            && line.firstMatch(of: function) == nil && line.firstMatch(of: property) == nil
    }

    /// Whether a doc comment is the nearest line above but for attributes, conditions of compilation and, above a
    /// constant, other constants.
    private func hasDocComment(at index: Int, in file: SourceFile) -> Bool {
        let isConstant = file.lines[index].contains("public static ")
        let above = file.lines[..<index].reversed().lazy.map { $0.drop { $0 == " " } }
        let nearest = above.first { line in
            !line.hasPrefix("@") && !line.hasPrefix("#if") && !(isConstant && line.contains("public static "))
        }
        return nearest?.hasPrefix("///") ?? false
    }

    private func documents() throws -> [SourceFile] {
        let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path())
        return try names.filter { $0.hasSuffix(".md") }.map { name in
            let text = try String(contentsOf: Repository.root.appending(path: name), encoding: .utf8)
            return SourceFile(path: name, text: text)
        }
    }
}
