public import CopyfitFonts
import CopyfitLanguages

/// The attributes of a range of text that shaping needs: the fonts, the size, the language.
///
/// ```swift
/// var style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16, language: "de")
/// style.tracking = 0.5
/// let text = StyledText("Überschrift", style: style)
/// print(text.runs[0].style.tracking)  // 0.5
/// ```
public struct TextStyle: Hashable, Sendable {
    /// The fonts, primary first.
    public var font: FontChain
    /// The size of an em in points, from `smallestSize` to `largestSize`. Preparing a text with any other value throws.
    public var size: Double
    /// A BCP 47 tag, with keywords if needed (`"ja"`, `"ja-u-lb-strict"`), or `"und"`. It selects the shapes of Han
    /// characters and the fonts' language features. The language of the paragraph's first style also selects the rules
    /// for breaking lines and the words to hyphenate.
    public var language: String

    // Spacings are clamped to ±10,000 points; NaN adds nothing.

    /// Points added after each grapheme except a line's last. Optional ligatures are off if it is not 0. Letters of
    /// scripts that join (Arabic and the like) are never spaced.
    public var tracking = 0.0
    /// Points added after each grapheme, including a line's last; ligatures stay on. Ignored if `tracking` is not 0.
    public var kerning = 0.0
    /// Points added as a browser does for CSS `letter-spacing`: after each grapheme, including a line's last; in scripts whose
    /// letters join only after spaces. Negative values bring letters closer together. Ligatures and contextual alternates are off
    /// if it is not 0, and it then prevails over `tracking` and `kerning`. ±10,000 at most, infinity too; NaN adds nothing, but
    /// counts as not 0.
    public var letterSpacing = 0.0
    /// Points added after each space and no-break space (CSS `word-spacing`), also without `letterSpacing`. Negative values make
    /// spaces narrower. ±10,000 at most, infinity too; NaN adds nothing.
    public var wordSpacing = 0.0
    /// How far the baseline is raised, in points; negative values lower it. It changes the line's ascent and descent,
    /// not its width.
    public var baselineOffset = 0.0
    /// OpenType features that differ from the font's defaults.
    public var features: [FontFeature] = []

    /// The largest size that can be set, in points.
    public static let largestSize = 10_000.0
    /// The smallest size that can be set, in points: half of the unit that lengths are counted in.
    public static let smallestSize = 1.0 / 2048

    /// A style. A nil language is `"und"`; the locale of the process is never used. Other spellings than BCP 47's are understood
    /// (`LanguageTag`): `pt_BR`, `zh-rTW`, `de_DE.UTF-8`. What
    /// is no language's name stays as it is, and preparing the text throws.
    public init(font: FontChain, size: Double, language: String? = nil) {
        self.font = font
        self.size = size
        self.language = language.map { LanguageTag.spelling(of: $0) ?? $0 } ?? "und"
    }
}
