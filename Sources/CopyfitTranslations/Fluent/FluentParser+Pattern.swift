import CopyfitAppleStrings

extension FluentParser {
    /// A piece of a pattern before its indentation is known.
    private enum Piece {
        case text([UInt8])
        /// The start of a line: how many line ends and spaces come before it.
        case indent(lines: Int, spaces: Int)
        case parts([Message.Part])
    }

    /// The text up to the line that does not continue it; nil if there is none.
    mutating func pattern() throws(Fault) -> FluentPattern? {
        var pieces: [Piece] = []
        var offset: Int?
        while let byte = next {
            if byte.isLineEnd {
                guard let indent = continuation() else { break }
                // Line ends before the first text are no part of it
                pieces.append(.indent(lines: offset == nil ? 0 : indent.lines, spaces: indent.spaces))
                continue
            }
            if offset == nil { offset = index }
            switch byte {
            case UInt8(ascii: "{"): pieces.append(.parts(try placeable()))
            case UInt8(ascii: "}"): throw fault("Write {\"}\"} for an unmatched brace.")
            default: pieces.append(.text(line()))
            }
        }
        guard let offset else { return nil }
        return FluentPattern(parts: joined(pieces), offset: offset)
    }

    /// The characters up to a brace or the end of the line.
    private mutating func line() -> [UInt8] {
        let start = index
        while let byte = next, !byte.isLineEnd, byte != UInt8(ascii: "{"), byte != UInt8(ascii: "}") { index += 1 }
        return Array(bytes[start..<index])
    }

    /// Steps over line ends and the indentation of a line that continues the text; nil, without a step, if none does.
    private mutating func continuation() -> (lines: Int, spaces: Int)? {
        let start = index
        var lines = 0
        var spaces = 0
        while let byte = next, byte == 0x20 || byte.isLineEnd {
            index += 1
            if byte == 0x20 {
                spaces += 1
            } else {
                if byte == 0x0D, next == 0x0A { index += 1 }
                lines += 1
                spaces = 0
            }
        }
        let isText =
            switch next {
            case nil, UInt8(ascii: "}"), UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "*"): false
            case UInt8(ascii: "{"): true
            default: spaces > 0
            }
        if isText { return (lines, spaces) }
        index = start
        return nil
    }

    /// The pieces without the indentation that all lines have, and without spaces at the end.
    private func joined(_ pieces: [Piece]) -> [Message.Part] {
        let common = pieces.reduce(Int.max) { least, piece in
            if case .indent(_, let spaces) = piece { min(least, spaces) } else { least }
        }
        var parts: [Message.Part] = []
        var literal: [UInt8] = []
        for piece in pieces {
            switch piece {
            case .text(let bytes): literal += bytes
            case .indent(let lines, let spaces):
                literal += Array(repeating: 0x0A, count: lines)
                if lines > 0 { literal += Array(repeating: 0x20, count: spaces - common) }
            case .parts(let found):
                if !literal.isEmpty { parts.append(.text(String(decoding: literal, as: UTF8.self))) }
                literal.removeAll()
                parts += found
            }
        }
        while literal.last == 0x20 { literal.removeLast() }
        if !literal.isEmpty { parts.append(.text(String(decoding: literal, as: UTF8.self))) }
        return parts
    }
}
