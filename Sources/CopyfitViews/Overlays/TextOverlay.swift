package import CopyfitDrawing

/// What is marked on a drawing of one text.
package struct TextOverlay: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The boxes of the lines.
    package static let lines = TextOverlay(rawValue: 1 << 0)
    /// The baselines.
    package static let baselines = TextOverlay(rawValue: 1 << 1)
    /// The smallest rectangle around the ink of each line.
    package static let ink = TextOverlay(rawValue: 1 << 2)
    /// The ink of each glyph, and its origin.
    package static let glyphs = TextOverlay(rawValue: 1 << 3)
    /// The clusters, joined so that none is less than a grapheme.
    package static let clusters = TextOverlay(rawValue: 1 << 4)
    /// The pieces that stay together on a line, in two alternating tints.
    package static let pieces = TextOverlay(rawValue: 1 << 5)
    /// Lines that are cut off, end inside a word or are wider than allowed.
    package static let overflow = TextOverlay(rawValue: 1 << 6)

    /// The marks with their names, what they mean and their colours, in the order of a legend.
    package static let named: [(overlay: TextOverlay, name: String, meaning: String, color: DisplayList.PlainColor)] = [
        (.lines, "lines", "line box: advance width, ascent to descent", OverlayPalette.line),
        (.baselines, "baselines", "baseline", OverlayPalette.guide),
        (.ink, "ink", "bounds of a line's ink", OverlayPalette.ink),
        (.glyphs, "glyphs", "a glyph's ink, and its origin as a dot", OverlayPalette.glyph),
        (.clusters, "clusters", "characters that are shaped together", OverlayPalette.cluster),
        (.pieces, "pieces", "text that stays together on a line", OverlayPalette.piece),
        (.overflow, "overflow", "cut off, a word cut, or wider than the box", OverlayPalette.overflow),
    ]
}
