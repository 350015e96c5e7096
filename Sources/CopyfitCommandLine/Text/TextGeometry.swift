package import CopyfitText

/// How a text's lines are set: heights, indents, spacings, tab stops and boxes, from the command's options or a record.
package struct TextGeometry: Equatable, Sendable {
    /// Heights, indents and spacings of lines.
    package var lines = LineStyle()
    /// Which faces decide how tall lines are.
    package var faceHeights = FaceHeights.all
    /// The stops of tabs.
    package var tabStops: [TabStop] = []
    /// The character at decimal stops.
    package var decimalMark: Character = "."
    /// The boxes of the text's U+FFFC, in order.
    package var boxes: [InlineBox] = []

    /// The fonts' heights, no indents, no stops, no boxes.
    package init() {}
}

extension TextGeometry {
    /// What a text with as many U+FFFC needs that has other boxes; nil if it has as many.
    package func problem(with text: String) -> String? {
        if boxes.isEmpty { return nil }
        let count = text.unicodeScalars.count { $0 == "\u{FFFC}" }
        if count == boxes.count { return nil }
        return "The text has \(count) characters U+FFFC for \(boxes.count) boxes: give as many boxes as there are."
    }

    /// The text in a style, with its boxes and stops. Each U+FFFC is a box as long as there are any.
    func styledText(_ text: String, _ style: TextStyle) -> StyledText {
        var styled = StyledText(boxes.isEmpty ? text : "", style: style)
        if !boxes.isEmpty {
            var rest = boxes[...]
            for part in text.unicodeScalars.split(separator: "\u{FFFC}", omittingEmptySubsequences: false) {
                if part.startIndex > text.startIndex, let box = rest.popFirst() { styled.append(box, style: style) }
                styled.append(String(part), style: style)
            }
        }
        styled.faceHeights = faceHeights
        styled.tabStops = tabStops.map { stop in
            guard case .decimal = stop.alignment else { return stop }
            return TabStop(stop.position, .decimal(decimalMark))
        }
        return styled
    }
}
