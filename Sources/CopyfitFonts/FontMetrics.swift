/// Which of a font's tables determine how tall its lines are.
public enum FontMetricsPolicy: Hashable, Sendable, CaseIterable {
    /// HarfBuzz's choice, the default: `OS/2` typographic metrics when the font requests them (USE_TYPO_METRICS), else
    /// `hhea`, else `OS/2` typographic, else Windows metrics.
    case harfBuzz
    /// Only `hhea`, as on Apple's platforms.
    case apple
    /// `OS/2` typographic metrics, whether or not the font requests them.
    case openType
    /// `OS/2` `usWinAscent` and `usWinDescent`, without a line gap.
    case windows
}

/// A face's vertical metrics in font units. Both distances from the baseline are positive.
public struct FontMetrics: Hashable, Sendable {
    /// Font units in one em.
    public let unitsPerEm: Double
    /// Height above the baseline.
    public let ascent: Double
    /// Depth below the baseline; positive.
    public let descent: Double
    /// Extra space between lines.
    public let leading: Double
    /// Height of capital letters; 0 if the font does not specify it.
    public let capHeight: Double
    /// Height of lower-case letters; 0 if the font does not specify it.
    public let xHeight: Double

    init(
        unitsPerEm: Double,
        ascent: Double,
        descent: Double,
        leading: Double,
        capHeight: Double,
        xHeight: Double
    ) {
        self.unitsPerEm = unitsPerEm
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }
}
