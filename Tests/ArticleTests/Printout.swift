import Foundation
import Synchronization
import Testing

/// What samples print.
final class Printout: Sendable {
    @TaskLocal static var current: Printout?

    private let lines = Mutex<[(text: String, line: Int)]>([])

    func add(_ text: String, line: Int) { lines.withLock { $0.append((text, line)) } }

    /// What was printed and is not in the comment of its line in a file: `// 40` or `// 40: the width`.
    func unsaid(in code: [String]) -> String {
        lines.withLock { $0 }.filter { printed in
            let comment = code[printed.line - 1].components(separatedBy: "// ").dropFirst().joined(separator: "// ")
            return comment != printed.text && !comment.hasPrefix("\(printed.text): ")
        }
        .map(\.text).joined(separator: "\n")
    }

    /// The lines of the sample that begins in a line and that say what they print, but printed nothing.
    func silentLines(in code: [String], from first: Int) -> [String] {
        let printed = lines.withLock { Set($0.map(\.line)) }
        let indent = code[first - 1].prefix { $0 == " " }
        let end = code[first...].firstIndex { $0 == indent + "}" } ?? code.count
        return (first..<end).filter { index in
            code[index].contains("print(") && code[index].contains(")  // ") && !printed.contains(index + 1)
        }
        .map { code[$0] }
    }
}

/// Prints for samples: into the printout of the running test.
func print(_ items: Any..., line: Int = #line) {
    Printout.current?.add(items.map { "\($0)" }.joined(separator: " "), line: line)
}

/// Runs samples, and expects what they print to be what the article says: each line in its comment, or all others
/// together in a block of output; and each line that says what it prints, to print it.
@MainActor
func sample(
    _ file: String = #filePath,
    line: Int = #line,
    _ body: @MainActor () async throws -> Void
) async throws {
    let article = try #require(Article.article(ofTests: file))
    let printout = Printout()
    try await Printout.$current.withValue(printout) { try await body() }
    let unsaid = printout.unsaid(in: article.tests)
    if !unsaid.isEmpty { #expect(article.outputs.contains(unsaid), "printed, and not said in \(article.path)") }
    #expect(printout.silentLines(in: article.tests, from: line).isEmpty)
}
