/// The position of a caret. Lengths are points from the paragraph's top left corner.
///
/// ```swift
/// let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
/// let paragraph = try ParagraphPreparer().prepare(StyledText("Hi", style: style))
/// let lines = paragraph.lines(fitting: 100)
/// print(paragraph.caret(at: 0, in: lines).x)  // 0.0
/// ```
public struct CaretPosition: Hashable, Sendable {
    /// The UTF-8 offset at which text is typed: a grapheme boundary.
    public let offset: Int
    /// The caret for text in the direction of the line's segment.
    public let x: Double
    /// The caret for text in the other direction where two directions meet; otherwise nil.
    public let secondaryX: Double?
    /// The top of the line.
    public let top: Double
    /// The bottom of the line, without leading.
    public let bottom: Double
}

extension PreparedParagraph {
    /// The caret before a byte, on this paragraph's lines as returned by `lines`. An offset at which a line wraps
    /// belongs to the line that begins there. An offset inside a grapheme counts as the grapheme's start. In hanging
    /// white space, the caret is at the end of the line; in omitted text, at the ellipsis.
    ///
    /// Where the text changes direction there are two carets: one where text in the direction of the preceding text
    /// would continue, and one where text in the direction of the following text would begin. `x` is the one with the
    /// lower embedding level (UAX #9).
    ///
    /// - Complexity: O(lines + glyphs of one line).
    /// - Precondition: `lines` is not empty.
    public func caret(at offset: Int, in lines: [ParagraphLine]) -> CaretPosition {
        let line = lines.last { $0.range.lowerBound <= offset } ?? lines[0]
        let edges = CaretEdges(self, line, offset)
        func x(_ units: Int64) -> Double { line.x + unit.points(units) }
        return CaretPosition(
            offset: edges.offset,
            x: x(edges.primary),
            secondaryX: edges.secondary.map(x),
            top: line.baseline - line.ascent,
            bottom: line.baseline + line.descent
        )
    }
}

/// The edges of the graphemes on both sides of a caret.
private struct CaretEdges {
    let offset: Int
    let primary: Int64
    let secondary: Int64?

    private struct Edge {
        let x: Int64
        let level: UInt8
    }

    init(_ paragraph: PreparedParagraph, _ line: ParagraphLine, _ offset: Int) {
        let spans = LineGlyphs(paragraph, line).graphemeSpans()
        let ellipsis = spans.first { $0.isEllipsis && $0.range.contains(offset) }
        let start = ellipsis?.range.lowerBound ?? paragraph.graphemeStart(at: offset, on: line)
        let level = paragraph.segments[paragraph.table.segmentIndex(at: line.range.lowerBound)].baseLevel
        let (left, right) = spans.reduce((Int64.max, Int64.min)) { (min($0.0, $1.left), max($0.1, $1.right)) }
        let ends = level & 1 == 0 ? (start: left, end: right) : (start: right, end: left)
        let before = spans.first { $0.range.upperBound == start }.map { Edge(x: $0.trailingEdge, level: $0.level) }
        let after = spans.first { $0.range.lowerBound == start }.map { Edge(x: $0.leadingEdge, level: $0.level) }
        let isAtStart = spans.allSatisfy { $0.range.lowerBound >= start }
        let edgeBefore = before ?? Edge(x: isAtStart ? ends.start : ends.end, level: level)
        let edgeAfter = after ?? Edge(x: ends.end, level: level)
        self.offset = start
        let isEmpty = spans.isEmpty
        let (first, second) = edgeBefore.level < edgeAfter.level ? (edgeBefore, edgeAfter) : (edgeAfter, edgeBefore)
        primary = isEmpty ? 0 : first.x
        secondary = isEmpty || first.x == second.x ? nil : second.x
    }
}

extension PreparedParagraph {
    /// The start of the grapheme that contains `offset`, or the nearest offset on the line; CR and LF are one grapheme.
    fileprivate func graphemeStart(at offset: Int, on line: ParagraphLine) -> Int {
        let offset = min(max(offset, line.range.lowerBound), line.range.upperBound)
        let segment = segments[table.segmentIndex(at: offset)]
        if offset > segment.end, offset < segment.breakEnd { return Int(segment.end) }
        return max(line.range.lowerBound, detail.graphemeStart(before: offset + 1))
    }
}
