public import CopyfitFonts

/// A glyph at its place on a line. Lengths are points. `y` grows downwards, as everywhere except in HarfBuzz.
public struct PlacedGlyph: Hashable, Sendable {
    /// The glyph's number in its face.
    public let glyph: UInt32
    /// UTF-8 offset of the cluster it belongs to.
    public let cluster: Int
    /// The distance from the line's left end to the glyph's origin, including the glyph's offset.
    public let x: Double
    /// The distance from the baseline down to the glyph's origin.
    public let y: Double
    /// The pen's movement after the glyph.
    public let advance: Double
}

/// The glyphs of one run on a line, in visual order from the left.
public struct GlyphRun: Hashable, Sendable {
    /// The face that the glyphs' numbers refer to.
    public let face: FontFace
    /// The size of an em in points.
    public let size: Double
    /// UTF-8 offsets of the part of the run that is on the line; for an ellipsis, the empty range at the cut.
    public let range: Range<Int>
    /// UAX #9 embedding level; odd levels run right to left.
    public let level: UInt8
    /// The distance in points from the line's left end to the pen before the first glyph: without that glyph's offset.
    public let x: Double
    /// The glyphs from left to right.
    public let glyphs: [PlacedGlyph]
}

extension GlyphRun {
    /// The same glyphs farther to the right, all at one offset of the text.
    func moved(by distance: Double, to offset: Int) -> GlyphRun {
        let moved = glyphs.map { glyph in
            PlacedGlyph(
                glyph: glyph.glyph,
                cluster: offset,
                x: glyph.x + distance,
                y: glyph.y,
                advance: glyph.advance
            )
        }
        return GlyphRun(face: face, size: size, range: offset..<offset, level: level, x: x + distance, glyphs: moved)
    }
}

extension PlacedGlyph {
    /// A glyph with its pen at `x`.
    init(_ spaced: SpacedGlyph, at x: Int64, cluster: Int, _ unit: TextUnit) {
        self.init(
            glyph: spaced.glyph.glyph,
            cluster: cluster,
            x: unit.points(x + spaced.origin),
            y: -unit.points(Int64(spaced.glyph.yOffset)),
            advance: unit.points(spaced.advance)
        )
    }
}

extension PreparedParagraph {
    /// The glyphs of one of this paragraph's lines, run by run from left to right (UAX #9 rule L2), including its
    /// hyphen or ellipsis. Hanging white space and tabs have no glyphs.
    ///
    /// The glyphs are those of preparation. Only a run that the line cuts at an unsafe place, or that has the hyphen,
    /// is shaped again. O(glyphs).
    public func glyphRuns(of line: ParagraphLine) -> [GlyphRun] {
        LineGlyphs(self, line).runs()
    }
}
