import CopyfitText

/// Whether a prepared text meets a requirement, at each of the widths of a range.
///
/// Lines that hold as much as fits never become more at a greater width, if the paragraph says that wider lines never
/// hold less. What fits at a width then fits at every greater one, and one width, found by bisection in the unit that
/// widths are counted in, parts those that fail from those that fit. For all other texts the range is walked through
/// in intervals over which the engine gives the same lines.
struct FitExamination {
    private let paragraph: PreparedParagraph
    let requirement: FitRequirement

    /// Widths are rounded down to 1/1024 point before lines are broken.
    private static let unitsInPoint = 1024.0

    init(_ paragraph: PreparedParagraph, _ requirement: FitRequirement) {
        self.paragraph = paragraph
        self.requirement = requirement
    }

    /// Whether the text meets the requirement at a width.
    func isMet(at width: Double) -> Bool {
        if requirement.allowsTruncation { return isMetWithTruncation(at: width) }
        let found = paragraph.measure(ParagraphConstraint(width: width))
        guard found.lineCount <= requirement.maxLines ?? .max, found.height <= requirement.height ?? .infinity else {
            return false
        }
        return requirement.allowsWordCuts ? found.width <= width : found.fits
    }

    /// The widths of a range at which the text fails, in ascending order.
    ///
    /// - Complexity: one or two measurements if it fits everywhere; usually some thirty otherwise; for texts with tabs
    ///   and the like one for each layout in the range.
    func failures(in range: ClosedRange<Double>) -> [WidthInterval] {
        let end = min(range.upperBound, max(range.lowerBound, paragraph.maxContentWidth))
        let failing = intervals(in: range.lowerBound...end)
        guard let last = failing.last, last.includesEnd, end < range.upperBound else { return failing }
        // Above the natural width all lines are as they are there.
        return failing.dropLast() + [WidthInterval(last.from...range.upperBound)]
    }

    /// The least width, not below `width`, from which on the text fits at every width; nil if there is none.
    func neededWidth(from width: Double) -> Double? {
        let widest = max(width, paragraph.maxContentWidth)
        guard isMet(at: widest) else { return nil }
        return intervals(in: width...widest).last?.to ?? width
    }

    private func intervals(in range: ClosedRange<Double>) -> [WidthInterval] {
        if requirement.allowsTruncation { return dividedIntervals(in: range) }
        let isOrdered = paragraph.widerLinesHoldMore && (requirement.height == nil || paragraph.linesAreAlike)
        return isOrdered && !requirement.allowsWordCuts ? orderedIntervals(in: range) : walkedIntervals(in: range)
    }

    /// For texts that fit at every width above one at which they fit.
    private func orderedIntervals(in range: ClosedRange<Double>) -> [WidthInterval] {
        if isMet(at: range.lowerBound) { return [] }
        guard isMet(at: range.upperBound) else { return [WidthInterval(range)] }
        var (tooNarrow, enough) = (Self.unit(range.lowerBound), Self.unit(range.upperBound))
        while enough - tooNarrow > 1 {
            let middle = tooNarrow + (enough - tooNarrow) / 2
            if isMet(at: Self.points(middle)) { enough = middle } else { tooNarrow = middle }
        }
        return [WidthInterval(range.lowerBound..<Self.points(enough))]
    }

    /// One measurement for each interval over which the engine gives the same one.
    private func walkedIntervals(in range: ClosedRange<Double>) -> [WidthInterval] {
        var collected = FailingIntervals(range)
        var width = range.lowerBound
        while width <= range.upperBound {
            let same = paragraph.validWidths(ParagraphConstraint(width: width))
            let next = same.upperBound > width ? same.upperBound : Self.points(Self.unit(width) + 1)
            collected.add(width, next, isMet: isMet(at: width))
            width = next
        }
        return collected.intervals
    }

    private static func unit(_ width: Double) -> Int { Int((width * unitsInPoint).rounded(.down)) }
    private static func points(_ unit: Int) -> Double { Double(unit) / unitsInPoint }
}

/// Texts that may be cut off: only what is kept counts.
extension FitExamination {
    private func isMetWithTruncation(at width: Double) -> Bool {
        let lines = paragraph.lines(ParagraphConstraint(width: width))
        let kept = keptLines(lines)
        let whole = lines.count == kept ? kept : kept - 1
        if let height = requirement.height, let first = lines.first, first.baseline + first.descent > height {
            return false
        }
        return lines.prefix(whole).allSatisfy { line in
            line.width <= width && (requirement.allowsWordCuts || !line.endsInsideWord)
        }
    }

    private func keptLines(_ lines: [ParagraphLine]) -> Int {
        let limit = min(lines.count, max(1, requirement.maxLines ?? .max))
        guard let height = requirement.height else { return limit }
        return max(1, lines.prefix(limit).prefix { $0.baseline + $0.descent <= height }.count)
    }

    /// Lines that end at the same places at two widths do so at all widths between. So a range is divided until its
    /// ends agree.
    private func dividedIntervals(in range: ClosedRange<Double>) -> [WidthInterval] {
        var collected = FailingIntervals(range)
        var open = [(Self.unit(range.lowerBound), Self.unit(range.upperBound))]
        while let (first, last) = open.popLast() {
            let start = max(range.lowerBound, Self.points(first))
            if last - first > 1, ends(first) != ends(last) {
                let middle = first + (last - first) / 2
                open.append((middle, last))
                open.append((first, middle))
                continue
            }
            let isSame = ends(first) == ends(last)
            collected.add(start, Self.points(isSame ? last + 1 : last), isMet: isMetWithTruncation(at: start))
            if !isSame {
                collected.add(
                    Self.points(last),
                    Self.points(last + 1),
                    isMet: isMetWithTruncation(at: Self.points(last))
                )
            }
        }
        return collected.intervals
    }

    private func ends(_ unit: Int) -> [Int] {
        paragraph.lines(ParagraphConstraint(width: Self.points(unit))).map(\.range.upperBound)
    }
}

/// Intervals of widths that fail, collected from the narrowest on; neighbours become one.
private struct FailingIntervals {
    private let range: ClosedRange<Double>
    private var found: [(from: Double, to: Double)] = []

    init(_ range: ClosedRange<Double>) { self.range = range }

    /// Adds what is known from one width up to another. What is known already stays.
    mutating func add(_ from: Double, _ to: Double, isMet: Bool) {
        if isMet { return }
        if let last = found.last, last.to >= from {
            found[found.count - 1].to = max(last.to, to)
        } else {
            found.append((from, to))
        }
    }

    var intervals: [WidthInterval] {
        found.map { interval in
            interval.to > range.upperBound
                ? WidthInterval(interval.from...range.upperBound) : WidthInterval(interval.from..<interval.to)
        }
    }
}
