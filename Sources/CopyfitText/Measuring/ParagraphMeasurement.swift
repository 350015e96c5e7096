/// A width and a height in points.
public struct TextSize: Hashable, Sendable {
    /// Points.
    public var width: Double
    /// Points.
    public var height: Double

    /// A size in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// How much room a paragraph takes under one constraint. Lengths are points, never rounded.
///
/// ```swift
/// let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
/// let paragraph = try ParagraphPreparer().prepare(StyledText("Änderungen speichern", style: style))
/// let measurement = paragraph.measure(ParagraphConstraint(width: 120))
/// print(measurement.lineCount, measurement.fits)  // 2 true
/// ```
public struct ParagraphMeasurement: Hashable, Sendable {
    /// The width of the widest line, without hanging white space unless the style counts it.
    public let width: Double
    /// The distance from the top of the first line to the bottom of the last, with reserved lines.
    public let height: Double
    /// How many lines are kept; at least 1.
    public let lineCount: Int
    /// The distance from the top to the first line's baseline.
    public let firstBaseline: Double
    /// The distance from the top to the last kept line's baseline.
    public let lastBaseline: Double
    /// Whether a line or height limit cut text off.
    public let isTruncated: Bool
    /// Whether nothing was forced: no line wider than the constraint, no break inside a word, nothing cut off, no
    /// single line taller than the constraint.
    public let fits: Bool
}

/// By how much a paragraph exceeds a constraint.
public struct ParagraphOverflow: Hashable, Sendable {
    /// How much wider the constraint must be, all else equal, for the paragraph to fit, in points: 0 if it fits, nil if
    /// no width is enough.
    public let width: Double?
    /// How many more lines than allowed the paragraph has at this width.
    public let lines: Int
}
