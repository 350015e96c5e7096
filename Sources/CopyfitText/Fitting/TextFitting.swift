/// A text as it fits: prepared at the size that was found.
public struct FittedText: Sendable {
    /// The size of the text's first style, in points.
    public let size: Double
    /// Points taken off behind each grapheme, 0 or more.
    public let tightening: Double
    /// Prepared at that size, so tightened.
    public let paragraph: PreparedParagraph
    /// Its measurement under the constraint.
    public let measurement: ParagraphMeasurement
}

/// Finds sizes at which texts fit, in the typesetter's old sense of copyfitting.
///
/// Sizes are searched by arithmetic: a text at half the size breaks like the text itself at twice the width. That holds up to
/// the rounding of advances to 1/1024 point, so whatever is found is prepared at its own size and confirmed there, as is
/// that the next size up does not fit.
public struct TextFitting: Sendable {
    private let preparer: ParagraphPreparer

    /// What is searched in when no other steps are given, in points. Sizes of 1/64 point are whole numbers of units.
    public static let standardStep = 1.0 / 64

    /// A fitting that prepares with `preparer`.
    public init(_ preparer: ParagraphPreparer) { self.preparer = preparer }

    /// The largest size at which a text fits: no word cut, nothing cut off, no line wider and the whole no taller than the
    /// box.
    ///
    /// - Parameters:
    ///   - text: its first style takes the size; all other lengths go along in proportion.
    ///   - box: width, height and line limit.
    ///   - style: line spacing stays as it is, in points.
    ///   - sizes: the smallest and the largest size allowed, in points. Above 0.
    ///   - step: sizes are the smallest plus a multiple of this, and the largest; `standardStep` unless above 0, and no less
    ///     than what lies between the two divided by 2³¹.
    /// - Returns: nil when it does not fit at the smallest size.
    /// - Complexity: preparing about three sizes, and O(log(sizes/step)) measurements.
    /// - Throws: as `ParagraphPreparer.prepare`.
    public func largestSize(
        of text: StyledText,
        fitting box: ParagraphConstraint,
        style: LineStyle = LineStyle(),
        in sizes: ClosedRange<Double>,
        step: Double = standardStep
    ) throws(TextError) -> FittedText? {
        let steps = SizeSteps(sizes, step: step > 0 ? step : Self.standardStep)
        let search = SizeSearch(preparer, text, box, style, steps) { $0.fits && box.admits(height: $0.height) }
        return try search.largest()
    }

    /// A text under SwiftUI's order of relief when a box cuts it off: tightened, else scaled down, else cut off.
    ///
    /// - Parameters:
    ///   - text: what is to be set.
    ///   - box: width, height and line limit.
    ///   - style: how lines are set.
    ///   - allowsTightening: whether letters may move together by up to 1/20 of the mean advance. Tightened text has no
    ///     optional ligatures.
    ///   - minimumScaleFactor: the smallest part of its sizes the text may be scaled to, in 64ths; values outside 0...1
    ///     count as the nearer end. The text is not tightened when it is scaled.
    /// - Returns: the text at its own size where it is not cut off, or by the first relief that helps; at the smallest scale,
    ///   cut off, where none does.
    /// - Throws: as `ParagraphPreparer.prepare`.
    public func relieved(
        _ text: StyledText,
        in box: ParagraphConstraint,
        style: LineStyle = LineStyle(),
        allowsTightening: Bool = false,
        minimumScaleFactor: Double = 1
    ) throws(TextError) -> FittedText {
        let plain = FittedText(text, try preparer.prepare(text), box, style)
        if isWhole(plain.measurement, box) { return plain }
        if allowsTightening, let tightened = try tightened(plain, box, style) { return tightened }
        let smallest = min(1, max(minimumScaleFactor, 1.0 / 64))
        guard smallest < 1 else { return plain }
        let steps = SizeSteps(scaling: text.runs[0].style.size, atLeast: smallest)
        let search = SizeSearch(preparer, text, box, style, steps) { isWhole($0, box) }
        if let scaled = try search.largest() { return scaled }
        let small = text.resized(to: steps.size(0))
        return FittedText(small, try preparer.prepare(small), box, style)
    }

    /// Nothing cut off and nothing outside the box; a word may be cut.
    private func isWhole(_ measurement: ParagraphMeasurement, _ box: ParagraphConstraint) -> Bool {
        !measurement.isTruncated && box.admits(height: measurement.height) && !(measurement.width > box.width)
    }

    private func tightened(
        _ plain: FittedText,
        _ box: ParagraphConstraint,
        _ style: LineStyle
    ) throws(TextError) -> FittedText? {
        let steps = TighteningSteps(plain.paragraph)
        var (low, high) = (0, steps.count)
        var found: FittedText?
        while low < high {
            let middle = found == nil && low == 0 ? high : low + (high - low + 1) / 2
            let text = plain.paragraph.source.tightened(by: steps.points(middle))
            let fitted = FittedText(
                text,
                try preparer.prepare(text),
                box,
                style,
                tightening: steps.points(middle)
            )
            if isWhole(fitted.measurement, box) {
                (found, high) = (fitted, middle - 1)
            } else if middle == steps.count {
                return nil
            } else {
                low = middle
            }
        }
        return found
    }
}

extension FittedText {
    init(
        _ text: StyledText,
        _ paragraph: PreparedParagraph,
        _ box: ParagraphConstraint,
        _ style: LineStyle,
        tightening: Double = 0
    ) {
        size = text.runs[0].style.size
        self.tightening = tightening
        self.paragraph = paragraph
        measurement = paragraph.measure(box, style)
    }
}
