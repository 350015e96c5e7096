public import CopyfitFonts
import CopyfitUnicode

/// Turns styled text into prepared paragraphs: analyzes, itemizes and shapes it, and folds the results into the columns
/// that answer every width.
///
/// The expensive work is done here, once; measuring a prepared paragraph is arithmetic, except for lines cut where
/// letters join. Safe to share between threads: each call uses a separate workspace. Workspaces live as long as the
/// preparer and its paragraphs.
///
/// ```swift
/// let preparer = ParagraphPreparer()
/// let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
/// let label = try preparer.prepare(StyledText("Jetzt kaufen", style: style))
/// print(label.maxContentWidth)  // 93.9091796875
/// ```
public final class ParagraphPreparer: Sendable {
    private let pool: WorkspacePool
    private let metricsPolicy: FontMetricsPolicy
    private let cache: PreparedCache?

    /// A preparer.
    ///
    /// - Parameters:
    ///   - metricsPolicy: which of a font's tables determines how tall its lines are.
    ///   - cacheByteLimit: about how many bytes of prepared paragraphs are kept for texts that are prepared again. 0
    ///     keeps none, and no shaped words either.
    ///   - wordByteLimit: about how many bytes of shaped words each thread keeps, taken as they are needed: a word takes
    ///     about 250. What comes from a cache is equal to what shaping again would give.
    public init(
        metricsPolicy: FontMetricsPolicy = .harfBuzz,
        cacheByteLimit: Int = 8 << 20,
        wordByteLimit: Int = WordShaper.defaultByteLimit
    ) {
        self.metricsPolicy = metricsPolicy
        pool = WorkspacePool(wordByteLimit: cacheByteLimit > 0 ? wordByteLimit : 0)
        cache = cacheByteLimit > 0 ? PreparedCache(byteLimit: cacheByteLimit) : nil
    }

    /// Prepares one text.
    ///
    /// - Parameters:
    ///   - text: the text with its styles.
    ///   - retainsGlyphs: whether the glyphs are kept, so that placed lines can be drawn, cut inside a word and truncated
    ///     without shaping the text again. A text that is only measured, with its words whole, does not need them.
    /// - Complexity: that of shaping the text, linear in its length for ordinary fonts; a look-up if the text is in the
    ///   cache.
    /// - Throws: `TextError.invalidSize`, `.invalidDevicePixelRatio`, `.analysis` for texts beyond the analyser's offsets,
    ///   `.wordTooLong`, `.font` if a face after the primary one cannot be opened, `.tooManyGlyphs` for fonts whose
    ///   lookups multiply glyphs without end.
    public func prepare(_ text: StyledText, retainsGlyphs: Bool = true) throws(TextError) -> PreparedParagraph {
        guard let cache, text.text.utf8.count <= PreparedCache.longestText else {
            return try prepareAnew(text, retainsGlyphs)
        }
        let key = PreparedKey(text: text, retainsGlyphs: retainsGlyphs)
        if let known = cache.paragraph(key) { return known }
        let paragraph = try prepareAnew(text, retainsGlyphs)
        cache.insert(paragraph, key)
        return paragraph
    }

    private func prepareAnew(_ text: StyledText, _ retainsGlyphs: Bool) throws(TextError) -> PreparedParagraph {
        for run in text.runs {
            let size = run.style.size
            let isSettable = size >= TextStyle.smallestSize && size <= TextStyle.largestSize
            guard isSettable else { throw .invalidSize(size) }
        }
        let ratio = text.breakRules.devicePixelRatio
        guard BreakRules.devicePixelRatios.contains(ratio) else { throw .invalidDevicePixelRatio(ratio) }
        let tail = try tail(of: text)
        return try pool.withWorkspace { workspace throws(TextError) in
            var preparation = Preparation(text, workspace, metricsPolicy)
            try preparation.analyze()
            try preparation.checkWords()
            try preparation.addSegments(retainsGlyphs: retainsGlyphs)
            try preparation.checkShaping()
            return preparation.paragraph(tail, pool: pool)
        }
    }

    private func tail(of text: StyledText) throws(TextError) -> Tail? {
        guard var line = text.styledTail else { return nil }
        line.direction = .leftToRight
        let leftToRight = try prepare(line)
        line.direction = .rightToLeft
        return Tail(leftToRight: leftToRight, rightToLeft: try prepare(line))
    }

    /// How often this preparer and its paragraphs have asked HarfBuzz to shape: what tests of cost count.
    package var shapeCount: Int { pool.shapeCount }

    /// How many bytes of text HarfBuzz has shaped for them in total.
    package var shapedByteCount: Int { pool.shapedByteCount }
}

/// One text on its way to a prepared paragraph.
private struct Preparation {
    private let text: StyledText
    private let workspace: Workspace
    private let rules: LineRules
    private let tabStops: TabStops
    private var table: RunTable
    private var itemizer: Itemizer
    private var detail = DetailBuilder()
    private var bidiParagraph = 0

    init(_ text: StyledText, _ workspace: Workspace, _ policy: FontMetricsPolicy) {
        self.text = text
        self.workspace = workspace
        rules = LineRules(text)
        tabStops = TabStops(text, rules, space: workspace.spaceAdvance(text, rules))
        table = RunTable(policy: policy, rules: rules, text.faceHeights)
        itemizer = Itemizer(text, rules)
    }

    func analyze() throws(TextError) {
        do {
            try workspace.analyzer.analyze(
                text.text.utf8Span.span,
                language: text.runs[0].style.language,
                direction: text.direction,
                rules: text.breakRules,
                hyphenated: text.breakRules.hyphenation == nil ? nil : text.stretchesInFirstLanguage,
                into: &workspace.analysis
            )
        } catch {
            throw .analysis(error)
        }
    }

    /// The longest text, in UTF-8 bytes, without a place where a line may end. Where such a word is cut, that takes about a
    /// microsecond a byte at each width.
    private static let longestWord = 1 << 22

    /// Refuses a text with a word that is too long. O(opportunities).
    func checkWords() throws(TextError) {
        guard text.text.utf8.count > Self.longestWord else { return }
        var start = 0
        for opportunity in workspace.analysis.opportunities {
            let piece = start..<Int(opportunity.offset)
            start = piece.upperBound
            guard piece.count > Self.longestWord else { continue }
            let count = rules.hanging.trimmedEnd(of: piece, in: text.text.utf8Span.span) - piece.lowerBound
            if count > Self.longestWord { throw .wordTooLong(byteCount: count, limit: Self.longestWord) }
        }
    }

    /// Itemizes, shapes and folds each hard segment.
    mutating func addSegments(retainsGlyphs: Bool) throws(TextError) {
        workspace.columns.begin()
        workspace.shaper.forgetFailure()
        let characters = text.text
        let utf8 = characters.utf8Span.span
        var segment = SegmentBounds(start: 0, firstOpportunity: 0)
        repeat {
            segment.findEnd(workspace.analysis.opportunities, utf8)
            try add(segment, utf8, retainsGlyphs: retainsGlyphs)
        } while segment.moveToNext(utf8, lineFeedOpensLast: rules.lineFeedOpensLastLine)
    }

    func checkShaping() throws(TextError) {
        if let face = workspace.shaper.failedFace { throw .tooManyGlyphs(font: face.fullName) }
    }

    func paragraph(_ tail: Tail?, pool: WorkspacePool) -> PreparedParagraph {
        PreparedParagraph(
            source: text,
            missing: itemizer.missing,
            rules: rules,
            tabStops: tabStops,
            table: table,
            columns: workspace.columns.finish(table),
            detail: detail.isEmpty ? nil : detail.finish(workspace.analysis.graphemes, text, rules),
            tail: tail,
            pool: pool
        )
    }

    /// The base level of the bidi paragraph that contains `offset`; segments come in text order.
    private mutating func baseLevel(at offset: Int) -> UInt8 {
        let levels = workspace.analysis.baseLevels
        while bidiParagraph + 1 < levels.count, Int(levels[bidiParagraph + 1].start) <= offset { bidiParagraph += 1 }
        return levels[bidiParagraph].level
    }

    private mutating func add(
        _ bounds: SegmentBounds,
        _ utf8: Span<UInt8>,
        retainsGlyphs: Bool
    ) throws(TextError) {
        let firstRun = table.runs.count
        do {
            try itemizer.itemize(bounds.range, utf8, workspace.analysis, &workspace.selection, into: &table)
        } catch {
            throw .font(error)
        }
        let runs = firstRun..<table.runs.count
        let graphemes = Graphemes(ends: workspace.analysis.graphemes)
        table.findUnspaced(in: bounds.range, runs: runs, utf8, graphemes)
        if retainsGlyphs {
            workspace.shape(bounds.range, runs, table, utf8, graphemes, into: &detail)
        } else {
            workspace.shape(bounds.range, runs, table, utf8, graphemes)
        }
        let first = workspace.columns.count
        workspace.columns.add(
            bounds.range,
            runs: runs,
            opportunities: bounds.inner(workspace.analysis.opportunities),
            edges: EdgeCorrection(
                workspace: workspace,
                advances: workspace.segment,
                table: table,
                segment: bounds.range,
                graphemes: graphemes
            ),
            stops: tabStops,
            utf8: utf8
        )
        table.append(
            HardSegment(
                start: UInt32(truncatingIfNeeded: bounds.range.lowerBound),
                end: UInt32(truncatingIfNeeded: bounds.range.upperBound),
                breakEnd: UInt32(truncatingIfNeeded: bounds.breakEnd),
                firstOpportunity: UInt32(truncatingIfNeeded: first),
                lastOpportunity: UInt32(truncatingIfNeeded: workspace.columns.count - 1),
                firstRun: UInt32(truncatingIfNeeded: firstRun),
                hasTabs: table.runs[runs].contains { $0.isTab },
                baseLevel: baseLevel(at: bounds.range.lowerBound),
                emptySetting: bounds.range.isEmpty
                    ? itemizer.emptySetting(at: bounds.range.lowerBound, into: &table) : 0
            )
        )
    }
}
