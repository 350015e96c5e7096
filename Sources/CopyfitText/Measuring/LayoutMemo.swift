/// The last few answers of one paragraph, each with the widths for which it holds. A layout node keeps a memo beside
/// its text, so that most frames of a drag and most probes of a stack cost only a comparison.
///
/// A plain value, owned by the one who asks. The paragraph is shared and does not remember answers. An answer from the
/// memo is equal to what measuring would give.
///
/// ```swift
/// let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
/// let paragraph = try ParagraphPreparer().prepare(StyledText("Änderungen speichern", style: style))
/// var memo = LayoutMemo(paragraph)
/// print(memo.measure(ParagraphConstraint(width: 120)).lineCount)  // 2
/// print(memo.measure(ParagraphConstraint(width: 121)).lineCount)  // 2: remembered
/// ```
public struct LayoutMemo: Sendable {
    /// The paragraph that is measured.
    public let paragraph: PreparedParagraph
    /// The style of its lines.
    public let style: LineStyle
    private var entries: [Entry] = []
    private var oldest = 0

    private static let limit = 4

    /// A measurement, and the other widths and heights that give the same one.
    package struct Answer {
        package let measurement: ParagraphMeasurement
        /// The widths, in points, that give the same measurement together with each of the heights; nil if only the
        /// requested one is known to give it.
        package let widths: Range<Double>?
        /// The heights, in points; nil likewise.
        package let heights: Range<Double>?
    }

    private struct Entry {
        let widths: Range<Int64>
        let height: Double
        let maxLines: Int?
        let measurement: ParagraphMeasurement

        /// An answer in which no height cut anything off holds for every height that has room for it.
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

    /// Whether all lines have the same height.
    package var hasEqualLines: Bool { paragraph.commonBox(style) != nil }

    /// How much room the paragraph takes under a constraint. O(1) if one of the last four answers holds for its width.
    public mutating func measure(_ constraint: ParagraphConstraint) -> ParagraphMeasurement {
        remembered(constraint).measurement
    }

    /// The same, with the other widths and heights for which it holds.
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

    /// The heights for which a measurement holds, nil if they are not known. Lines that are all kept hold for every
    /// height from theirs on, a single line for every height. If lines are alike, truncated lines hold as long as there
    /// is no room for one more.
    private func heights(_ measurement: ParagraphMeasurement, _ constraint: ParagraphConstraint) -> Range<Double>? {
        if !measurement.isTruncated {
            return (measurement.lineCount == 1 ? 0 : measurement.height)..<Double.infinity
        }
        guard let box = paragraph.commonBox(style), style.paragraphGap == 0 else { return nil }
        func height(_ lines: Int) -> Double { Double(lines - 1) * box.pitch + box.reach.ascent + box.reach.descent }
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
