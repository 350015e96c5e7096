/// The lines between a function's braces.
struct FunctionBody {
    let location: String
    let lineCount: Int
    /// Whether the body is one `switch` whose cases open no braces of their own.
    let isFlatSwitch: Bool

    static func all(in file: SourceFile) -> [FunctionBody] {
        let declaration = #/^\s*(?:[@\w().:]+ )*(?:func |init[?(<]|deinit )/#
        return file.codeLines.indices.compactMap { index in
            let line = file.codeLines[index]
            guard line.contains("func ") || line.contains("init"), line.prefixMatch(of: declaration) != nil else {
                return nil
            }
            return FunctionBody(startingAt: index, of: file)
        }
    }

    /// Nil for a protocol's requirement, which has no body.
    private init?(startingAt start: Int, of file: SourceFile) {
        guard let opening = FunctionBody.lineWithOpeningBrace(from: start, in: file.codeLines) else { return nil }
        var depth = 0
        var deepest = 0
        var last = opening
        for index in opening..<file.codeLines.count {
            // The signature's own line may close braces of a default argument before the body's opens.
            for character in file.codeLines[index].utf8 {
                depth += character == UInt8(ascii: "{") ? 1 : character == UInt8(ascii: "}") ? -1 : 0
                deepest = max(deepest, depth)
            }
            last = index
            if depth == 0 { break }
        }
        location = file.location(ofLine: start)
        lineCount = max(last - opening - 1, 0)
        let first = lineCount > 0 ? file.codeLines[opening + 1].drop { $0 == " " } : ""
        isFlatSwitch = deepest <= 2 && (first.hasPrefix("switch ") || first.hasPrefix("return switch "))
    }

    /// Signatures run on while a bracket is open, or while the next line starts with what continues one.
    private static func lineWithOpeningBrace(from start: Int, in lines: [String]) -> Int? {
        var brackets = 0
        for index in start..<lines.count {
            let line = lines[index].drop { $0 == " " }
            if index > start, brackets == 0, !["where", "->", "{", "async", "throws"].contains(where: line.hasPrefix) {
                return nil
            }
            for character in line.utf8 {
                brackets += character == UInt8(ascii: "(") ? 1 : character == UInt8(ascii: ")") ? -1 : 0
            }
            if brackets == 0, line.contains("{") { return index }
        }
        return nil
    }
}
