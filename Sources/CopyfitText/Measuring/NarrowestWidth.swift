extension PreparedParagraph {
    /// The narrowest width, in points, at which the paragraph has at most `limit` lines and no word is cut
    /// (shrink-wrap).
    ///
    /// Exact: at a width 1/1024 point less (1/64 under the web profile), there are more lines or a word must be cut.
    /// nil if mandatory breaks alone make more lines, or if `limit` is below 1.
    ///
    /// - Complexity: usually a few measurements, at most 64 and a bisection of the rest. If tabs or overlapping edges
    ///   make a wider line hold less, bisection finds a width that is enough, not always the narrowest.
    ///
    /// - Parameters:
    ///   - limit: the greatest number of lines.
    ///   - style: its indents count; lines are not evened.
    public func narrowestWidth(forLines limit: Int, in style: LineStyle = LineStyle()) -> Double? {
        NarrowestWidth(self, LineInsets(style, unit), lineLimit: limit).units.map(proposal)
    }

    /// The narrowest width, in points, that gives as many lines as `width` does: lines as even as greedy breaking makes
    /// them (CSS `text-wrap: balance`). If words must be cut at `width`, the width of the widest line.
    ///
    /// - Parameters:
    ///   - width: in points.
    ///   - style: its indents count; lines are not evened.
    public func balancedWidth(fitting width: Double, in style: LineStyle = LineStyle()) -> Double {
        let insets = LineInsets(style, unit)
        let found = summary(width: lineWidth(ParagraphConstraint(width: width)), insets)
        if found.isForced || found.used < minContent(insets) { return proposal(found.used) }
        return narrowestWidth(forLines: found.lineCount, in: style) ?? proposal(found.used)
    }
}

/// Searches for the narrowest width that gives at most a number of lines.
///
/// The search begins at a width near the result. A step up goes to the cheapest extension of a line, a step down to one
/// unit below the widest line: either leads to the next layout.
struct NarrowestWidth {
    private let paragraph: PreparedParagraph
    private let insets: LineInsets
    private let lineLimit: Int
    private let minContent: Int64
    private let naturalWidth: Int64

    /// How many layouts are visited before bisection, which needs at most 40 measurements, is cheaper.
    private static let stepLimit = 64

    init(_ paragraph: PreparedParagraph, _ insets: LineInsets = .none, lineLimit: Int) {
        self.paragraph = paragraph
        self.insets = insets
        self.lineLimit = lineLimit
        minContent = paragraph.minContent(insets)
        naturalWidth = paragraph.naturalWidth(insets)
    }

    /// The width in text units; nil if there is none.
    var units: Int64? {
        guard lineLimit >= paragraph.segments.count else { return nil }
        guard minContent < naturalWidth, !fits(minContent) else {
            return min(minContent, naturalWidth)
        }
        if !paragraph.columns.exactness.columnsAreExact {
            return bisection(tooNarrow: minContent, wideEnough: naturalWidth)
        }
        let guess = min(naturalWidth, max(minContent, paragraph.advanceOfSegments / Int64(lineLimit)))
        return fits(guess) ? descent(from: guess) : ascent(from: guess)
    }

    private func summary(_ width: Int64) -> LineSummary { paragraph.summary(width: width, insets) }

    private func fits(_ width: Int64) -> Bool { summary(width).lineCount <= lineLimit }

    private func descent(from start: Int64) -> Int64 {
        var width = summary(start).used
        for _ in 0..<Self.stepLimit {
            let narrower = summary(width - 1)
            if narrower.lineCount > lineLimit { return width }
            width = narrower.used
        }
        return bisection(tooNarrow: minContent, wideEnough: width)
    }

    private func ascent(from start: Int64) -> Int64 {
        var width = start
        for _ in 0..<Self.stepLimit {
            let found = summary(width)
            if found.lineCount <= lineLimit { return width }
            width = found.next
        }
        return bisection(tooNarrow: width, wideEnough: naturalWidth)
    }

    private func bisection(tooNarrow: Int64, wideEnough: Int64) -> Int64 {
        if tooNarrow >= wideEnough { return fits(tooNarrow) ? tooNarrow : wideEnough }
        let found = (tooNarrow + 1..<wideEnough).partitioningIndex(where: fits)
        return fits(found - 1) ? found - 1 : found
    }
}

extension PreparedParagraph {
    /// The sum of the widths of all segments, each set on one line.
    fileprivate var advanceOfSegments: Int64 {
        segments.reduce(0) { sum, segment in
            sum + columns.fitX(Int(segment.lastOpportunity)) - columns.startX(Int(segment.firstOpportunity))
        }
    }
}
