public import CopyfitFonts
public import Foundation

extension DisplayList {
    /// Glyphs of one face on one baseline, and the text that they show.
    public struct GlyphRun: Hashable, Sendable {
        /// One glyph.
        public struct Glyph: Hashable, Sendable {
            /// The glyph's number in its face.
            public var id: UInt32
            /// The start of its cluster in ``GlyphRun/text``, in UTF-8 bytes.
            public var cluster: Int32
            /// The glyph's origin.
            public var position: CGPoint
            /// The pen's movement after it, in points.
            public var advance: CGFloat

            /// A glyph.
            public init(id: UInt32, cluster: Int, position: CGPoint, advance: CGFloat) {
                self.id = id
                self.cluster = Int32(clamping: cluster)
                self.position = position
                self.advance = advance
            }
        }

        /// The face that the glyphs' numbers refer to.
        public var face: FontFace
        /// The size of an em in points.
        public var size: CGFloat
        /// The paint of the glyphs. Coloured glyphs keep their colours and take only the opacity.
        public var paint: Paint
        /// The glyphs in visual order from the left.
        public var glyphs: [Glyph]
        /// The characters that the glyphs show, in reading order.
        public var text: String
        /// Whether the text runs from right to left.
        public var isRightToLeft: Bool
        /// The language of the text as a BCP 47 tag; nil if it is not known.
        public var language: String?

        /// A run.
        public init(
            face: FontFace,
            size: CGFloat,
            paint: Paint,
            glyphs: [Glyph],
            text: String,
            isRightToLeft: Bool = false,
            language: String? = nil
        ) {
            self.face = face
            self.size = size
            self.paint = paint
            self.glyphs = glyphs
            self.text = text
            self.isRightToLeft = isRightToLeft
            self.language = language
        }
    }
}
