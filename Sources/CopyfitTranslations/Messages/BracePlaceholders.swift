import CopyfitAppleStrings

/// Placeholders in braces, in the spellings that have no branches.
enum BracePlaceholders {
    /// i18next: `{{name}}`, `{{- name}}`, `{{date, format}}`, `$t(key)`.
    ///
    /// - Complexity: O(n).
    static func i18next(_ bytes: [UInt8]) -> [Placeholder] {
        var found: [Placeholder] = []
        var index = 0
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "{"), bytes[index + 1] == UInt8(ascii: "{"),
                let end = closing("}}", from: index + 2, in: bytes)
            {
                found.append(interpolation(bytes, index..<end + 2))
                index = end + 2
            } else if bytes[index] == UInt8(ascii: "$"), bytes.hasText("$t(", at: index),
                let end = closing(")", from: index + 3, in: bytes)
            {
                let key = bytes[index + 3..<end].prefix { $0 != UInt8(ascii: ",") }
                found.append(Placeholder(range: index..<end + 1, name: trimmed(key), kind: .reference))
                index = end + 1
            } else {
                index += 1
            }
        }
        return found
    }

    /// Formats that do not say: `{name}`, `{0}`, `%{name}`, and printf's without the space flag.
    ///
    /// - Complexity: O(n).
    static func lenient(_ bytes: [UInt8]) -> [Placeholder] {
        let found = named(bytes)
        guard bytes.contains(UInt8(ascii: "%")) else { return found }
        return found.merged(with: PrintfDialect([.objects, .names]).placeholders(in: bytes))
    }

    /// .NET's composite formats: `{0}`, `{0,-10:N2}`. A doubled brace is a brace.
    ///
    /// - Complexity: O(n).
    static func dotNet(_ bytes: [UInt8]) -> [Placeholder] {
        var found: [Placeholder] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "{") else {
                index += 1
                continue
            }
            if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "{") {
                index += 2
            } else if let placeholder = composite(bytes, at: index) {
                found.append(placeholder)
                index = placeholder.range.upperBound
            } else {
                index += 1
            }
        }
        return found
    }

    /// `{name}`, `{0}`, `%{name}`, `${name}`.
    static func named(_ bytes: [UInt8]) -> [Placeholder] {
        var found: [Placeholder] = []
        var index = 0
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "{")) {
            index = start + 1
            guard let end = closing("}", from: start + 1, in: bytes) else { continue }
            let name = bytes[start + 1..<end]
            guard !name.isEmpty, name.allSatisfy(isNamePart) else { continue }
            let hasSign = start > 0 && (bytes[start - 1] == UInt8(ascii: "%") || bytes[start - 1] == UInt8(ascii: "$"))
            let number = argumentNumber(name)
            found.append(
                Placeholder(
                    range: start - (hasSign ? 1 : 0)..<end + 1,
                    name: number == nil ? trimmed(name) : nil,
                    index: number,
                    kind: .any
                )
            )
            index = end + 1
        }
        return found
    }

    /// The argument, from 1, that a number from 0 names.
    static func argumentNumber(_ digits: ArraySlice<UInt8>) -> Int? {
        guard (1...6).contains(digits.count), digits.allSatisfy(\.isDigit) else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } + 1
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        byte.isAlphanumeric || byte >= 0x80 || "_.-$@".utf8.contains(byte)
    }

    private static func interpolation(_ bytes: [UInt8], _ range: Range<Int>) -> Placeholder {
        var name = bytes[range].dropFirst(2).dropLast(2)
        if name.first == UInt8(ascii: "-") { name = name.dropFirst() }
        let format = trimmed(name.drop { $0 != UInt8(ascii: ",") }.dropFirst())
        let variable = trimmed(name.prefix { $0 != UInt8(ascii: ",") })
        let kind: Placeholder.Kind =
            switch format.prefix(while: { $0 != "(" }) {
            case _ where variable == "count": .count
            case "number", "currency": .decimal
            case "datetime", "date": .date
            default: .any
            }
        return Placeholder(range: range, name: variable, kind: kind)
    }

    private static func composite(_ bytes: [UInt8], at start: Int) -> Placeholder? {
        guard let end = closing("}", from: start + 1, in: bytes) else { return nil }
        let inner = bytes[start + 1..<end]
        let digits = inner.prefix(while: \.isDigit)
        guard let number = argumentNumber(digits) else { return nil }
        let rest = inner.dropFirst(digits.count)
        guard rest.isEmpty || rest.first == UInt8(ascii: ",") || rest.first == UInt8(ascii: ":") else { return nil }
        let format = rest.drop { $0 != UInt8(ascii: ":") }.dropFirst().prefix { $0.isLetter }
        return Placeholder(range: start..<end + 1, index: number, kind: compositeKind(format))
    }

    private static func compositeKind(_ format: ArraySlice<UInt8>) -> Placeholder.Kind {
        guard format.count == 1, let letter = format.first else { return format.isEmpty ? .any : .date }
        switch letter {
        case UInt8(ascii: "d"): return .date
        case UInt8(ascii: "t"), UInt8(ascii: "T"): return .time
        case UInt8(ascii: "D"), UInt8(ascii: "X"), UInt8(ascii: "x"): return .integer
        default: return "CcEeFfGgNnPpRr".utf8.contains(letter) ? .decimal : .date
        }
    }

    /// Where a closing sign is, at most 200 bytes on and not after another brace.
    private static func closing(_ sign: String, from start: Int, in bytes: [UInt8]) -> Int? {
        var index = start
        while index < min(bytes.count, start + 200) {
            if bytes.hasText(sign, at: index) { return index }
            let isBrace = bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: "}")
            if isBrace, sign != ")" { return nil }
            index += 1
        }
        return nil
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        let start = bytes.drop { $0.isBlank }
        guard let last = start.lastIndex(where: { !$0.isBlank }) else { return "" }
        return String(decoding: start[...last], as: UTF8.self)
    }
}
