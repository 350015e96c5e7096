package import CopyfitFit
package import CopyfitText

/// How a text's lines are set: heights, indents, spacings, tab stops, tail and boxes, from the command's options or a record.
package struct TextGeometry: Equatable, Sendable {
    /// How tall lines are, except for the limits and the place of what is added; nil is what the font's description says,
    /// or natural.
    package var lineHeight: WrittenLineHeight?
    /// The least height of a line; 0 is none.
    package var minLineHeight: Length = 0
    /// The greatest height of a line; infinity and 0 are none.
    package var maxLineHeight = Length.infinity
    /// The side on which extra line height goes.
    package var lineHeightSpace = LineHeight.ExtraSpace.shared
    /// The room below each paragraph except the last.
    package var paragraphSpacing: Length = 0
    /// The room above each paragraph except the first.
    package var paragraphSpacingBefore: Length = 0
    /// The room before the first line of each paragraph.
    package var firstLineIndent: Length = 0
    /// The room before the other lines.
    package var hangingIndent: Length = 0
    /// The room after every line.
    package var tailIndent: Length = 0
    /// Which faces decide how tall lines are.
    package var faceHeights = FaceHeights.all
    /// The stops of tabs.
    package var tabStops: [WrittenTabStop] = []
    /// The character at decimal stops.
    package var decimalMark: Character = "."
    /// The text in place of what is cut off; nil is an ellipsis.
    package var tail: String?
    /// The boxes of the text's U+FFFC, in order.
    package var boxes: [WrittenBox] = []

    /// The fonts' heights, no indents, no stops, no boxes.
    package init() {}
}

extension TextGeometry {
    /// Sets lines in this way, at a font size in points.
    func apply(to style: inout LineStyle, size: Double) {
        style.lineHeight = lineHeight?.height(size: size) ?? .natural
        style.lineHeight.minimum = minLineHeight.points(size: size)
        style.lineHeight.maximum = maxLineHeight.points(size: size)
        style.lineHeight.extraSpace = lineHeightSpace
        style.paragraphSpacing = paragraphSpacing.points(size: size)
        style.paragraphSpacingBefore = paragraphSpacingBefore.points(size: size)
        style.firstLineIndent = firstLineIndent.points(size: size)
        style.hangingIndent = hangingIndent.points(size: size)
        style.tailIndent = tailIndent.points(size: size)
    }

    /// All lengths except those of boxes.
    package var lengths: [Length] {
        var lengths = [
            minLineHeight, maxLineHeight, paragraphSpacing, paragraphSpacingBefore, firstLineIndent, hangingIndent,
            tailIndent,
        ]
        if case .length(let height) = lineHeight { lengths.append(height) }
        return lengths + tabStops.map { $0.position }
    }

    /// What a text with as many U+FFFC needs that has other boxes; nil if it has as many.
    package func problem(with text: String) -> String? {
        if boxes.isEmpty { return nil }
        let count = text.unicodeScalars.count { $0 == "\u{FFFC}" }
        if count == boxes.count { return nil }
        return "The text has \(count) U+FFFC characters but \(boxes.count) boxes: give one box for each character."
    }

    /// Gives a text its boxes, stops and tail, at a font size in points. Each U+FFFC is a box as long as there are any.
    func apply(to text: inout StyledText, size: Double) {
        var rest = boxes[...]
        var offset = 0
        if !boxes.isEmpty {
            for character in text.text.unicodeScalars {
                if character == "\u{FFFC}", let box = rest.popFirst() { text.place(box.box(size: size), at: offset) }
                offset += UTF8.width(character)
            }
        }
        text.faceHeights = faceHeights
        text.tabStops = tabStops.map { $0.stop(size: size, decimalMark: decimalMark) }
        text.tail = tail
    }
}
