import CopyfitDrawing
import CopyfitLayout
import CopyfitText
import Foundation

/// The marks of one text whose lines are known.
struct TextMarks {
    let placed: PlacedText
    /// The text's top left corner in the drawing.
    let origin: CGPoint

    /// The boxes of the lines, and their baselines.
    func drawLines(_ marks: inout MarkPainter) {
        for line in placed.lines {
            let box = box(of: line)
            marks.outline(box, OverlayPalette.line.opacity(0.8))
            let baseline = origin.y + line.baseline
            marks.line(
                CGPoint(x: box.minX, y: baseline),
                CGPoint(x: box.maxX, y: baseline),
                OverlayPalette.line.opacity(0.8),
                dash: [2, 1]
            )
        }
    }

    /// The pieces that stay together, in two alternating tints.
    func drawPieces(_ marks: inout MarkPainter) {
        let offsets = placed.paragraph.breakOffsets
        for line in placed.lines {
            var isEven = false
            for piece in zip(offsets, offsets.dropFirst()) where piece.0 < piece.1 {
                let range = (piece.0..<piece.1).clamped(to: line.visibleRange)
                if range.isEmpty { continue }
                isEven.toggle()
                for rectangle in placed.paragraph.selectionRectangles(range, in: [line]) {
                    let rect = CGRect(
                        x: origin.x + rectangle.x,
                        y: origin.y + rectangle.y,
                        width: rectangle.width,
                        height: rectangle.height
                    )
                    marks.fill(rect, OverlayPalette.piece.opacity(isEven ? 0.35 : 0.15))
                }
            }
        }
    }

    /// Where text is cut off, and by how much; nothing if it is not. `room` is the text's frame.
    func drawOverflow(_ marks: inout MarkPainter, in room: CGRect) {
        guard let reason = overflow else { return }
        marks.outline(room, OverlayPalette.overflow, width: 1)
        for line in placed.lines where line.isTruncated || line.endsInsideWord {
            marks.fill(box(of: line), OverlayPalette.overflow.opacity(0.15))
        }
        marks.label(reason, at: CGPoint(x: room.minX, y: room.maxY), OverlayPalette.overflow)
    }

    /// What does not fit, in words; nil if everything does.
    var overflow: String? {
        guard let constraint = placed.constraint else { return "no room at all" }
        let measurement = placed.paragraph.measure(constraint)
        guard !measurement.fits else { return nil }
        let missing = placed.paragraph.overflow(constraint)
        var parts: [String] = []
        if measurement.isTruncated { parts.append("cut off") }
        if missing.lines > 0 { parts.append("\(missing.lines) \(missing.lines == 1 ? "line" : "lines") too many") }
        if let width = missing.width, width > 0 { parts.append("+\(shortDescription(of: width)) pt wide") }
        if placed.lines.contains(where: \.endsInsideWord) { parts.append("a word is cut") }
        return parts.isEmpty ? "does not fit" : parts.joined(separator: ", ")
    }

    private func box(of line: ParagraphLine) -> CGRect {
        CGRect(
            x: origin.x + line.x,
            y: origin.y + line.baseline - line.ascent,
            width: line.width,
            height: line.ascent + line.descent
        )
    }
}
