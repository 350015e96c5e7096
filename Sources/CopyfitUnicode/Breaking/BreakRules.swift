/// Whose rules say where lines may end.
public enum BreakProfile: Hashable, Sendable {
    /// UAX #14 as ICU implements it for the text's language.
    case standard
    /// What web browsers do, Chromium in particular: `standard` with the browser's own rules between ASCII characters
    /// (an address breaks at `?` and `-`, not at `/`), a break behind every run of spaces, whatever follows it, small kana
    /// at a line's start, and the rules of newer Unicode versions for quotation marks and hyphens (LB19a, LB20a,
    /// LB21a). A text's rest is analysed anew where a word had to be cut, and no ligature is.
    ///
    /// More habits come with it, outside of breaking: white space is shaped with the primary font, a lone emoji with the
    /// first font that has it; of white space only U+0020, tab and U+3000 hang, and a line's letters are kerned with what
    /// hangs. Widths are a browser's, too: multiples of 1/65536 of a point, font sizes cut to 1/64; what is asked for is cut
    /// to 1/64 of a point, and a line may be 1/64 wider, so that a width measured and asked for again may hold more text. A
    /// line that changes direction is as wide as its stretches of one direction, each rounded up to 1/64. Texts with a
    /// size above 1,024 points are measured as under `standard`. The properties it stands for are
    /// `white-space: pre-wrap` and `overflow-wrap: break-word`.
    case web
}

/// By which rules a paragraph's lines may end, besides its language.
///
/// How strictly East Asian punctuation is kept off a line's start is said by the language's own keyword
/// (`"ja-u-lb-strict"`, `normal`, `loose`), and so is breaking Japanese at phrases (`"ja-u-lw-phrase"`).
public struct BreakRules: Hashable, Sendable {
    /// Whose rules.
    public var profile: BreakProfile
    /// Whether lines end between letters and numbers only where a dictionary of the script's words says so, as Korean is
    /// often set: Chinese, Japanese and Korean text then breaks at spaces and punctuation (CSS `word-break: keep-all`).
    public var keepsWordsWhole: Bool
    /// By which dictionary words are divided where lines end, as CSS `hyphens: auto` does; nil divides words at soft hyphens
    /// alone.
    ///
    /// A place in a word is then an opportunity like any other: it is taken although the word would fit on the next line,
    /// and it counts in the text's min-content width. A word is what letters and the marks on them make; one with a
    /// digit, an underscore or a soft hyphen is left alone.
    public var hyphenation: HyphenationDictionary?

    /// Rules; without arguments those of UAX #14.
    public init(
        profile: BreakProfile = .standard,
        keepsWordsWhole: Bool = false,
        hyphenation: HyphenationDictionary? = nil
    ) {
        self.profile = profile
        self.keepsWordsWhole = keepsWordsWhole
        self.hyphenation = hyphenation
    }
}
