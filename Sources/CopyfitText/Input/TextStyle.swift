public import CopyfitFonts

/// What shaping needs to know of a stretch of text: the fonts, the size, the language.
public struct TextStyle: Hashable, Sendable {
    /// The fonts, primary first.
    public var font: FontChain
    /// The size of an em in points: from `smallestSize` to `largestSize`. Anything else makes preparing throw.
    public var size: Double
    /// BCP 47 with its keywords (`"ja"`, `"ja-u-lb-strict"`), or `"und"`. It picks the shapes of Han characters, the fonts'
    /// language features and, for the paragraph's first style, the rules for breaking lines and the words to hyphenate.
    public var language: String

    // Spacings are kept within 10,000 points of 0; NaN adds nothing.

    /// Points added behind each grapheme but a line's last; optional ligatures are off where it is not 0. Letters of scripts
    /// that join (Arabic and its like) are never spaced.
    public var tracking = 0.0
    /// Points added behind each grapheme, a line's last too; ligatures stay. Not used where `tracking` is not 0.
    public var kerning = 0.0
    /// How far the baseline is raised, in points; negative lowers it. It moves what the line reaches, not its width.
    public var baselineOffset = 0.0
    /// OpenType features that differ from the font's defaults.
    public var features: [FontFeature] = []

    /// The largest size that can be set, in points.
    public static let largestSize = 10_000.0
    /// The smallest size that can be set, in points: half of the unit that lengths are counted in.
    public static let smallestSize = 1.0 / 2048

    /// A style. A nil language is `"und"`; the process' locale is never asked.
    public init(font: FontChain, size: Double, language: String? = nil) {
        self.font = font
        self.size = size
        self.language = language ?? "und"
    }
}
