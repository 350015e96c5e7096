/// The steps of analysis with their scratch memory, which one thread uses at a time.
struct AnalysisSteps {
    private var scanner = BoundaryScanner()
    private var scripts = ScriptItemizer()
    private var languages: [(name: String, language: LineLanguage)] = []
    private var dictionaries = DictionaryBreaks()
    private var phrases = PhraseBreaks()
    private var levels = LevelResolver()

    private static let languageLimit = 8

    /// Replaces the content of `analysis`, as `TextAnalyzer.analyze` says. O(n).
    mutating func analyze(
        _ utf8: Span<UInt8>,
        language: String,
        direction: BaseDirection,
        rules: BreakRules,
        hyphenated: [Range<Int>]?,
        into analysis: inout ParagraphAnalysis
    ) throws(AnalysisError) {
        let language = try lineLanguage(language).stating(rules.strictness)
        let isWeb = rules.profile == .web
        let isASCII = BoundaryScanner.isASCII(utf8)
        scan(utf8, isWeb ? language.browserTailoring : language.tailoring, isASCII: isASCII, into: &analysis)
        divideWords(utf8, language, &analysis.opportunities)
        if isWeb {
            BrowserRules.revise(&analysis.opportunities, utf8, breaksAfterEachSpace: rules.spacesTakeRoom)
            BrowserRules.partSpaces(&analysis.graphemes, utf8)
        }
        if rules.wordBreak == .breakAll {
            WordRules.breakWords(&analysis.opportunities, utf8)
        } else if rules.wordBreak == .keepAll || language.keepsWordsWhole {
            WordRules.keepWordsWhole(&analysis.opportunities, utf8)
        }
        // Between all letters lines may end anyway, without a hyphen.
        if !rules.usesSoftHyphens, rules.wordBreak != .breakAll {
            WordRules.ignoreSoftHyphens(&analysis.opportunities, utf8)
        }
        if let dictionary = rules.hyphenation {
            let stretches = hyphenated ?? [0..<utf8.count]
            HyphenationRules.addHyphens(of: dictionary, in: stretches, to: &analysis.opportunities, utf8)
        }
        let mayCutGraphemes =
            isWeb || rules.wordBreak == .breakAll || rules.hyphenation != nil || !scanner.words.isEmpty
        if mayCutGraphemes, !isASCII { keepGraphemesWhole(&analysis) }
        if rules.strictness == .anywhere {
            WordRules.breakAnywhere(&analysis, utf8, spacesHang: !rules.spacesTakeRoom)
        }
        if !rules.wraps { analysis.opportunities.removeAll { !$0.isMandatory && Int($0.offset) < utf8.count } }
        levels.resolve(utf8, direction, mayRunRightToLeft: scanner.mayRunRightToLeft, into: &analysis)
        findScripts(utf8, rules.profile, isASCII: isASCII, into: &analysis.scripts)
    }

    /// Where graphemes end; empty when the text is ASCII. O(n).
    mutating func graphemes(of utf8: Span<UInt8>, _ profile: BreakProfile) -> [UInt32] {
        var analysis = ParagraphAnalysis()
        if !BoundaryScanner.isASCII(utf8) { scan(utf8, .strict, isASCII: false, into: &analysis) }
        if profile == .web { BrowserRules.partSpaces(&analysis.graphemes, utf8) }
        return analysis.graphemes
    }

    private mutating func scan(
        _ utf8: Span<UInt8>,
        _ tailoring: LineTailoring,
        isASCII: Bool,
        into analysis: inout ParagraphAnalysis
    ) {
        analysis.everyByteIsGrapheme = isASCII
        if isASCII {
            analysis.graphemes.removeAll(keepingCapacity: true)
            scanner.scanASCII(utf8, tailoring, &analysis.opportunities)
        } else {
            scanner.scan(utf8, tailoring, &analysis.opportunities, &analysis.graphemes)
        }
    }

    /// Adds the ends of words, or leaves only those of phrases.
    private mutating func divideWords(
        _ utf8: Span<UInt8>,
        _ language: LineLanguage,
        _ opportunities: inout [BreakOpportunity]
    ) {
        if !scanner.words.isEmpty { dictionaries.divide(scanner.words, utf8, &opportunities) }
        if language.keepsPhrasesWhole { phrases.divide(utf8, &opportunities) }
    }

    private mutating func findScripts(
        _ utf8: Span<UInt8>,
        _ profile: BreakProfile,
        isASCII: Bool,
        into result: inout [ScriptRun]
    ) {
        if !result.isEmpty { result.removeAll(keepingCapacity: true) }
        if isASCII { return result.append(ScriptItemizer.run(ofASCII: utf8)) }
        if profile == .standard, let script = scanner.onlyScript {
            return result.append(ScriptRun(start: 0, script: script))
        }
        scripts.itemize(utf8, profile, into: &result)
    }

    /// Removes opportunities inside a grapheme that a dictionary or a browser's rules added.
    private func keepGraphemesWhole(_ analysis: inout ParagraphAnalysis) {
        var grapheme = 0
        let ends = analysis.graphemes
        analysis.opportunities.removeAll { opportunity in
            while grapheme < ends.count, ends[grapheme] < opportunity.offset { grapheme += 1 }
            return !opportunity.isMandatory && (grapheme == ends.count || ends[grapheme] != opportunity.offset)
        }
    }

    private mutating func lineLanguage(_ name: String) throws(AnalysisError) -> LineLanguage {
        if let found = languages.first(where: { $0.name == name }) { return found.language }
        let language = try LineLanguage(name)
        if languages.count == Self.languageLimit { languages.removeFirst() }
        languages.append((name, language))
        return language
    }
}
