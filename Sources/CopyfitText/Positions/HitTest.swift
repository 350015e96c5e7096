/// The text at a point.
///
/// ```swift
/// let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
/// let paragraph = try ParagraphPreparer().prepare(StyledText("Hi", style: style))
/// let lines = paragraph.lines(fitting: 100)
/// print(paragraph.hitTest(x: 1000, y: 5, in: lines).offset)  // 2: after the last letter
/// ```
public struct TextHit: Hashable, Sendable {
    /// The UTF-8 offset of the caret nearest to the point: the start or the end of the grapheme there.
    public let offset: Int
    /// The bytes of the grapheme at the point; nil beside the line's text.
    public let grapheme: Range<Int>?
    /// The index of the line, counted from 0: the line at the point's height, otherwise the nearest one.
    public let line: Int

    /// The text at a point.
    public init(offset: Int, grapheme: Range<Int>?, line: Int) {
        self.offset = offset
        self.grapheme = grapheme
        self.line = line
    }
}

extension PreparedParagraph {
    /// The text at a point of this paragraph's lines, as returned by `lines`. The point is in points from the
    /// paragraph's top left corner. An ellipsis counts as the start of the text it replaces.
    ///
    /// - Complexity: O(lines + glyphs of one line).
    /// - Precondition: `lines` is not empty.
    public func hitTest(x: Double, y: Double, in lines: [ParagraphLine]) -> TextHit {
        let boundaries = zip(lines, lines.dropFirst()).lazy.map { $0.boundary(above: $1) }
        let index = boundaries.enumerated().first { y < $0.element }?.offset ?? lines.count - 1
        let line = lines[index]
        let spans = LineGlyphs(self, line).graphemeSpans()
        let units = Int64(((x - line.x) * unit.perPoint).rounded(.down).clamped(to: -1e15...1e15))
        guard let first = spans.first, let last = spans.last else {
            return TextHit(offset: line.range.lowerBound, grapheme: nil, line: index)
        }
        if units < first.left { return TextHit(offset: first.offset(isLeft: true), grapheme: nil, line: index) }
        guard let span = spans.last(where: { $0.left <= units && units < $0.right }) else {
            return TextHit(offset: last.offset(isLeft: false), grapheme: nil, line: index)
        }
        let isLeft = units - span.left < span.right - units
        return TextHit(offset: span.offset(isLeft: isLeft), grapheme: span.range, line: index)
    }
}

extension ParagraphLine {
    /// The `y` from which points belong to the next line: halfway through the space below this line's bottom, or the
    /// bottom if there is none.
    fileprivate func boundary(above next: ParagraphLine) -> Double {
        let bottom = baseline + descent + leading
        return bottom + max(0, next.baseline - next.ascent - bottom) / 2
    }
}

extension GraphemeSpan {
    /// The offset at the left or the right edge.
    fileprivate func offset(isLeft: Bool) -> Int {
        if isEllipsis { return range.lowerBound }
        return isLeft == (level & 1 == 0) ? range.lowerBound : range.upperBound
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        isNaN ? 0 : min(max(self, range.lowerBound), range.upperBound)
    }
}
