/// Finds out what a text's characters are: line break opportunities (UAX #14), graphemes (UAX #29), bidi levels (UAX #9)
/// and scripts (UAX #24), by tables of one pinned version of Unicode.
///
/// Words of scripts written without spaces and phrases of Japanese are found by tables too. The first of the five text steps
/// (analyze, itemize, shape, break, align). It knows neither fonts nor widths. It owns its scratch, so use one per thread; it
/// is not `Sendable`.
public final class TextAnalyzer {
    private var steps = AnalysisSteps()

    /// The largest text that can be analysed, in UTF-8 bytes.
    public static let utf8Limit = 1 << 29

    /// An analyzer without scratch; it grows with the texts.
    public init() {}

    /// Analyses one text into `analysis`, replacing its content.
    ///
    /// - Parameters:
    ///   - utf8: well-formed UTF-8.
    ///   - language: A name that `LanguageTag` takes: BCP 47 with its keywords (`"ja-u-lb-strict"`), a locale with keywords
    ///     (`"ja@lb=strict"`), `"und"`.
    ///   - direction: where levels start.
    ///   - rules: where lines may end, in addition to the language.
    ///   - hyphenated: the stretches whose words `rules.hyphenation` divides, in order; nil is the whole text. A word
    ///     ends where a stretch ends.
    /// - Complexity: O(n) in the text's length.
    public func analyze(
        _ utf8: Span<UInt8>,
        language: String,
        direction: BaseDirection,
        rules: BreakRules = BreakRules(),
        hyphenated: [Range<Int>]? = nil,
        into analysis: inout ParagraphAnalysis
    ) throws(AnalysisError) {
        try Self.checkLength(utf8)
        try steps.analyze(
            utf8,
            language: language,
            direction: direction,
            rules: rules,
            hyphenated: hyphenated,
            into: &analysis
        )
    }

    /// The ends of graphemes as UTF-8 offsets, in order; empty when the text is ASCII, where each byte is one. A browser's end after
    /// a space too that has combining marks. O(n).
    public func graphemes(
        of utf8: Span<UInt8>,
        profile: BreakProfile = .standard
    ) throws(AnalysisError) -> [UInt32] {
        try Self.checkLength(utf8)
        return steps.graphemes(of: utf8, profile)
    }

    private static func checkLength(_ utf8: Span<UInt8>) throws(AnalysisError) {
        if utf8.count > utf8Limit { throw .textTooLong(utf8Count: utf8.count, limit: utf8Limit) }
    }
}
