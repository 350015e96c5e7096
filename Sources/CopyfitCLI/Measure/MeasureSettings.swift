import CopyfitUnicode

/// Everything a text is measured with except its font: from the command's options or a record of the batch stream.
struct MeasureSettings: Equatable, Sendable {
    /// The font size in points, from `TextStyle.smallestSize` to `largestSize`; nil if none was given.
    var size: Double?
    /// The widths to measure at, in points.
    var widths = Widths.one(.infinity)
    /// The height limit in points, 0 or more; infinity is none.
    var height = Double.infinity
    /// The line limit, at least 1; nil is none.
    var maxLines: Int?
    /// A BCP 47 language; nil is `und`.
    var language: String?
    /// The paragraphs' base direction.
    var direction = BaseDirection.auto
    /// Whose rules decide where lines may end.
    var profile = BreakProfile.standard
    /// Whether the language's dictionary divides words.
    var hyphenates = false

    /// The defaults: no size, no limits.
    init() {}
}

/// One width, answered by one measurement, or a list of them, answered by a list. In points; infinity is no limit.
enum Widths: Equatable, Sendable {
    case one(Double)
    case several([Double])

    /// The widths in order.
    var all: [Double] {
        switch self {
        case .one(let width): [width]
        case .several(let widths): widths
        }
    }
}
