/// Which punctuation hangs beside a line: it is seen, but takes no width (CSS Text 4, `hanging-punctuation`). At most one
/// character hangs on each side of a line, and only where the line has the direction of its segment there.
///
/// `first`, `allowEnd`, `forceEnd` and `last` are CSS's. Nothing hangs on a line from which something is cut off, and at the
/// end of one that ends inside a word. Which line ends are best or balanced (`LineWrapping`) is decided as if nothing hung.
public struct HangingPunctuation: OptionSet, Hashable, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt8

    /// The kinds of some bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// An opening bracket or a quotation mark that begins the text.
    public static let first = HangingPunctuation(rawValue: 1)
    /// A closing bracket or a quotation mark that ends the text.
    public static let last = HangingPunctuation(rawValue: 2)
    /// A stop or comma at the end of a line, Latin, Arabic or East Asian.
    public static let forceEnd = HangingPunctuation(rawValue: 4)
    /// The same only where the line is too wide with it.
    public static let allowEnd = HangingPunctuation(rawValue: 8)
    /// A hyphen at the end of a line, written or of a divided word. Not in CSS.
    public static let hyphens = HangingPunctuation(rawValue: 16)
}

extension HangingPunctuation {
    /// CSS's stops and commas.
    static func isStop(_ character: UInt32) -> Bool {
        switch character {
        case 0x2C, 0x2E, 0x60C, 0x6D4, 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFE50, 0xFE51, 0xFE52, 0xFF61, 0xFF64: true
        default: false
        }
    }

    /// General_Category Ps, Pi and Pf, and ASCII's quotation marks.
    static func mayHangFirst(_ character: UInt32) -> Bool {
        isQuotation(character) || category(character) == .openPunctuation
    }

    /// General_Category Pe, Pi and Pf, and ASCII's quotation marks.
    static func mayHangLast(_ character: UInt32) -> Bool {
        isQuotation(character) || category(character) == .closePunctuation
    }

    private static func isQuotation(_ character: UInt32) -> Bool {
        if character == 0x22 || character == 0x27 { return true }
        return [.initialPunctuation, .finalPunctuation].contains(category(character))
    }

    private static func category(_ character: UInt32) -> Unicode.GeneralCategory? {
        Unicode.Scalar(character)?.properties.generalCategory
    }
}
