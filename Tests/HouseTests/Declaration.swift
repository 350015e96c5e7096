/// A declaration of a file that users see: its own line, and the name it introduces.
struct Declaration {
    let line: Int
    let name: Substring

    /// The file's declarations marked public or open, but for imports, extensions and type aliases, empty
    /// initializers, and names with an underscore, which are public for the compiler alone.
    static func published(in file: SourceFile) -> [Declaration] {
        let modifiers =
            #/^\s*(?:(?:@[\w.]+(?:\([^)]*\))?|nonisolated|static|final|override|indirect) )*(?:public|open) /#
        return file.codeLines.indices.compactMap { index in
            let line = file.codeLines[index]
            guard line.contains("public ") || line.contains("open "), line.prefixMatch(of: modifiers) != nil,
                !line.contains("init() {}"), let name = introducedName(in: line), !name.hasPrefix("_")
            else { return nil }
            return Declaration(line: index, name: name)
        }
    }

    /// What the file's protocols require, public protocols or all.
    static func requirements(in file: SourceFile, ofPublicOnly: Bool) -> [Declaration] {
        var depth = 0
        var bodyDepth: Int?
        var found: [Declaration] = []
        for (index, line) in file.codeLines.enumerated() {
            if bodyDepth == nil, line.contains("protocol "), introducedName(in: line) != nil,
                !ofPublicOnly || line.contains("public ")
            {
                bodyDepth = depth + 1
            } else if depth == bodyDepth, let name = introducedName(in: line), !name.hasPrefix("_") {
                found.append(Declaration(line: index, name: name))
            }
            depth += line.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "{") ? 1 : $1 == UInt8(ascii: "}") ? -1 : 0) }
            if let body = bodyDepth, depth < body, line.contains("}") { bodyDepth = nil }
        }
        return found
    }

    /// The word after the keyword that declares, `init` and `subscript` standing for themselves.
    private static func introducedName(in line: String) -> Substring? {
        let words = line.split(separator: " ")
        let keywords: Set<Substring> = ["func", "var", "let", "struct", "class", "enum", "protocol", "actor"]
        if let keyword = words.firstIndex(where: keywords.contains), keyword + 1 < words.count {
            return words[keyword + 1].prefix { !"(<:{".contains($0) || words[keyword + 1].first == $0 }
        }
        return words.lazy.map { $0.prefix { $0.isLetter } }.first { $0 == "init" || $0 == "subscript" }
    }
}
