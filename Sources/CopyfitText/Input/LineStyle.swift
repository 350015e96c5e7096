/// How lines are set that are broken already: what is given when a paragraph is measured, not when it is prepared, because
/// it shapes nothing. One prepared paragraph serves every style.
public struct LineStyle: Hashable, Sendable {
    /// Points between the bottom of a line and the top of the next, where the fonts' own leading is smaller; values below 0,
    /// infinity and NaN count as 0. SwiftUI's rule: the pitch is the larger of the line's own and its unrounded height plus this.
    public var lineSpacing = 0.0
    /// Where lines stand within the widest one.
    public var alignment = LineAlignment.leading
    /// Which part of the text a line limit or a height limit takes.
    public var truncation = TruncationMode.tail
    /// How fractions of a line's height are rounded.
    public var lineHeight = LineHeightPolicy.fractional
    /// The height is at least that of this many lines, set like the last one; baselines stay where the text's lines are.
    /// Values below 1 count as 1.
    public var reservedLines = 1
    /// Whether the white space at a line's end counts in the measured width, as far as the proposal has room for it, and of a
    /// line without its middle the room that it was cut for. What fits is decided without it. SwiftUI reports widths so; off by
    /// default.
    public var countsTrailingSpace = false
    /// Whether a segment that wraps into exactly two lines moves one piece down when that evens the two and still fits.
    /// SwiftUI does so; off by default.
    public var evensTwoLines = false

    /// Set solid, aligned to the leading edge, cut off at the tail, heights unrounded.
    public init() {}
}

/// Where a line stands within the widest line of its paragraph. Leading is left where the line's hard segment starts left
/// to right, and right where it starts right to left.
public enum LineAlignment: Hashable, Sendable, CaseIterable {
    case leading, center, trailing
}

/// Which part of a text that is too long gives way to the ellipsis on the last line that is kept.
public enum TruncationMode: Hashable, Sendable, CaseIterable {
    /// The end of the last line is kept: the ellipsis, then as much of the text's end as fits.
    case head
    /// The beginning of the last line and the text's end share the room, the ellipsis between them.
    case middle
    /// The beginning of the last line is kept, then the ellipsis.
    case tail
}

/// How fractions of a point in a line's height are rounded: once, where a line's metrics are read, so that heights add up.
public enum LineHeightPolicy: Hashable, Sendable, CaseIterable {
    /// Not at all.
    case fractional
    /// Ascent, descent and leading each to the nearest point, as browsers do.
    case roundedMetrics
    /// The ascent, the height and the leading to the nearest point: every line is a whole number of points tall.
    case integer
}

extension LineStyle {
    /// The same style for a paragraph whose lengths are `factor` times as long.
    func scaled(by factor: Double) -> LineStyle {
        var scaled = self
        scaled.lineSpacing *= factor
        return scaled
    }

    /// A line's metrics rounded as the policy says.
    func rounded(_ reach: LineMetrics) -> LineMetrics {
        switch lineHeight {
        case .fractional:
            return reach
        case .roundedMetrics:
            return LineMetrics(
                ascent: reach.ascent.rounded(),
                descent: reach.descent.rounded(),
                leading: reach.leading.rounded()
            )
        case .integer:
            let ascent = reach.ascent.rounded()
            let descent = (reach.ascent + reach.descent).rounded() - ascent
            return LineMetrics(ascent: ascent, descent: descent, leading: reach.leading.rounded())
        }
    }

    /// From the top of a line to the top of the next, by the line's unrounded metrics.
    func pitch(_ reach: LineMetrics) -> Double {
        let own = rounded(reach).pitch
        return lineSpacing > 0 && lineSpacing < .infinity ? max(own, reach.ascent + reach.descent + lineSpacing) : own
    }

    /// The height of the lines that are reserved beyond so many, from top to top.
    func reservedHeight(beyond lineCount: Int, pitch: Double) -> Double {
        max(0, Double(max(1, reservedLines) - lineCount) * pitch)
    }

    /// How much of the room beside a line is on its left, from 0 to 1.
    func shareOnLeft(isRightToLeft: Bool) -> Double {
        switch alignment {
        case .leading: isRightToLeft ? 1 : 0
        case .center: 0.5
        case .trailing: isRightToLeft ? 0 : 1
        }
    }
}
