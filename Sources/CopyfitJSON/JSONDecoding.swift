/// The values of scanned tokens. The scanner has checked their syntax; only a number can still be out of range.
extension JSONToken {
    /// The characters of a string, escapes resolved.
    public func string(_ bytes: Span<UInt8>) -> String {
        let characters = range.lowerBound + 1..<range.upperBound - 1
        if hasEscapes { return unescaped(characters, of: bytes) }
        do {
            return String(copying: try UTF8Span(validating: bytes.extracting(characters)))
        } catch {
            preconditionFailure("scanned bytes are UTF-8")
        }
    }

    /// The value of a number, correctly rounded; nil if it is beyond the largest finite `Double`.
    public func number(_ bytes: Span<UInt8>) -> Double? {
        if let integer = shortInteger(bytes) { return Double(integer) }
        var spelling = ""
        for index in range { spelling.unicodeScalars.append(Unicode.Scalar(bytes[index])) }
        guard let value = Double(spelling), value.isFinite else { return nil }
        return value
    }

    /// The elements of an array, in order; none for any other kind.
    public func elements(_ bytes: Span<UInt8>) -> [JSONToken] {
        var scanner = JSONScanner(range)
        var elements: [JSONToken] = []
        guard scanner.take(UInt8(ascii: "["), bytes) else { return [] }
        scanner.skipWhitespace(bytes)
        guard scanner.peek(bytes) != UInt8(ascii: "]") else { return [] }
        do {
            repeat {
                elements.append(try scanner.scanValue(bytes))
            } while try scanner.scanSeparator(close: UInt8(ascii: "]"), bytes)
        } catch {
            preconditionFailure("a scanned array is JSON")
        }
        return elements
    }

    /// The members of an object, in order; none for any other kind.
    public func members(_ bytes: Span<UInt8>) -> [(name: JSONToken, value: JSONToken)] {
        var scanner = JSONScanner(range)
        var members: [(name: JSONToken, value: JSONToken)] = []
        guard scanner.take(UInt8(ascii: "{"), bytes) else { return [] }
        scanner.skipWhitespace(bytes)
        guard scanner.peek(bytes) != UInt8(ascii: "}") else { return [] }
        do {
            repeat {
                members.append((try scanner.scanMemberName(bytes), try scanner.scanValue(bytes)))
            } while try scanner.scanSeparator(close: UInt8(ascii: "}"), bytes)
        } catch {
            preconditionFailure("a scanned object is JSON")
        }
        return members
    }

    /// The value of a number spelled with only digits, at most 15 of them: exact in a `Double`.
    private func shortInteger(_ bytes: Span<UInt8>) -> Int64? {
        guard range.count <= 15 else { return nil }
        var value: Int64 = 0
        for index in range {
            let digit = bytes[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            value = value * 10 + Int64(digit)
        }
        return value
    }

    private func unescaped(_ characters: Range<Int>, of bytes: Span<UInt8>) -> String {
        var content = [UInt8]()
        content.reserveCapacity(characters.count)
        var index = characters.lowerBound
        while index < characters.upperBound {
            guard bytes[index] == UInt8(ascii: "\\") else {
                content.append(bytes[index])
                index += 1
                continue
            }
            if bytes[index + 1] == UInt8(ascii: "u") {
                let scalar = unicodeEscape(at: &index, bytes)
                content.append(contentsOf: String(scalar).utf8)
            } else {
                content.append(shortEscape(bytes[index + 1]))
                index += 2
            }
        }
        return String(decoding: content, as: UTF8.self)
    }

    private func shortEscape(_ letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: letter
        }
    }

    private func unicodeEscape(at index: inout Int, _ bytes: Span<UInt8>) -> Unicode.Scalar {
        let unit = bytes.codeUnit(at: index + 2)
        index += 6
        guard let trail = bytes.trailSurrogate(after: unit, at: index) else {
            return Unicode.Scalar(unit) ?? "\u{FFFD}"
        }
        index += 6
        return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
    }
}
