import CopyfitLayout
import CopyfitText
import Foundation

/// A text in the layout tree: its paragraph's answers in whole pixels, and how it was placed.
final class TextLeaf: MeasuredLeaf {
    let settings: ParagraphSettings
    /// nil for a text that could not be prepared, which takes no room.
    private var paragraph: TextParagraph?
    private let textSpacing: TextSpacing
    /// The text at its own size; nil if it could not be prepared.
    var prepared: PreparedParagraph? { paragraph?.prepared }
    private var placedProposal: ProposedViewSize?
    private var kept: FittedText?

    init(
        _ paragraph: PreparedParagraph?,
        _ settings: ParagraphSettings,
        spacing: TextSpacing?,
        fitting: TextFitting
    ) {
        self.paragraph = paragraph.map { TextParagraph($0, settings, fitting) }
        self.settings = settings
        textSpacing =
            spacing ?? TextSpacing(ascent: 0, descent: 0, leading: 0, capHeight: 0, pixel: settings.pixel)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { answer(to: proposal).size }

    func answer(to proposal: ProposedViewSize) -> LeafAnswer {
        guard let found = measure(proposal) else { return LeafAnswer(.zero) }
        let width = proposal.width ?? .infinity
        let measurement = found.answer.measurement
        let size = CGSize(width: min(roundUp(measurement.width), width), height: roundUp(measurement.height))
        if settings.allowsRelief { return LeafAnswer(size) }
        let widths = widths(of: found.answer, within: width, isLow: proposal.height == 0 && width > 0)
        let heights = heights(of: found.answer, isNarrow: (widths?.lowerBound ?? width) <= 0)
        return LeafAnswer(size, widths: widths, heights: found.isLifted ? nil : heights)
    }

    /// A text that is offered nothing can have no width; a single line is as wide as it is, however low.
    func length(at end: LengthEnd, along axis: Axis) -> CGFloat? {
        if axis == .vertical { return nil }
        return end == .least ? 0 : greatestWidth
    }

    /// One line, or those that are reserved.
    private(set) lazy var leastHeight: CGFloat? =
        paragraph?.hasEqualLines == false ? nil : sizeThatFits(ProposedViewSize(width: .infinity, height: 0)).height

    private lazy var greatestWidth: CGFloat? = {
        guard measure(.unspecified)?.answer.measurement.lineCount == 1 else { return nil }
        let line = answer(to: .unspecified)
        return line.heights == nil ? nil : line.size.width
    }()

    var hasBaselines: Bool { true }

    var isFinite: Bool { true }

    func baselines(in size: CGSize, for proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
        guard let measurement = measure(proposal)?.answer.measurement else { return (0, 0) }
        let first: CGFloat = (measurement.firstBaseline / settings.pixel).rounded() * settings.pixel
        return (first, roundUp(measurement.lastBaseline))
    }

    /// Without rounding, so that the middle of a single line is the middle of the text.
    func firstLine(in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
        guard let measurement = measure(proposal)?.answer.measurement else { return size.height / 2 }
        guard measurement.lineCount > 1 || settings.lines.reservedLines > 1, let line = shown(proposal)?.lines.first
        else { return size.height / 2 }
        return (size.height - (measurement.height - line.ascent - line.descent)) / 2
    }

    var spacing: ViewSpacing { ViewSpacing(firstLine: textSpacing, lastLine: textSpacing) }
}

// MARK: Placing

extension TextLeaf {
    /// Relief is searched for at once, while what was found for the size is remembered; lines are broken when asked
    /// for.
    func place(size: CGSize, proposal: ProposedViewSize) {
        placedProposal = proposal
        kept = settings.allowsRelief ? shown(proposal) : nil
    }

    /// What is drawn; nil before the text is placed, and for a text that could not be prepared.
    var placed: FittedText? {
        kept = (kept ?? placedProposal.flatMap(shown))?.keepingLines()
        return kept
    }

    private func shown(_ proposal: ProposedViewSize) -> FittedText? {
        let constraint = measure(proposal)?.constraint
        guard let paragraph else { return nil }
        return constraint.map { paragraph.shown(under: $0) } ?? .withoutRoom(paragraph.prepared, settings.lines)
    }
}

// MARK: Pixels

extension TextLeaf {
    /// What the paragraph answers to a proposal; nil if it is given no room at all. What is lower than a pixel takes a
    /// pixel, and all the lines that fit one: it is *lifted*.
    private func measure(
        _ proposal: ProposedViewSize
    ) -> (constraint: ParagraphConstraint, answer: LayoutMemo.Answer, isLifted: Bool)? {
        guard proposal != .zero else { return nil }
        var constraint = ParagraphConstraint(
            width: proposal.width ?? .infinity,
            height: roundDown(proposal.height ?? .infinity),
            maxLines: settings.maxLines
        )
        guard var answer = paragraph?.answer(constraint) else { return nil }
        let isLifted = constraint.height < settings.pixel && answer.measurement.height < settings.pixel
        if isLifted {
            constraint.height = roundDown(settings.pixel)
            answer = paragraph?.answer(constraint) ?? answer
        }
        return (constraint, answer, isLifted)
    }

    /// The widths with the same size. Where the proposal is less than the rounded width, it is the only one; a width or
    /// height of 0 has a size of its own.
    private func widths(
        of answer: LayoutMemo.Answer,
        within width: CGFloat,
        isLow: Bool
    ) -> ClosedRange<CGFloat>? {
        guard let widths = answer.widths else { return nil }
        let least = max(widths.lowerBound, roundUp(answer.measurement.width), isLow ? .leastNonzeroMagnitude : 0)
        let most = widths.upperBound.nextDown
        return least <= width ? least...(widths.upperBound == .infinity ? .infinity : max(width, most)) : nil
    }

    /// The heights with the same size, less what rounding may add or take.
    private func heights(of answer: LayoutMemo.Answer, isNarrow: Bool) -> ClosedRange<CGFloat>? {
        guard let heights = answer.heights else { return nil }
        let least = max(roundUp(heights.lowerBound), isNarrow ? .leastNonzeroMagnitude : 0)
        let most =
            heights.upperBound == .infinity ? .infinity : roundUp(heights.upperBound) - 1e-5 * settings.pixel
        return least <= most ? least...most : nil
    }

    /// The whole pixels of a height, and the tolerance of `roundUp`, so that lines whose height was rounded up to it
    /// fit.
    private func roundDown(_ height: CGFloat) -> CGFloat {
        guard height.isFinite else { return height }
        return (((height / settings.pixel) + 1e-6).rounded(.down) + 1e-6) * settings.pixel
    }

    /// The next whole pixel; a length within a millionth of one counts as that. 0 stays 0, never -0.
    private func roundUp(_ length: CGFloat) -> CGFloat {
        ((length / settings.pixel) - 1e-6).rounded(.up) * settings.pixel + 0
    }
}
