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
    /// How much taller it is than allowed.
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
        return needs.isEmpty ? "fits at no width" : "needs " + needs.joined(separator: " or ")
    }

    private func widthNeeded(_ available: Double?) -> String {
        guard let width, width > 0 else { return "" }
        let percent = available.map { (width / $0 * 1000).rounded() / 10 } ?? .infinity
        return "\(Points.text(width)) pt more width" + (percent.isFinite ? " (\(Points.text(percent)) %)" : "")
    }

    /// More lines do not help a word that is too wide.
    private var roomBelow: String {
        let lines = lines > 0 && (!cutsWord || width == nil) ? Count.text(lines, "more line") : ""
        let height = height > 0 ? "\(Points.text(height)) pt more height" : ""
        return [lines, height].filter { !$0.isEmpty }.joined(separator: " and ")
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
