/// How tall a style's lines are: what their fonts ask for, or a height that is given, between a least and a greatest one.
///
/// A height that is given replaces ascent, descent and leading of the fonts: lines are exactly that tall, the last one too,
/// so that n lines are n times as tall as one. What it has more than the ascent and descent of the fonts, or less, is
/// added as `extraSpace` says. `LineStyle.lineSpacing` is between such lines as between others. Runs share a baseline; the
/// largest size on a line and the farthest reach of its faces count. Where lines are lower than their text, a line of small
/// text may be too high below one of large text: it moves down until its baseline is not above the other's. Values that make no sense (not above 0, infinite, NaN)
/// set nothing; a line is at most 1,000,000 points tall.
///
/// Under the web profile a height that is set is a browser's, in 1/64 px: it is shared around the primary faces of the
/// line's styles, and what is above is rounded down to a pixel.
public struct LineHeight: Hashable, Sendable {
    let rule: Rule
    /// The least height, in points; 0 or less, infinity and NaN set none. It prevails over `maximum`. Alone it is "at
    /// least": Core Text's `minimumLineHeight`.
    public var minimum = 0.0
    /// The greatest height, in points; 0 or less, infinity and NaN set none. Core Text's `maximumLineHeight`.
    public var maximum = Double.infinity
    /// The side of a line on which extra height goes.
    public var extraSpace = ExtraSpace.shared

    /// Where the height comes from.
    enum Rule: Hashable, Sendable {
        case natural
        case exact(Double)
        case multipleOfFonts(Double)
        case multipleOfSize(Double)
        case increaseOfSize(Double)
    }

    /// Where the difference between a line's height and what its fonts ask for goes. It is negative for lines that are lower:
    /// ink then reaches out of them.
    public enum ExtraSpace: Hashable, Sendable, CaseIterable {
        /// Half above and half below: CSS's half-leading, and Pango's. Text stays in the middle of a label.
        case shared
        /// All of it above, as in Core Text: the distance from the last baseline to the bottom stays that of the fonts.
        case above
    }

    /// Ascent, descent and leading of the fonts on each line: CSS `normal`, SwiftUI `variable`.
    public static let natural = LineHeight(rule: .natural)

    /// The same height for every line, in points: a CSS length, SwiftUI's `exact(points:)`, Core Text's minimum and
    /// maximum if they are equal.
    public static func exact(_ points: Double) -> LineHeight { LineHeight(rule: .exact(points)) }

    /// At least a height, in points; taller lines have the height of their fonts.
    public static func atLeast(_ points: Double) -> LineHeight {
        var height = LineHeight(rule: .natural)
        height.minimum = points
        return height
    }

    /// A multiple of what the fonts ask for: Core Text's `lineHeightMultiple`, Pango's line height attribute.
    public static func multipleOfFonts(_ factor: Double) -> LineHeight { LineHeight(rule: .multipleOfFonts(factor)) }

    /// A multiple of the largest size on the line, whatever its fonts ask for: a number in CSS, SwiftUI's
    /// `multiple(factor:)`.
    public static func multipleOfSize(_ factor: Double) -> LineHeight { LineHeight(rule: .multipleOfSize(factor)) }

    /// The largest size on the line plus some points, which may be negative: SwiftUI's `leading(increase:)`.
    public static func increaseOfSize(_ points: Double) -> LineHeight { LineHeight(rule: .increaseOfSize(points)) }

    private init(rule: Rule) { self.rule = rule }
}

extension LineHeight {
    /// Whether lines are as tall as their fonts ask for.
    var isNatural: Bool { difference == 0 }

    /// 0 if nothing is set. Other numbers may also be of values that set nothing.
    @inline(__always)
    var difference: UInt64 {
        guard case .natural = rule else { return 1 }
        return minimum.bitPattern | (maximum.bitPattern ^ Double.infinity.bitPattern)
    }

    /// Whether the sizes on a line decide how tall it is, not only the reach of its runs.
    var followsSizes: Bool {
        switch rule {
        case .multipleOfSize, .increaseOfSize: true
        default: false
        }
    }

    /// The same for a paragraph whose lengths are `factor` times as long.
    func scaled(by factor: Double) -> LineHeight {
        var scaled =
            switch rule {
            case .exact(let points): LineHeight.exact(points * factor)
            case .increaseOfSize(let points): LineHeight.increaseOfSize(points * factor)
            default: self
            }
        scaled.minimum = minimum * factor
        scaled.maximum = maximum * factor
        scaled.extraSpace = extraSpace
        return scaled
    }

    /// The tallest that lines, and the gaps between them, are set, in points.
    static let tallest = 1e6
}
