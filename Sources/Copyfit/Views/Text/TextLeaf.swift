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
    }

    let paragraph: any MeasurableParagraph
    private let settings: ParagraphSettings
    /// Of the tallest font.
    private let metrics: TypographicMetrics
    private(set) var placed: Answer?

    init(_ paragraph: any MeasurableParagraph, settings: ParagraphSettings, metrics: TypographicMetrics) {
        self.paragraph = paragraph
        self.settings = settings
        self.metrics = metrics
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { answer(to: proposal).size }

    var hasBaselines: Bool { true }

    var isFinite: Bool { true }

    func baselines(in size: CGSize, for proposal: ProposedViewSize) -> (first: CGFloat, last: CGFloat)? {
        let answer = answer(to: proposal)
        return (answer.firstBaseline, answer.lastBaseline)
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
        placed = answer(to: proposal)
    }

    /// The lines that fit the proposal, in whole pixels.
    func answer(to proposal: ProposedViewSize) -> Answer {
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
        let room = ParagraphRoom(
            width: width,
            height: roundDown(proposal.height ?? .infinity),
            maxLines: settings.maxLines
        )
        let extent = paragraph.extent(in: room)
        return Answer(
            room: room,
            size: CGSize(width: min(roundUp(extent.width), width), height: roundUp(extent.height)),
            firstBaseline: (extent.firstBaseline / settings.pixel).rounded() * settings.pixel,
            lastBaseline: roundUp(extent.lastBaseline),
            lineCount: extent.lineCount,
            isTruncated: extent.isTruncated
        )
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
