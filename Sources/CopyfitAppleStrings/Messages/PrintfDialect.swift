/// What a family of `printf` knows. Numbered arguments (`%1$d`), flags, widths, precisions and C's lengths belong to
/// all of them.
package struct PrintfDialect: OptionSet, Hashable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// `%@`, `%#@name@` and `%arg`: Apple's.
    package static let objects = PrintfDialect(rawValue: 1)
    /// Dates (`%tT`), `%b`, `%h`, and `%n` for a line break: Java's.
    package static let java = PrintfDialect(rawValue: 2)
    /// `%(name)s`: Python's.
    package static let names = PrintfDialect(rawValue: 4)
    /// A space as a flag. Without it "50% discount" has no placeholder.
    package static let spaces = PrintfDialect(rawValue: 8)

    /// The placeholders of a text, in order.
    ///
    /// - Complexity: O(n).
    package func placeholders(in bytes: [UInt8]) -> [Placeholder] {
        var scanner = PrintfScanner(bytes, dialect: self)
        return scanner.all()
    }
}

private struct PrintfScanner {
    private let bytes: [UInt8]
    private let dialect: PrintfDialect
    private var index = 0
    private var argument = 0

    init(_ bytes: [UInt8], dialect: PrintfDialect) {
        self.bytes = bytes
        self.dialect = dialect
    }

    mutating func all() -> [Placeholder] {
        var found: [Placeholder] = []
        while let sign = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
            index = sign + 1
            if let placeholder = conversion(from: sign) {
                found.append(placeholder)
            } else {
                index = sign + 1
            }
        }
        return found
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        index += 1
        return true
    }

    /// The placeholder after a percent sign; nil if there is none.
    private mutating func conversion(from sign: Int) -> Placeholder? {
        if take(UInt8(ascii: "%")) { return Placeholder(range: sign..<index, kind: .percentSign) }
        if let special = appleSpecial(from: sign) { return special }
        var name: String?
        if dialect.contains(.names), take(UInt8(ascii: "(")) {
            guard let end = bytes[index...].prefix(100).firstIndex(of: UInt8(ascii: ")")) else { return nil }
            name = String(decoding: bytes[index..<end], as: UTF8.self)
            index = end + 1
        }
        let number = position()
        let isLeftAligned = skipFlags()
        let start = index
        guard skipWidth() else { return nil }
        // "100%-os" is not one: only a width makes a side to align to
        if isLeftAligned, index == start { return nil }
        if take(UInt8(ascii: ".")) { guard skipWidth() else { return nil } }
        while let letter = next, "hlLqjzt".utf8.contains(letter), !isJavaDate(letter) { index += 1 }
        guard let kind = macroKind() ?? conversionKind() else { return nil }
        if kind == .lineBreak { return Placeholder(range: sign..<index, kind: kind) }
        if name == nil, number == nil { argument += 1 }
        return Placeholder(
            range: sign..<index,
            name: name,
            index: number ?? (name == nil ? argument : nil),
            kind: kind
        )
    }

    /// `<PRIu64>`, by which gettext's files write the macros of C's `inttypes.h`.
    private mutating func macroKind() -> Placeholder.Kind? {
        guard bytes.hasText("<PRI", at: index), let end = bytes[index...].prefix(16).firstIndex(of: UInt8(ascii: ">")),
            end > index + 4, "diouxX".utf8.contains(bytes[index + 4])
        else { return nil }
        index = end + 1
        return .integer
    }

    /// `#@name@` of `.stringsdict` and string catalogues, and `arg`, the number that chose a substitution's branch;
    /// either may have an argument's number.
    private mutating func appleSpecial(from start: Int) -> Placeholder? {
        guard dialect.contains(.objects) else { return nil }
        let after = index
        let number = position()
        if bytes.hasText("arg", at: index) {
            index += 3
            return Placeholder(range: start..<index, name: "arg", index: number, kind: .count)
        }
        if bytes.hasText("#@", at: index),
            let end = bytes[(index + 2)...].prefix(200).firstIndex(of: UInt8(ascii: "@")), end > index + 2
        {
            let name = String(decoding: bytes[index + 2..<end], as: UTF8.self)
            index = end + 1
            // It takes an argument, the number that chooses its branch
            if number == nil { argument += 1 }
            return Placeholder(range: start..<index, name: name, index: number ?? argument, kind: .reference)
        }
        index = after
        return nil
    }

    /// `1$` and its like.
    private mutating func position() -> Int? {
        let start = index
        var value = 0
        while let digit = next, digit.isDigit, value < 1_000_000 {
            value = value * 10 + Int(digit - UInt8(ascii: "0"))
            index += 1
        }
        if index > start, value > 0, value < 1_000_000, take(UInt8(ascii: "$")) { return value }
        index = start
        return nil
    }

    /// Whether one of the flags is a minus.
    private mutating func skipFlags() -> Bool {
        var isLeftAligned = false
        while let flag = next {
            switch flag {
            case UInt8(ascii: "-"):
                isLeftAligned = true
                index += 1
            // glibc's: digits of the locale
            case UInt8(ascii: "I") where dialect.contains(.spaces): index += 1
            case UInt8(ascii: "+"), UInt8(ascii: "#"), UInt8(ascii: "0"), UInt8(ascii: "'"):
                index += 1
            case UInt8(ascii: " ") where dialect.contains(.spaces): index += 1
            case UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: "<"):
                guard dialect.contains(.java) else { return isLeftAligned }
                index += 1
            default: return isLeftAligned
            }
        }
        return isLeftAligned
    }

    /// Digits, or a star, which takes an argument of its own. False if there are absurdly many digits.
    private mutating func skipWidth() -> Bool {
        if take(UInt8(ascii: "*")) {
            if position() == nil { argument += 1 }
            return true
        }
        let start = index
        while let digit = next, digit.isDigit { index += 1 }
        return index - start <= 9
    }

    private func isJavaDate(_ letter: UInt8) -> Bool {
        letter == UInt8(ascii: "t") && dialect.contains(.java)
    }

    private mutating func conversionKind() -> Placeholder.Kind? {
        guard let letter = next else { return nil }
        index += 1
        switch letter {
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "o"), UInt8(ascii: "x"),
            UInt8(ascii: "X"), UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "O"):
            return .integer
        case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
            UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
            return .decimal
        case UInt8(ascii: "c"), UInt8(ascii: "C"): return .character
        case UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "p"): return .text
        case UInt8(ascii: "@"): return dialect.contains(.objects) ? .text : nil
        default: return dialect.contains(.java) ? javaKind(letter) : nil
        }
    }

    private mutating func javaKind(_ letter: UInt8) -> Placeholder.Kind? {
        switch letter {
        case UInt8(ascii: "b"), UInt8(ascii: "B"), UInt8(ascii: "h"), UInt8(ascii: "H"): return .text
        case UInt8(ascii: "n"): return .lineBreak
        case UInt8(ascii: "t"), UInt8(ascii: "T"):
            guard let field = next, field.isLetter else { return nil }
            index += 1
            return "HIklMSLNpzZsQRTr".utf8.contains(field) ? .time : .date
        default: return nil
        }
    }
}
