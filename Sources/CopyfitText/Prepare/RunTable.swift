import CopyfitFonts

/// A paragraph's segments, their runs, and the distinct settings of the runs. Runs refer to settings by index.
struct RunTable {
    private(set) var settings: [RunSetting] = []
    private(set) var runs: [TextRun] = []
    private(set) var segments: [HardSegment] = []
    /// Whether any run is spaced.
    private(set) var hasSpacing = false
    /// Whether any run is spaced after its spaces.
    private var hasWordSpacing = false
    /// Whether some line does without spacing at its end.
    private(set) var hasTrailingSpacing = false
    /// The graphemes that no spacing follows, unless they are word separators.
    private(set) var unspaced = UnspacedGraphemes()
    /// The graphemes that word spacing follows.
    private(set) var separators = WordSeparators()
    /// Where a setting is in `settings`, if there are many.
    private var indices: [RunSetting: UInt32] = [:]
    private let policy: FontMetricsPolicy
    private let faceHeights: FaceHeights
    let rules: LineRules

    init(policy: FontMetricsPolicy, rules: LineRules, _ faceHeights: FaceHeights = .all) {
        self.policy = policy
        self.rules = rules
        self.faceHeights = faceHeights
    }

    /// How many settings are compared one by one, which is faster than hashing them.
    private static let comparedSettings = 8

    /// The index of the setting of properties in a style, added if it is new. O(1).
    mutating func index(of new: RunProperties, _ style: TextStyle, _ box: InlineBox? = nil) -> UInt32 {
        var setting = RunSetting(
            properties: new,
            spacing: LetterSpacing(style, scriptTag: new.scriptTag, rules.unit),
            reach: rules.heights.reach(faceHeights == .all ? new.face : style.font.primary, style, policy),
            boxWidth: 0
        )
        if let box {
            setting.boxWidth = rules.unit.spacing(box.width)
            setting.reach.formMaximum(LineMetrics(box, style))
        }
        if let known = index(of: setting) { return known }
        let index = UInt32(truncatingIfNeeded: settings.count)
        settings.append(setting)
        hasSpacing = hasSpacing || !setting.spacing.isNone
        hasWordSpacing = hasWordSpacing || setting.spacing.wordUnits != 0
        hasTrailingSpacing = hasTrailingSpacing || setting.spacing.trailingUnits != 0
        if settings.count > Self.comparedSettings { indices[setting] = index }
        return index
    }

    private func index(of setting: RunSetting) -> UInt32? {
        let found = settings.indices.prefix(Self.comparedSettings).last { settings[$0] == setting }
        return found.map { UInt32(truncatingIfNeeded: $0) } ?? (indices.isEmpty ? nil : indices[setting])
    }

    /// What a height that is set is shared around in a style; nil where it is the reach of the runs.
    func content(of style: TextStyle) -> BrowserContent? { rules.heights.content(style, policy) }

    /// Removes the runs and segments; what runs are shaped with stays.
    mutating func removeRuns() {
        runs.removeAll(keepingCapacity: true)
        segments.removeAll(keepingCapacity: true)
        unspaced.removeAll()
        separators.removeAll()
    }

    mutating func append(_ run: TextRun) { runs.append(run) }
    mutating func append(_ segment: HardSegment) { segments.append(segment) }

    /// Finds the graphemes of a segment, whose runs are given, that no spacing follows and those that word spacing follows, if
    /// any run is spaced.
    mutating func findUnspaced(in segment: Range<Int>, runs: Range<Int>, _ utf8: Span<UInt8>, _ graphemes: Graphemes) {
        guard hasSpacing else { return }
        if hasWordSpacing { separators.add(segment, utf8) }
        guard self.runs[runs].contains(where: isSpacedAfterSpacesOnly) else {
            return unspaced.add(segment, utf8, graphemes, lettersJoin: false)
        }
        for run in self.runs[runs] {
            unspaced.add(run.range, utf8, graphemes, lettersJoin: isSpacedAfterSpacesOnly(run))
        }
    }

    private func isSpacedAfterSpacesOnly(_ run: TextRun) -> Bool {
        settings[Int(run.setting)].spacing.isOnlyAfterSpaces
    }

    /// What is added after the graphemes that end in a part of a run. O(log n).
    func spacing(_ graphemes: Graphemes, in range: Range<Int>, _ run: TextRun) -> Int64 {
        let spacing = settings[Int(run.setting)].spacing
        if spacing.isNone { return 0 }
        let letters = spacing.units == 0 ? 0 : graphemes.count(in: range) - unspaced.count(in: range)
        return spacing.units * Int64(letters) + spacing.wordUnits * Int64(separators.count(in: range))
    }

    /// The spacing that a line does not have at its end if its last grapheme is in a run.
    func trailingSpacing(_ run: TextRun) -> Int64 {
        settings[Int(run.setting)].spacing.trailingUnits
    }
}

/// What runs have in common that refer to the same index.
struct RunSetting: Hashable {
    let properties: RunProperties
    let spacing: LetterSpacing
    /// How far lines with such runs reach at least.
    var reach: LineMetrics
    /// In text units; 0 for text.
    var boxWidth: Int64
}

extension RunTable {
    /// The runs of a segment.
    func runRange(ofSegment index: Int) -> Range<Int> {
        let next = index + 1 < segments.count ? Int(segments[index + 1].firstRun) : runs.count
        return Int(segments[index].firstRun)..<next
    }

    /// The runs of a segment that have bytes in `range`. O(log runs).
    func runs(in range: Range<Int>, ofSegment index: Int) -> ArraySlice<TextRun> {
        guard !range.isEmpty else { return [] }
        let all = runRange(ofSegment: index)
        let first = firstRun(in: all, endingAfter: range.lowerBound)
        return runs[first...firstRun(in: first..<all.upperBound, endingAfter: range.upperBound - 1)]
    }

    /// The first of some runs that ends after `offset`, or the last. O(log runs).
    func firstRun(in range: Range<Int>, endingAfter offset: Int) -> Int {
        range.dropLast().partitioningIndex { Int(runs[$0].end) > offset }
    }

    /// The segment that contains a byte. O(log n).
    func segmentIndex(at offset: Int) -> Int {
        segments.dropFirst().partitioningIndex { Int($0.start) > offset } - 1
    }

    /// The spacing that a line with this text does not have at its end, because no space follows its last grapheme or its
    /// hyphen. O(log n).
    func trailingSpacing(_ text: Range<Int>, isHyphenated: Bool = false, _ segment: Int) -> Int64 {
        trailingSpacing(text, isHyphenated: isHyphenated, in: runRange(ofSegment: segment))
    }

    /// The same, with the segment's runs.
    func trailingSpacing(_ text: Range<Int>, isHyphenated: Bool, in segmentRuns: Range<Int>) -> Int64 {
        guard hasSpacing, !segmentRuns.isEmpty,
            case let end = isHyphenated ? text.upperBound : unspaced.seenEnd(of: text), end > text.lowerBound
        else { return 0 }
        let run = runs[firstRun(in: segmentRuns, endingAfter: end - 1)]
        return run.isTab ? 0 : trailingSpacing(run)
    }

    /// The reach of a segment's runs in a range. If the range is empty, that of the run at its start; if the segment
    /// has no runs, that of its style.
    func reach(of range: Range<Int>, _ segment: Int) -> LineMetrics {
        let lineRuns = runRange(ofSegment: segment)
        if lineRuns.isEmpty { return settings[Int(segments[segment].emptySetting)].reach }
        var index = firstRun(in: lineRuns, endingAfter: range.lowerBound)
        var reach = settings[Int(runs[index].setting)].reach
        while index < lineRuns.upperBound, Int(runs[index].start) < range.upperBound {
            reach.formMaximum(settings[Int(runs[index].setting)].reach)
            index += 1
        }
        return reach
    }
}
