import CopyfitFit
import CopyfitText

/// The largest size at which a text meets a requirement over all widths of a range.
struct LargestSize {
    private let text: StyledText
    private let paragraph: PreparedParagraph
    private let requirement: Fit
    private let range: ClosedRange<Double>
    private let preparer: ParagraphPreparer

    /// Sizes are tried in steps of a quarter point.
    private static let stepsInPoint = 4.0

    /// The largest size that is tried: about four times the text's own.
    static func limit(of size: Double) -> Double { (size * 4 * stepsInPoint).rounded(.down) / stepsInPoint }

    /// - Parameter paragraph: The text, prepared.
    init(
        _ text: StyledText,
        _ paragraph: PreparedParagraph,
        _ requirement: Fit,
        _ range: ClosedRange<Double>,
        _ preparer: ParagraphPreparer
    ) {
        (self.text, self.paragraph, self.requirement) = (text, paragraph, requirement)
        (self.range, self.preparer) = (range, preparer)
    }

    /// The size in quarter points at which the text fits, while it does not a quarter point above; four times the text's
    /// own size if it fits there, nil if it does not fit at a quarter point.
    ///
    /// - Complexity: a few measurements to predict it, and usually two preparations to prove it.
    var value: Double? {
        let size = text.runs[0].style.size
        var (fits, tooLarge) = (0, Int(Self.limit(of: size) * Self.stepsInPoint) + 1)
        let predicted = bisect(fits, tooLarge) { isPredicted(size: Double($0) / Self.stepsInPoint, of: size) }
        for steps in [predicted, predicted + 1] where steps > fits && steps < tooLarge {
            if fitsAt(steps) { fits = steps } else { tooLarge = steps }
        }
        fits = bisect(fits, tooLarge, fitsAt)
        return fits > 0 ? Double(fits) / Self.stepsInPoint : nil
    }

    /// A text at another size breaks like the text itself at a width changed the other way, apart from rounding and tabs.
    private func isPredicted(size: Double, of own: Double) -> Bool {
        let factor = own / size
        var scaled = requirement
        scaled.height = requirement.height.map { _ in Length(points: requirement.heightLimit * factor) }
        return FitExamination(paragraph, scaled).isMet(at: range.lowerBound * factor)
    }

    private func fitsAt(_ steps: Int) -> Bool {
        let resized = text.resized(to: Double(steps) / Self.stepsInPoint)
        guard let paragraph = try? preparer.prepare(resized, retainsGlyphs: false) else { return false }
        return FitExamination(paragraph, requirement).result(in: range).failures.isEmpty
    }

    /// The last of the numbers from `low` that is accepted, if `high` is not and all before an accepted one are.
    private func bisect(_ low: Int, _ high: Int, _ accepts: (Int) -> Bool) -> Int {
        var (low, high) = (low, high)
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if accepts(middle) { low = middle } else { high = middle }
        }
        return low
    }
}
