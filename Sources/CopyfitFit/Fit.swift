/// The requirement on a text: its room, and the permitted ways to make it fit.
public struct Fit: Hashable, Sendable {
    /// The widths over which it must fit. Empty: lines may have any width.
    public var widths: [WidthRange]
    /// The height; nil and infinity allow any.
    public var height: Length?
    /// The maximum number of lines; nil allows any number.
    public var maxLines: Int?
    /// Whether excess text may be replaced by an ellipsis.
    public var allowsTruncation = false
    /// Whether a word that is wider than its line may be cut.
    public var allowsWordCuts = false
    /// The smallest factor that the type may shrink to, from 1/64 to 1; other values count as the nearer end.
    public var minimumScale = 1.0
    /// Whether words may be divided where the language's dictionary says. A language without a dictionary
    /// is not hyphenated.
    public var hyphenates = false

    /// The room of a text.
    public init(widths: [WidthRange], height: Length? = nil, maxLines: Int? = nil) {
        self.widths = widths
        self.height = height
        self.maxLines = maxLines
    }

    /// The room of a text, in points.
    public init(widths: [ClosedRange<Double>] = [], height: Double? = nil, maxLines: Int? = nil) {
        self.init(
            widths: widths.map { WidthRange($0) },
            height: height.map { Length(points: $0) },
            maxLines: maxLines
        )
    }

    /// The height in points of a requirement that has its lengths in points; infinite where any is allowed.
    package var heightLimit: Double { height?.points ?? .infinity }

    /// Whether any limit is set.
    package var limitsSomething: Bool {
        maxLines != nil || height?.isFinite == true || widths.contains { $0.from.isFinite }
    }

    /// The same with all lengths in points, at a font size in points.
    package func inPoints(size: Double) -> Fit {
        var fit = self
        fit.widths = widths.map { WidthRange($0.points(size: size)) }
        fit.height = height.flatMap { $0.isFinite ? Length(points: $0.points(size: size)) : nil }
        return fit
    }
}
