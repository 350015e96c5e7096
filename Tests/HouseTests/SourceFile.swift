import Foundation

/// One Swift file of the repository.
struct SourceFile: Sendable {
    /// Relative to the repository, as in `Sources/CopyfitText/Input/TextStyle.swift`.
    let path: String
    let lines: [String]
    /// The same lines with comments and the contents of string literals blanked.
    let codeLines: [String]

    init(path: String, text: String) {
        self.path = path
        lines = text.lines
        codeLines = CodeScanner.code(of: text).lines
    }

    /// The target that compiles the file: its folder under `Sources/` or `Tests/`.
    var module: String { String(path.split(separator: "/")[1]) }

    /// Whether house rules let the file use C modules and unsafe constructs.
    var mayBeUnsafe: Bool {
        path.split(separator: "/").dropLast().contains("Native")
            || path.hasPrefix("Sources/CopyfitViews/Runtime/Reflection/")
    }

    /// The modules that the file imports, with the line number of each import.
    var imports: [(module: String, line: Int)] {
        codeLines.enumerated().compactMap { index, line in
            let words = line.split(separator: " ").map(String.init)
            guard let position = words.firstIndex(of: "import"), position + 1 < words.count,
                words[..<position].allSatisfy({
                    $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0)
                })
            else { return nil }
            let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
            let names = words[(position + 1)...].drop { kinds.contains($0) }
            return names.first.map { (String($0.prefix { $0 != "." }), index + 1) }
        }
    }

    /// `path:line`, for a message that an editor can follow.
    func location(ofLine index: Int) -> String { "\(path):\(index + 1)" }

    /// Where the file's lines of code meet the condition.
    func codeLocations(where condition: (String) -> Bool) -> [String] {
        codeLines.indices.filter { condition(codeLines[$0]) }.map(location)
    }
}

extension String {
    fileprivate var lines: [String] {
        var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
