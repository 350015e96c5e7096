import CopyfitFonts

/// How far a run reaches above and below its baseline, in points.
struct LineMetrics: Hashable, Sendable {
    var ascent: Double
    var descent: Double
    var leading: Double

    static let none = LineMetrics(ascent: 0, descent: 0, leading: 0)

    init(ascent: Double, descent: Double, leading: Double) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
    }

    /// A face's metrics in a style, moved by the style's baseline offset. Multiplying before dividing keeps sizes on
    /// the em's grid exact.
    init(_ face: FontFace, _ style: TextStyle, policy: FontMetricsPolicy) {
        let metrics = face.metrics(policy)
        let raised = TextUnit.limitedSpacing(style.baselineOffset)
        ascent = metrics.ascent * style.size / metrics.unitsPerEm + raised
        descent = metrics.descent * style.size / metrics.unitsPerEm - raised
        leading = metrics.leading * style.size / metrics.unitsPerEm
    }

    /// How far a box reaches, moved by its style's baseline offset.
    init(_ box: InlineBox, _ style: TextStyle) {
        let raised = TextUnit.limitedSpacing(style.baselineOffset)
        self.init(ascent: box.ascent + raised, descent: box.descent - raised, leading: 0)
    }

    /// The distance from the top of a line to the top of the next.
    var pitch: Double { ascent + descent + leading }

    /// Takes the larger value of each: runs on one line share its baseline.
    mutating func formMaximum(_ other: LineMetrics) {
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
        leading = max(leading, other.leading)
    }
}
