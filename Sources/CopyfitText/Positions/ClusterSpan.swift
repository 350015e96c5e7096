import CopyfitFonts

/// A cluster's place on a line, in text units from the line's left end.
struct ClusterSpan {
    /// UTF-8 offsets.
    var range: Range<Int>
    var left: Int64
    var right: Int64
    /// The glyph that carries the cluster's marks, if it has any: its ligature, if it is one.
    private(set) var widest: ShapedGlyph
    /// Where the widest glyph stands.
    private(set) var origin: Int64

    var start: Int { range.lowerBound }

    /// Adds the cluster's next glyph.
    mutating func add(_ glyph: ShapedGlyph, at origin: Int64, right: Int64) {
        self.right = right
        if glyph.advance > widest.advance { (widest, self.origin) = (glyph, origin) }
    }

    /// Reaches over another cluster too.
    mutating func join(_ other: ClusterSpan) {
        left = min(left, other.left)
        right = max(right, other.right)
    }

    /// The edges of so many graphemes from left to right: where the font puts carets inside the ligature, as long as it has
    /// as many as are needed, in order and inside; else in equal parts.
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
