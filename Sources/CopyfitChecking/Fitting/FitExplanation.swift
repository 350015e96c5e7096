import CopyfitFit
import CopyfitText

/// Says why and by how much a text fails at a width.
struct FitExplanation {
    private let paragraph: PreparedParagraph
    let requirement: Fit
    private let width: Double
    private let all: ParagraphMeasurement
    private let wideWord: WideWord?
    /// What it needs.
    let verdict: Verdict

    /// More lines of a text are not listed.
    private static let lineLimit = 100

    /// - Parameters:
    ///   - width: Infinite if the rule has no width.
    ///   - needed: The least greater width from which on it fits; nil if there is none.
    init(_ paragraph: PreparedParagraph, _ requirement: Fit, width: Double, needed: Double?) {
        let room = ParagraphConstraint(
            width: width,
            height: requirement.heightLimit,
            maxLines: requirement.maxLines
        )
        self.paragraph = paragraph
        self.requirement = requirement
        self.width = width
        all = paragraph.measure(requirement.allowsTruncation ? room : ParagraphConstraint(width: width))
        wideWord = WideWord(paragraph, requirement, room, needed: needed)
        verdict = Verdict(
            on: paragraph,
            in: room,
            missingWidth: width < .infinity ? needed.map { $0 - width } : nil,
            hasWideWord: wideWord != nil && !requirement.allowsWordCuts,
            allowsTruncation: requirement.allowsTruncation
        )
    }

    /// Whether the text has few enough lines only because a word is cut.
    var isOnlyCut: Bool {
        all.lineCount <= requirement.maxLines ?? .max && all.height <= requirement.heightLimit
            && all.width <= width
    }

    /// The cause.
    var cause: FitFailure.Cause {
        if let wideWord { return .wideWord(wideWord.text, width: wideWord.width) }
        if let allowed = requirement.maxLines, all.lineCount > allowed {
            return .lines(needed: all.lineCount, allowed: allowed)
        }
        return .height(needed: requirement.heightLimit + verdict.height, allowed: requirement.heightLimit)
    }

    /// The lines, those beyond the limits too.
    var lines: [FitFailure.SetLine] {
        paragraph.lines(ParagraphConstraint(width: width)).prefix(Self.lineLimit).enumerated().map { index, line in
            let isTooLow = line.baseline + line.descent > requirement.heightLimit
            return FitFailure.SetLine(
                text: paragraph.characters(in: line.visibleRange) + paragraph.ending(of: line),
                width: line.width,
                endsInsideWord: line.endsInsideWord,
                isBeyondLimit: index >= requirement.maxLines ?? .max || isTooLow
            )
        }
    }
}

extension String {
    /// The text without white space at its ends.
    var trimmingSpaces: String {
        guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[start...end])
    }
}
