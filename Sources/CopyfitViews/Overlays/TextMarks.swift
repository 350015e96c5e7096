import CopyfitDrawing
import CopyfitLayout
import CopyfitText
import Foundation

/// The marks of one text whose lines are known.
struct TextMarks {
    let placed: FittedText
    /// The text's top left corner in the drawing.
    let origin: CGPoint

    /// The boxes of the lines, and their baselines.
    func drawLines(_ marks: inout MarkPainter) {
        drawBoxes(&marks)
        drawBaselines(&marks, OverlayPalette.line.opacity(0.8))
    }

    func drawBoxes(_ marks: inout MarkPainter) {
        for line in placed.lines { marks.outline(box(of: line), OverlayPalette.line.opacity(0.8)) }
    }

    func drawBaselines(_ marks: inout MarkPainter, _ color: DisplayList.PlainColor) {
        for line in placed.lines {
            let (box, y) = (box(of: line), origin.y + line.baseline)
            marks.line(CGPoint(x: box.minX, y: y), CGPoint(x: box.maxX, y: y), color, dash: [2, 1])
        }
    }

    /// The pieces that stay together, in two alternating tints.
    func drawPieces(_ marks: inout MarkPainter) {
        let paragraph = placed.paragraph
        func piece(_ place: LinePlace) -> Int { paragraph.piece(at: place.range.lowerBound) }
        for line in placed.lines {
            for place in paragraph.graphemePlaces(of: line).joined(where: { piece($0) == piece($1) }) {
                let isEven = piece(place).isMultiple(of: 2)
                marks.fill(rectangle(of: place, on: line), OverlayPalette.piece.opacity(isEven ? 0.35 : 0.15))
            }
        }
    }

    /// A bracket below each cluster.
    func drawClusters(_ marks: inout MarkPainter) {
        let color = OverlayPalette.cluster
        for line in placed.lines {
            let starts = Set(placed.paragraph.glyphRuns(of: line).flatMap { $0.glyphs.map(\.cluster) })
            let places = placed.paragraph.graphemePlaces(of: line)
            let clusters = places.joined { !starts.contains($1.range.lowerBound) }
            for place in clusters where place.left < place.right {
                let box = rectangle(of: place, on: line)
                let gap = min(0.75, box.width / 4)
                let (left, right, y) = (box.minX + gap, box.maxX - gap, box.maxY - 0.5)
                marks.line(CGPoint(x: left, y: y - 3), CGPoint(x: left, y: y), color)
                marks.line(CGPoint(x: left, y: y), CGPoint(x: right, y: y), color)
                marks.line(CGPoint(x: right, y: y), CGPoint(x: right, y: y - 3), color)
            }
        }
    }

    /// Where text is cut off, and by how much. `room` is the text's frame.
    func drawOverflow(_ marks: inout MarkPainter, in room: CGRect, _ problem: String) {
        marks.outline(room, OverlayPalette.overflow, width: 1)
        drawOverflowingLines(&marks)
        marks.label(problem, at: CGPoint(x: room.minX, y: room.maxY), OverlayPalette.overflow)
    }

    /// Lines that are cut off, end inside a word, or are wider than the text may be.
    func drawOverflowingLines(_ marks: inout MarkPainter) {
        let width = placed.constraint.width - max(0, placed.style.tailIndent)
        for line in placed.lines where line.isTruncated || line.endsInsideWord || line.indent + line.width > width {
            marks.fill(box(of: line), OverlayPalette.overflow.opacity(0.15))
        }
    }

    private func box(of line: ParagraphLine) -> CGRect {
        CGRect(
            x: origin.x + line.x,
            y: origin.y + line.baseline - line.ascent,
            width: line.width,
            height: line.ascent + line.descent
        )
    }

    private func rectangle(of place: LinePlace, on line: ParagraphLine) -> CGRect {
        CGRect(
            x: origin.x + line.x + place.left,
            y: origin.y + line.baseline - line.ascent,
            width: place.right - place.left,
            height: line.ascent + line.descent
        )
    }
}
