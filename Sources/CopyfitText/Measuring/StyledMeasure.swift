extension PreparedParagraph {
    /// A measurement in a style, and the widths that have the same.
    func answer(_ constraint: ParagraphConstraint, _ style: LineStyle) -> ParagraphAnswer {
        answerByColumns(constraint, style) ?? PlacedLines(self, constraint, style).answer
    }

    /// The usual case: all lines are alike, words stay whole and no limit is reached, so that the count of lines is enough.
    private func answerByColumns(_ constraint: ParagraphConstraint, _ style: LineStyle) -> ParagraphAnswer? {
        guard case .uniform(let raw) = lineMetrics, !style.evensTwoLines else { return nil }
        let width = lineWidth(constraint)
        guard width >= minContent, !style.countsTrailingSpace || width >= naturalWidth else { return nil }
        guard let found = measureColumns(width: width), !found.isForced else { return nil }
        guard !style.countsTrailingSpace || found.lineCount == segments.count else { return nil }
        let (reach, pitch) = (style.rounded(raw), style.pitch(raw))
        let lastTop = Double(found.lineCount - 1) * pitch
        let height = lastTop + reach.ascent + reach.descent
        guard found.lineCount <= constraint.lineLimit else { return nil }
        guard constraint.admits(height: height) || found.lineCount == 1 else { return nil }
        var validity = WidthValidity(width: width)
        validity.add(lineWidth: found.used, next: found.next)
        let measurement = ParagraphMeasurement(
            width: unit.points(found.used),
            height: height + max(0, Double(style.reservedLines - found.lineCount) * pitch),
            lineCount: found.lineCount,
            firstBaseline: reach.ascent,
            lastBaseline: lastTop + reach.ascent,
            isTruncated: false,
            fits: found.used <= width && constraint.admits(height: height)
        )
        return ParagraphAnswer(measurement: measurement, widths: validity.interval)
    }
}
