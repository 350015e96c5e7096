import CopyfitUnicode

/// The limits under which a paragraph is measured, in points.
///
/// ```swift
/// let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
/// let paragraph = try ParagraphPreparer().prepare(StyledText("Änderungen speichern", style: style))
/// print(paragraph.fits(ParagraphConstraint(width: 120)))  // true
/// print(paragraph.fits(ParagraphConstraint(width: 120, maxLines: 1)))  // false
/// ```
public struct ParagraphConstraint: Hashable, Sendable {
    /// The width that lines must keep to. Infinite: only mandatory breaks end lines. 0 or less: one grapheme per line.
    /// NaN counts as infinite.
    public var width: Double
    /// The height that lines must keep to; lines that reach below it are cut off, except the first. Infinite or NaN: no
    /// line is cut off.
    public var height: Double
    /// The most lines that are kept; values below 1 count as 1. nil: no limit.
    public var maxLines: Int?

    /// A constraint; without arguments there are no limits.
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
