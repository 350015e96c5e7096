public import CopyfitFit

/// The failure of a text to fit: the limits, the needs, and the lines. Lengths are points.
public struct FitFailure: Hashable, Sendable, Codable {
    /// The narrowest of the rule's widths at which it fails; nil if the rule has no width.
    public let width: Double?
    /// The height that the rule allows; nil if it allows any.
    public let height: Double?
    /// The rule's maximum number of lines; nil allows any number.
    public let maxLines: Int?
    /// The font that was asked for.
    public let font: String
    /// The size of the type, reduced to the rule's minimum scale.
    public let size: Double
    /// By which factor a user's setting enlarged the type; 1 for the usual size.
    public let typeScale: Double
    /// By which factor the rule let the type shrink; 1 if it did not.
    public let shrunkTo: Double
    /// The width missing at ``width``; nil if no width is enough.
    public let over: Double?
    /// ``over`` in hundredths of ``width``; nil if either is nil, or the width is 0 or next to it.
    public let overPercent: Double?
    /// The number of lines beyond the limit, at ``width`` or, if a word is wider, at the width of that word.
    public let extraLines: Int
    /// The height beyond the limit, at the same width; 0 if only width or lines exceed theirs.
    public let overHeight: Double
    /// All the rule's widths at which it fails, exactly, in ascending order; empty if the rule has no width.
    public let failingWidths: [WidthInterval]
    /// Its lines at ``width``, including those beyond the limit.
    public let lines: [SetLine]
    /// Why it fails.
    public let cause: Cause

    /// What the text needs at ``width``.
    public var verdict: Verdict {
        var verdict = Verdict()
        if case .wideWord(_, let needed) = cause {
            verdict.cutsWord = true
            verdict.wordWidth = max(0, needed - (width ?? needed))
        }
        verdict.isCutOff = extraLines > 0 || overHeight > 0
        (verdict.width, verdict.lines, verdict.height) = (over, extraLines, overHeight)
        return verdict
    }

    /// A line as it is set.
    public struct SetLine: Hashable, Sendable, Codable {
        /// The visible line, with a hyphen if a word is divided at its end.
        public let text: String
        /// Its width.
        public let width: Double
        /// Whether it ends inside a word that has no place to be divided.
        public let endsInsideWord: Bool
        /// Whether it is beyond the lines or the height that the rule allows.
        public let isBeyondLimit: Bool
    }

    /// The cause.
    public enum Cause: Hashable, Sendable {
        /// A part of the text that stays together is wider than the width.
        case wideWord(String, width: Double)
        /// It has too many lines.
        case lines(needed: Int, allowed: Int)
        /// It is too tall.
        case height(needed: Double, allowed: Double)
    }
}
