import CopyfitDrawing
import CopyfitText
import Foundation

/// What the pieces of one text have in common.
final class PaintedText {
    let painting: TextPainting

    /// Where the characters begin in UTF-8, in order.
    private(set) lazy var starts: [Int] = {
        var (starts, offset) = ([Int](), 0)
        for character in painting.paragraph.source.text {
            starts.append(offset)
            offset += character.utf8.count
        }
        return starts
    }()

    init(_ painting: TextPainting) { self.painting = painting }

    /// The index of the character that contains a byte. O(log n).
    func character(at offset: Int) -> Int { max(0, starts.partitioningIndex { $0 > offset } - 1) }
}

/// Glyphs of one run and one stretch of a text, side by side on a line, or the picture of a box.
struct TextPiece {
    enum Content {
        /// Some glyphs of a run, from the left, and what those of an ellipsis or a hyphen show.
        case glyphs(GlyphRun, Range<Int>, ending: String)
        case box(PlacedBox)
    }

    let text: PaintedText
    let line: ParagraphLine
    let content: Content
    let stretch: Int
    /// The left end of the line's baseline.
    let origin: CGPoint

    /// How far the pen is from the line's left end before each glyph of the run, and after the last; empty for a box.
    let pens: [Double]

    /// The bytes at which the clusters of the run begin, rising; empty for a box.
    let clusterStarts: [Int]

    func draw(in painter: inout Painter) {
        let painting = text.painting
        switch content {
        case .box(let box):
            painting.draw(box, at: CGPoint(x: origin.x - line.x, y: origin.y - line.baseline), in: &painter)
        case .glyphs(let run, let range, let ending):
            painting.draw(run, run.glyphs[range], in: bytes, stretch, ending, origin, &painter)
        }
    }

    /// The bytes of the text that the piece shows. Linear in its glyphs.
    var bytes: Range<Int> {
        switch content {
        case .box(let box): return box.offset..<box.offset + 1
        case .glyphs(let run, let range, _):
            let clusters = run.glyphs[range].map(\.cluster)
            guard let first = clusters.min(), let last = clusters.max(), first < run.range.upperBound else {
                return run.range.upperBound..<run.range.upperBound
            }
            let next = clusterStarts.partitioningIndex { $0 > last }
            let end = next < clusterStarts.count ? clusterStarts[next] : run.range.upperBound
            return first..<max(first, min(end, run.range.upperBound))
        }
    }

    /// The left end and the right end, from the line's left end.
    var extent: (left: Double, right: Double) {
        switch content {
        case .box(let box):
            let left = box.rectangle.x - line.x
            return (left, left + box.rectangle.width)
        case .glyphs(_, let range, _): return (pens[range.lowerBound], pens[range.upperBound])
        }
    }

    /// The parts that cannot be divided: the glyphs of each cluster.
    var clusters: [TextPiece] {
        guard case .glyphs(let run, let range, let ending) = content else { return [self] }
        var (parts, start) = ([TextPiece](), range.lowerBound)
        for index in range
        where index + 1 == range.upperBound || run.glyphs[index + 1].cluster != run.glyphs[index].cluster {
            let part = Content.glyphs(run, start..<index + 1, ending: ending)
            parts.append(
                TextPiece(
                    text: text,
                    line: line,
                    content: part,
                    stretch: stretch,
                    origin: origin,
                    pens: pens,
                    clusterStarts: clusterStarts
                )
            )
            start = index + 1
        }
        return parts
    }
}

extension PaintedText {
    /// The pieces of a line whose left end on the baseline is at a point, from left to right.
    func pieces(of line: ParagraphLine, at origin: CGPoint) -> [TextPiece] {
        let paragraph = painting.paragraph
        let ending = line.isTruncated || line.isHyphenated ? paragraph.ending(of: line) : ""
        var found = paragraph.glyphRuns(of: line).flatMap { pieces(of: $0, line, ending: ending, origin) }
        found += paragraph.boxes(of: line).map { box in
            TextPiece(
                text: self,
                line: line,
                content: .box(box),
                stretch: painting.stretch(at: box.offset),
                origin: origin,
                pens: [],
                clusterStarts: []
            )
        }
        return found.sorted { $0.extent.left < $1.extent.left }
    }

    private func pieces(of run: GlyphRun, _ line: ParagraphLine, ending: String, _ origin: CGPoint) -> [TextPiece] {
        if run.glyphs.isEmpty { return [] }
        let clusterStarts = Set(run.glyphs.map(\.cluster)).sorted()
        let pens = run.glyphs.reduce(into: [run.x]) { $0.append($0[$0.count - 1] + $1.advance) }
        var (pieces, start) = ([TextPiece](), 0)
        for index in run.glyphs.indices {
            let stretch = painting.stretch(of: run.glyphs[index], in: run)
            if index + 1 < run.glyphs.count, painting.stretch(of: run.glyphs[index + 1], in: run) == stretch {
                continue
            }
            pieces.append(
                TextPiece(
                    text: self,
                    line: line,
                    content: .glyphs(run, start..<index + 1, ending: ending),
                    stretch: stretch,
                    origin: origin,
                    pens: pens,
                    clusterStarts: clusterStarts
                )
            )
            start = index + 1
        }
        return pieces
    }
}
