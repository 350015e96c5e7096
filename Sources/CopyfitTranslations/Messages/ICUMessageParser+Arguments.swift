import CopyfitAppleStrings
import CopyfitLanguages

extension ICUMessageParser {
    /// The argument at an opening brace.
    mutating func argument(_ surroundings: Surroundings) throws(Fault) -> Message.Part? {
        let start = index
        argumentCounts.all += 1
        index += 1
        skipBlanks()
        let word = word()
        guard !word.isEmpty else { throw Fault(message: "A message's argument needs a name after its opening brace.") }
        let name = String(decoding: word, as: UTF8.self)
        let number = BracePlaceholders.argumentNumber(word)
        skipBlanks()
        if take(UInt8(ascii: "}")) { return placeholder(start, name, number, kind: .any) }
        guard take(UInt8(ascii: ",")) else { throw unclosed(name) }
        skipBlanks()
        let type = String(decoding: self.word(), as: UTF8.self)
        skipBlanks()
        switch type {
        case "plural", "selectordinal", "select":
            guard take(UInt8(ascii: ",")) else {
                throw Fault(message: "The argument \"\(name)\" needs branches after \"\(type)\".")
            }
            return .choice(try branches(type, name, number, surroundings))
        case "choice":
            guard take(UInt8(ascii: ",")) else { throw unclosed(name) }
            return .choice(try limits(name, surroundings))
        default: return try formatted(start, name, number, type)
        }
    }

    private func unclosed(_ name: String) -> Fault {
        Fault(message: "The argument \"\(name.brief)\" of the message needs a closing brace.")
    }

    private func placeholder(_ start: Int, _ name: String, _ number: Int?, kind: Placeholder.Kind) -> Message.Part {
        let spelling = String(decoding: bytes[start..<index], as: UTF8.self)
        let range = 0..<index - start
        return .placeholder(
            spelling,
            Placeholder(range: range, name: number == nil ? name : nil, index: number, kind: kind)
        )
    }

    /// An argument with a type and perhaps a style, up to its closing brace.
    private mutating func formatted(_ start: Int, _ name: String, _ number: Int?, _ type: String) throws(Fault)
        -> Message.Part
    {
        let style = index
        var depth = 1
        while depth > 0 {
            guard let byte = next else { throw unclosed(name) }
            index += 1
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            if byte == UInt8(ascii: "'"), apostrophes != .literal {
                while let quoted = next, quoted != UInt8(ascii: "'") { index += 1 }
                index = min(index + 1, bytes.count)
            }
        }
        let text = String(decoding: bytes[style..<index], as: UTF8.self)
        let isKnown = ICUSigns.isArgumentType(type)
        if text.contains("{"), !isKnown {
            throw Fault(message: "\"\(type.brief)\" is no type with branches: write plural, select or selectordinal.")
        }
        if !isKnown { argumentCounts.ofUnknownType += 1 }
        let isInteger = text.contains("integer")
        let kind: Placeholder.Kind =
            switch type.lowercased() {
            case "number": isInteger ? .integer : .decimal
            case "date": .date
            case "time": .time
            case "spellout", "ordinal", "duration": .text
            default: .any
            }
        return placeholder(start, name, number, kind: kind)
    }

    /// `one {…} other {…}`, up to the brace that closes the argument.
    private mutating func branches(
        _ type: String,
        _ name: String,
        _ number: Int?,
        _ surroundings: Surroundings
    ) throws(Fault) -> [Message.Branch] {
        var inner = surroundings
        inner.depth += 1
        inner.isInChoice = false
        // Inside a select a # is only a #, even if that is inside a plural
        inner.pluralArgument = type == "select" ? nil : (number == nil ? name : nil, number)
        var branches: [Message.Branch] = []
        readOffset(type, of: name)
        while true {
            skipBlanks()
            if take(UInt8(ascii: "}")) { break }
            let selector = try selector(type, name)
            skipBlanks()
            guard take(UInt8(ascii: "{")) else {
                throw Fault(message: "The branch \"\(selector.brief)\" of \"\(name)\" needs its text in braces.")
            }
            let parts = try parts(in: inner)
            guard take(UInt8(ascii: "}")) else { throw unclosed(name) }
            guard let choice = choice(type, selector, name) else { continue }
            branches.append(Message.Branch(choices: [choice], isDefault: selector == "other", parts: parts))
        }
        guard branches.contains(where: \.isDefault) else {
            throw Fault(message: "The argument \"\(name)\" needs a branch \"other\".")
        }
        return branches
    }

    private mutating func readOffset(_ type: String, of name: String) {
        guard type != "select" else { return }
        skipBlanks()
        guard bytes.hasText("offset:", at: index) else { return }
        index += 7
        skipBlanks()
        if let offset = Int(String(decoding: word(), as: UTF8.self)), offset != 0 { offsets[name] = offset }
    }

    private mutating func selector(_ type: String, _ name: String) throws(Fault) -> String {
        let start = index
        if type != "select" { _ = take(UInt8(ascii: "=")) }
        let word = word()
        guard !word.isEmpty else {
            guard next != nil else { throw unclosed(name) }
            throw Fault(message: "A branch of \"\(name)\" needs a name before its text.")
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// What chooses a branch; nil, with a remark, if nothing ever does.
    private mutating func choice(_ type: String, _ selector: String, _ name: String) -> VariantChoice? {
        if type == "select" { return .select(selector, of: name) }
        if selector.hasPrefix("=") { return .number(String(selector.dropFirst()), of: name) }
        guard let category = PluralCategory(rawValue: selector) else {
            let names = PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")
            remark = "\"\(selector.brief)\" is not a plural category: write \(names), or = and a number."
            return nil
        }
        return type == "plural" ? .plural(category, of: name) : .ordinal(category, of: name)
    }

    /// Java's `0#none|1#one|1<many`, up to the brace that closes the argument.
    private mutating func limits(_ name: String, _ surroundings: Surroundings) throws(Fault) -> [Message.Branch] {
        var inner = surroundings
        inner.depth += 1
        inner.isInChoice = true
        inner.pluralArgument = nil
        var branches: [Message.Branch] = []
        repeat {
            let start = index
            while let byte = next, byte != UInt8(ascii: "#"), byte != UInt8(ascii: "<"), byte != UInt8(ascii: "}") {
                index += 1
            }
            guard let sign = next, sign != UInt8(ascii: "}") else {
                throw Fault(message: "A choice of \"\(name)\" needs a number and # or < before each text.")
            }
            index += 1
            let limit = String(decoding: bytes[start..<index], as: UTF8.self).filter { $0 != " " && $0 != "#" }
            let parts = try parts(in: inner)
            branches.append(Message.Branch(choices: [.select(limit, of: name)], isDefault: false, parts: parts))
        } while take(UInt8(ascii: "|"))
        guard take(UInt8(ascii: "}")) else { throw unclosed(name) }
        return branches
    }
}
