/// Reads a list of declarations by CSS's syntax (CSS Syntax 3): comments, escapes, strings, numbers with units.
struct CSSScanner {
    private let characters: [Unicode.Scalar]
    private var index = 0

    init(_ text: String) { characters = Array(text.unicodeScalars) }

    /// All declarations, in order. O(n).
    mutating func declarations() throws(CSSFault) -> [CSSDeclaration] {
        var found: [CSSDeclaration] = []
        while true {
            try skipSpace()
            if isAtEnd { return found }
            if take(";") { continue }
            found.append(try declaration())
        }
    }

    private mutating func declaration() throws(CSSFault) -> CSSDeclaration {
        let start = index
        guard let name = try name() else { throw fault("a property’s name", at: start) }
        try skipSpace()
        guard take(":") else { throw fault("a colon after “\(name)”", at: index) }
        try skipSpace()
        let first = index
        var value: [CSSComponent] = []
        var end = first
        while let character = peek(0), character != ";", character != "!" {
            value.append(try component())
            end = index
            try skipSpace()
        }
        let isImportant = try takeImportance()
        return CSSDeclaration(
            name: name.lowercased(),
            value: value,
            spelling: text(first..<end),
            isImportant: isImportant
        )
    }

    private mutating func takeImportance() throws(CSSFault) -> Bool {
        let start = index
        guard take("!") else { return false }
        try skipSpace()
        guard try name()?.lowercased() == "important" else { throw fault("“!important”", at: start) }
        try skipSpace()
        guard isAtEnd || peek(0) == ";" else { throw fault("a semicolon after “!important”", at: index) }
        return true
    }

    private mutating func component() throws(CSSFault) -> CSSComponent {
        let start = index
        let character = characters[index]
        if character == "\"" || character == "'" { return .text(try string(character)) }
        if take(",") { return .comma }
        if startsNumber {
            let number = try number()
            if take("%") { return .percentage(number) }
            return try name().map { .dimension(number, $0.lowercased()) } ?? .number(number)
        }
        guard let word = try name() else { throw fault("a keyword, a number or a text in quotation marks", at: start) }
        if !isAtEnd, characters[index] == "(" {
            throw CSSFault(description: "Write what “\(word)()” results in: functions are not evaluated.")
        }
        return .word(word)
    }
}

/// The parts of components.
extension CSSScanner {
    private var isAtEnd: Bool { index == characters.count }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard !isAtEnd, characters[index] == character else { return false }
        index += 1
        return true
    }

    private func peek(_ distance: Int) -> Unicode.Scalar? {
        index + distance < characters.count ? characters[index + distance] : nil
    }

    private mutating func skipSpace() throws(CSSFault) {
        while let character = peek(0) {
            if Self.isSpace(character) {
                index += 1
            } else if character == "/", peek(1) == "*" {
                let start = index
                index += 2
                while !(peek(0) == "*" && peek(1) == "/") {
                    if isAtEnd { throw fault("the end of the comment", at: start) }
                    index += 1
                }
                index += 2
            } else {
                return
            }
        }
    }

    /// An identifier; nil if there is none here.
    private mutating func name() throws(CSSFault) -> String? {
        guard let first = peek(0), Self.isNamePart(first) || first == "\\", !Self.isDigit(first) else { return nil }
        var name = String.UnicodeScalarView()
        while let character = peek(0), Self.isNamePart(character) || character == "\\" {
            index += 1
            name.append(character == "\\" ? try escaped() : character)
        }
        return String(name)
    }

    /// The character that an escape means: up to six hexadecimal digits and one space, or the character itself.
    private mutating func escaped() throws(CSSFault) -> Unicode.Scalar {
        guard let first = peek(0), first != "\n" else { throw fault("a character after “\\”", at: index) }
        var digits = ""
        while let digit = peek(0), digits.utf8.count < 6, digit.properties.isASCIIHexDigit {
            digits.unicodeScalars.append(digit)
            index += 1
        }
        guard let number = UInt32(digits, radix: 16) else {
            index += 1
            return first
        }
        if let space = peek(0), Self.isSpace(space) { index += 1 }
        return number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}"
    }

    private mutating func string(_ quote: Unicode.Scalar) throws(CSSFault) -> String {
        let start = index
        index += 1
        var text = String.UnicodeScalarView()
        while let character = peek(0), character != "\n" {
            index += 1
            if character == quote { return String(text) }
            if character != "\\" {
                text.append(character)
            } else if !take("\n") {
                text.append(try escaped())
            }
        }
        throw fault("the closing quotation mark", at: start)
    }

    private var startsNumber: Bool {
        let sign = peek(0).map { $0 == "+" || $0 == "-" } == true ? 1 : 0
        if let digit = peek(sign), Self.isDigit(digit) { return true }
        return peek(sign) == "." && peek(sign + 1).map(Self.isDigit) == true
    }

    private mutating func number() throws(CSSFault) -> Double {
        let start = index
        if !take("+") { _ = take("-") }
        skipDigits()
        if peek(0) == ".", peek(1).map(Self.isDigit) == true {
            index += 1
            skipDigits()
        }
        if peek(0) == "e" || peek(0) == "E" {
            let sign = peek(1) == "+" || peek(1) == "-" ? 1 : 0
            if peek(1 + sign).map(Self.isDigit) == true {
                index += 1 + sign
                skipDigits()
            }
        }
        guard let number = Double(text(start..<index)), number.magnitude <= 1e300 else {
            throw fault("a number that is not too large", at: start)
        }
        return number
    }

    private mutating func skipDigits() {
        while let digit = peek(0), Self.isDigit(digit) { index += 1 }
    }

    private func text(_ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(characters[range]))
    }

    private func fault(_ demand: String, at place: Int) -> CSSFault {
        let rest = text(place..<min(characters.count, place + 20))
        let found = rest.isEmpty ? "its end" : "“\(rest)”"
        return CSSFault(description: "The CSS lacks \(demand) at \(found): correct it.")
    }

    private static func isSpace(_ character: Unicode.Scalar) -> Bool {
        [" ", "\t", "\n", "\r", "\u{C}"].contains(character)
    }

    private static func isDigit(_ character: Unicode.Scalar) -> Bool { character.value &- 0x30 < 10 }

    private static func isNamePart(_ character: Unicode.Scalar) -> Bool {
        character == "-" || character == "_" || character.value >= 0x80 || isDigit(character)
            || (character.value | 0x20) &- 0x61 < 26
    }
}
