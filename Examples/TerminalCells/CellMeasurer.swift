import CopyfitLayout
import Foundation

/// Measures text in the cells of a terminal: one cell for most characters, two for wide ones.
struct CellMeasurer: TextMeasurer {
    func width(of text: Substring) -> CGFloat { CGFloat(text.reduce(0) { $0 + Self.cells(of: $1) }) }

    var lineHeight: CGFloat { 1 }

    var ascent: CGFloat { 1 }

    /// After white space, and next to wide characters, which are not written in words.
    func breakOpportunities(in paragraph: Substring) -> [String.Index] {
        paragraph.indices.dropFirst().filter { index in
            let (before, after) = (paragraph[paragraph.index(before: index)], paragraph[index])
            if after.isWhitespace { return false }
            return before.isWhitespace || Self.cells(of: before) == 2 || Self.cells(of: after) == 2
        }
    }

    /// The cells of a character: those of its first scalar, two if it is shown as emoji.
    static func cells(of character: Character) -> Int {
        guard let first = character.unicodeScalars.first else { return 0 }
        if first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
        return wide.contains { $0.contains(first.value) } ? 2 : 1
    }

    /// The blocks of wide and fullwidth characters in EastAsianWidth.txt, emoji aside.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]
}
