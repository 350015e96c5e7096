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
public struct ParagraphMeasurement: Hashable, Sendable {
    /// The width of the widest line, without the white space that hangs.
    public let width: Double
    /// From the top of the first line to the bottom of the last.
    public let height: Double
    /// How many lines are kept; at least 1.
    public let lineCount: Int
    /// From the top to the first line's baseline.
    public let firstBaseline: Double
    /// From the top to the last kept line's baseline.
    public let lastBaseline: Double
    /// Whether a line or height limit cut text off.
    public let isTruncated: Bool
    /// Whether nothing was forced: no line wider than the constraint, no break inside a word, nothing cut off, no single
    /// line taller than the constraint.
    public let fits: Bool
}

/// By how much a paragraph does not fit.
public struct ParagraphOverflow: Hashable, Sendable {
    /// How much wider the constraint must be, all else equal, for the paragraph to fit: 0 when it does, nil when no width
    /// would do. Points.
    public let width: Double?
    /// How many lines more than allowed the paragraph has at this width.
    public let lines: Int
}
