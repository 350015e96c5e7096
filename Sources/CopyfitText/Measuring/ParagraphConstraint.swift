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

    var widthUnits: Int64 { TextUnit.units(width) }
    var lineLimit: Int { max(1, maxLines ?? .max) }
    /// Whether a height is within the limit.
    func admits(height: Double) -> Bool { height <= self.height || self.height.isNaN }
    var limitsHeight: Bool { height < .infinity }
}

extension PreparedParagraph {
    /// The width that lines are held to, in text units: what is asked for, and under a browser's rules 1/64 of a point
    /// more.
    func lineWidth(_ constraint: ParagraphConstraint) -> Int64 {
        let asked = constraint.widthUnits
        return asked >= TextUnit.unbounded ? asked : asked + widthAllowance
    }

    /// The narrowest width to ask for, in points, that holds lines to a width in text units.
    func proposal(_ lineWidth: Int64) -> Double { TextUnit.points(max(0, lineWidth - widthAllowance)) }

    private var widthAllowance: Int64 { source.breakRules.profile == .web ? TextUnit.browserAllowance : 0 }
}
