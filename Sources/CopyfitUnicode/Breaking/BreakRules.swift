/// The rule set for line breaks: Unicode's or a browser's.
public enum BreakProfile: Hashable, Sendable {
    /// UAX #14 of the pinned version of Unicode, with CLDR's tailorings for the text's language.
    case standard
    /// What web browsers do, Chromium in particular: `standard` with the browser's own rules between ASCII characters
    /// (an address breaks at `?` and `-`, not at `/`), a break after every run of spaces, whatever follows it, small
    /// kana at a line's start. When a word has to be cut, the rest of the text is analysed again; ligatures are never cut.
    ///
    /// Four things make the profile, each recorded from Chromium: the breaks; the trimming of full-width punctuation
    /// (`BreakRules.spacingTrim`); the heights of lines, those of `line-height: normal`; and the pixels of the screen, to
    /// which sizes, widths and heights are rounded (`BreakRules.devicePixelRatio`). Ascent and descent are whole pixels,
    /// half of the leading is above each line and half below, and a line is at least as tall as one in its style's
    /// primary face. `Tests/BrowserReplayTests/Recorded/README.md` says how well this works and what is left out.
    ///
    /// It has other effects outside of breaking. White space is shaped with the primary font, a lone emoji with the first
    /// font that has it. Only U+0020, tab and U+3000 hang, and a line's letters are kerned with the white space that
    /// hangs. Widths are a browser's: multiples of 1/65536 of a point, with font sizes truncated to 1/64. A proposed
    /// width is truncated to 1/64 of a point and a line may be 1/64 wider, so that a measured width, proposed again,
    /// may hold more text. A line that changes direction is as wide as its stretches of one direction, each rounded up
    /// to 1/64. A hyphen is shaped apart from its word; where it does not fit, the word is cut so that there would be room
    /// for it. With another device pixel ratio these fractions are of a pixel instead of a point. Texts with a size above 1,024 points are measured as under `standard`.
    ///
    /// Text is set as on a page that says nothing but `white-space: pre-wrap; unicode-bidi: plaintext`: words stay whole (`BreakRules.overflowWrap`),
    /// heights are rounded plainly (`BreakRules.textRendering`), and a tab is eight spaces wide (`StyledText.tabInterval`).
    case web
}

/// The rules for where a paragraph's lines may end, in addition to its language.
///
/// Keywords of the language determine how strictly East Asian punctuation is kept off a line's start
/// (`"ja-u-lb-strict"`, `normal`, `loose`), whether Japanese breaks at phrases (`"ja-u-lw-phrase"`) and whether words are kept
/// whole (`"ko-u-lw-keepall"`); `lw-normal` is what is usual. Other values of `lb` and `lw` are refused.
public struct BreakRules: Hashable, Sendable {
    /// The rule set: Unicode's or a browser's.
    public var profile: BreakProfile
    /// Where lines may end inside words.
    public var wordBreak: WordBreak
    /// How strictly punctuation is kept off the ends of lines; nil is what the language says.
    public var strictness: LineStrictness?
    /// Whether lines may end at soft hyphens (U+00AD), which are then shown; otherwise they never are.
    public var usesSoftHyphens = true
    /// Whether lines wrap; otherwise they end at mandatory breaks only, and are as wide as their text.
    public var wraps = true
    /// Whether no white space hangs at the ends of lines, and a line may end after each space (CSS `white-space:
    /// break-spaces`); only under the web profile.
    public var spacesTakeRoom = false
    /// Screen pixels per point, as in a browser's `devicePixelRatio`; 1 unless set, one of
    /// `devicePixelRatios`, otherwise preparing a text throws. Under the web profile sizes, widths and heights are
    /// rounded to these pixels; under the standard profile it has no effect.
    public var devicePixelRatio = 1.0
    /// Which full-width punctuation is trimmed; nil is what the profile does: `normal` under the web profile, `spaceAll`
    /// under the standard one.
    public var spacingTrim: SpacingTrim?
    /// Whether words wider than a line are cut; nil is what the profile does: `normal` under the web profile, `breakWord`
    /// under the standard one.
    public var overflowWrap: OverflowWrap?
    /// How the heights of fonts are rounded under the web profile.
    public var textRendering = TextRendering.auto
    /// The dictionary by which words are hyphenated at the ends of lines, as with CSS `hyphens: auto`; nil divides
    /// words only at soft hyphens.
    ///
    /// A place in a word is then a break opportunity like any other: it is used even if the word would fit on the next
    /// line, and it counts in the text's min-content width. A word consists of letters and their marks; one with a
    /// digit, an underscore or a soft hyphen is not divided.
    public var hyphenation: HyphenationDictionary?

    /// The device pixel ratios that texts can be set for.
    public static let devicePixelRatios = 0.25...16.0

    /// Rules, by default those of UAX #14.
    public init(
        profile: BreakProfile = .standard,
        wordBreak: WordBreak = .normal,
        hyphenation: HyphenationDictionary? = nil
    ) {
        self.profile = profile
        self.wordBreak = wordBreak
        self.hyphenation = hyphenation
    }
}
