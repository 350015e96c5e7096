import CopyfitFonts

/// How the height of a run comes from the metrics of its face.
enum HeightRules: Hashable, Sendable {
    /// The face's metrics, unrounded; the leading is between lines.
    case standard
    /// A browser's with `line-height: normal`, on a screen with `ratio` pixels in a point: in whole pixels, half of the
    /// leading above each line and half below. A line is at least as tall as one in the primary face.
    case browsers(ratio: Double)

    /// The reach of a face in a style.
    func reach(_ face: FontFace, _ style: TextStyle, _ policy: FontMetricsPolicy) -> LineMetrics {
        switch self {
        case .standard:
            return LineMetrics(face, style, policy: policy)
        case .browsers(let ratio):
            var reach = LineMetrics(inBrowser: face, style, policy, ratio)
            if face !== style.font.primary {
                reach.formMaximum(LineMetrics(inBrowser: style.font.primary, style, policy, ratio))
            }
            return reach
        }
    }
}

extension LineMetrics {
    /// Ascent and descent are rounded to pixels. If that would cut the descent off, one pixel of the ascent becomes
    /// descent.
    fileprivate init(inBrowser face: FontFace, _ style: TextStyle, _ policy: FontMetricsPolicy, _ ratio: Double) {
        let metrics = face.metrics(policy)
        let size = TextUnit.browserPixels(style.size, ratio)
        func pixels(_ units: Double) -> Float { Float(units) * size / Float(metrics.unitsPerEm) }
        var ascent = Self.rounded(pixels(metrics.ascent))
        var descent = Self.rounded(pixels(metrics.descent))
        if descent < pixels(metrics.descent), ascent >= 1 { (ascent, descent) = (ascent - 1, descent + 1) }
        let leading = Self.rounded(pixels(metrics.leading))
        let above = (leading / 2).rounded(.down)
        let raised = TextUnit.limitedSpacing(style.baselineOffset)
        self.init(
            ascent: Double(ascent + above) / ratio + raised,
            descent: Double(descent + leading - above) / ratio - raised,
            leading: 0
        )
    }

    private static func rounded(_ pixels: Float) -> Float { (pixels + 0.5).rounded(.down) }
}
