/// The last few answers of one paragraph, each with the widths it holds for: what a layout node keeps beside its text, so
/// that the frames of a drag and the probes of a stack mostly cost a comparison.
///
/// A plain value that its asker owns; the paragraph, which others share, remembers nothing. An answer from the memo is what
/// measuring would give.
public struct LayoutMemo: Sendable {
    /// What is measured.
    public let paragraph: PreparedParagraph
    /// How its lines are set.
    public let style: LineStyle
    private var entries: [Entry] = []
    private var oldest = 0

    private static let limit = 4

    /// A measurement, and the other rooms that have the same.
    package struct Answer {
        package let measurement: ParagraphMeasurement
        /// The widths in points with the same measurement, together with each of the heights; nil where only the one that was
        /// asked for is known to have it.
        package let widths: Range<Double>?
        /// The heights in points, as `widths`.
        package let heights: Range<Double>?
    }

    private struct Entry {
        let widths: Range<Int64>
        let height: Double
        let maxLines: Int?
        let measurement: ParagraphMeasurement

        /// An answer that no height cut off holds for every height that admits it.
        func holds(at width: Int64, _ constraint: ParagraphConstraint) -> Bool {
            guard widths.contains(width), maxLines == constraint.maxLines else { return false }
            if height == constraint.height { return true }
            let isWhole = !measurement.isTruncated && measurement.height <= height
            return isWhole && constraint.admits(height: measurement.height)
        }
    }

    /// A memo without answers.
    public init(_ paragraph: PreparedParagraph, _ style: LineStyle = LineStyle()) {
        self.paragraph = paragraph
        self.style = style
    }

    /// How much room the paragraph takes under a constraint. O(1) at a width that an answer of the last four holds for.
    public mutating func measure(_ constraint: ParagraphConstraint) -> ParagraphMeasurement {
        remembered(constraint).measurement
    }

    /// The same, and for which other rooms it holds.
    package mutating func answer(_ constraint: ParagraphConstraint) -> Answer {
        let answer = remembered(constraint)
        return Answer(
            measurement: answer.measurement,
            widths: answer.widths.map { paragraph.proposals($0) },
            heights: heights(answer.measurement, constraint)
        )
    }

    private mutating func remembered(_ constraint: ParagraphConstraint) -> ParagraphAnswer {
        let width = paragraph.lineWidth(constraint)
        for entry in entries where entry.holds(at: width, constraint) {
            return ParagraphAnswer(measurement: entry.measurement, widths: entry.widths)
        }
        let answer = paragraph.answer(constraint, style)
        if let widths = answer.widths { remember(answer.measurement, widths, constraint) }
        return answer
    }

    /// All lines serve every height from theirs on, a single line every height; where lines are alike, lines that are cut
    /// off serve as long as there is no room for one more.
    private func heights(_ measurement: ParagraphMeasurement, _ constraint: ParagraphConstraint) -> Range<Double>? {
        if !measurement.isTruncated {
            return (measurement.lineCount == 1 ? 0 : measurement.height)..<Double.infinity
        }
        guard case .uniform(let raw) = paragraph.lineMetrics else { return nil }
        let (reach, pitch) = (style.rounded(raw), style.pitch(raw))
        func height(_ lines: Int) -> Double { Double(lines - 1) * pitch + reach.ascent + reach.descent }
        let lines = measurement.lineCount
        let next = lines == constraint.lineLimit ? .infinity : height(lines + 1)
        let least = lines == 1 ? 0 : height(lines)
        return least < next ? least..<next : nil
    }

    private mutating func remember(
        _ measurement: ParagraphMeasurement,
        _ widths: Range<Int64>,
        _ constraint: ParagraphConstraint
    ) {
        let entry = Entry(
            widths: widths,
            height: constraint.height,
            maxLines: constraint.maxLines,
            measurement: measurement
        )
        if entries.count < Self.limit {
            entries.append(entry)
        } else {
            entries[oldest] = entry
            oldest = (oldest + 1) % Self.limit
        }
    }
}
