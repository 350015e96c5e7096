import Copyfit
import Foundation

/// A view of the table of sizes, by the lines of code that make it.
@MainActor
struct SizingRow {
    /// The code of the view.
    let code: String
    private let makeView: () -> any View

    init(file: String = #filePath, line: Int = #line, _ view: @escaping () -> any View) {
        code = Self.code(file: file, line: line)
        makeView = view
    }

    /// What is between the braces that begin in a line, in one line.
    private static func code(file: String, line: Int) -> String {
        let source = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        var code = ""
        var depth = 0
        for line in source.components(separatedBy: "\n").dropFirst(line - 1) {
            let words = line.trimmingCharacters(in: .whitespaces)
            let joins = code.isEmpty || code.hasSuffix("{") || words.hasPrefix("}")
            code += (joins ? " " : "; ") + words
            depth += words.reduce(0) { $0 + ($1 == "{" ? 1 : $1 == "}" ? -1 : 0) }
            if depth == 0 { break }
        }
        return code.drop { $0 != "{" }.dropFirst().dropLast(2).trimmingCharacters(in: .whitespaces)
    }

    /// The row of the document: the width for nil, 0, 60 and ∞ with a height of 100, and the heights with a width of 100.
    func markdown() -> String {
        let sides: [CGFloat?] = [nil, 0, 60, .infinity]
        let widths = sides.map { answer(to: ProposedViewSize(width: $0, height: 100)).width }
        let heights = sides.map { answer(to: ProposedViewSize(width: 100, height: $0)).height }
        return "| `\(code)` | " + (widths + heights).map(Self.text).joined(separator: " | ") + " |"
    }

    /// What a host of 200 × 150 answers.
    private func answer(to proposal: ProposedViewSize) -> CGSize {
        func measured<Content: View>(_ view: Content) -> CGSize { host(view, 200, 150).size(for: proposal) }
        return measured(makeView())
    }

    private static func text(_ length: CGFloat) -> String {
        if length.isInfinite { return "∞" }
        return length == length.rounded() ? "\(Int(length))" : "\((length * 1000).rounded() / 1000)"
    }
}
