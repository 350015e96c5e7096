package import CopyfitUnicode

/// Everything a text is measured with except its font: from the command's options or a record of the batch stream.
package struct MeasureSettings: Equatable, Sendable {
    /// The font size in points, from `TextStyle.smallestSize` to `largestSize`; nil if none was given.
    package var size: Double?
    /// The widths to measure at, in points.
    package var widths = Widths.one(.infinity)
    /// The height limit in points, 0 or more; infinity is none.
    package var height = Double.infinity
    /// The line limit, at least 1; nil is none.
    package var maxLines: Int?
    /// A BCP 47 language; nil is `und`.
    package var language: String?
    /// The paragraphs' base direction.
    package var direction = BaseDirection.auto
    /// Whose rules decide where lines may end.
    package var profile = BreakProfile.standard
    /// How many pixels of the screen a point has: one of `BreakRules.devicePixelRatios`.
    package var devicePixelRatio = 1.0
    /// Which full-width punctuation is trimmed; nil is what the profile does.
    package var spacingTrim: SpacingTrim?
    /// Whether the language's dictionary divides words.
    package var hyphenates = false
    /// How lines are set.
    package var typesetting = Typesetting()
    /// Heights of lines, room beside them, tab stops and boxes.
    package var geometry = TextGeometry()

    /// The defaults: no size, no limits.
    package init() {}
}

/// One width, answered by one measurement, or a list of them, answered by a list. In points; infinity is no limit.
package enum Widths: Equatable, Sendable {
    case one(Double)
    case several([Double])

    /// The widths in order.
    package var all: [Double] {
        switch self {
        case .one(let width): [width]
        case .several(let widths): widths
        }
    }
}
