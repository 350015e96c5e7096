/// The outline of a glyph in font units, unhinted. The origin is the glyph's, `y` grows upwards. Areas are filled by the
/// nonzero rule.
public struct GlyphOutline: Hashable, Sendable {
    /// One step of an outline.
    public enum Step: Hashable, Sendable {
        case move(x: Float, y: Float)
        case line(x: Float, y: Float)
        case quadCurve(controlX: Float, controlY: Float, x: Float, y: Float)
        case curve(control1X: Float, control1Y: Float, control2X: Float, control2Y: Float, x: Float, y: Float)
        case close
    }

    /// The steps; none for a glyph without ink, such as a space.
    public let steps: [Step]

    /// An outline of these steps.
    public init(steps: [Step]) {
        self.steps = steps
    }
}

extension FontFace {
    /// A glyph's outline; empty for a glyph that has none: a space, a bitmap, a number that the face does not have.
    /// O(steps); nothing is kept.
    public func outline(ofGlyph glyph: UInt32) -> GlyphOutline { GlyphOutline(steps: harfBuzz.steps(ofGlyph: glyph)) }

    /// The number of font units in an em.
    public var unitsPerEm: Int { harfBuzz.unitsPerEm }
}
