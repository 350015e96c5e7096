/// The entities of one document: XML's five, references to characters, and those that the document declares.
struct XMLEntities {
    private var declared: [ArraySlice<UInt8>: ArraySlice<UInt8>] = [:]
    /// How many bytes declared entities may still expand to, in the whole document.
    private var budget = 1 << 20

    /// The first declaration of a name is the one that counts.
    mutating func declare(_ name: ArraySlice<UInt8>, value: ArraySlice<UInt8>) {
        if declared[name] == nil { declared[name] = value }
    }

    /// Appends what a reference between `&` and `;` is. Returns a sentence if it is nothing, and then appends nothing.
    mutating func expand(_ name: ArraySlice<UInt8>, into content: inout [UInt8]) -> String? {
        if name.first == UInt8(ascii: "#") {
            guard let scalar = Self.character(name.dropFirst()) else {
                return "&\(spelled(name)); is not the number of a character."
            }
            content.append(scalar: scalar)
            return nil
        }
        if let byte = Self.predefined(name) {
            content.append(byte)
            return nil
        }
        guard let value = declared[name] else {
            return "The entity &\(spelled(name)); is not declared: write the character itself."
        }
        let length = content.count
        if expand(value: value, into: &content) { return nil }
        content.removeSubrange(length...)
        return "The entity &\(spelled(name)); expands to too much text or to itself: it is not expanded."
    }

    /// A declared value with the references in it, by a stack of what is left to read. False if it is too much.
    private mutating func expand(value: ArraySlice<UInt8>, into content: inout [UInt8]) -> Bool {
        var stack = [value]
        while var rest = stack.popLast() {
            while let byte = rest.popFirst() {
                budget -= 1
                guard budget > 0, stack.count < 20 else { return false }
                guard byte == UInt8(ascii: "&"), let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
                    content.append(byte)
                    continue
                }
                let name = rest[..<end]
                rest = rest[(end + 1)...]
                if let inner = declared[name] {
                    stack.append(rest)
                    rest = inner
                } else if let byte = Self.predefined(name) {
                    content.append(byte)
                } else if name.first == UInt8(ascii: "#"), let scalar = Self.character(name.dropFirst()) {
                    content.append(scalar: scalar)
                }
            }
        }
        return true
    }

    private func spelled(_ name: ArraySlice<UInt8>) -> String {
        String(decoding: name.prefix(80), as: UTF8.self)
    }

    private static func predefined(_ name: ArraySlice<UInt8>) -> UInt8? {
        switch String(decoding: name.prefix(5), as: UTF8.self) {
        case "lt" where name.count == 2: UInt8(ascii: "<")
        case "gt" where name.count == 2: UInt8(ascii: ">")
        case "amp" where name.count == 3: UInt8(ascii: "&")
        case "quot" where name.count == 4: UInt8(ascii: "\"")
        case "apos" where name.count == 4: UInt8(ascii: "'")
        default: nil
        }
    }

    /// The character with a number, decimal or after `x` hexadecimal; nil if XML does not allow it.
    private static func character(_ digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
        let isHexadecimal = digits.first == UInt8(ascii: "x")
        let number = isHexadecimal ? digits.dropFirst() : digits
        guard (1...8).contains(number.count),
            let value = UInt32(String(decoding: number, as: UTF8.self), radix: isHexadecimal ? 16 : 10),
            value >= 0x20 || value == 9 || value == 10 || value == 13
        else { return nil }
        return Unicode.Scalar(value)
    }
}
