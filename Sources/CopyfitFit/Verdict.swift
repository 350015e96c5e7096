public import CopyfitText

/// What came of a ``Fit``: whether a text fits its room and, if not, what it needs. Lengths are points.
public struct Verdict: Hashable, Sendable {
    /// Whether it was given any room.
    public var hasRoom = true
    /// Whether a part of it is not shown.
    public var isCutOff = false
    /// Whether a word is wider than its line, so that it is cut.
    public var cutsWord = false
    /// How much wider the room must be, all else equal: 0 if the text fits, nil if no width is enough.
    public var width: Double? = 0
    /// How many lines it has at its width beyond those allowed.
    public var lines = 0
    /// How much taller it is than allowed; 0 where ``lines`` counts the lines that a height leaves out.
    public var height = 0.0

    /// The verdict on a text that fits.
    public init() {}

    /// Whether all of it is shown and no word is cut.
    public var isWhole: Bool { !isCutOff && !cutsWord }

    /// Whether nothing is needed.
    public var fits: Bool { self == Verdict() }
}

/// Words.
extension Verdict {
    /// What became of the text and what it needs: `cut off, needs 23.5 pt more width or 1 more line`; nil if it fits.
    public var problem: String? {
        if fits { return nil }
        return (isCutOff ? "cut off, " : cutsWord ? "a word is cut, " : "") + need()
    }

    /// What the text needs, as the end of a sentence: `needs 23.5 pt more width (29.4 %) or 1 more line`.
    ///
    /// - Parameter available: The width that it has; nil leaves the percentage out.
    package func need(at available: Double? = nil) -> String {
        if !hasRoom { return "has no room at all" }
        let needs = [widthNeeded(available), roomBelow].filter { !$0.isEmpty }
        if !needs.isEmpty { return "needs " + needs.joined(separator: " or ") }
        return width == nil ? "fits at no width" : "needs more room than it was offered"
    }

    /// Whether nothing that the words could name is enough.
    package var fitsNowhere: Bool { hasRoom && width == nil && roomBelow.isEmpty }

    private func widthNeeded(_ available: Double?) -> String {
        guard let width, width > 0 else { return "" }
        let share = available.map { (width / $0 * 1000).rounded() / 10 }.flatMap { $0 < 10_000 ? $0 : nil }
        return "\(Points.text(width)) pt more width" + (share.map { " (\(Points.text($0)) %)" } ?? "")
    }

    /// Room below does not help a word that is too wide: either more width is enough, or both are needed.
    private var roomBelow: String {
        if cutsWord, width != nil { return "" }
        let lines = lines > 0 ? Count.text(lines, "more line") : ""
        let height = height > 0 ? "\(Points.text(height)) pt more height" : ""
        let needs = [lines, height].filter { !$0.isEmpty }
        return (needs + (cutsWord && !needs.isEmpty ? ["more width for its widest word"] : [])).joined(
            separator: " and "
        )
    }
}

extension FittedText {
    /// Whether the text fits and, if not, what it needs. O(log width) measurements if it does not.
    public var verdict: Verdict {
        var verdict = Verdict()
        if isWhole { return verdict }
        let (overflow, limit) = (overflow, constraint.height)
        verdict.isCutOff = isTruncated
        verdict.cutsWord = paragraph.minContentWidth(in: style) > constraint.width
        verdict.width = overflow.width
        verdict.lines = overflow.lines
        verdict.height = limit < .infinity ? max(0, measurement.height - limit) : 0
        return verdict
    }
}
