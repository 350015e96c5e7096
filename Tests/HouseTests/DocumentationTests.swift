import Foundation
import Testing

@Suite("Comments")
struct DocumentationTests {
    @Test("every public declaration has a doc comment, but for the witnesses of ==, < and hash(into:)")
    func publicDeclarations() throws {
        let modifiers =
            #/^\s*(?:(?:@[\w.]+(?:\([^)]*\))?|nonisolated|static|final|override|indirect) )*(?:public|open) /#
        let undocumented = #/\b(?:import|extension) |\bfunc (?:==|<|hash\(into)/#
        for file in Repository.sources {
            for (index, line) in file.codeLines.enumerated() where line.contains("public ") || line.contains("open ") {
                guard line.prefixMatch(of: modifiers) != nil, try undocumented.firstMatch(in: line) == nil else {
                    continue
                }
                #expect(hasDocComment(at: index, in: file), "\(file.location(ofLine: index))")
            }
        }
    }

    @Test("nothing is left to be done later")
    func leftovers() throws {
        let markers = ["TO" + "DO", "FIX" + "ME", "XX" + "X"]
        let documents = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path())
            .filter { $0.hasSuffix(".md") }
            .map { name in
                let text = try String(contentsOf: Repository.root.appending(path: name), encoding: .utf8)
                return SourceFile(path: name, text: text)
            }
        for file in Repository.sources + Repository.tests + documents {
            for (index, line) in file.lines.enumerated() {
                #expect(!markers.contains(where: line.contains), "\(file.location(ofLine: index))")
            }
        }
    }

    /// Whether the nearest line above that is neither an attribute nor a condition of compilation is a doc comment.
    private func hasDocComment(at index: Int, in file: SourceFile) -> Bool {
        let above = file.lines[..<index].reversed().lazy.map { $0.drop { $0 == " " } }
        return above.first { !$0.hasPrefix("@") && !$0.hasPrefix("#if") }?.hasPrefix("///") ?? false
    }
}
