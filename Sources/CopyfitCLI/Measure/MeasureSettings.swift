/// Everything a text is measured with but its font: from the command's options or a record of the batch stream.
package struct MeasureSettings: Equatable, Sendable {
    /// The font size in points, above 0 and at most ``maximumSize``; nil where none was given.
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
    package var direction = TextDirection.auto

    /// The largest font size there is, in points.
    package static let maximumSize = 10_000.0

    /// Nothing but defaults: no size, no limits.
    package init() {}
}

/// One width, answered by one measurement, or a list of them, answered by a list. In points; infinity is no limit.
package enum Widths: Equatable, Sendable {
    case one(Double)
    case several([Double])
}

/// A base direction as the command and the batch stream spell it.
package enum TextDirection: String, CaseIterable, Sendable {
    case auto, ltr, rtl
}
