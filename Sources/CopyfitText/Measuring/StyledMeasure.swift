extension PreparedParagraph {
    /// A measurement in a style, and the widths that give the same one.
    func answer(_ constraint: ParagraphConstraint, _ style: LineStyle) -> ParagraphAnswer {
        answerByColumns(constraint, style) ?? PlacedLines(self, constraint, style).answer
    }

    /// The usual case: all lines are alike and no limit is reached, so that it is enough to count the lines; otherwise
    /// nil.
    func answerByColumns(_ constraint: ParagraphConstraint, _ style: LineStyle) -> ParagraphAnswer? {
        guard case .uniform(let natural) = lineMetrics,
            let (box, gaps) = style.hasNaturalLines ? (style.naturalBox(natural), 0) : boxAndGaps(style)
        else { return nil }
        let width = lineWidth(constraint)
        let countsSpace = style.countsTrailingSpace && columns.exactness.columnsCountSpace && width > 0
        guard isWorthCounting(width, style), columns.exactness.columnsAreExact else { return nil }
        var found = summary(width: width, countsSpace: countsSpace)
        guard !found.isForced || !rules.restartsAtCuts, !style.evensTwoLines || hasNoPair(found),
            style.isPlain || style.isPlainUnwrapped && found.lineCount == segments.count
        else { return nil }
        let knowsSpace =
            !style.countsTrailingSpace || countsSpace || found.lineCount == segments.count && !hasSpaceAtHardEnd
        let knowsWidths = knowsSpace && !found.isForced
        guard knowsWidths || width == 0 else { return nil }
        found.stackAll(box.reach, pitch: box.pitch)
        found.lastTop += gaps
        guard found.isKept(by: constraint) else { return nil }
        var validity = WidthValidity(width: width)
        if knowsWidths {
            validity.add(lineWidth: max(found.used, countsSpace ? found.usedWithSpace : 0), next: found.next)
            if found.usedWithSpace > width { validity.forget() }
        } else {
            validity.bound(next: width + 1)
        }
        let reserved = style.reservedHeight(beyond: found.lineCount, pitch: box.pitch)
        let measurement = found.measurement(constraint, width: width, unit, reserved: reserved)
        return ParagraphAnswer(measurement: measurement, widths: validity.interval)
    }

    /// The box of every line, and the height of the gaps between all paragraphs; nil if lines are not alike.
    private func boxAndGaps(_ style: LineStyle) -> (LineBox, Double)? {
        guard LineInsets(style, unit).isEmpty, let box = commonBox(style) else { return nil }
        let gap = style.paragraphGap
        return (box, gap > 0 ? Double(paragraphCount - 1) * gap : 0)
    }

    /// Whether counting is likely to be enough; otherwise lines are made anyway. If white space counts and the columns
    /// do not give its width, counting is enough only if nothing wraps, or at width 0, where no line has room for white
    /// space: a stack asks every text how narrow it can be.
    private func isWorthCounting(_ width: Int64, _ style: LineStyle) -> Bool {
        if style.countsTrailingSpace, width == 0 { return true }
        return width
            >= (style.countsTrailingSpace && !columns.exactness.columnsCountSpace
                ? columns.naturalWidth : columns.minContent)
    }

    /// Whether a segment ends with white space that hangs. O(segments).
    private var hasSpaceAtHardEnd: Bool {
        let utf8 = source.text.utf8Span.span
        return segments.contains { hanging.trimmedEnd(of: $0.range, in: utf8) < Int($0.end) }
    }

    /// Whether no segment has exactly two lines that might be evened.
    private func hasNoPair(_ found: LineSummary) -> Bool {
        if found.lineCount == segments.count { return true }
        return segments.count == 1 && (found.lineCount > 2 || found.isForced)
    }
}
