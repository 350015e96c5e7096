import CopyfitFonts
import CopyfitUnicode

/// What texts have in common that differ only in their characters: everything else that they are prepared from.
struct FoldingSetting {
    /// One of the texts.
    let text: StyledText
    let rules: LineRules
    fileprivate var table: RunTable
    fileprivate var itemizer: Itemizer
    /// What the runs of plain texts have in common; nil before one was itemized.
    fileprivate var plain: PlainRun?

    init(_ text: StyledText, _ policy: FontMetricsPolicy) {
        self.text = text
        rules = LineRules(text)
        table = RunTable(policy: policy, rules: rules)
        itemizer = Itemizer(text, rules)
    }
}

/// What the one run of a plain text has besides its bytes: printable ASCII that the first face has, in one level and
/// one script.
private struct PlainRun {
    let script: Script
    let level: UInt8
    let setting: UInt32

    /// The run of a text; nil if it is not plain in the same way.
    func run(_ utf8: Span<UInt8>, _ analysis: borrowing ParagraphAnalysis) -> TextRun? {
        guard analysis.everyByteIsGrapheme, analysis.levels.count == 1, analysis.scripts.count == 1,
            analysis.levels[0].level == level, analysis.scripts[0].script == script,
            ChainSelector.isPrintableASCII(utf8)
        else { return nil }
        return TextRun(
            start: 0,
            end: UInt32(truncatingIfNeeded: utf8.count),
            setting: setting,
            style: 0,
            level: level,
            isTab: false,
            isBox: false
        )
    }
}

/// Prepares texts for measuring only, by the steps that `ParagraphPreparer` takes, without making a paragraph: all of
/// it happens in memory that is used again for the next text. One thread uses a folder at a time.
///
/// It folds a text only if that is simple: one segment, no tab, no hyphen, no change of direction or height, and no
/// place for a line to end where the line would have other glyphs than the text. Others are left to `ParagraphPreparer`.
struct TextFolder {
    private let analyzer = TextAnalyzer()
    private let words: WordShaper
    private var analysis = ParagraphAnalysis()
    private var selection = FontSelection()
    private var advances = SegmentAdvances()
    private var glyphs: [ShapedGlyph] = []
    private var starts: [Int64] = []
    private var ends: [Int64] = []
    private var folded: [UInt32] = []

    /// - Parameter wordByteLimit: about how many bytes of shaped words are kept.
    init(wordByteLimit: Int) { words = WordShaper(byteLimit: wordByteLimit) }

    /// How often HarfBuzz was asked to shape.
    var shapeCount: Int { words.shaper.shapeCount }

    /// Folds a text; returns the reach of its lines, or nil if it is not simple. O(n) in its length.
    mutating func fold(_ characters: String, _ setting: inout FoldingSetting) -> LineMetrics? {
        setting.table.removeRuns()
        let utf8 = characters.utf8Span.span
        guard let segment = segment(utf8, setting.text), itemize(characters, utf8, &setting),
            let reach = Self.onlyReach(setting.table), shape(segment, setting.table, utf8),
            addEntries(segment, utf8, setting.rules)
        else { return nil }
        return write() ? reach : nil
    }

    /// The words of the text that was folded. `reach` is the number of its lines' reach.
    mutating func words(reach: UInt32) -> [UInt32] {
        folded[FoldedText.headerCount - 1] = reach
        return folded
    }

    /// Whether a text may be folded as far as its setting tells.
    static func canFold(_ text: StyledText) -> Bool {
        let size = text.runs[0].style.size
        return text.runs.count == 1 && size >= TextStyle.smallestSize && size <= TextStyle.largestSize
            && text.runs[0].style.isUnspaced
            && text.breakRules.hyphenation == nil && text.breakRules.profile == .standard
            && text.breakRules.overflowWrap != .anywhere
            && (text.breakRules.spacingTrim ?? .spaceAll) == .spaceAll && text.boxes.isEmpty && text.faceHeights == .all
            && BreakRules.devicePixelRatios.contains(text.breakRules.devicePixelRatio)
    }

    /// Analyses the text; nil if it has several segments or none.
    private mutating func segment(_ utf8: Span<UInt8>, _ text: StyledText) -> SegmentBounds? {
        do {
            try analyzer.analyze(
                utf8,
                language: text.runs[0].style.language,
                direction: text.direction,
                rules: text.breakRules,
                into: &analysis
            )
        } catch {
            return nil
        }
        var segment = SegmentBounds(start: 0, firstOpportunity: 0)
        segment.findEnd(analysis.opportunities, utf8)
        return segment.range.count == utf8.count && utf8.count > 0 ? segment : nil
    }

    /// Cuts the text, which is one segment, into runs; false if a character is missing.
    private mutating func itemize(_ text: String, _ utf8: Span<UInt8>, _ setting: inout FoldingSetting) -> Bool {
        if let run = setting.plain?.run(utf8, analysis) {
            setting.table.append(run)
            return true
        }
        setting.itemizer.begin(text)
        do {
            try setting.itemizer.itemize(0..<utf8.count, utf8, analysis, &selection, into: &setting.table)
        } catch {
            return false
        }
        if setting.itemizer.isPlain, setting.table.runs.count == 1 {
            let (run, script) = (setting.table.runs[0], analysis.scripts[0].script)
            setting.plain = PlainRun(script: script, level: run.level, setting: run.setting)
        }
        return setting.itemizer.missing.isEmpty
    }

    /// The reach of every run; nil if they differ, or if the runs differ in level or one is a tab.
    private static func onlyReach(_ table: RunTable) -> LineMetrics? {
        let reach = table.settings[Int(table.runs[0].setting)].reach
        for run in table.runs {
            let isAlike = run.level == table.runs[0].level && table.settings[Int(run.setting)].reach == reach
            if run.isTab || !isAlike { return nil }
        }
        return reach
    }

    private mutating func shape(_ segment: SegmentBounds, _ table: RunTable, _ utf8: Span<UInt8>) -> Bool {
        words.shaper.forgetFailure()
        advances.begin(count: utf8.count)
        for run in table.runs {
            glyphs.removeAll(keepingCapacity: true)
            words.shape(
                utf8,
                run.range,
                in: segment.range,
                as: table.settings[Int(run.setting)].properties,
                into: &glyphs
            )
            advances.add(glyphs, runStart: Int(run.start), origin: 0)
        }
        advances.finish()
        return words.shaper.failedFace == nil
    }

    /// Finds the entries; false if one needs more than sums.
    private mutating func addEntries(
        _ segment: SegmentBounds,
        _ utf8: Span<UInt8>,
        _ rules: LineRules
    ) -> Bool {
        starts.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        starts.append(0)
        ends.append(0)
        var pieces = SegmentPieces(segment.range, segment.inner(analysis.opportunities), rules)
        while let piece = pieces.next(utf8) {
            guard let entry = SegmentEntries.entry(after: piece, of: 0, advances, rules.hanging, utf8) else {
                return false
            }
            starts.append(entry.startX)
            ends.append(entry.fitX)
        }
        return true
    }

    /// Writes the words, each `fitX` lowered to the smallest after it; false if a position needs more than 32 bits.
    private mutating func write() -> Bool {
        let last = starts.count - 1
        let naturalWidth = ends[last]
        var (lowest, farthest, minContent) = (Int64.max, Int64(0), Int64(0))
        for index in stride(from: last, through: 0, by: -1) {
            farthest = max(farthest, abs(starts[index]), abs(ends[index]))
            if index > 0 { minContent = max(minContent, ends[index] - starts[index - 1]) }
            lowest = min(lowest, ends[index])
            ends[index] = lowest
        }
        guard farthest < AnyColumns.narrowLimit else { return false }
        folded.removeAll(keepingCapacity: true)
        folded.append(UInt32(starts.count))
        folded.append(Self.word(max(0, naturalWidth)))
        folded.append(Self.word(minContent))
        folded.append(0)
        for start in starts { folded.append(Self.word(start)) }
        for end in ends { folded.append(Self.word(end)) }
        return true
    }

    private static func word(_ value: Int64) -> UInt32 { UInt32(bitPattern: Int32(truncatingIfNeeded: value)) }
}
