import CopyfitText
import Foundation

/// A prepared paragraph of the text engine, with the widths its last answers hold for.
final class EngineParagraph: MeasurableParagraph {
    private var memo: LayoutMemo

    init(_ memo: LayoutMemo) { self.memo = memo }

    var hasEqualLines: Bool { memo.paragraph.hasEqualLines }

    func extent(in room: ParagraphRoom) -> ParagraphExtent {
        let answer = memo.answer(ParagraphConstraint(room))
        var extent = ParagraphExtent(answer.measurement)
        (extent.widths, extent.heights) = (answer.widths, answer.heights)
        return extent
    }
}

/// How a text may give way before it is cut off.
struct Relief {
    let minimumScaleFactor: Double
    let allowsTightening: Bool
}

/// A paragraph that is tightened or scaled down where it would be cut off; its last answers are remembered by their room.
final class RelievedParagraph: MeasurableParagraph {
    private let paragraph: PreparedParagraph
    private let style: LineStyle
    private let relief: Relief
    private let fitting: TextFitting
    private var answers: [(room: ParagraphRoom, extent: ParagraphExtent)] = []

    private static let answerLimit = 4

    init(_ paragraph: PreparedParagraph, _ style: LineStyle, _ relief: Relief, _ preparer: ParagraphPreparer) {
        self.paragraph = paragraph
        self.style = style
        self.relief = relief
        fitting = TextFitting(preparer)
    }

    var hasEqualLines: Bool { false }

    func extent(in room: ParagraphRoom) -> ParagraphExtent {
        if let known = answers.first(where: { $0.room == room }) { return known.extent }
        let extent = ParagraphExtent(relieved(in: ParagraphConstraint(room)))
        if answers.count == Self.answerLimit { answers.removeFirst() }
        answers.append((room, extent))
        return extent
    }

    /// Where the smaller text cannot be prepared, the text stays as it is and is cut off.
    private func relieved(in box: ParagraphConstraint) -> ParagraphMeasurement {
        let fitted = try? fitting.relieved(
            paragraph.source,
            in: box,
            style: style,
            allowsTightening: relief.allowsTightening,
            minimumScaleFactor: relief.minimumScaleFactor
        )
        return fitted?.measurement ?? paragraph.measure(box, style)
    }
}

/// A text that could not be prepared, which diagnostics say: it takes no room.
final class NoParagraph: MeasurableParagraph {
    func extent(in room: ParagraphRoom) -> ParagraphExtent { .none }

    var hasEqualLines: Bool { true }
}

extension LineStyle {
    /// SwiftUI's way of setting lines.
    init(_ style: ParagraphStyle) {
        self.init()
        lineSpacing = style.lineSpacing
        reservedLines = style.reservedLines
        countsTrailingSpace = true
        alignment =
            switch style.alignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        truncation =
            switch style.truncation {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
    }
}

extension ParagraphConstraint {
    init(_ room: ParagraphRoom) {
        self.init(width: room.width, height: room.height, maxLines: room.maxLines)
    }
}

extension ParagraphExtent {
    init(_ measurement: ParagraphMeasurement) {
        self.init(
            width: measurement.width,
            height: measurement.height,
            lineCount: measurement.lineCount,
            firstBaseline: measurement.firstBaseline,
            lastBaseline: measurement.lastBaseline,
            isTruncated: measurement.isTruncated
        )
    }
}
