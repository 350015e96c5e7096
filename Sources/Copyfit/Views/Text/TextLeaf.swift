import CopyfitLayout
import Foundation

/// What decides the size of a text beside its characters and fonts.
struct ParagraphSettings: Hashable, Sendable {
    var maxLines: Int?
    var style: ParagraphStyle
    /// The side of a pixel in points, to which sizes are rounded up.
    var pixel: CGFloat
}

/// A text in the layout tree.
final class TextLeaf: MeasuredLeaf {
    /// A size and where the first and last baseline lie from its top.
    struct Answer {
        /// The room the paragraph was measured in: what its lines are asked for with.
        var room: ParagraphRoom
        var size: CGSize
        var firstBaseline: CGFloat
        var lastBaseline: CGFloat
        var lineCount: Int
        var isTruncated: Bool
        /// The widths and heights that are answered alike, as in `LeafAnswer`.
        var widths: ClosedRange<CGFloat>?
        var heights: ClosedRange<CGFloat>?
    }

    let paragraph: any MeasurableParagraph
    let settings: ParagraphSettings
    /// Of the tallest font.
    private let metrics: TypographicMetrics
    private var placedProposal: ProposedViewSize?

    /// The lines the text was placed with; nil before.
    var placed: Answer? { placedProposal.map { lines(for: $0) } }

    init(_ paragraph: any MeasurableParagraph, settings: ParagraphSettings, metrics: TypographicMetrics) {
        self.paragraph = paragraph
        self.settings = settings
        self.metrics = metrics
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { lines(for: proposal).size }

    func answer(to proposal: ProposedViewSize) -> LeafAnswer {
        let lines = lines(for: proposal)
        return LeafAnswer(lines.size, widths: lines.widths, heights: lines.heights)
    }

    /// Nothing is narrower than a text that is offered nothing; one line is as wide as it is, however low.
    func length(at end: LengthEnd, along axis: Axis) -> CGFloat? {
        if axis == .vertical { return nil }
        return end == .least ? 0 : greatestWidth
    }

    /// One line, or those that are reserved.
    private(set) lazy var leastHeight: CGFloat? =
        paragraph.hasEqualLines ? lines(for: ProposedViewSize(width: .infinity, height: 0)).size.height : nil

    private lazy var greatestWidth: CGFloat? = {
        let line = lines(for: .unspecified)
        return line.lineCount == 1 && line.heights != nil ? line.size.width : nil
    }()

    var hasBaselines: Bool { true }

    var isFinite: Bool { true }

    func baselines(in size: CGSize, for proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
        let lines = lines(for: proposal)
        return (lines.firstBaseline, lines.lastBaseline)
    }

    var spacing: ViewSpacing {
        let text = TextSpacing(
            ascent: metrics.ascent,
            descent: metrics.descent,
            leading: metrics.leading,
            capHeight: metrics.capHeight,
            pixel: settings.pixel
        )
        return ViewSpacing(firstLine: text, lastLine: text)
    }

    func place(size: CGSize, proposal: ProposedViewSize) {
        placedProposal = proposal
    }

    /// The lines that fit the proposal, in whole pixels.
    func lines(for proposal: ProposedViewSize) -> Answer {
        if proposal == .zero {
            return Answer(
                room: ParagraphRoom(width: 0, height: 0, maxLines: nil),
                size: .zero,
                firstBaseline: 0,
                lastBaseline: 0,
                lineCount: 0,
                isTruncated: false
            )
        }
        let width = proposal.width ?? .infinity
        var room = ParagraphRoom(
            width: width,
            height: roundDown(proposal.height ?? .infinity),
            maxLines: settings.maxLines
        )
        var extent = paragraph.extent(in: room)
        // What is lower than a pixel reports a pixel, and has all the lines that fit one.
        let isLifted = room.height < settings.pixel && extent.height < settings.pixel
        if isLifted {
            room.height = roundDown(settings.pixel)
            extent = paragraph.extent(in: room)
        }
        let widths = widths(of: extent, within: width, isLow: proposal.height == 0 && width > 0)
        return Answer(
            room: room,
            size: CGSize(width: min(roundUp(extent.width), width), height: roundUp(extent.height)),
            firstBaseline: (extent.firstBaseline / settings.pixel).rounded() * settings.pixel,
            lastBaseline: roundUp(extent.lastBaseline),
            lineCount: extent.lineCount,
            isTruncated: extent.isTruncated,
            widths: widths,
            heights: isLifted ? nil : heights(of: extent, isNarrow: (widths?.lowerBound ?? width) <= 0)
        )
    }

    /// The widths with the same size: where rounding up is cut off by the proposal, that one alone. No width and no height
    /// have a size of their own.
    private func widths(of extent: ParagraphExtent, within width: CGFloat, isLow: Bool) -> ClosedRange<CGFloat>? {
        guard let widths = extent.widths else { return nil }
        let least = max(widths.lowerBound, roundUp(extent.width), isLow ? .leastNonzeroMagnitude : 0)
        let most = widths.upperBound.nextDown
        return least <= width ? least...(widths.upperBound == .infinity ? .infinity : max(width, most)) : nil
    }

    /// The heights with the same size, less what rounding may add or take.
    private func heights(of extent: ParagraphExtent, isNarrow: Bool) -> ClosedRange<CGFloat>? {
        guard let heights = extent.heights else { return nil }
        let least = max(roundUp(heights.lowerBound), isNarrow ? .leastNonzeroMagnitude : 0)
        let most =
            heights.upperBound == .infinity ? .infinity : roundUp(heights.upperBound) - 1e-5 * settings.pixel
        return least <= most ? least...most : nil
    }

    /// The whole pixels of a height and what rounding up forgives: lines that were rounded up to it fit.
    private func roundDown(_ height: CGFloat) -> CGFloat {
        guard height.isFinite else { return height }
        return (((height / settings.pixel) + 1e-6).rounded(.down) + 1e-6) * settings.pixel
    }

    /// The next whole pixel; a length within a millionth of one counts as that. Nothing is 0, never -0.
    private func roundUp(_ length: CGFloat) -> CGFloat {
        ((length / settings.pixel) - 1e-6).rounded(.up) * settings.pixel + 0
    }
}
