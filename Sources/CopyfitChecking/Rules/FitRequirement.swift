/// The room that a text has, and what may be done to make it fit.
public struct FitRequirement: Hashable, Sendable {
    /// The widths, in points, each a range over which it must fit; a single width is a range with equal ends. Empty:
    /// lines may have any width.
    public var widths: [ClosedRange<Double>]
    /// The height in points; nil allows any.
    public var height: Double?
    /// How many lines it may have; nil allows any number.
    public var maxLines: Int?
    /// Whether what is too much may be replaced by an ellipsis.
    public var allowsTruncation = false
    /// Whether a word that is wider than its line may be cut.
    public var allowsWordCuts = false
    /// Down to which factor the type may shrink, from 1/64 to 1; other values count as the nearer end.
    public var minimumScale = 1.0
    /// Whether words may be divided where the system's dictionary of the language says. A language without a dictionary
    /// is not hyphenated.
    public var hyphenates = false

    /// The room of a text.
    public init(widths: [ClosedRange<Double>] = [], height: Double? = nil, maxLines: Int? = nil) {
        self.widths = widths
        self.height = height
        self.maxLines = maxLines
    }

    /// Whether it can fail at all.
    var limitsSomething: Bool { !widths.isEmpty || height != nil || maxLines != nil }
}
