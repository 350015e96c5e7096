/// What stands at a point.
public struct TextHit: Hashable, Sendable {
    /// The UTF-8 offset of the caret nearest to the point: the start or the end of the grapheme there.
    public let offset: Int
    /// The bytes of the grapheme that the point is on; nil beside the line's text.
    public let grapheme: Range<Int>?
    /// The index of the line, counted from 0: the one at the point's height, else the nearest.
    public let line: Int

    /// What stands at a point.
    public init(offset: Int, grapheme: Range<Int>?, line: Int) {
        self.offset = offset
        self.grapheme = grapheme
        self.line = line
    }
}

extension PreparedParagraph {
    /// What stands at a point, in points from the paragraph's top left corner, on its lines as `lines` gave them. The
    /// ellipsis counts as the start of what it stands for.
    ///
    /// - Complexity: O(lines + glyphs of one line).
    /// - Precondition: there is a line.
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
    /// Where the next line's part of the height begins: at the line's bottom, halfway through what space is below that.
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
