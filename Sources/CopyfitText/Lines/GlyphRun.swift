public import CopyfitFonts

/// A glyph in its place on a line. Lengths are points; `y` grows downwards, as everywhere but in HarfBuzz.
public struct PlacedGlyph: Hashable, Sendable {
    /// The glyph's number in its face.
    public let glyph: UInt32
    /// UTF-8 offset of the cluster it belongs to.
    public let cluster: Int
    /// From the line's left end to the glyph's origin, its offset included.
    public let x: Double
    /// From the baseline down to the glyph's origin.
    public let y: Double
    /// How far the pen moves.
    public let advance: Double
}

/// The glyphs of one run on a line, in visual order from the left.
public struct GlyphRun: Hashable, Sendable {
    /// The face the glyphs are numbered in.
    public let face: FontFace
    /// The size of an em in points.
    public let size: Double
    /// UTF-8 offsets of the run's part on the line; of the cut for an ellipsis.
    public let range: Range<Int>
    /// UAX #9 embedding level; odd runs right to left.
    public let level: UInt8
    /// The glyphs from left to right.
    public let glyphs: [PlacedGlyph]
}

extension PreparedParagraph {
    /// The glyphs of one of this paragraph's lines, run by run from left to right (UAX #9 rule L2), the hyphen or the
    /// ellipsis that ends it among them. White space that hangs and tabs have none.
    ///
    /// Glyphs come from preparation; only a run that the line cuts at an unsafe place is shaped again. O(glyphs).
    public func glyphRuns(of line: ParagraphLine) -> [GlyphRun] {
        LineGlyphs(self, line).runs()
    }
}
