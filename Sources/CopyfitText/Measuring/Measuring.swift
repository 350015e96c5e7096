extension PreparedParagraph {
    /// How much room the paragraph takes under a constraint.
    ///
    /// - Complexity: arithmetic on the columns where words stay whole and nothing is cut off, O(lines) as a rule; otherwise
    ///   also the exact cut of each line concerned.
    public func measure(_ constraint: ParagraphConstraint) -> ParagraphMeasurement {
        if let measurement = measureWithoutLines(constraint) { return measurement }
        return PlacedLines(self, constraint, LineStyle()).answer.measurement
    }

    /// The same with lines set in a style.
    ///
    /// - Complexity: as without one while heights are alike and nothing is cut off; otherwise an array of the lines kept.
    public func measure(_ constraint: ParagraphConstraint, _ style: LineStyle) -> ParagraphMeasurement {
        answer(constraint, style).measurement
    }

    /// The widths, in points, that have the very same measurement as the constraint's own, all else equal: from the widest
    /// line up to where some line would take more. Infinite at the end when nothing is left to take.
    ///
    /// nil where sums do not tell: with tabs, where a line begins at a cut that changes its glyphs, for lines being evened,
    /// and where counted white space is cut off by the proposal. An answer may hold a little beyond the interval when lines
    /// end inside words or text is cut off, never short of it. Of text omitted in the middle both pieces decide: the
    /// interval begins where half the room holds the end.
    public func validWidths(
        _ constraint: ParagraphConstraint,
        _ style: LineStyle = LineStyle()
    ) -> Range<Double>? {
        answer(constraint, style).widths.map { proposals($0) }
    }

    /// The widths to ask for, in points, that hold lines to widths in text units.
    func proposals(_ widths: Range<Int64>) -> Range<Double> {
        let upper = widths.upperBound == .max ? Double.infinity : proposal(widths.upperBound)
        return proposal(widths.lowerBound)..<upper
    }

    /// The lines under a constraint, set in a style; at least one. Same complexity as `measure`, and an array.
    public func lines(_ constraint: ParagraphConstraint, _ style: LineStyle = LineStyle()) -> [ParagraphLine] {
        PlacedLines(self, constraint, style).lines
    }

    /// The size at a width in points, lines broken as needed. A law: where the width it gives is at most what was asked for,
    /// proposing that has the same size; a grapheme wider than what was asked for may leave room for more beside others. Under
    /// the web profile it also takes that no word is cut, which may need a little more than it takes.
    public func size(fitting width: Double) -> TextSize {
        let measurement = measure(ParagraphConstraint(width: width))
        return TextSize(width: measurement.width, height: measurement.height)
    }

    /// The lines at a width in points.
    public func lines(fitting width: Double) -> [ParagraphLine] { lines(ParagraphConstraint(width: width)) }

    /// By how much the paragraph does not fit a constraint. O(log width) measurements.
    public func overflow(_ constraint: ParagraphConstraint) -> ParagraphOverflow {
        let measurement = measure(constraint)
        if measurement.fits { return ParagraphOverflow(width: 0, lines: 0) }
        let all = measurement.isTruncated ? measure(ParagraphConstraint(width: constraint.width)).lineCount : 0
        return ParagraphOverflow(
            width: missingWidth(constraint),
            lines: measurement.isTruncated ? all - measurement.lineCount : 0
        )
    }

    /// The usual case: no limit is reached, so that no line is needed but to be counted.
    @inline(__always)
    private func measureWithoutLines(_ constraint: ParagraphConstraint) -> ParagraphMeasurement? {
        let width = lineWidth(constraint)
        let found = summary(width: width)
        return found.isKept(by: constraint) ? found.measurement(constraint, width: width, unit) : nil
    }

    /// The narrowest width that fits under the constraint's other limits, less its own.
    private func missingWidth(_ constraint: ParagraphConstraint) -> Double? {
        func fits(_ units: Int64) -> Bool {
            var wider = constraint
            wider.width = unit.points(units)
            return measure(wider).fits
        }
        guard fits(columns.naturalWidth) else { return nil }
        let tooNarrow = unit.units(constraint.width)
        let between = tooNarrow + 1..<max(tooNarrow + 1, columns.naturalWidth)
        let needed = unit.points(min(columns.naturalWidth, between.partitioningIndex(where: fits)))
        let missing = needed - constraint.width
        return constraint.width + missing < needed ? missing.nextUp : missing
    }
}
