public import CopyfitUnicode

/// A text with the styles of its parts: what a paragraph is prepared from.
///
/// Styles change shaping and cut runs where they change. Paints do not: a colour or an underline may start inside a
/// ligature. Offsets are UTF-8 bytes, half-open.
///
/// Two texts are equal when their bytes are: unlike `String`, which takes canonically equivalent spellings for one.
public struct StyledText: Hashable, Sendable {
    /// The characters.
    public private(set) var text: String
    /// Styles in text order; each reaches to the next run's start. There is at least one.
    public private(set) var runs: [StyleRun]
    /// What is painted how, in the order it was added; the meaning of a tag is the caller's.
    public private(set) var paints: [PaintRun] = []
    /// The direction the paragraphs start with.
    public var direction: BaseDirection
    /// How far apart tab stops stand, in points; nothing above 0 makes a tab as wide as no character.
    public var tabInterval = 28.0
    /// By which rules lines may end, besides the language of the first style. Words in other languages than that are not
    /// divided by a dictionary.
    public var breakRules = BreakRules()

    /// A stretch of one style.
    public struct StyleRun: Hashable, Sendable {
        /// UTF-8 offset of the first byte.
        public let start: Int
        /// Its style.
        public let style: TextStyle
    }

    /// A stretch of one paint.
    public struct PaintRun: Hashable, Sendable {
        /// UTF-8 offsets.
        public let range: Range<Int>
        /// What the caller knows the paint by.
        public let tag: Int
    }

    /// A text in one style.
    public init(_ text: String, style: TextStyle, direction: BaseDirection = .auto) {
        self.text = text
        self.text.makeContiguousUTF8()
        self.direction = direction
        runs = [StyleRun(start: 0, style: style)]
    }

    /// Appends text in a style; a style equal to the last one does not start a run. Amortised O(n) in the added text.
    public mutating func append(_ more: String, style: TextStyle) {
        guard !more.isEmpty else { return }
        let start = text.utf8.count
        if start == 0 { runs.removeAll() }
        if runs.last?.style != style { runs.append(StyleRun(start: start, style: style)) }
        text += more
    }

    /// The same text with every style changed.
    func mappingStyles(_ change: (inout TextStyle) -> Void) -> StyledText {
        var changed = self
        changed.runs = runs.map { run in
            var style = run.style
            change(&style)
            return StyleRun(start: run.start, style: style)
        }
        return changed
    }

    /// The stretches in the first style's language, as long as they can be.
    var stretchesInFirstLanguage: [Range<Int>] {
        var stretches: [Range<Int>] = []
        for (index, run) in runs.enumerated() where run.style.language == runs[0].style.language {
            let end = index + 1 < runs.count ? runs[index + 1].start : text.utf8.count
            let continues = stretches.last?.upperBound == run.start
            let start = continues ? stretches.removeLast().lowerBound : run.start
            stretches.append(start..<end)
        }
        return stretches
    }

    /// Paints a stretch. Offsets outside the text are cut off.
    public mutating func paint(_ range: Range<Int>, tag: Int) {
        let inside = range.clamped(to: 0..<text.utf8.count)
        if !inside.isEmpty { paints.append(PaintRun(range: inside, tag: tag)) }
    }
}

extension StyledText {
    public static func == (lhs: StyledText, rhs: StyledText) -> Bool {
        lhs.direction == rhs.direction && lhs.tabInterval == rhs.tabInterval && lhs.breakRules == rhs.breakRules
            && lhs.runs == rhs.runs
            && lhs.paints == rhs.paints
            && haveSameBytes(lhs.text.utf8Span.span, rhs.text.utf8Span.span)
    }

    private static func haveSameBytes(_ lhs: Span<UInt8>, _ rhs: Span<UInt8>) -> Bool {
        guard lhs.count == rhs.count else { return false }
        for index in lhs.indices where lhs[index] != rhs[index] { return false }
        return true
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(direction)
        hasher.combine(tabInterval)
        hasher.combine(breakRules)
        hasher.combine(runs)
        text.utf8Span.span.forEachWord { hasher.combine($0) }
    }
}

extension Span<UInt8> {
    /// Calls `body` with the count, then with eight bytes at a time as one number, the last with those that are left.
    @inline(__always)
    func forEachWord(_ body: (UInt64) -> Void) {
        body(UInt64(count))
        for start in stride(from: 0, to: count, by: 8) {
            var word: UInt64 = 0
            for index in start..<Swift.min(start + 8, count) { word = word << 8 | UInt64(self[index]) }
            body(word)
        }
    }
}

extension StyledText {
    /// The same text with its first style at another size, in points, and everything else that is a length in proportion:
    /// other sizes, tracking, kerning, raised baselines, tab stops. O(n) in the number of styles.
    public func resized(to size: Double) -> StyledText {
        let first = runs[0].style.size
        if size == first { return self }
        let factor = size / first
        var resized = mappingStyles { style in
            style.size = style.size == first ? size : style.size * factor
            style.tracking *= factor
            style.kerning *= factor
            style.baselineOffset *= factor
        }
        resized.tabInterval *= factor
        return resized
    }
}
