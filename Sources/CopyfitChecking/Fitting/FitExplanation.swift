import CopyfitFit
import CopyfitText

/// Says why and by how much a text fails at a width.
struct FitExplanation {
    private let paragraph: PreparedParagraph
    let requirement: Fit
    private let width: Double
    private let all: ParagraphMeasurement

    /// More lines of a text are not listed.
    private static let lineLimit = 100

    /// - Parameter width: Infinite if the rule has no width.
    init(_ paragraph: PreparedParagraph, _ requirement: Fit, width: Double) {
        self.paragraph = paragraph
        self.requirement = requirement
        self.width = width
        all = paragraph.measure(ParagraphConstraint(width: width))
    }

    /// Whether the text has few enough lines only because a word is cut.
    var isOnlyCut: Bool {
        all.lineCount <= requirement.maxLines ?? .max && all.height <= requirement.heightLimit
            && all.width <= width
    }

    /// The cause.
    var cause: FitFailure.Cause {
        if width < paragraph.minContentWidth, !requirement.allowsWordCuts || all.width > width {
            return .wideWord(widestWord, width: paragraph.minContentWidth)
        }
        if let allowed = requirement.maxLines, all.lineCount > allowed {
            return .lines(needed: all.lineCount, allowed: allowed)
        }
        return .height(needed: all.height, allowed: requirement.heightLimit)
    }

    /// How many lines are too many.
    var extraLines: Int { max(0, all.lineCount - (requirement.maxLines ?? .max)) }

    /// By how much it is too tall.
    var overHeight: Double { max(0, all.height - requirement.heightLimit) }

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

    /// The widest part that stays together: the one that is cut at the greatest width at which anything is.
    private var widestWord: String {
        let lines = paragraph.lines(
            ParagraphConstraint(width: (paragraph.minContentWidth - WidthUnit.points(1)).nextDown)
        )
        guard let cut = lines.first(where: \.endsInsideWord) else { return paragraph.source.text }
        let offsets = paragraph.breakOffsets
        let end = offsets.first { $0 >= cut.range.upperBound } ?? paragraph.source.text.utf8.count
        let start = offsets.last { $0 < cut.range.upperBound } ?? 0
        return paragraph.characters(in: start..<max(start, end)).trimmingSpaces
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
