import Foundation

/// Texts without extent.
struct NoTextMeasuring: TextMeasuring {
    private final class Empty: MeasurableParagraph {
        func extent(in room: ParagraphRoom) -> ParagraphExtent {
            ParagraphExtent(
                width: 0, height: 0, lineCount: 0, firstBaseline: 0, lastBaseline: 0, isTruncated: false)
        }
    }

    func prepare(_ text: ResolvedText, diagnostics: DiagnosticSink) -> any MeasurableParagraph { Empty() }

    func metrics(of font: ResolvedFont, diagnostics: DiagnosticSink) -> TypographicMetrics {
        TypographicMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0)
    }
}
