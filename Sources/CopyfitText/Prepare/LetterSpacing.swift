import CopyfitFonts

/// What a run adds after its graphemes, in text units.
struct LetterSpacing: Hashable, Sendable {
    /// After each grapheme that is not among `UnspacedGraphemes`.
    let units: Int64
    /// After each space, in addition.
    let wordUnits: Int64
    /// Whether there is none after a line's last grapheme.
    let spacesBetweenOnly: Bool
    /// Whether letters have none, because they join.
    let isOnlyAfterSpaces: Bool

    var isNone: Bool { units | wordUnits == 0 }

    /// What a line that ends here does without.
    var trailingUnits: Int64 { spacesBetweenOnly ? units : 0 }

    /// A browser's letter spacing if there is any, otherwise the tracking, otherwise the kerning. Neither of the last two is
    /// set between letters of scripts that join.
    init(_ style: TextStyle, scriptTag: UInt32, _ unit: TextUnit) {
        let joins = Self.joiningScripts.contains(scriptTag)
        wordUnits = style.wordSpacing == 0 ? 0 : unit.spacing(style.wordSpacing)
        if style.letterSpacing != 0 {
            (units, spacesBetweenOnly, isOnlyAfterSpaces) = (unit.spacing(style.letterSpacing), false, joins)
            return
        }
        let points = style.tracking != 0 ? style.tracking : style.kerning
        units = points != 0 && !joins ? unit.spacing(points) : 0
        (spacesBetweenOnly, isOnlyAfterSpaces) = (style.tracking != 0, false)
    }

    private static let joiningScripts: Set<UInt32> = Set(
        ["Arab", "Syrc", "Mong", "Nkoo", "Mand", "Phag", "Rohg", "Adlm", "Mani", "Phlp", "Sogd", "Ougr", "Chrs"]
            .compactMap { FontTag($0)?.value }
    )
}

extension TextStyle {
    /// Whether nothing is added between letters or words.
    var isUnspaced: Bool { tracking == 0 && kerning == 0 && letterSpacing == 0 && wordSpacing == 0 }
}

/// The spaces and no-break spaces of a text with word spacing.
struct WordSeparators {
    /// The byte after each, in text order.
    private var ends: [UInt32] = []

    /// Adds those of a range that comes after all others. O(bytes).
    mutating func add(_ range: Range<Int>, _ utf8: Span<UInt8>) {
        for offset in range {
            let isNoBreak = utf8[offset] == 0xA0 && offset > range.lowerBound && utf8[offset - 1] == 0xC2
            if utf8[offset] == 0x20 || isNoBreak { ends.append(UInt32(truncatingIfNeeded: offset + 1)) }
        }
    }

    /// Whether a grapheme is one.
    static func isSeparator(_ start: Int, _ utf8: Span<UInt8>) -> Bool {
        utf8[start] == 0x20 || utf8[start] == 0xC2 && start + 1 < utf8.count && utf8[start + 1] == 0xA0
    }

    mutating func removeAll() { ends.removeAll(keepingCapacity: true) }

    /// How many end in a range, after its first byte. O(log n).
    func count(in range: Range<Int>) -> Int {
        if ends.isEmpty { return 0 }
        return ends.partitioningIndex { Int($0) > range.upperBound }
            - ends.partitioningIndex { Int($0) > range.lowerBound }
    }
}
