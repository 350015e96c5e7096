import Foundation

@testable import Copyfit

/// Texts with 7.3 points per character and lines of 16 points, broken at spaces: widths that can be worked out by hand.
struct StandInMeasuring: TextMeasuring {
    static let advance: CGFloat = 7.3
    static let lineHeight: CGFloat = 16

    func prepare(
        _ text: ResolvedText,
        _ style: ParagraphStyle,
        diagnostics: DiagnosticSink
    ) -> any MeasurableParagraph {
        StandInParagraph(text.runs.map(\.string).joined(), style)
    }

    func metrics(of font: ResolvedFont, diagnostics: DiagnosticSink) -> TypographicMetrics {
        TypographicMetrics(ascent: 12, descent: 4, leading: 0, capHeight: 9)
    }
}

final class StandInParagraph: MeasurableParagraph {
    private let paragraphs: [[String]]
    private let style: ParagraphStyle

    init(_ string: String, _ style: ParagraphStyle) {
        self.style = style
        paragraphs = string.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.split(separator: " ").map(String.init) }
    }

    var hasEqualLines: Bool { true }

    func extent(in room: ParagraphRoom) -> ParagraphExtent {
        let all = lines(width: room.width)
        let pitch = StandInMeasuring.lineHeight + style.lineSpacing
        let fitting =
            room.height.isFinite ? max(1, Int(min((room.height + style.lineSpacing) / pitch, 1e9))) : all.count
        let kept = min(all.count, fitting, room.maxLines ?? all.count)
        return ParagraphExtent(
            width: all.prefix(kept).max() ?? 0,
            height: CGFloat(max(kept, style.reservedLines)) * pitch - style.lineSpacing,
            lineCount: kept,
            firstBaseline: 12,
            lastBaseline: CGFloat(kept - 1) * pitch + 12,
            isTruncated: kept < all.count
        )
    }

    /// The widths of the lines; words that do not fit a line of their own overflow.
    private func lines(width: CGFloat) -> [CGFloat] {
        paragraphs.flatMap { words -> [CGFloat] in
            var lines: [CGFloat] = []
            var count = 0
            for word in words {
                let longer = count == 0 ? word.count : count + 1 + word.count
                if count > 0, CGFloat(longer) * StandInMeasuring.advance > width {
                    lines.append(CGFloat(count) * StandInMeasuring.advance)
                    count = word.count
                } else {
                    count = longer
                }
            }
            return lines + [CGFloat(count) * StandInMeasuring.advance]
        }
    }
}

extension ViewHost {
    /// A host that measures with the stand-in.
    static func standIn(_ root: Content, width: CGFloat?, height: CGFloat?, options: HostOptions = .init()) -> ViewHost
    {
        var environment = EnvironmentValues()
        environment.builtIn.typography.measurer = StandInMeasuring()
        return ViewHost(
            root,
            size: ProposedViewSize(width: width, height: height),
            environment: environment,
            options: options
        )
    }
}

extension View {
    /// This view measured with the stand-in.
    func standInMeasured() -> some View {
        builtInEnvironment { $0.typography.measurer = StandInMeasuring() }
    }
}
