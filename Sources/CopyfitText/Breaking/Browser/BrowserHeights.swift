import CopyfitFonts

/// How the height of a run comes from the metrics of its face.
enum HeightRules: Hashable, Sendable {
    /// The face's metrics, unrounded; the leading is between lines.
    case standard
    /// A browser's with `line-height: normal`: in whole pixels, half of the leading above each line and half below. A
    /// line is at least as tall as one in the primary face.
    case browsers(BrowserPixels)

    /// The reach of a face in a style.
    func reach(_ face: FontFace, _ style: TextStyle, _ policy: FontMetricsPolicy) -> LineMetrics {
        switch self {
        case .standard:
            return LineMetrics(face, style, policy: policy)
        case .browsers(let pixels):
            var reach = LineMetrics(inBrowser: face, style, policy, pixels)
            if face !== style.font.primary {
                reach.formMaximum(LineMetrics(inBrowser: style.font.primary, style, policy, pixels))
            }
            return reach
        }
    }

    /// What a height that is set is shared around in a browser; nil where it is the reach of the runs.
    func content(_ style: TextStyle, _ policy: FontMetricsPolicy) -> BrowserContent? {
        guard case .browsers(let pixels) = self else { return nil }
        let reach = LineMetrics(inBrowser: style.font.primary, style, policy, pixels, hasLeading: false)
        return BrowserContent(reach: reach, ratio: pixels.ratio)
    }
}

/// The pixels to which a browser rounds the heights of faces.
struct BrowserPixels: Hashable {
    /// How many a point has.
    let ratio: Double
    /// Whether a pixel of the ascent becomes descent where rounding would cut the descent off.
    let keepsDescents: Bool
}

/// The reach of a style's primary face without its leading, whatever other faces are on the line.
struct BrowserContent: Hashable {
    var reach: LineMetrics
    /// How many pixels a point has.
    let ratio: Double

    /// A multiple of a size, in points: the size rounded to 1/64 px, the product cut to it.
    func multiple(_ factor: Double, of size: Double) -> Double {
        let pixels = Float((size * ratio * 64).rounded() / 64) * Float(factor)
        return Double((pixels * 64).rounded(.down)) / (ratio * 64)
    }

    /// The same baseline in a line of a set height, which is rounded to 1/64 px. Half of what is added is cut to it, and
    /// rounded down to a pixel.
    func filling(_ height: Double, _ extraSpace: LineHeight.ExtraSpace) -> LineMetrics {
        let perPoint = ratio * 64
        let units = (height * perPoint).rounded()
        let extra = units - ((reach.ascent + reach.descent) * perPoint).rounded()
        let half = (extra / 2).rounded(.towardZero)
        let ascent = reach.ascent + ((extraSpace == .above ? extra : half) / 64).rounded(.down) / ratio
        return LineMetrics(ascent: ascent, descent: units / perPoint - ascent, leading: 0)
    }
}

extension LineMetrics {
    /// Ascent and descent are rounded to pixels, reckoned in single precision.
    fileprivate init(
        inBrowser face: FontFace,
        _ style: TextStyle,
        _ policy: FontMetricsPolicy,
        _ pixels: BrowserPixels,
        hasLeading: Bool = true
    ) {
        let metrics = face.metrics(policy)
        let size = TextUnit.browserPixels(style.size, pixels.ratio)
        let scale = size / Float(metrics.unitsPerEm)
        func length(_ units: Double) -> Float { Float(units) * scale }
        var ascent = Self.rounded(length(metrics.ascent))
        var descent = Self.rounded(length(metrics.descent))
        if pixels.keepsDescents, descent < length(metrics.descent), ascent >= 1 {
            (ascent, descent) = (ascent - 1, descent + 1)
        }
        let leading = hasLeading ? Self.rounded(length(metrics.leading)) : 0
        let above = (leading / 2).rounded(.down)
        let raised = TextUnit.limitedSpacing(style.baselineOffset)
        self.init(
            ascent: Double(ascent + above) / pixels.ratio + raised,
            descent: Double(descent + leading - above) / pixels.ratio - raised,
            leading: 0
        )
    }

    private static func rounded(_ pixels: Float) -> Float { (pixels + 0.5).rounded(.down) }
}
