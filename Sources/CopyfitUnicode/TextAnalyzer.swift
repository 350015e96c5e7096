/// Finds out what a text's characters are: line break opportunities (UAX #14), graphemes (UAX #29), bidi levels (UAX #9)
/// and scripts (UAX #24), all through ICU.
///
/// The first of the five text steps (analyze, itemize, shape, break, align). It knows neither fonts nor widths. It owns
/// ICU's iterators and its own scratch, so use one per thread; it is not `Sendable`.
public final class TextAnalyzer {
    private var text = UTF16Text()
    private var scripts = ScriptItemizer()
    private var lineIterators: [(language: String, iterator: BoundaryIteratorBox)] = []
    private var graphemeIterator: BoundaryIteratorBox?
    private var bidi: BidiResolverBox?
    private var boundaries: [Int32] = []
    private var mandatory: [UInt8] = []
    private var levels: [UInt8] = []

    /// The largest text that can be analysed, in UTF-8 bytes: ICU counts in `Int32`.
    public static let utf8Limit = 1 << 29

    private static let iteratorLimit = 8

    /// An analyzer without iterators; each is opened when first needed.
    public init() {}

    /// Analyses one text into `analysis`, replacing its content.
    ///
    /// - Parameters:
    ///   - utf8: well-formed UTF-8.
    ///   - language: BCP 47 with its keywords (`"ja-u-lb-strict"`), an ICU locale (`"ja@lb=strict"`), or `"und"`.
    ///   - direction: where levels start.
    ///   - rules: where lines may end, in addition to the language.
    ///   - hyphenated: the stretches whose words `rules.hyphenation` divides, in order; nil is the whole text. A word
    ///     ends where a stretch ends.
    /// - Complexity: O(n) in the text's length; the first use of a language opens an iterator (microseconds).
    public func analyze(
        _ utf8: Span<UInt8>,
        language: String,
        direction: BaseDirection,
        rules: BreakRules = BreakRules(),
        hyphenated: [Range<Int>]? = nil,
        into analysis: inout ParagraphAnalysis
    ) throws(AnalysisError) {
        guard utf8.count <= Self.utf8Limit else {
            throw .textTooLong(utf8Count: utf8.count, limit: Self.utf8Limit)
        }
        text.read(utf8)
        try findOpportunities(utf8, language: language, rules, into: &analysis.opportunities)
        if let dictionary = rules.hyphenation {
            let stretches = hyphenated ?? [0..<utf8.count]
            HyphenationRules.addHyphens(of: dictionary, in: stretches, to: &analysis.opportunities, utf8)
        }
        try findLevels(direction, into: &analysis)
        findScripts(utf8, rules.profile, into: &analysis.scripts)
        try findGraphemes(into: &analysis)
        keepGraphemesWhole(&analysis)
    }

    /// Where graphemes end, UTF-8 offsets in order; empty when the text is ASCII, where each byte is one. O(n).
    public func graphemes(of utf8: Span<UInt8>) throws(AnalysisError) -> [UInt32] {
        text.read(utf8)
        var analysis = ParagraphAnalysis()
        try findGraphemes(into: &analysis)
        return analysis.graphemes
    }

    private func findOpportunities(
        _ utf8: Span<UInt8>,
        language: String,
        _ rules: BreakRules,
        into result: inout [BreakOpportunity]
    ) throws(AnalysisError) {
        let isWeb = rules.profile == .web
        try findOpportunities(language: isWeb ? BrowserRules.language(language) : language, into: &result)
        if isWeb { BrowserRules.revise(&result, utf8) }
        if rules.keepsWordsWhole { WordRules.keepWordsWhole(&result, utf8) }
    }

    private func findOpportunities(
        language: String,
        into result: inout [BreakOpportunity]
    ) throws(AnalysisError) {
        result.removeAll(keepingCapacity: true)
        let iterator = try lineIterator(language)
        let count = try iterator.iterator.boundaries(of: text, offsets: &boundaries, mandatory: &mandatory)
        result.reserveCapacity(count)
        for index in 0..<count {
            let offset = text.utf8Offset(Int(boundaries[index]))
            let opportunity = BreakOpportunity(
                offset: UInt32(truncatingIfNeeded: offset),
                isMandatory: mandatory[index] != 0
            )
            result.append(opportunity)
        }
    }

    private func findLevels(
        _ direction: BaseDirection,
        into analysis: inout ParagraphAnalysis
    ) throws(AnalysisError) {
        analysis.levels.removeAll(keepingCapacity: true)
        analysis.baseLevels.removeAll(keepingCapacity: true)
        let base = LevelRun(start: 0, level: direction == .rightToLeft ? 1 : 0)
        guard text.count > 0, text.mayRunRightToLeft || direction == .rightToLeft else {
            analysis.levels.append(base)
            analysis.baseLevels.append(base)
            return
        }
        let box = try resolver()
        try box.resolver.resolve(text, base: direction, levels: &levels)
        var last: UInt8?
        for index in 0..<text.count where levels[index] != last {
            last = levels[index]
            analysis.levels.append(LevelRun(start: utf8Offset(index), level: levels[index]))
        }
        var start = 0
        for paragraph in 0..<box.resolver.paragraphCount {
            let (end, level) = try box.resolver.paragraph(paragraph)
            analysis.baseLevels.append(LevelRun(start: utf8Offset(start), level: level))
            start = end
        }
    }

    private func utf8Offset(_ index: Int) -> UInt32 { UInt32(truncatingIfNeeded: text.utf8Offset(index)) }

    private func findScripts(_ utf8: Span<UInt8>, _ profile: BreakProfile, into result: inout [ScriptRun]) {
        result.removeAll(keepingCapacity: true)
        if text.isASCII { return result.append(ScriptItemizer.run(ofASCII: utf8)) }
        scripts.itemize(utf8, profile, into: &result)
    }

    private func findGraphemes(into analysis: inout ParagraphAnalysis) throws(AnalysisError) {
        analysis.graphemes.removeAll(keepingCapacity: true)
        analysis.everyByteIsGrapheme = text.isASCII
        guard !text.isASCII else { return }
        analysis.graphemes.reserveCapacity(text.count)
        guard text.mayJoinGraphemes else { return findLoneGraphemes(into: &analysis.graphemes) }
        let box = try graphemeBox()
        let count = try box.iterator.boundaries(of: text, offsets: &boundaries, mandatory: &mandatory)
        for index in 0..<count {
            analysis.graphemes.append(utf8Offset(Int(boundaries[index])))
        }
    }

    /// Each character is a grapheme, except CR before LF. All are in the basic plane.
    private func findLoneGraphemes(into graphemes: inout [UInt32]) {
        for index in 0..<text.count {
            let isSplitPair = text.units[index] == 0x0D && index + 1 < text.count && text.units[index + 1] == 0x0A
            if !isSplitPair { graphemes.append(utf8Offset(index + 1)) }
        }
    }
}

extension TextAnalyzer {
    /// Removes opportunities inside a grapheme: UAX #14 allows some where UAX #29 has no boundary, such as before a
    /// mark on a space.
    private func keepGraphemesWhole(_ analysis: inout ParagraphAnalysis) {
        guard text.mayJoinGraphemes else { return }
        var grapheme = 0
        let ends = analysis.graphemes
        analysis.opportunities.removeAll { opportunity in
            while grapheme < ends.count, ends[grapheme] < opportunity.offset { grapheme += 1 }
            return !opportunity.isMandatory && (grapheme == ends.count || ends[grapheme] != opportunity.offset)
        }
    }
}

/// Boxes hold the iterators, because an array cannot hold a noncopyable value.
private final class BoundaryIteratorBox {
    let iterator: BoundaryIterator
    init(_ kind: BoundaryIterator.Kind, language: String) throws(AnalysisError) {
        iterator = try BoundaryIterator(kind, language: language)
    }
}

private final class BidiResolverBox {
    let resolver: BidiResolver
    init() throws(AnalysisError) { resolver = try BidiResolver() }
}

extension TextAnalyzer {
    private func lineIterator(_ language: String) throws(AnalysisError) -> BoundaryIteratorBox {
        if let found = lineIterators.first(where: { $0.language == language }) { return found.iterator }
        let box = try BoundaryIteratorBox(.line, language: language)
        if lineIterators.count == Self.iteratorLimit { lineIterators.removeFirst() }
        lineIterators.append((language, box))
        return box
    }

    private func graphemeBox() throws(AnalysisError) -> BoundaryIteratorBox {
        if let graphemeIterator { return graphemeIterator }
        let box = try BoundaryIteratorBox(.grapheme, language: "und")
        graphemeIterator = box
        return box
    }

    private func resolver() throws(AnalysisError) -> BidiResolverBox {
        if let bidi { return bidi }
        let box = try BidiResolverBox()
        bidi = box
        return box
    }
}
