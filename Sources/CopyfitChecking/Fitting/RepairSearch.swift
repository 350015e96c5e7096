import CopyfitFit
import CopyfitText
import CopyfitUnicode

/// Looks for changes after which a text fits over all widths of a range. Each is measured before it is offered.
struct RepairSearch {
    let text: StyledText
    let paragraph: PreparedParagraph
    let requirement: Fit
    let range: ClosedRange<Double>
    let preparer: ParagraphPreparer

    /// Sizes are tried in steps of a quarter point, down to half of the size.
    private static let stepsInPoint = 4.0

    /// For longer texts, only the sufficient width is told.
    private static let lengthLimit = 10_000

    /// Whether a text is short enough to be changed, or set in other sizes.
    var isShort: Bool { text.text.utf8.count <= Self.lengthLimit }

    /// The sufficient width, size and number of lines, if any.
    func repairs(_ result: FitResult) -> [Repair] {
        (isShort ? [width(result), size, lines] : [width(result)]).compactMap(\.self)
    }

    private func width(_ result: FitResult) -> Repair? {
        guard let needed = result.neededWidth, needed < .infinity else { return nil }
        return .width(needed)
    }

    private var lines: Repair? {
        guard let allowed = requirement.maxLines else { return nil }
        let needed = paragraph.measure(ParagraphConstraint(width: range.lowerBound)).lineCount
        guard needed > allowed else { return nil }
        var looser = requirement
        looser.maxLines = needed
        return FitExamination(paragraph, looser).result(in: range).failures.isEmpty ? .lines(needed) : nil
    }

    /// The largest size in quarter points: predicted, then confirmed at that size and the next.
    private var size: Repair? {
        let size = text.runs[0].style.size
        let least = Int((size / 2 * Self.stepsInPoint).rounded(.up)) - 1
        var (fits, tooLarge) = (least, Int((size * Self.stepsInPoint).rounded(.up)))
        let predicted = bisect(fits, tooLarge) { isPredicted(size: Double($0) / Self.stepsInPoint, of: size) }
        for steps in [predicted, predicted + 1] where steps > fits && steps < tooLarge {
            if fitsAt(steps) { fits = steps } else { tooLarge = steps }
        }
        fits = bisect(fits, tooLarge, fitsAt)
        return fits > least ? .size(Double(fits) / Self.stepsInPoint) : nil
    }

    /// A text at half the size breaks like the text itself at twice the width, apart from rounding and tabs.
    private func isPredicted(size: Double, of whole: Double) -> Bool {
        let factor = whole / size
        var scaled = requirement
        scaled.height = requirement.height.map { _ in Length(points: requirement.heightLimit * factor) }
        return FitExamination(paragraph, scaled).isMet(at: range.lowerBound * factor)
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

    private func fitsAt(_ steps: Int) -> Bool { fits(text.resized(to: Double(steps) / Self.stepsInPoint)) }

    /// Whether a text meets the requirement at all widths of the range.
    func fits(_ text: StyledText) -> Bool {
        guard let paragraph = try? preparer.prepare(text, retainsGlyphs: false) else { return false }
        return FitExamination(paragraph, requirement).result(in: range).failures.isEmpty
    }
}

/// Places for hyphens.
extension RepairSearch {
    /// The text with soft hyphens where a dictionary divides words; nil if that is not enough, or on one line.
    ///
    /// - Parameter placed: What the text was made from.
    func softHyphens(_ dictionary: HyphenationDictionary?, _ placed: SampledText, of original: String) -> Repair? {
        guard let dictionary, requirement.maxLines != 1, !requirement.hyphenates else { return nil }
        var divided = text
        divided.breakRules.hyphenation = dictionary
        guard let withHyphens = try? preparer.prepare(divided, retainsGlyphs: false) else { return nil }
        let offsets = Set(withHyphens.breakOffsets).subtracting(paragraph.breakOffsets)
        if offsets.isEmpty { return nil }
        let used = withHyphens.lines(ParagraphConstraint(width: range.lowerBound)).filter(\.isHyphenated)
            .map(\.visibleRange.upperBound).filter(offsets.contains)
        for choice in [used, Array(offsets)] where !choice.isEmpty {
            var hyphenated = text
            hyphenated = StyledText(Self.hyphenated(text.text, at: choice), style: text.runs[0].style)
            hyphenated.breakRules = text.breakRules
            let repaired = placed.hyphenated(original, at: choice)
            if repaired.utf8.count == original.utf8.count + 2 * choice.count, fits(hyphenated) {
                return .softHyphens(repaired)
            }
        }
        return nil
    }

    private static func hyphenated(_ text: String, at offsets: [Int]) -> String {
        var bytes = Array(text.utf8)
        for offset in offsets.sorted(by: >) { bytes.insert(contentsOf: "\u{AD}".utf8, at: offset) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
