import CopyfitFonts

/// A cluster's place on a line, in text units from the line's left end.
struct ClusterSpan {
    /// UTF-8 offsets.
    var range: Range<Int>
    var left: Int64
    var right: Int64
    /// The widest glyph: the one that carries the cluster's marks, if there are any, or the ligature, if it is one.
    private(set) var widest: ShapedGlyph
    /// The position of the widest glyph.
    private(set) var origin: Int64

    var start: Int { range.lowerBound }

    /// Adds the cluster's next glyph.
    mutating func add(_ glyph: ShapedGlyph, at origin: Int64, right: Int64) {
        self.right = right
        if glyph.advance > widest.advance { (widest, self.origin) = (glyph, origin) }
    }

    /// Extends the span over another cluster.
    mutating func join(_ other: ClusterSpan) {
        left = min(left, other.left)
        right = max(right, other.right)
    }

    /// The edges of `count` graphemes from left to right: at the carets that the font has inside the ligature, if there
    /// are as many as needed, in order and inside the cluster; otherwise in equal parts.
    func edges(of count: Int, _ properties: RunProperties) -> [Int64] {
        if count > 1 {
            let edges = [left] + carets(properties) + [right]
            if edges.count == count + 1, zip(edges, edges.dropFirst()).allSatisfy(<) { return edges }
        }
        return (0...Int64(count)).map { left + (right - left) * $0 / Int64(count) }
    }

    private func carets(_ properties: RunProperties) -> [Int64] {
        let scale = Double(properties.scale) / properties.face.metrics().unitsPerEm
        return properties.face.unscaledLigatureCarets(ofGlyph: widest.glyph).map { caret in
            origin + Int64((Double(caret) * scale).rounded())
        }
    }
}
