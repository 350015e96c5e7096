/// A glyph with colours of its own.
public enum ColorGlyph: Hashable, Sendable {
    /// A bitmap as the bytes of a PNG file, and the rectangle that it fills in font units: `x` and `y` are its top left
    /// corner, `y` grows upwards, width and height are positive.
    case bitmap(png: [UInt8], x: Double, y: Double, width: Double, height: Double)
    /// Glyphs of the same face, each in one colour, the one in the background first.
    case layers([Layer])

    /// A glyph in one colour.
    public struct Layer: Hashable, Sendable {
        /// The glyph's number; its outline is drawn.
        public let glyph: UInt32
        /// Red, green, blue and alpha, a byte each; nil is the colour of the text.
        public let color: (UInt8, UInt8, UInt8, UInt8)?

        init(glyph: UInt32, color: (UInt8, UInt8, UInt8, UInt8)?) {
            (self.glyph, self.color) = (glyph, color)
        }

        public static func == (left: Layer, right: Layer) -> Bool { left.key == right.key }
        public func hash(into hasher: inout Hasher) { hasher.combine(key) }

        private var key: [UInt32] {
            [glyph] + (color.map { [$0.0, $0.1, $0.2, $0.3].map(UInt32.init) } ?? [])
        }
    }
}

extension FontFace {
    /// A glyph's colours (`CBDT`, `sbix`, or `COLR` version 0 with its first palette); nil for a glyph that is drawn as
    /// its outline. O(bytes of the bitmap).
    public func colorGlyph(_ glyph: UInt32) -> ColorGlyph? {
        guard hasColorGlyphs else { return nil }
        if let layers = harfBuzz.colorLayers(ofGlyph: glyph) { return .layers(layers) }
        guard let bitmap = harfBuzz.bitmap(ofGlyph: glyph) else { return nil }
        return .bitmap(
            png: bitmap.png,
            x: Double(bitmap.x),
            y: Double(bitmap.y),
            width: Double(bitmap.width),
            height: Double(bitmap.height)
        )
    }
}
