public import CopyfitText

/// What came of a ``Fit``: whether a text fits its room and, if not, what it needs. Lengths are points.
public struct Verdict: Hashable, Sendable {
    /// Whether it was given any room.
    public var hasRoom = true
    /// Whether a part of it is not shown.
    public var isCutOff = false
    /// Whether a word is wider than its line, so that it is cut.
    public var cutsWord = false
    /// Whether something is wider than its line and stays whole: a word (`OverflowWrap.normal`), or a line that does not
    /// wrap (`BreakRules.wraps`).
    public var overflows = false
    /// How much wider the room must be, all else equal: 0 if the text fits, nil if no width is enough.
    public var width: Double? = 0
    /// How much wider the room must be for its widest word; 0 unless that is wider than its line.
    public var wordWidth = 0.0
    /// How many lines it has beyond those allowed, at its width or, if that is greater, the width of its widest word.
    public var lines = 0
    /// How much taller it is than allowed, with all its lines, at the same width.
    public var height = 0.0

    /// The verdict on a text that fits.
    public init() {}

    /// Whether all of it is shown, no word is cut and nothing is wider than its line.
    public var isWhole: Bool { !isCutOff && !hasWideWord }

    private var hasWideWord: Bool { cutsWord || overflows }

    /// Whether nothing is needed.
    public var fits: Bool { self == Verdict() }
}

/// Words.
extension Verdict {
    /// What became of the text and what it needs: `cut off, needs 23.5 pt more width or 1 more line`; nil if it fits.
    public var problem: String? {
        if fits { return nil }
        return happened + need()
    }

    private var happened: String {
        if isCutOff { return "cut off, " }
        if cutsWord { return "a word is cut, " }
        return overflows ? "too wide, " : ""
    }

    /// What the text needs, as the end of a sentence: `needs 23.5 pt more width (29.4 %) or 1 more line`.
    ///
    /// - Parameter available: The width that it has; nil leaves the percentage out.
    package func need(at available: Double? = nil) -> String {
        if !hasRoom { return "has no room at all" }
        let needs = [widthNeeded(available), roomBelow].filter { !$0.isEmpty }
        if !needs.isEmpty { return "needs " + needs.joined(separator: " or ") }
        return fitsNowhere ? "fits at no width" : "needs more room than it was offered"
    }

    /// Whether nothing that the words could name is enough.
    package var fitsNowhere: Bool { hasRoom && width == nil && roomBelow.isEmpty }

    private func widthNeeded(_ available: Double?) -> String {
        guard let width, width > 0 else { return "" }
        let share = available.flatMap { Self.percent(width, of: $0) }.map { ($0 * 10).rounded() / 10 }
        return Self.moreWidth(width) + (share.map { " (\(Points.text($0)) %)" } ?? "")
    }

    /// A length in hundredths of another; nil if that is next to nothing.
    package static func percent(_ length: Double, of whole: Double) -> Double? {
        let percent = length / whole * 100
        return percent < 10_000 ? percent : nil
    }

    private static func moreWidth(_ width: Double) -> String { "\(Points.text(width)) pt more width" }

    /// What is enough if the width alone is not: for a word that is too wide, more width as well.
    private var roomBelow: String {
        if hasWideWord, width != nil { return "" }
        let lines = lines > 0 ? Count.text(lines, "more line") : ""
        let height = height > 0 ? "\(Points.text(height)) pt more height" : ""
        let below = [lines, height].filter { !$0.isEmpty }
        if below.isEmpty { return "" }
        let needs = (wordWidth > 0 ? [Self.moreWidth(wordWidth)] : []) + below
        return (needs.dropLast(2) + [needs.suffix(2).joined(separator: " and ")]).joined(separator: ", ")
    }
}

extension Verdict {
    /// The verdict on a paragraph that does not fit its room.
    ///
    /// - Parameters:
    ///   - missingWidth: See ``width``.
    ///   - hasWideWord: Whether a word is wider than its line.
    ///   - allowsTruncation: Whether only what is kept must fit, so that its first line alone needs height.
    package init(
        on paragraph: PreparedParagraph,
        in room: ParagraphConstraint,
        _ style: LineStyle = LineStyle(),
        missingWidth: Double?,
        hasWideWord: Bool,
        allowsTruncation: Bool = false
    ) {
        self.init()
        let widest = hasWideWord ? max(room.width, paragraph.widestPiece(in: style)) : room.width
        let needed = paragraph.measure(
            ParagraphConstraint(width: widest, maxLines: allowsTruncation ? 1 : nil),
            style
        )
        cutsWord = hasWideWord && paragraph.cutsWideWords
        overflows = hasWideWord && !cutsWord
        width = missingWidth
        wordWidth = widest > room.width ? widest - room.width : 0
        lines = allowsTruncation ? 0 : max(0, needed.lineCount - (room.maxLines ?? .max))
        height = room.height < .infinity ? max(0, needed.height - room.height) : 0
    }
}

extension FittedText {
    /// Whether the text fits and, if not, what it needs. O(log width) measurements if it does not.
    public var verdict: Verdict {
        if isWhole { return Verdict() }
        var verdict = Verdict(
            on: paragraph,
            in: constraint,
            style,
            missingWidth: overflow.width,
            hasWideWord: paragraph.widestPiece(in: style) > constraint.width
        )
        verdict.isCutOff = isTruncated
        return verdict
    }
}
