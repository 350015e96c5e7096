import CopyfitFit
import CopyfitRecords
import CopyfitText

/// What is known of one text at one width.
struct BatchResult {
    let width: Double
    let height: Double
    let lineCount: Int
}

extension Style {
    /// Measures a text at some widths in points, with the style's other limits, and passes on what is found at each.
    func measure(
        _ text: String,
        at widths: Span<Double>,
        _ rooms: inout FoldedMeasurer,
        _ take: (Int, BatchResult) -> Void
    ) throws(RecordError) {
        let styled = try styledText(text)
        var limits = limits(size: styled.runs[0].style.size)
        var prepared: FittedText?
        for index in widths.indices {
            limits.width = widths[index]
            if prepared == nil, settings.hasUsualLines, let room = rooms.room(styled, limits) {
                take(index, BatchResult(room.measurement))
                continue
            }
            let whole: FittedText
            if let known = prepared { whole = known } else { whole = try self.prepared(text) }
            prepared = whole
            take(index, BatchResult(whole.inWidth(widths[index]).measurement))
        }
    }
}

extension BatchResult {
    fileprivate init(_ measurement: ParagraphMeasurement) {
        (width, height, lineCount) = (measurement.width, measurement.height, measurement.lineCount)
    }
}
