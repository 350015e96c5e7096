/// Finds sizes at which texts fit, in the typesetter's old sense of copyfitting.
///
/// The search is arithmetic: a text at half the size breaks like the text itself at twice the width. That is true
/// except for the rounding of advances to 1/1024 point and for tab stops, which stay where they are. So whatever is
/// found is prepared at its own size to confirm that it fits and that the next larger size does not.
///
/// ```swift
/// let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
/// let fitting = TextFitting(ParagraphPreparer())
/// let box = ParagraphConstraint(width: 120, height: 40, maxLines: 1)
/// let fitted = try fitting.largestSize(of: StyledText("Jetzt kaufen", style: style), fitting: box, in: 8...72)
/// print(fitted!.size)  // 20.4375
/// ```
public struct TextFitting: Sendable {
    private let preparer: ParagraphPreparer

    /// The step between sizes if no other is given, in points. Multiples of 1/64 point are whole numbers of units.
    public static let standardStep = 1.0 / 64

    /// A search that prepares texts with `preparer`.
    public init(_ preparer: ParagraphPreparer) { self.preparer = preparer }

    /// The largest size at which a text fits: no word is cut, nothing is cut off, no line is wider than the box, and
    /// the whole is no taller.
    ///
    /// - Parameters:
    ///   - text: its first style gets the size; other lengths, spacings too, are scaled in proportion, except tab stops.
    ///   - box: width, height and line limit.
    ///   - style: how lines are set. Line spacing is not scaled.
    ///   - sizes: the smallest and the largest size allowed, in points. Above 0.
    ///   - step: sizes are the smallest plus a multiple of this step, and the largest. A step that is not above 0
    ///     counts as `standardStep`; the least is the difference between the two sizes divided by 2³¹.
    /// - Returns: nil if the text does not fit at the smallest size.
    /// - Complexity: preparing about three sizes, and O(log(sizes/step)) measurements.
    /// - Throws: as `ParagraphPreparer.prepare`.
    public func largestSize(
        of text: StyledText,
        fitting box: ParagraphConstraint,
        style: LineStyle = LineStyle(),
        in sizes: ClosedRange<Double>,
        step: Double = standardStep
    ) throws(TextError) -> FittedText? {
        try largestSize(fitting: box, style: style, in: sizes, step: step) { text.resized(to: $0) }
    }

    /// The same for a text of which not all lengths are in proportion to its size.
    ///
    /// - Parameter text: the text at a size in points.
    package func largestSize(
        fitting box: ParagraphConstraint,
        style: LineStyle,
        in sizes: ClosedRange<Double>,
        step: Double,
        of text: @escaping (Double) -> StyledText
    ) throws(TextError) -> FittedText? {
        let steps = SizeSteps(sizes, step: step > 0 ? step : Self.standardStep)
        let search = SizeSearch(preparer, box, style, steps, text) { $0.fits && box.admits(height: $0.height) }
        return try search.largest()
    }

    /// A text with SwiftUI's remedies, in its order, if a box cuts it off: the text is tightened if that helps,
    /// otherwise scaled down, otherwise cut off.
    ///
    /// - Parameters:
    ///   - text: the text to set.
    ///   - box: width, height and line limit.
    ///   - style: how lines are set.
    ///   - allowsTightening: whether letters may move closer together, by up to 1/20 of the mean advance. Tightened
    ///     text has no optional ligatures, unless it is kerned but not tracked.
    ///   - minimumScaleFactor: the smallest factor by which sizes may be scaled, in steps of 1/64. Values outside
    ///     1/64...1 count as the nearer end. Scaled text is not tightened.
    /// - Returns: the text at its own size if it is not cut off, otherwise after the first remedy that helps; if none
    ///   does, at the smallest scale and cut off.
    /// - Throws: as `ParagraphPreparer.prepare`.
    public func relieved(
        _ text: StyledText,
        in box: ParagraphConstraint,
        style: LineStyle = LineStyle(),
        allowsTightening: Bool = false,
        minimumScaleFactor: Double = 1
    ) throws(TextError) -> FittedText {
        let plain = FittedText(try preparer.prepare(text), box, style)
        if isWhole(plain.measurement, box) { return plain }
        if allowsTightening, let tightened = try tightened(plain, box, style) { return tightened }
        let smallest = min(1, max(minimumScaleFactor, 1.0 / 64))
        guard smallest < 1 else { return plain }
        let steps = SizeSteps(scaling: text.runs[0].style.size, atLeast: smallest)
        let search = SizeSearch(preparer, box, style, steps, text.resized) { isWhole($0, box) }
        if let scaled = try search.largest() { return scaled }
        let small = text.resized(to: steps.size(0))
        return FittedText(try preparer.prepare(small), box, style)
    }

    /// Whether nothing is cut off and nothing is outside the box; a word may be cut.
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
            let fitted = FittedText(try preparer.prepare(text), box, style, tightening: steps.points(middle))
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
