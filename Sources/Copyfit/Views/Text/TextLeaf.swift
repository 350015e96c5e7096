import CopyfitLayout
import Foundation

/// What decides the size of a text beside its characters and fonts.
struct ParagraphSettings: Hashable, Sendable {
    var lineLimit: LineLimit
    var lineSpacing: CGFloat
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

    /// Measures: lines that fit the proposal, extra space between them, whole pixels.
    func answer(to proposal: ProposedViewSize) -> Answer {
        if proposal == .zero {
            return Answer(
                room: ParagraphRoom(width: 0, height: 0, maxLines: 0),
                size: .zero,
                firstBaseline: 0,
                lastBaseline: 0,
                lineCount: 0,
                isTruncated: false
            )
        }
        let width = proposal.width ?? .infinity
        let room = room(width: width, height: proposal.height ?? .infinity)
        let extent = paragraph.extent(in: room)
        let extra = CGFloat(max(0, extent.lineCount - 1)) * gap
        let reserved = CGFloat(settings.lineLimit.minimum ?? 0)
        let height = max(extent.height + extra, reserved * metrics.lineHeight + max(0, reserved - 1) * gap)
        return Answer(
            room: room,
            size: CGSize(width: min(roundUp(extent.width), width), height: roundUp(height)),
            firstBaseline: (extent.firstBaseline / settings.pixel).rounded() * settings.pixel,
            lastBaseline: roundUp(extent.lastBaseline + extra),
            lineCount: extent.lineCount,
            isTruncated: extent.isTruncated
        )
    }

    /// The points between two lines beyond setting them solid.
    private var gap: CGFloat { max(0, settings.lineSpacing - metrics.leading) }

    /// The room for lines set solid; extra space between them is turned into a number of lines that fit.
    private func room(width: CGFloat, height: CGFloat) -> ParagraphRoom {
        let limit = settings.lineLimit.maximum
        guard gap > 0, height.isFinite else { return ParagraphRoom(width: width, height: height, maxLines: limit) }
        let fitting = max(1, Int(((height + gap) / (metrics.lineHeight + gap)).rounded(.down)))
        return ParagraphRoom(width: width, height: .infinity, maxLines: min(fitting, limit ?? fitting))
    }

    /// The next whole pixel; a length within a millionth of one counts as that.
    private func roundUp(_ length: CGFloat) -> CGFloat {
        ((length / settings.pixel) - 1e-6).rounded(.up) * settings.pixel
    }
}
