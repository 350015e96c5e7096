public import CopyfitFonts

/// What shaping needs to know of a stretch of text: the fonts, the size, the language.
public struct TextStyle: Hashable, Sendable {
    /// The fonts, primary first.
    public var font: FontChain
    /// The size of an em in points: above 0, at most `largestSize`. Anything else makes preparing throw.
    public var size: Double
    /// BCP 47 with its keywords (`"ja"`, `"ja-u-lb-strict"`), or `"und"`. It picks the shapes of Han characters, the fonts'
    /// language features and, for the paragraph's first style, the rules for breaking lines.
    public var language: String

    /// The largest size that can be set, in points.
    public static let largestSize = 10_000.0

    /// A style. A nil language is `"und"`; the process' locale is never asked.
    public init(font: FontChain, size: Double, language: String? = nil) {
        self.font = font
        self.size = size
        self.language = language ?? "und"
    }
}
