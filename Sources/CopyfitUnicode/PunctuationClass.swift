/// A character's class in spacing beside full-width punctuation: CSS Text 4's text spacing character classes.
package enum PunctuationClass {
    case other, open, close, middle
    /// Brackets that are not full-width.
    case narrowOpen, narrowClose
    /// Full stops and commas, colons, semicolons and quotation marks, which are in different places of their boxes in
    /// different faces.
    case dot, colon, semicolon, openQuote, closeQuote

    package init(_ character: UInt32) {
        switch character {
        case 0x2018, 0x201C: self = .openQuote
        case 0x2019, 0x201D: self = .closeQuote
        case 0x3000, 0xB7, 0x2027, 0x30FB: self = .middle
        case 0x3001, 0x3002, 0xFF0C, 0xFF0E: self = .dot
        case 0xFF1A: self = .colon
        case 0xFF1B: self = .semicolon
        case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D, 0xFF08, 0xFF3B, 0xFF5B,
            0xFF5F:
            self = .open
        case 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301E, 0x301F, 0xFF09, 0xFF3D,
            0xFF5D, 0xFF60:
            self = .close
        default: self = Self.narrow(character)
        }
    }

    /// The brackets of general category Ps and Pe that are not full-width.
    private static func narrow(_ character: UInt32) -> PunctuationClass {
        switch character {
        case 0x28, 0x5B, 0x7B, 0x0F3A, 0x0F3C, 0x169B, 0x201A, 0x201E, 0x2045, 0x207D, 0x208D, 0x2308, 0x230A, 0x2329,
            0x27C5, 0x29D8, 0x29DA, 0x29FC, 0x2E42, 0xFD3F, 0xFE17, 0xFE47, 0xFF62:
            .narrowOpen
        case 0x29, 0x5D, 0x7D, 0x0F3B, 0x0F3D, 0x169C, 0x2046, 0x207E, 0x208E, 0x2309, 0x230B, 0x232A, 0x27C6, 0x29D9,
            0x29DB, 0x29FD, 0xFD3E, 0xFE18, 0xFE48, 0xFF63:
            .narrowClose
        // Pairs, each of an opening and a closing bracket
        case 0x2768...0x2775, 0x27E6...0x27EF, 0x2E22...0x2E29: character & 1 == 0 ? .narrowOpen : .narrowClose
        case 0x2983...0x2998, 0x2E55...0x2E5C, 0xFE35...0xFE44, 0xFE59...0xFE5E:
            character & 1 == 1 ? .narrowOpen : .narrowClose
        default: .other
        }
    }

    /// Whether it may be full-width and in the right half of its box.
    package var mayOpen: Bool { self == .open || self == .openQuote }
    /// Whether it may be full-width and in the left half of its box, and is set apart from what follows.
    package var mayClose: Bool { self == .close || self == .closeQuote }
}
