import CopyfitAppleStrings

/// The fields of Python's `str.format`, which C++ and Rust write in the same way: `{}`, `{0:>10}`, `{name!r}`,
/// `{user.name:{width}}`. A doubled brace is a brace.
struct PythonBraces {
    private let bytes: [UInt8]
    private var index = 0
    /// How many fields without a name there were.
    private var unnamed = 0

    /// A field is at most so long.
    private static let longest = 200

    /// - Complexity: O(n).
    static func placeholders(in bytes: [UInt8]) -> [Placeholder] {
        var reader = PythonBraces(bytes: bytes)
        return reader.all()
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func all() -> [Placeholder] {
        var found: [Placeholder] = []
        while let brace = bytes[index...].firstIndex(of: UInt8(ascii: "{")) {
            index = brace + 1
            if next == UInt8(ascii: "{") {
                index += 1
            } else if let field = field(from: brace) {
                found.append(field)
            } else {
                index = brace + 1
            }
        }
        return found
    }

    /// The field after a brace; nil if there is none.
    private mutating func field(from brace: Int) -> Placeholder? {
        let start = index
        while let byte = next, Self.isNamePart(byte), index - start < Self.longest { index += 1 }
        let name = bytes[start..<index]
        var kind = Placeholder.Kind.any
        if next == UInt8(ascii: "!") {
            index += 1
            guard let letter = next, "rsa".utf8.contains(letter) else { return nil }
            index += 1
            kind = .text
        }
        if next == UInt8(ascii: ":") {
            index += 1
            guard let format = format() else { return nil }
            if kind == .any { kind = Self.kind(format) }
        }
        guard next == UInt8(ascii: "}") else { return nil }
        index += 1
        if name.isEmpty { unnamed += 1 }
        let number = name.isEmpty ? unnamed : BracePlaceholders.argumentNumber(name)
        return Placeholder(
            range: brace..<index,
            name: number == nil ? String(decoding: name, as: UTF8.self) : nil,
            index: number,
            kind: kind
        )
    }

    /// What is between the colon and the closing brace, which may have fields of its own; nil without that brace.
    private mutating func format() -> ArraySlice<UInt8>? {
        let start = index
        var depth = 0
        while let byte = next, index - start < Self.longest {
            if byte == UInt8(ascii: "}"), depth == 0 { return bytes[start..<index] }
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            index += 1
        }
        return nil
    }

    /// A name, a number, attributes and elements: `user.names[0]`.
    private static func isNamePart(_ byte: UInt8) -> Bool {
        byte.isAlphanumeric || byte >= 0x80 || "_.[]".utf8.contains(byte)
    }

    /// By the letter that ends a format: `d`, `.2f`; a date's begins with a percent sign.
    private static func kind(_ format: ArraySlice<UInt8>) -> Placeholder.Kind {
        guard let letter = format.last else { return .any }
        if format.first == UInt8(ascii: "%"), format.count > 1 { return .date }
        switch letter {
        case _ where "bdoxX".utf8.contains(letter): return .integer
        case _ where "eEfFgGn%".utf8.contains(letter): return .decimal
        case UInt8(ascii: "c"): return .character
        case UInt8(ascii: "s"): return .text
        default: return .any
        }
    }
}
