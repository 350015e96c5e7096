import CopyfitFonts

/// What a run adds after each of its graphemes, in text units.
struct LetterSpacing: Hashable, Sendable {
    let units: Int64
    /// Whether there is none after a line's last grapheme.
    let spacesBetweenOnly: Bool

    static let none = LetterSpacing(units: 0, spacesBetweenOnly: false)

    /// The tracking if there is any, otherwise the kerning; none for scripts whose letters join.
    init(_ style: TextStyle, scriptTag: UInt32, _ unit: TextUnit) {
        let points = style.tracking != 0 ? style.tracking : style.kerning
        let isSpaced = points != 0 && !Self.joiningScripts.contains(scriptTag)
        units = isSpaced ? unit.spacing(points) : 0
        spacesBetweenOnly = style.tracking != 0
    }

    init(units: Int64, spacesBetweenOnly: Bool) {
        self.units = units
        self.spacesBetweenOnly = spacesBetweenOnly
    }

    private static let joiningScripts: Set<UInt32> = Set(
        ["Arab", "Syrc", "Mong", "Nkoo", "Mand", "Phag", "Rohg", "Adlm", "Mani", "Phlp", "Sogd", "Ougr", "Chrs"]
            .compactMap { FontTag($0)?.value }
    )
}

/// A paragraph's segments, their runs, and the distinct properties of the runs, with the metrics and spacing of each.
/// Runs refer to properties by index.
struct RunTable {
    private(set) var properties: [RunProperties] = []
    private(set) var metrics: [LineMetrics] = []
    private(set) var spacings: [LetterSpacing] = []
    /// In text units; 0 for text.
    private(set) var boxWidths: [Int64] = []
    private(set) var runs: [TextRun] = []
    private(set) var segments: [HardSegment] = []
    /// Whether any run is spaced.
    private(set) var hasSpacing = false
    /// Where what a run is shaped with is in the columns above, if there are many.
    private var indices: [RunKind: UInt32] = [:]
    private let policy: FontMetricsPolicy
    private let faceHeights: FaceHeights
    let rules: LineRules

    init(policy: FontMetricsPolicy, rules: LineRules, _ faceHeights: FaceHeights = .all) {
        self.policy = policy
        self.rules = rules
        self.faceHeights = faceHeights
    }

    /// How many kinds of runs are compared one by one, which is faster than hashing them.
    private static let comparedKinds = 8

    /// The index of the properties in a style, added if they are new. O(1).
    mutating func index(of new: RunProperties, _ style: TextStyle, _ box: InlineBox? = nil) -> UInt32 {
        var kind = RunKind(
            properties: new,
            spacing: LetterSpacing(style, scriptTag: new.scriptTag, rules.unit),
            reach: rules.heights.reach(faceHeights == .all ? new.face : style.font.primary, style, policy),
            boxWidth: 0
        )
        if let box {
            kind.boxWidth = rules.unit.spacing(box.width)
            kind.reach.formMaximum(LineMetrics(box, style))
        }
        if let known = index(of: kind) { return known }
        let index = UInt32(truncatingIfNeeded: properties.count)
        properties.append(kind.properties)
        metrics.append(kind.reach)
        spacings.append(kind.spacing)
        boxWidths.append(kind.boxWidth)
        hasSpacing = hasSpacing || kind.spacing.units != 0
        if properties.count > Self.comparedKinds { indices[kind] = index }
        return index
    }

    private func index(of kind: RunKind) -> UInt32? {
        let found = properties.indices.prefix(Self.comparedKinds).last {
            properties[$0] == kind.properties && spacings[$0] == kind.spacing && metrics[$0] == kind.reach
                && boxWidths[$0] == kind.boxWidth
        }
        return found.map { UInt32(truncatingIfNeeded: $0) } ?? (indices.isEmpty ? nil : indices[kind])
    }

    /// What a height that is set is shared around in a style; nil where it is the reach of the runs.
    func content(of style: TextStyle) -> BrowserContent? { rules.heights.content(style, policy) }

    /// Removes the runs and segments; what runs are shaped with stays.
    mutating func removeRuns() {
        runs.removeAll(keepingCapacity: true)
        segments.removeAll(keepingCapacity: true)
    }

    mutating func append(_ run: TextRun) { runs.append(run) }
    mutating func append(_ segment: HardSegment) { segments.append(segment) }

    /// The spacing that a line does not have at its end if its last grapheme is in a run.
    func trailingSpacing(_ run: TextRun) -> Int64 {
        let spacing = spacings[Int(run.properties)]
        return spacing.spacesBetweenOnly ? spacing.units : 0
    }
}

/// What runs have in common that refer to the same index.
private struct RunKind: Hashable {
    let properties: RunProperties
    let spacing: LetterSpacing
    var reach: LineMetrics
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

    /// The spacing that a line that ends at `offset` does not have there, because no space follows its last grapheme.
    func trailingSpacing(_ offset: Int, _ segment: Int) -> Int64 {
        let segmentRuns = runRange(ofSegment: segment)
        guard hasSpacing, !segmentRuns.isEmpty else { return 0 }
        let run = runs[firstRun(in: segmentRuns, endingAfter: offset - 1)]
        return run.isTab ? 0 : trailingSpacing(run)
    }

    /// The reach of a segment's runs in a range. If the range is empty, that of the run at its start; if the segment
    /// has no runs, that of its style.
    func reach(of range: Range<Int>, _ segment: Int) -> LineMetrics {
        let lineRuns = runRange(ofSegment: segment)
        if lineRuns.isEmpty { return metrics[Int(segments[segment].emptyProperties)] }
        var index = firstRun(in: lineRuns, endingAfter: range.lowerBound)
        var reach = metrics[Int(runs[index].properties)]
        while index < lineRuns.upperBound, Int(runs[index].start) < range.upperBound {
            reach.formMaximum(metrics[Int(runs[index].properties)])
            index += 1
        }
        return reach
    }
}
