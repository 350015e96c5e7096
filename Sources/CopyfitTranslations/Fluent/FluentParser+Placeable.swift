import CopyfitAppleStrings
import CopyfitLanguages

extension FluentParser {
    /// What a placeable's expression is.
    private struct Expression {
        var parts: [Message.Part]?
        var name = ""
        var kind = Placeholder.Kind.any
        var isOrdinal = false
    }

    /// The placeable at an opening brace.
    mutating func placeable() throws(Fault) -> [Message.Part] {
        let start = index
        index += 1
        depth += 1
        defer { depth -= 1 }
        guard depth <= Message.maximumDepth else {
            throw fault("Placeables nest deeper than \(Message.maximumDepth) levels.")
        }
        skipBlank()
        let expression = try expression()
        skipBlank()
        if bytes.hasText("->", at: index) {
            index += 2
            return [.choice(try branches(of: expression))]
        }
        guard take(UInt8(ascii: "}")) else { throw fault("The placeable needs a closing brace.") }
        if let parts = expression.parts { return parts }
        let spelling = text.string(start..<index)
        let placeholder = Placeholder(range: 0..<spelling.utf8.count, name: expression.name, kind: expression.kind)
        return [.placeholder(spelling, placeholder)]
    }

    private mutating func expression() throws(Fault) -> Expression {
        switch next {
        case UInt8(ascii: "\""): return Expression(parts: [.text(try stringLiteral())])
        case UInt8(ascii: "{"): return Expression(parts: try placeable())
        case UInt8(ascii: "$"):
            index += 1
            return Expression(name: try name())
        case UInt8(ascii: "-") where index + 1 < text.count && bytes[index + 1].isLetter:
            index += 1
            return try reference("-" + name())
        case let byte? where byte.isDigit || byte == UInt8(ascii: "-"):
            return Expression(parts: [.text(try number())])
        default:
            let name = try name()
            let isFunction = hasArguments && name.utf8.allSatisfy { !(97...122 ~= $0) }
            return isFunction ? try function(name) : try reference(name)
        }
    }

    private mutating func name() throws(Fault) -> String {
        let name = identifier()
        guard !name.isEmpty else {
            throw fault("Expected a variable, a text in quotes, a number or a name in the placeable.")
        }
        return name
    }

    /// A message or term, perhaps one of its attributes, perhaps with arguments.
    private mutating func reference(_ name: String) throws(Fault) -> Expression {
        var name = name
        if take(UInt8(ascii: ".")) { name += "." + (try self.name()) }
        if hasArguments { _ = try arguments() }
        return Expression(name: name, kind: .reference)
    }

    private mutating func function(_ name: String) throws(Fault) -> Expression {
        let (variable, spelling) = try arguments()
        let kind: Placeholder.Kind = name == "NUMBER" ? .decimal : name == "DATETIME" ? .date : .any
        return Expression(name: variable ?? name, kind: kind, isOrdinal: spelling.contains("\"ordinal\""))
    }

    /// Whether, perhaps after spaces and line ends, an opening parenthesis comes next.
    private var hasArguments: Bool {
        let next = bytes[index...].first { $0 != 0x20 && !$0.isLineEnd }
        return next == UInt8(ascii: "(")
    }

    /// `(…)`: the first variable in it, and its spelling. What is inside must only be balanced.
    private mutating func arguments() throws(Fault) -> (variable: String?, spelling: String) {
        skipBlank()
        let start = index
        var variable: String?
        var parentheses = 0
        var braces = 0
        while let byte = next {
            if byte == UInt8(ascii: "\"") {
                _ = try stringLiteral()
                continue
            }
            index += 1
            switch byte {
            case UInt8(ascii: "("): parentheses += 1
            case UInt8(ascii: ")"): parentheses -= 1
            case UInt8(ascii: "{"): braces += 1
            case UInt8(ascii: "}"): braces -= 1
            case UInt8(ascii: "$"):
                let name = identifier()
                if variable == nil { variable = name }
            default: break
            }
            if braces < 0 { break }
            if parentheses == 0 { return (variable, text.string(start..<index)) }
        }
        throw fault("The arguments need a closing parenthesis.")
    }

    private mutating func number() throws(Fault) -> String {
        let start = index
        _ = take(UInt8(ascii: "-"))
        while let byte = next, byte.isDigit || byte == UInt8(ascii: ".") { index += 1 }
        return text.string(start..<index)
    }

    private mutating func stringLiteral() throws(Fault) -> String {
        index += 1
        var content: [UInt8] = []
        while let byte = next, !byte.isLineEnd {
            index += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: content, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") {
                content.append(contentsOf: try escape().utf8)
            } else {
                content.append(byte)
            }
        }
        throw fault("The text in the placeable needs a closing quote.")
    }

    private mutating func escape() throws(Fault) -> String {
        let letter = next
        index += 1
        switch letter {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
            let count = letter == UInt8(ascii: "u") ? 4 : 6
            guard let value = bytes.hexadecimal(at: index, count: count) else { break }
            index += count
            return Unicode.Scalar(value).map { String($0) } ?? "\u{FFFD}"
        default: break
        }
        throw fault("Write \\\\, \\\", \\u and four or \\U and six hexadecimal digits after a backslash.")
    }

    /// The variants up to the closing brace.
    private mutating func branches(of selector: Expression) throws(Fault) -> [Message.Branch] {
        var found: [(key: String, isDefault: Bool, parts: [Message.Part])] = []
        while true {
            skipBlank()
            if take(UInt8(ascii: "}")) { break }
            let isDefault = take(UInt8(ascii: "*"))
            guard take(UInt8(ascii: "[")) else { throw fault("Expected a variant, such as [one], or a closing brace.") }
            skipBlank()
            let key = next.map { $0.isDigit || $0 == UInt8(ascii: "-") } ?? false ? try number() : try name()
            skipBlank()
            guard take(UInt8(ascii: "]")) else { throw fault("The variant's name needs a closing bracket.") }
            skipSpaces()
            guard let pattern = try pattern() else { throw fault("The variant \"\(key.brief)\" needs a text.") }
            found.append((key, isDefault, pattern.parts))
        }
        guard found.contains(where: \.isDefault) else {
            throw fault("One variant must be the default, marked by a star.")
        }
        let arePlurals = found.allSatisfy { PluralCategory(rawValue: $0.key) != nil || Self.isNumber($0.key) }
        return found.map { branch in
            let choice = Self.choice(branch.key, selector, arePlurals: arePlurals)
            return Message.Branch(choices: [choice], isDefault: branch.isDefault, parts: branch.parts)
        }
    }

    private static func isNumber(_ key: String) -> Bool {
        key.utf8.first.map { $0.isDigit || $0 == UInt8(ascii: "-") } ?? false
    }

    private static func choice(_ key: String, _ selector: Expression, arePlurals: Bool) -> VariantChoice {
        if isNumber(key) { return .number(key, of: selector.name) }
        guard arePlurals, let category = PluralCategory(rawValue: key) else { return .select(key, of: selector.name) }
        return selector.isOrdinal ? .ordinal(category, of: selector.name) : .plural(category, of: selector.name)
    }
}
