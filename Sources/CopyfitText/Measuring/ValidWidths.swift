extension LineStyle {
    /// Whether lines are balanced, and nothing else is done to them.
    fileprivate var isOnlyBalanced: Bool {
        wrapping == .balanced && hangingPunctuation.isEmpty && alignment != .justified && !evensTwoLines
            && !countsTrailingSpace
    }
}

/// Finds the widths that give the same measurement as one width, in text units.
///
/// Each line tells at which widths it ends where it does. What it cannot tell is tried: the widths just outside are
/// measured, and if that gives the same, their own intervals are added.
struct ValidWidths {
    private let paragraph: PreparedParagraph
    private let constraint: ParagraphConstraint
    private let style: LineStyle

    /// How often the interval is tried to be widened on either side.
    private static let stepLimit = 8

    init(_ paragraph: PreparedParagraph, _ constraint: ParagraphConstraint, _ style: LineStyle) {
        self.paragraph = paragraph
        self.constraint = constraint
        self.style = style
    }

    /// The interval. It contains the requested width.
    var units: Range<Int64> {
        let width = paragraph.lineWidth(constraint)
        if let known = columnInterval(width) ?? balancedInterval(width) { return known }
        let found = answer(at: width)
        return widened(found.widths, found.measurement)
    }

    /// The interval if columns tell everything; otherwise nil.
    private func columnInterval(_ width: Int64) -> Range<Int64>? {
        guard let answer = paragraph.answerByColumns(constraint, style), let widths = answer.widths,
            answer.measurement.width <= paragraph.unit.points(width)
        else { return nil }
        return widths
    }

    /// The interval of balanced lines: from the narrowest width for as many lines as a width has, up to that for fewer; nil where
    /// something else decides.
    private func balancedInterval(_ width: Int64) -> Range<Int64>? {
        let insets = LineInsets(style, paragraph.unit)
        guard style.isOnlyBalanced, insets.isEmpty, paragraph.columns.exactness.columnsAreExact else { return nil }
        let found = paragraph.summary(width: width)
        guard !found.isForced, found.lineCount > paragraph.segments.count, found.lineCount <= constraint.lineLimit,
            let least = NarrowestWidth(paragraph, lineLimit: found.lineCount).units
        else { return nil }
        let next = NarrowestWidth(paragraph, lineLimit: found.lineCount - 1).units ?? .max
        let measurement = paragraph.measure(constraint, style)
        guard !measurement.isTruncated, least <= width, width < next else { return nil }
        return holds(measurement, atEndsOf: least..<next) ? least..<next : nil
    }

    /// The measurement at a width, and an interval around it.
    private func answer(at width: Int64) -> (measurement: ParagraphMeasurement, widths: Range<Int64>) {
        let found = PlacedLines(paragraph, constraint(width), style, findsBounds: true).answer
        if let widths = found.widths, widths.contains(width), holds(found.measurement, atEndsOf: widths) {
            return (found.measurement, widths)
        }
        return (found.measurement, width < TextUnit.unbounded ? width..<width + 1 : unlimited(found.measurement))
    }

    /// The widths without a limit, and all down to that of the widest line if they have the same measurement.
    private func unlimited(_ measurement: ParagraphMeasurement) -> Range<Int64> {
        let widest = paragraph.unit.limit(paragraph.maxContentWidth(in: style))
        let isSame = paragraph.measure(constraint(widest), style) == measurement
        return (isSame ? widest : TextUnit.unbounded)..<Int64.max
    }

    private func constraint(_ width: Int64) -> ParagraphConstraint {
        var constraint = constraint
        if width != paragraph.lineWidth(constraint) { constraint.width = paragraph.proposal(width) }
        return constraint
    }

    /// Whether both ends of an interval give a measurement. In fonts whose letters take far less room by themselves than
    /// in a text, what lines tell of other widths may be wrong.
    private func holds(_ measurement: ParagraphMeasurement, atEndsOf widths: Range<Int64>) -> Bool {
        let last = paragraph.unit.limit(below: min(widths.upperBound, TextUnit.unbounded))
        return [widths.lowerBound, max(widths.lowerBound, last)].allSatisfy {
            paragraph.measure(constraint($0), style) == measurement
        }
    }

    private func widened(_ known: Range<Int64>, _ measurement: ParagraphMeasurement) -> Range<Int64> {
        var (lower, upper) = (known.lowerBound, known.upperBound)
        for _ in 0..<Self.stepLimit where upper <= TextUnit.unbounded {
            let next = answer(at: paragraph.unit.limit(paragraph.proposal(upper)))
            if next.measurement != measurement { break }
            upper = next.widths.upperBound
        }
        let lowest = paragraph.unit.limit(0)
        for _ in 0..<Self.stepLimit where lower > lowest {
            let before = answer(at: paragraph.unit.limit(below: lower))
            if before.measurement != measurement { break }
            lower = before.widths.lowerBound
        }
        return lower..<upper
    }
}
