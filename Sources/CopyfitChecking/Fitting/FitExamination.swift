import CopyfitFit
import CopyfitText

/// Whether a prepared text meets a requirement, at each of the widths of a range.
///
/// Lines that hold as much as fits never become more at a greater width, if the paragraph says that wider lines never
/// hold less. What fits at a width then fits at every greater one, and one width, found by bisection in the unit that
/// widths are counted in, parts those that fail from those that fit. For all other texts the range is walked through
/// in intervals over which the engine gives the same lines. A text so long that there are too many of these, such as
/// hundreds of words with tabs, is taken for one that fits at every greater width from some interval on.
struct FitExamination {
    private let paragraph: PreparedParagraph
    let requirement: Fit

    /// How many bytes are measured to walk through a range.
    private let walkedBytes: Int

    /// - Parameter isBrief: Whether a few intervals are enough, because the text fits nowhere as it is meant.
    init(_ paragraph: PreparedParagraph, _ requirement: Fit, isBrief: Bool = false) {
        self.paragraph = paragraph
        self.requirement = requirement
        walkedBytes = isBrief ? 0 : 1 << 17
    }

    /// Whether the text meets the requirement at a width.
    func isMet(at width: Double) -> Bool {
        if requirement.allowsTruncation { return isMetWithTruncation(at: width) }
        let found = paragraph.measure(ParagraphConstraint(width: width))
        guard found.lineCount <= requirement.maxLines ?? .max, found.height <= requirement.heightLimit else {
            return false
        }
        return requirement.allowsWordCuts ? found.width <= width : found.fits
    }

    /// At which widths of a range the text fails, and what it needs.
    ///
    /// - Complexity: a measurement if it fits everywhere; usually a few otherwise; for texts with tabs and the like one for
    ///   each layout from the least width of the range on.
    func result(in range: ClosedRange<Double>) -> FitResult {
        if isOrdered { return orderedResult(in: range) }
        let isOneWidth = range.lowerBound == range.upperBound
        if isOneWidth, isMet(at: range.lowerBound) { return FitResult(failures: [], neededWidth: range.lowerBound) }
        if range.lowerBound == .infinity { return FitResult(failures: [WidthInterval(range)], neededWidth: nil) }
        return walkedResult(in: range)
    }

    /// Whether the text fits at every width above one at which it fits.
    private var isOrdered: Bool {
        !requirement.allowsTruncation && !requirement.allowsWordCuts && paragraph.widerLinesHoldMore
            && (requirement.height == nil || paragraph.linesAreAlike)
    }

    private func orderedResult(in range: ClosedRange<Double>) -> FitResult {
        let start = range.lowerBound
        if isMet(at: start) { return FitResult(failures: [], neededWidth: start) }
        guard isMet(at: max(start, paragraph.maxContentWidth)), let needed = neededWidth(above: start) else {
            return FitResult(failures: [WidthInterval(range)], neededWidth: nil)
        }
        let failure = needed > range.upperBound ? WidthInterval(range) : WidthInterval(start..<needed)
        return FitResult(failures: [failure], neededWidth: needed)
    }

    /// The width that parts those that fail from those that fit, if it is above one that fails.
    private func neededWidth(above start: Double) -> Double? {
        if requirement.height == nil {
            return paragraph.narrowestWidth(forLines: requirement.maxLines ?? .max).map {
                max($0, paragraph.minContentWidth)
            }
        }
        var (tooNarrow, enough) = (WidthUnit.units(start), WidthUnit.units(paragraph.maxContentWidth))
        while enough - tooNarrow > 1 {
            let middle = tooNarrow + (enough - tooNarrow) / 2
            if isMet(at: WidthUnit.points(middle)) { enough = middle } else { tooNarrow = middle }
        }
        return WidthUnit.points(enough)
    }

    /// For all other texts: what fails is found interval by interval, up to the natural width, above which all lines are
    /// as they are there.
    private func walkedResult(in range: ClosedRange<Double>) -> FitResult {
        let widest = max(range.lowerBound, paragraph.maxContentWidth)
        let all = intervals(in: range.lowerBound...widest)
        guard let last = all.last else { return FitResult(failures: [], neededWidth: range.lowerBound) }
        let needed = last.includesEnd ? nil : last.to
        let failures = all.compactMap { interval -> WidthInterval? in
            if interval.from > range.upperBound { return nil }
            let isOpen = !interval.includesEnd && interval.to <= range.upperBound
            return isOpen ? interval : WidthInterval(interval.from...range.upperBound)
        }
        return FitResult(failures: failures, neededWidth: needed)
    }

    private func intervals(in range: ClosedRange<Double>) -> [WidthInterval] {
        requirement.allowsTruncation ? dividedIntervals(in: range) : walkedIntervals(in: range)
    }

    /// One measurement for each interval over which the engine gives the same one.
    private func walkedIntervals(in range: ClosedRange<Double>) -> [WidthInterval] {
        var collected = FailingIntervals(range)
        var width = range.lowerBound
        for _ in 0..<intervalLimit where width <= range.upperBound {
            let same = paragraph.validWidths(ParagraphConstraint(width: width))
            let next = same.upperBound > width ? same.upperBound : WidthUnit.next(after: width)
            collected.add(width, next, isMet: isMet(at: width))
            width = next
        }
        if width <= range.upperBound { collectOrdered(from: width, to: range.upperBound, &collected) }
        return collected.intervals
    }

    private var intervalLimit: Int { max(4, walkedBytes / max(1, paragraph.source.text.utf8.count)) }

    /// Adds a part of the range as if what fits fitted at every greater width.
    private func collectOrdered(from start: Double, to end: Double, _ collected: inout FailingIntervals) {
        if isMet(at: start) { return }
        var (tooNarrow, enough) = (WidthUnit.units(start), WidthUnit.units(end) + 1)
        if isMet(at: end) {
            enough -= 1
            while enough - tooNarrow > 1 {
                let middle = tooNarrow + (enough - tooNarrow) / 2
                if isMet(at: WidthUnit.points(middle)) { enough = middle } else { tooNarrow = middle }
            }
        }
        collected.add(start, WidthUnit.points(enough), isMet: false)
    }

}

/// Where a text fails, and what it needs.
struct FitResult {
    /// The widths of the range at which it fails, in ascending order.
    let failures: [WidthInterval]
    /// If it fails: the least width above that from which on it fits at every width; nil if there is none. Otherwise the
    /// least width of the range.
    let neededWidth: Double?
}

/// Texts that may be cut off: only what is kept counts.
extension FitExamination {
    private func isMetWithTruncation(at width: Double) -> Bool { areMet(lines(at: width), width) }

    /// The lines that are kept, and one more if there are more; that one has all the rest.
    private func lines(at width: Double) -> [ParagraphLine] {
        paragraph.lines(ParagraphConstraint(width: width, maxLines: requirement.maxLines.map { $0 + 1 }))
    }

    private func areMet(_ lines: [ParagraphLine], _ width: Double) -> Bool {
        let kept = keptLines(lines)
        let whole = lines.count == kept ? kept : kept - 1
        if let first = lines.first, first.baseline + first.descent > requirement.heightLimit { return false }
        return lines.prefix(whole).allSatisfy { line in
            line.width <= width && (requirement.allowsWordCuts || !line.endsInsideWord)
        }
    }

    private func keptLines(_ lines: [ParagraphLine]) -> Int {
        let limit = min(lines.count, max(1, requirement.maxLines ?? .max))
        return max(1, lines.prefix(limit).prefix { $0.baseline + $0.descent <= requirement.heightLimit }.count)
    }

    /// Lines that end at the same places at two widths do so at all widths between, and a line that is too wide at one of
    /// them may only become narrow enough. So a range is divided until its ends agree in both. No word is cut where all
    /// of them have room.
    private func dividedIntervals(in range: ClosedRange<Double>) -> [WidthInterval] {
        var collected = FailingIntervals(range)
        let isSafe = requirement.height == nil && paragraph.minContentWidth < range.upperBound
        let end = isSafe ? max(range.lowerBound, paragraph.minContentWidth) : range.upperBound
        var open = [(WidthUnit.units(range.lowerBound), WidthUnit.units(end))]
        var limit = intervalLimit
        while let (first, last) = open.popLast() {
            let start = ends(first)
            if first == last || start == ends(last) {
                collected.add(
                    max(range.lowerBound, WidthUnit.points(first)),
                    WidthUnit.points(last + 1),
                    isMet: start.areMet
                )
            } else if limit == 0 {
                collectOrdered(
                    from: max(range.lowerBound, WidthUnit.points(first)),
                    to: WidthUnit.points(last),
                    &collected
                )
            } else {
                limit -= 1
                let middle = first + (last - first) / 2
                open.append((middle + 1, last))
                open.append((first, middle))
            }
        }
        return collected.intervals
    }

    private func ends(_ unit: Int) -> Ends {
        let width = WidthUnit.points(unit)
        let lines = lines(at: width)
        return Ends(offsets: lines.map(\.range.upperBound), areMet: areMet(lines, width))
    }

    private struct Ends: Equatable {
        let offsets: [Int]
        let areMet: Bool
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
