/// The sizes of a search, rising: the smallest plus multiples of a step, and the largest.
struct SizeSteps {
    /// The largest index.
    let last: Int
    private let sizes: ClosedRange<Double>
    private let step: Double

    init(_ sizes: ClosedRange<Double>, step: Double) {
        self.sizes = sizes
        let span = min(sizes.upperBound - sizes.lowerBound, .greatestFiniteMagnitude)
        self.step = min(span, max(step, span / Double(Int32.max)))
        last = span > 0 ? Int(max(1, min(Double(Int32.max), (span / self.step).rounded(.up)))) : 0
    }

    /// Steps of 1/64 of a size, from `factor` times the size up to just below it.
    init(scaling size: Double, atLeast factor: Double) {
        self.init(size * factor...max(size * factor, size * 63 / 64), step: size / 64)
    }

    func size(_ index: Int) -> Double {
        index >= last ? sizes.upperBound : sizes.lowerBound + Double(index) * step
    }
}

/// Searches for the largest size that a test accepts.
struct SizeSearch {
    private let preparer: ParagraphPreparer
    /// The text at a size in points.
    private let text: (Double) -> StyledText
    private let box: ParagraphConstraint
    private let style: LineStyle
    private let steps: SizeSteps
    private let accepts: (ParagraphMeasurement) -> Bool

    init(
        _ preparer: ParagraphPreparer,
        _ box: ParagraphConstraint,
        _ style: LineStyle,
        _ steps: SizeSteps,
        _ text: @escaping (Double) -> StyledText,
        accepts: @escaping (ParagraphMeasurement) -> Bool
    ) {
        self.preparer = preparer
        self.text = text
        self.box = box
        self.style = style
        self.steps = steps
        self.accepts = accepts
    }

    /// The text at the largest accepted size; nil if the smallest is not accepted.
    ///
    /// 1. Predict by measuring the text at its largest size in a box scaled up.
    /// 2. Confirm by preparing; widen in doubling steps until one size is accepted and a larger one is not.
    /// 3. Bisect between the two by preparing: with a good prediction nothing is left to bisect.
    func largest() throws(TextError) -> FittedText? {
        var accepted: (index: Int, text: FittedText)?
        var refused = steps.last + 1
        var index = try predictedIndex()
        var stride = 1
        while refused - (accepted?.index ?? -1) > 1 {
            let fitted = try fitted(index)
            if accepts(fitted.measurement) { accepted = (index, fitted) } else { refused = index }
            let low = accepted?.index ?? -1
            if accepted == nil {
                index = max(0, refused - stride)
            } else if refused > steps.last {
                index = min(steps.last, low + stride)
            } else {
                index = low + (refused - low) / 2
            }
            stride *= 2
        }
        return accepted?.text
    }

    private func fitted(_ index: Int) throws(TextError) -> FittedText {
        FittedText(try preparer.prepare(text(steps.size(index))), box, style)
    }

    /// The last index that is accepted when the largest size is measured in a scaled box; 0 if there is none.
    private func predictedIndex() throws(TextError) -> Int {
        let largest = steps.size(steps.last)
        let paragraph = try preparer.prepare(text(largest))
        return (0..<steps.last).partitioningIndex { index in
            let factor = steps.size(index + 1) / largest
            return !accepts(scaledMeasurement(paragraph, factor))
        }
    }

    /// What the paragraph would measure if it were scaled by `factor`.
    private func scaledMeasurement(_ paragraph: PreparedParagraph, _ factor: Double) -> ParagraphMeasurement {
        var room = box
        room.width /= factor
        room.height /= factor
        let found = paragraph.measure(room, style.scaled(by: 1 / factor))
        return ParagraphMeasurement(
            width: found.width * factor,
            height: found.height * factor,
            lineCount: found.lineCount,
            firstBaseline: found.firstBaseline * factor,
            lastBaseline: found.lastBaseline * factor,
            isTruncated: found.isTruncated,
            fits: found.fits
        )
    }
}
