import CopyfitUnicode

/// What a paragraph is measured under, in points.
public struct ParagraphConstraint: Hashable, Sendable {
    /// The width lines must keep to. Infinite: only mandatory breaks end lines. 0 and below: one grapheme a line. NaN
    /// counts as infinite.
    public var width: Double
    /// The height that cuts lines off; the first line always stays. Infinite or NaN: none is cut off.
    public var height: Double
    /// The most lines that are kept; values below 1 count as 1. nil: no limit.
    public var maxLines: Int?

    /// A constraint; without arguments none at all.
    public init(width: Double = .infinity, height: Double = .infinity, maxLines: Int? = nil) {
        self.width = width
        self.height = height
        self.maxLines = maxLines
    }

    var lineLimit: Int { max(1, maxLines ?? .max) }
    /// Whether a height is within the limit.
    func admits(height: Double) -> Bool { height <= self.height || self.height.isNaN }
    var limitsHeight: Bool { height < .infinity }
}
