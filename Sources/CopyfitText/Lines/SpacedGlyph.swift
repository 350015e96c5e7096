import CopyfitFonts

/// A glyph of a line with the space beside it, in text units.
struct SpacedGlyph {
    let glyph: ShapedGlyph
    /// On its right, or on its left in a right-to-left run.
    private let space: Int64
    private let isSpacedBefore: Bool

    /// A glyph without space, or with space after it in text order.
    init(_ glyph: ShapedGlyph, _ space: Int64 = 0, _ level: UInt8 = 0) {
        self.glyph = glyph
        self.space = space
        isSpacedBefore = level & 1 == 1
    }

    /// The pen's movement.
    var advance: Int64 { Int64(glyph.advance) + space }
    /// Where the glyph is, from the pen.
    var origin: Int64 { Int64(glyph.xOffset) + (isSpacedBefore ? space : 0) }
}
