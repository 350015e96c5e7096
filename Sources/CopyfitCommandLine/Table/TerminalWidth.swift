/// How many cells of a terminal a text takes, so that columns line up.
///
/// An approximation that follows most terminals: combining and invisible characters take none, wide East Asian
/// characters two, everything else one; a grapheme cluster takes two at most, and two with emoji presentation. Wide
/// characters are found by block instead of by Unicode's East Asian Width table, so a few rare ones are counted wrong.
/// A column after them may then be misaligned by a cell; therefore tables put free text last.
package enum TerminalWidth {
    /// The side of a column on which its cells are aligned.
    package enum Alignment { case left, right }

    /// The cells of a text whose only control characters set a ``TerminalColor``.
    package static func cells(_ text: String) -> Int {
        var (width, isInColor) = (0, false)
        for character in text {
            if character == "\u{1B}" { isInColor = true }
            if !isInColor { width += cells(character) }
            if character == "m" { isInColor = false }
        }
        return width
    }

    /// A text with spaces that make it so many cells wide; a wider one as it is.
    package static func padded(_ text: String, to width: Int, _ alignment: Alignment = .left) -> String {
        let space = String(repeating: " ", count: max(0, width - cells(text)))
        return alignment == .left ? text + space : space + text
    }

    /// A text of at most `limit` cells, or its beginning with an ellipsis as the last of them.
    ///
    /// - Complexity: O(n) in the length of the result.
    package static func shortened(_ text: String, to limit: Int) -> String {
        var width = 0
        var end = text.startIndex
        for index in text.indices {
            if width < limit { end = index }
            width += cells(text[index])
            if width > limit { return text[..<end] + "…" }
        }
        return text
    }

    /// A text in lines of at most `limit` cells, broken at spaces; words that are wider are divided.
    ///
    /// - Complexity: O(n) in the length of the text.
    package static func wrapped(_ text: String, to limit: Int) -> [String] {
        var lines: [String] = []
        var (line, width) = ("", 0)
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let needed = cells(String(word))
            if width + 1 + needed > limit, !line.isEmpty {
                lines.append(line)
                (line, width) = ("", 0)
            }
            if !line.isEmpty { (line, width) = (line + " ", width + 1) }
            for character in word {
                let size = cells(character)
                if width + size > limit, !line.isEmpty {
                    lines.append(line)
                    (line, width) = ("", 0)
                }
                line.append(character)
                width += size
            }
        }
        return lines + [line]
    }

    private static func cells(_ cluster: Character) -> Int {
        let scalars = cluster.unicodeScalars
        if scalars.contains(where: { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }) { return 2 }
        return min(2, scalars.reduce(0) { $0 + cells($1) })
    }

    private static func cells(_ scalar: Unicode.Scalar) -> Int {
        if isZeroWidth(scalar) { return 0 }
        return wideBlocks.contains { $0.contains(Int(scalar.value)) } ? 2 : 1
    }

    private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "\u{AD}" { return false }
        if (0x1160...0x11FF).contains(scalar.value) { return true }
        return switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }

    /// Blocks whose characters are wide: Hangul, CJK, kana, Yi, fullwidth forms, Tangut, the ideographic planes.
    private static let wideBlocks: [ClosedRange<Int>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
        0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
        0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
    ]
}
