extension PreparedParagraph {
    /// How much room the paragraph takes under a constraint.
    ///
    /// - Complexity: arithmetic on the columns if words stay whole and nothing is cut off, usually O(lines); otherwise
    ///   also the exact cut of each line concerned.
    public func measure(_ constraint: ParagraphConstraint) -> ParagraphMeasurement {
        if let measurement = measurementOfAll(constraint) { return measurement }
        return PlacedLines(self, constraint, LineStyle()).answer.measurement
    }

    /// The same with lines set in a style.
    ///
    /// - Complexity: as without a style if heights are alike and nothing is cut off; otherwise an array of the lines
    ///   kept.
    public func measure(_ constraint: ParagraphConstraint, _ style: LineStyle) -> ParagraphMeasurement {
        answer(constraint, style).measurement
    }

    /// The widths, in points, that give exactly the same measurement as the constraint's own width, all else equal:
    /// from the widest line up to where some line would hold more. The upper bound is infinite if no line can hold
    /// more.
    ///
    /// The answer holds everywhere inside, and usually nowhere just outside. The interval may be narrower than
    /// possible, at the least the proposed width alone, up to 1/1024 point more (1/64 under the web profile): if letters
    /// are set back beside tabs, if lines are evened, stretched or not as full as can be. If the proposal cuts off white
    /// space that counts, each width has another measurement. Where words are cut or text is cut off, lines of the same
    /// measurement may hold other letters.
    ///
    /// - Complexity: that of measuring if words stay whole and nothing is cut off; otherwise up to twenty measurements.
    public func validWidths(_ constraint: ParagraphConstraint, _ style: LineStyle = LineStyle()) -> Range<Double> {
        proposals(ValidWidths(self, constraint, style).units)
    }

    /// The widths to propose, in points, that limit lines to the given widths in text units.
    func proposals(_ widths: Range<Int64>) -> Range<Double> {
        let upper = widths.upperBound == .max ? Double.infinity : proposal(widths.upperBound)
        return proposal(widths.lowerBound)..<upper
    }

    /// The lines under a constraint, set in a style; at least one. The complexity is that of `measure`, plus an array.
    public func lines(_ constraint: ParagraphConstraint, _ style: LineStyle = LineStyle()) -> [ParagraphLine] {
        PlacedLines(self, constraint, style).lines
    }

    /// The size at a width in points, with lines broken as needed. A law: if the resulting width is at most the
    /// proposed one, proposing the resulting width gives the same size. (A grapheme wider than the proposed width makes
    /// the result wider, so that other lines may have room for more.) Under the web profile the law also requires that
    /// no word is cut, because a cut may need slightly more width than it takes.
    public func size(fitting width: Double) -> TextSize {
        let measurement = measure(ParagraphConstraint(width: width))
        return TextSize(width: measurement.width, height: measurement.height)
    }

    /// The lines at a width in points.
    public func lines(fitting width: Double) -> [ParagraphLine] { lines(ParagraphConstraint(width: width)) }

    /// Whether nothing is forced under a constraint: `fits` of its measurement, except that no line is cut off to find
    /// out. Costs as much as without a limit.
    public func fits(_ constraint: ParagraphConstraint) -> Bool { measurementOfAll(constraint)?.fits ?? false }

    /// The same with lines set in a style. Costs as much as measuring in it.
    public func fits(_ constraint: ParagraphConstraint, _ style: LineStyle) -> Bool {
        measurementOfAll(constraint, style)?.fits ?? false
    }

    /// By how much the paragraph exceeds a constraint if lines are set in a style. O(log width) times `fits`.
    public func overflow(_ constraint: ParagraphConstraint, _ style: LineStyle) -> ParagraphOverflow {
        if style == LineStyle() { return overflow(constraint) }
        let found = measure(constraint, style)
        if found.fits { return ParagraphOverflow(width: 0, lines: 0) }
        let all = measure(ParagraphConstraint(width: constraint.width), style).lineCount
        return ParagraphOverflow(
            width: missingWidth(constraint, style),
            lines: found.isTruncated ? all - found.lineCount : 0
        )
    }

    /// By how much the paragraph exceeds a constraint. O(log width) times `fits`.
    public func overflow(_ constraint: ParagraphConstraint) -> ParagraphOverflow {
        let width = lineWidth(constraint)
        let all = summary(width: width)
        let isWhole = all.isKept(by: constraint)
        if isWhole, all.measurement(constraint, width: width, unit).fits {
            return ParagraphOverflow(width: 0, lines: 0)
        }
        return ParagraphOverflow(
            width: missingWidth(constraint, LineStyle()),
            lines: isWhole ? 0 : all.lineCount - keptLineCount(of: all.lineCount, constraint)
        )
    }

    /// The measurement if all lines are kept, so that it is enough to count them; otherwise nil.
    @inline(__always)
    package func measurementOfAll(_ constraint: ParagraphConstraint) -> ParagraphMeasurement? {
        let width = lineWidth(constraint)
        let found = summary(width: width)
        return found.isKept(by: constraint) ? found.measurement(constraint, width: width, unit) : nil
    }

    /// The same with lines set in a style.
    package func measurementOfAll(_ constraint: ParagraphConstraint, _ style: LineStyle) -> ParagraphMeasurement? {
        if style == LineStyle() { return measurementOfAll(constraint) }
        let found = measure(constraint, style)
        return found.isTruncated ? nil : found
    }

    /// How many of `count` lines are kept, which are too many. O(log n) if all are alike; otherwise it may depend on
    /// where the last one is cut off.
    private func keptLineCount(of count: Int, _ constraint: ParagraphConstraint) -> Int {
        guard case .uniform(let reach) = lineMetrics else { return measure(constraint).lineCount }
        return (1..<min(count, constraint.lineLimit)).partitioningIndex { index in
            !constraint.admits(height: Double(index) * reach.pitch + reach.ascent + reach.descent)
        }
    }

    /// The narrowest width that fits under the constraint's other limits, minus the constraint's width; nil if none
    /// fits.
    private func missingWidth(_ constraint: ParagraphConstraint, _ style: LineStyle) -> Double? {
        let naturalWidth = naturalWidth(LineInsets(style, unit))
        func fits(_ units: Int64) -> Bool {
            var wider = constraint
            wider.width = unit.points(units)
            return self.fits(wider, style)
        }
        guard fits(naturalWidth) else { return nil }
        let tooNarrow = unit.units(constraint.width)
        let between = tooNarrow + 1..<max(tooNarrow + 1, naturalWidth)
        let needed = unit.points(min(naturalWidth, between.partitioningIndex(where: fits)))
        let missing = needed - constraint.width
        return constraint.width + missing < needed ? missing.nextUp : missing
    }
}
