/// The public declarations of sources, by names as in `View.frame(width:height:alignment:)`.
struct PublicSymbols {
    private var paths: [String: String] = [:]

    init(_ files: [SourceFile]) {
        for file in files {
            var scanner = SymbolScanner(file)
            for symbol in scanner.symbols() where paths[symbol] == nil { paths[symbol] = file.path }
        }
    }

    /// The names that are not members of types, without those that begin with an underscore.
    var topLevel: Set<String> { Set(paths.keys.filter { !$0.contains(".") && !$0.hasPrefix("_") }) }

    /// The file that declares a name; nil if none does, or if it is declared unavailable.
    func path(of symbol: String) -> String? { paths[symbol] }
}

/// Reads the declarations of a file line by line.
struct SymbolScanner {
    /// A type or an extension that is open at a line.
    private struct Scope {
        let name: String
        let depth: Int
        let isPublicProtocol: Bool
        let isPublicEnumeration: Bool
    }

    private let lines: [String]
    private var scopes: [Scope] = []
    private var opening: Scope?
    private var depth = 0
    private var found: [String] = []

    private static let types: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "extension"]
    private static let members: Set<Substring> = ["func", "var", "let", "typealias", "associatedtype"]

    init(_ file: SourceFile) {
        lines = file.codeLines
    }

    /// The names of the file's public declarations that are available, in order.
    mutating func symbols() -> [String] {
        for index in lines.indices {
            if lines[index].contains(where: \.isLetter) { read(index) }
            count(lines[index])
        }
        return found
    }

    private mutating func read(_ index: Int) {
        let words = lines[index].split(separator: " ")
        let keyword = words.firstIndex { Self.types.contains($0) || Self.members.contains($0) || $0.isUnnamedMember }
        guard let keyword else {
            if words.first == "case", scopes.last?.isPublicEnumeration == true { add(cases: words.dropFirst()) }
            return
        }
        let isPublic = words[..<keyword].contains { $0 == "public" || $0 == "open" }
        if Self.types.contains(words[keyword]) {
            guard keyword + 1 < words.count else { return }
            open(words[keyword], String(words[keyword + 1].prefix { !"<:{(".contains($0) }), isPublic: isPublic)
        } else if isPublic || (scopes.last.map { $0.isPublicProtocol && $0.depth == depth } ?? false) {
            guard !isUnavailable(index) else { return }
            add(member(words, at: keyword, line: index))
        }
        if isPublic, Self.types.contains(words[keyword]), words[keyword] != "extension", !isUnavailable(index) {
            add(opening?.name.split(separator: ".").last.map(String.init))
        }
    }

    /// Whether the line, or an attribute right above it, says that the declaration is unavailable.
    private func isUnavailable(_ index: Int) -> Bool {
        let above = index > 0 && lines[index - 1].contains("@available") ? lines[index - 1] : ""
        return [lines[index], above].contains { $0.contains("unavailable") }
    }

    private mutating func open(_ keyword: Substring, _ name: String, isPublic: Bool) {
        let isDirect = scopes.last.map { $0.depth == depth } ?? (depth == 0)
        opening = Scope(
            name: name,
            depth: depth + 1,
            isPublicProtocol: isDirect && isPublic && keyword == "protocol",
            isPublicEnumeration: isDirect && isPublic && keyword == "enum"
        )
    }

    private mutating func add(_ name: String?) {
        guard let name, !name.isEmpty else { return }
        found.append((scopes.map(\.name) + [name]).joined(separator: "."))
    }

    private mutating func add(cases words: ArraySlice<Substring>) {
        guard scopes.last?.depth == depth else { return }
        for part in topLevelParts(words.joined(separator: " ")) { add(String(part.trimmed.prefix { $0.isName })) }
    }

    private mutating func count(_ line: String) {
        for character in line.utf8 {
            if character == UInt8(ascii: "{") {
                depth += 1
                if let opening { scopes.append(opening) }
                opening = nil
            } else if character == UInt8(ascii: "}") {
                if scopes.last?.depth == depth { scopes.removeLast() }
                depth -= 1
            }
        }
    }
}

extension SymbolScanner {
    /// A member's name with its argument labels; nil for operators.
    private func member(_ words: [Substring], at keyword: Int, line: Int) -> String? {
        if words[keyword].isUnnamedMember {
            let name = words[keyword].prefix { $0.isLetter }
            return labelled(String(name), from: words[keyword], line: line)
        }
        guard keyword + 1 < words.count else { return nil }
        let name = words[keyword + 1].drop { $0 == "`" }.prefix { $0.isName }
        guard !name.isEmpty else { return nil }
        if words[keyword] != "func" { return String(name) }
        return labelled(String(name), from: words[keyword + 1], line: line)
    }

    private func labelled(_ name: String, from word: Substring, line: Int) -> String? {
        guard let start = lines[line].firstRange(of: String(word))?.lowerBound else { return nil }
        let text = ([String(lines[line][start...])] + lines[(line + 1)...].prefix(20)).joined(separator: " ")
        let rest = text.dropFirst(name.count).drop { "`?! ".contains($0) }
        let parameters = rest.first == "<" ? rest.dropFirst(rest.bracketed(from: "<", to: ">").count + 2) : rest
        guard parameters.first == "(" else { return nil }
        let labels = topLevelParts(parameters.bracketed(from: "(", to: ")")).map { part in
            let names = part.prefix { $0 != ":" }.split(separator: " ").filter { !$0.hasPrefix("@") }
            return name == "subscript" && names.count < 2 ? "_" : names.first.map(String.init) ?? ""
        }
        return name + "(" + labels.map { $0 + ":" }.joined() + ")"
    }

    /// The pieces between commas that are in no brackets.
    private func topLevelParts(_ text: some StringProtocol) -> [String] {
        var parts = [""]
        var depth = 0
        for character in text.withoutArrows {
            if "([{<".contains(character) { depth += 1 } else if ")]}>".contains(character) { depth -= 1 }
            if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.filter { !$0.trimmed.isEmpty }
    }
}

extension Substring {
    /// Whether a declaration without a name of its own begins here.
    fileprivate var isUnnamedMember: Bool {
        ["init(", "init<", "init?", "subscript(", "subscript<"].contains(where: hasPrefix)
    }
}

extension StringProtocol {
    /// The text with blanks for arrows, which end in what looks like a bracket.
    fileprivate var withoutArrows: String { String(self).replacing("->", with: "  ") }

    fileprivate var trimmed: SubSequence { drop { $0 == " " } }

    /// What is between the first bracket, with which the text begins, and its partner.
    fileprivate func bracketed(from open: Character, to close: Character) -> String {
        var depth = 0
        return String(
            withoutArrows.dropFirst().prefix { character in
                depth += character == open ? 1 : character == close ? -1 : 0
                return depth >= 0
            }
        )
    }
}

extension Character {
    fileprivate var isName: Bool { isLetter || isNumber || self == "_" }
}
