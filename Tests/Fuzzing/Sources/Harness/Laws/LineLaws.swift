@testable import CopyfitText

/// Laws of the lines under one constraint, and of the measurement that stands for them.
struct LineLaws {
    let lines: [ParagraphLine]
    let measurement: ParagraphMeasurement
    private let paragraph: PreparedParagraph
    private let constraint: ParagraphConstraint
    private let style: LineStyle
    private let isOrdinary: Bool
    private var place: String { "under \(constraint), \(style), in \(paragraph.source.summary)" }

    init(_ paragraph: PreparedParagraph, _ constraint: ParagraphConstraint, _ style: LineStyle, isOrdinary: Bool) {
        self.isOrdinary = isOrdinary
        self.paragraph = paragraph
        self.constraint = constraint
        self.style = style
        lines = paragraph.lines(constraint, style)
        measurement = paragraph.measure(constraint, style)
    }

    func check() {
        checkCoverage()
        for line in lines { check(line) }
        checkMeasurement()
        checkCount()
        checkIdempotence()
        checkInterval()
    }

    /// Lines partition the text; what is seen of a line is on it.
    private func checkCoverage() {
        require(!lines.isEmpty, "there is a line \(place)")
        var end = 0
        for line in lines {
            require(line.range.lowerBound == end, "line from \(line.range), not \(end), \(place)")
            let isInside =
                line.range.lowerBound <= line.visibleRange.lowerBound
                && line.visibleRange.upperBound <= line.range.upperBound
            require(isInside, "\(line.visibleRange) is seen of \(line.range) \(place)")
            end = line.range.upperBound
        }
        require(end == paragraph.source.text.utf8.count, "the last line ends at \(end) \(place)")
    }

    /// A line fits or is forced, and is a number.
    private func check(_ line: ParagraphLine) {
        for number in [line.x, line.width, line.baseline, line.ascent, line.descent, line.leading] {
            require(number.isFinite, "\(line) \(place)")
        }
        let first = paragraph.graphemeEnd(after: line.range.lowerBound)
        let isOneGrapheme = line.isTruncated ? line.visibleRange.isEmpty : first >= line.visibleRange.upperBound
        let units = Int64(line.width * paragraph.unit.perPoint)
        require(line.width >= 0, "\(line) is narrower than nothing \(place)")
        require(units <= paragraph.lineWidth(constraint) || isOneGrapheme, "\(line) is too wide \(place)")
    }

    /// The measurement says what the lines say.
    private func checkMeasurement() {
        let (first, last) = (lines[0], lines[lines.count - 1])
        let tail = paragraph.unit.points(LineInsets(style, paragraph.unit).tail)
        let widest = lines.reduce(0) { max($0, $1.indent + $1.width + tail) }
        require(measurement.lineCount == lines.count, "\(measurement.lineCount) is not \(lines.count) lines \(place)")
        require(measurement.isTruncated == lines.contains(where: \.isTruncated), "is truncated \(place)")
        require(measurement.firstBaseline == first.baseline, "first baseline \(place)")
        require(measurement.lastBaseline == last.baseline, "last baseline \(place)")
        require(measurement.height.isFinite, "height \(measurement.height) \(place)")
        if style.countsTrailingSpace {
            require(measurement.width >= widest, "\(measurement.width) is less than \(widest) \(place)")
        } else {
            require(measurement.width == widest, "\(measurement.width) is not \(widest) \(place)")
        }
    }

    /// Lines that are chosen, or beside which something hangs, are no more than the greedy ones; no baseline is above the one
    /// before.
    private func checkCount() {
        let baselines = lines.map(\.baseline)
        require(zip(baselines, baselines.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 }, "baselines \(baselines) \(place)")
        guard style.choosesLineEnds, isOrdinary, paragraph.columns.exactness.columnsAreExact, !measurement.isTruncated
        else { return }
        var greedy = style
        (greedy.wrapping, greedy.hangingPunctuation, greedy.evensTwoLines) = (.greedy, [], false)
        let count = paragraph.measure(constraint, greedy).lineCount
        require(lines.count <= count, "\(lines.count) lines, not \(count) \(place)")
    }

    /// The width that is reported, proposed again, is the answer to itself. Not where a browser allows a little more than
    /// was asked, where lines that were evened can be evened again, where the room beside lines decides which are best or lines
    /// are chosen as if nothing hung, where letters go back from a tab's stop, nor where a height keeps more lines because what is cut off was taller.
    private func checkIdempotence() {
        let isBest =
            [.optimal, .pretty].contains(style.wrapping)
            || style.wrapping == .balanced && !style.hangingPunctuation.isEmpty
        guard measurement.width <= constraint.width, !paragraph.rules.restartsAtCuts, !style.evensTwoLines, !isBest,
            isOrdinary || !paragraph.segments.contains(where: \.hasTabs), !heightPicksLines
        else { return }
        var again = constraint
        again.width = measurement.width
        let found = paragraph.lines(again, style).map(\.range)
        require(found == lines.map(\.range), "\(measurement.width) proposed again gives \(found) \(place)")
    }

    private var heightPicksLines: Bool {
        guard case .mixed = paragraph.lineMetrics else { return false }
        return measurement.isTruncated && constraint.limitsHeight
    }

    /// The answer is the same at both ends of its interval.
    private func checkInterval() {
        let answer = paragraph.answer(constraint, style)
        require(answer.measurement == measurement, "an answer is a measurement \(place)")
        guard let widths = answer.widths else { return }
        require(widths.contains(paragraph.lineWidth(constraint)), "\(widths) holds the width \(place)")
        let offered = paragraph.validWidths(constraint, style)
        let last = offered.upperBound.isFinite ? offered.upperBound - 1 / paragraph.unit.perPoint : offered.upperBound
        for width in [offered.lowerBound, last] {
            var other = constraint
            other.width = width
            let found = paragraph.measure(other, style)
            require(found == measurement, "\(found) at \(width) of \(offered), \(measurement) \(place)")
        }
    }
}

extension PreparedParagraph {
    /// The end of the grapheme that starts at `offset`; the text's end at its end.
    func graphemeEnd(after offset: Int) -> Int {
        offset < source.text.utf8.count ? detail.graphemeEnd(after: offset) : offset
    }
}
