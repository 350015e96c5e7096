import CopyfitText
import CopyfitUnicode

/// Looks for changes after which a text fits over all widths of a range. Each is measured before it is offered.
struct RepairSearch {
    let text: StyledText
    let paragraph: PreparedParagraph
    let requirement: FitRequirement
    let range: ClosedRange<Double>
    let preparer: ParagraphPreparer

    /// Sizes are tried in steps of a quarter point, down to half of the size.
    private static let stepsInPoint = 4.0

    /// The width, the size and the number of lines that are enough, as far as there are any.
    func repairs(_ result: FitResult) -> [Repair] {
        [width(result), size(result), lines].compactMap(\.self)
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

    /// The largest size in quarter points. The first guess is right for texts on one line.
    private func size(_ result: FitResult) -> Repair? {
        let size = text.runs[0].style.size
        var (fits, tooLarge) = (Int((size / 2 * Self.stepsInPoint).rounded(.up)) - 1, steps(below: size) + 1)
        let least = fits
        if let needed = result.neededWidth, needed > 0, needed < .infinity {
            let guess = Int((size * range.lowerBound / needed * Self.stepsInPoint).rounded(.down))
            if guess > fits, guess < tooLarge {
                if fitsAt(guess) { fits = guess } else { tooLarge = guess }
                let next = fits == guess ? guess + 1 : guess - 1
                if next > fits, next < tooLarge {
                    if fitsAt(next) { fits = next } else { tooLarge = next }
                }
            }
        }
        while tooLarge - fits > 1 {
            let middle = fits + (tooLarge - fits) / 2
            if fitsAt(middle) { fits = middle } else { tooLarge = middle }
        }
        return fits > least ? .size(Double(fits) / Self.stepsInPoint) : nil
    }

    private func steps(below size: Double) -> Int {
        let steps = (size * Self.stepsInPoint).rounded(.up)
        return Int(steps) - 1
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
    func softHyphens(_ dictionary: HyphenationDictionary?, _ placed: PlacedText, of original: String) -> Repair? {
        guard let dictionary, requirement.maxLines != 1, !requirement.hyphenates else { return nil }
        var divided = text
        divided.breakRules.hyphenation = dictionary
        guard let withHyphens = try? preparer.prepare(divided, retainsGlyphs: false) else { return nil }
        let places = Set(withHyphens.breakOffsets).subtracting(paragraph.breakOffsets)
        if places.isEmpty { return nil }
        let used = withHyphens.lines(ParagraphConstraint(width: range.lowerBound)).filter(\.isHyphenated)
            .map(\.visibleRange.upperBound).filter(places.contains)
        for choice in [used, Array(places)] where !choice.isEmpty {
            var hyphenated = text
            hyphenated = StyledText(Self.hyphenated(text.text, at: choice), style: text.runs[0].style)
            hyphenated.breakRules = text.breakRules
            let mended = placed.hyphenated(original, at: choice)
            if mended.utf8.count == original.utf8.count + 2 * choice.count, fits(hyphenated) {
                return .softHyphens(mended)
            }
        }
        return nil
    }

    private static func hyphenated(_ text: String, at places: [Int]) -> String {
        var bytes = Array(text.utf8)
        for place in places.sorted(by: >) { bytes.insert(contentsOf: "\u{AD}".utf8, at: place) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
