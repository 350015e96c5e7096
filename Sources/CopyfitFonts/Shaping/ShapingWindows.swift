/// The parts of a run that are handed to HarfBuzz one after the other, in text order; usually one.
///
/// A long run is shaped in windows that overlap by more than any lookup sees, so that the glyphs are those of the whole
/// run. HarfBuzz counts operations in 32 bits, which overflow for more than half a million characters in one call.
///
/// Lookups skip invisible characters, such as soft hyphens, which takes HarfBuzz quadratic time where there are many in
/// a row. Such a stretch is divided: nothing reaches over it. Each mark looks for its letter: where one has more marks than
/// any reader could tell apart, windows are short.
struct ShapingWindows {
    struct Window {
        /// What is shaped.
        let shaped: Range<Int>
        /// What is kept of it.
        let kept: Range<Int>
    }

    private(set) var windows: [Window] = []

    /// In bytes, like the others.
    static let longest = 1 << 16
    private static let overlap = 1 << 10
    /// How many bytes of invisible characters are shaped together.
    private static let invisibleLimit = 1 << 8
    /// How many bytes of invisible characters divide what is before them from what is after.
    private static let dividingStretch = 1 << 7
    /// How many bytes of marks a window begins after, and how many it keeps at least.
    private static let dividingMarks = 1 << 10
    private static let fewestMarks = 1 << 11

    /// The windows of a run; nil if it is shaped at once. O(bytes / 256) if nothing is invisible.
    init?(of run: Range<Int>, _ text: Span<UInt8>) {
        if run.count < 2 * Self.invisibleLimit { return nil }
        let cuts = Self.cuts(of: run, text)
        var start = run.lowerBound
        for cut in cuts.invisible {
            append(start..<cut, cuts.marks, text)
            start = cut
        }
        append(start..<run.upperBound, cuts.marks, text)
        if windows.count == 1 { return nil }
    }

    /// Appends the windows of a part that nothing reaches out of.
    private mutating func append(_ part: Range<Int>, _ cuts: [Int], _ text: Span<UInt8>) {
        var start = part.lowerBound
        while start < part.upperBound {
            let end = Self.end(from: start, of: part, cuts, text)
            let shapedStart = text.characterStart(at: max(part.lowerBound, start - Self.overlap))
            let isLast = part.upperBound - end <= Self.overlap
            let shapedEnd = isLast ? part.upperBound : text.characterStart(at: end + Self.overlap)
            windows.append(Window(shaped: shapedStart..<shapedEnd, kept: start..<end))
            start = end
        }
    }

    /// Where the window ends that begins at `start`.
    private static func end(from start: Int, of part: Range<Int>, _ cuts: [Int], _ text: Span<UInt8>) -> Int {
        let rest = part.upperBound - start
        let end = rest <= longest ? part.upperBound : text.characterStart(at: start + longest)
        let next = cuts.partitioningIndex { $0 > start }
        return next < cuts.count ? min(end, cuts[next]) : end
    }

    /// Where stretches of invisible characters are divided, and inside which marks windows end: at multiples of the limit.
    private static func cuts(of run: Range<Int>, _ text: Span<UInt8>) -> (invisible: [Int], marks: [Int]) {
        var cuts: (invisible: [Int], marks: [Int]) = ([], [])
        var place = run.lowerBound + invisibleLimit
        while place < run.upperBound {
            let cut = text.characterStart(at: place)
            if text.consists(from: cut - dividingStretch, to: cut, of: HiddenCharacter.contains) {
                cuts.invisible.append(cut)
            } else if cut - (cuts.marks.last ?? run.lowerBound) >= fewestMarks,
                text.consists(from: cut - dividingMarks, to: cut, of: HarfBuzzFace.isMark)
            {
                cuts.marks.append(cut)
            }
            place += invisibleLimit
        }
        return cuts
    }
}

extension Span<UInt8> {
    /// The start of the character that a byte belongs to.
    fileprivate func characterStart(at index: Int) -> Int {
        var index = index
        while index > 0, index < count, self[index] & 0xC0 == 0x80 { index -= 1 }
        return index
    }

    /// Whether all characters of a range meet a condition.
    fileprivate func consists(from start: Int, to end: Int, of condition: (UInt32) -> Bool) -> Bool {
        var index = characterStart(at: start)
        while index < end {
            let (character, length) = character(at: index)
            if !condition(character) { return false }
            index += length
        }
        return true
    }
}

/// Characters that HarfBuzz of every version hides: they need no glyph, have no width, and lookups skip them. They are those
/// that are invisible by design (Default_Ignorable_Code_Point), except the fillers of hangul, the fourth variation selector
/// of Mongolian, and the controls of shorthand.
package enum HiddenCharacter {
    /// Whether a character is one.
    package static func contains(_ character: UInt32) -> Bool {
        switch character {
        case 0xAD, 0x34F, 0x61C, 0x17B4...0x17B5, 0x180B...0x180E, 0x200B...0x200F, 0x202A...0x202E,
            0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF, 0xFFF0...0xFFF8, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
            true
        default: false
        }
    }
}
