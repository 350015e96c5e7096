import CopyfitFonts
import CopyfitUnicode

/// Cuts the last visible line off with an ellipsis, which is shaped by itself in the style at the cut and never kerned
/// with its neighbours (as Core Text's truncation token).
struct Truncation {
    private let paragraph: PreparedParagraph
    private let width: Int64

    init(_ paragraph: PreparedParagraph, _ width: Int64) {
        self.paragraph = paragraph
        self.width = width
    }

    /// The longest beginning of the line's segment that leaves room for the ellipsis, white space before it dropped. The
    /// line then covers the rest of the text.
    func tail(_ line: BrokenLine) -> BrokenLine {
        let segment = paragraph.segments[line.segment]
        let ellipsis = ellipsisWidth(at: line.start)
        let room = width >= TextUnit.unbounded ? width : max(0, width - ellipsis)
        let (end, _) = paragraph.longestPrefix(
            of: line.start..<Int(segment.end),
            inSegment: line.segment,
            width: ellipsis > width ? 0 : room,
            takesOneGrapheme: false
        )
        let utf8 = paragraph.source.text.utf8Span.span
        var cut = line
        cut.visibleEnd = TrailingWhitespace.trimmedEnd(of: line.start..<end, in: utf8)
        cut.width = ellipsis + paragraph.exactWidth(line.start..<cut.visibleEnd, inSegment: line.segment)
        cut.end = paragraph.source.text.utf8.count
        cut.isForced = false
        cut.isTruncated = true
        cut.endsWithBreak = false
        return cut
    }

    /// The width of "…", or of "..." where the style's face has no ellipsis.
    private func ellipsisWidth(at offset: Int) -> Int64 {
        let styles = paragraph.source.runs
        let style = styles.last { $0.start <= offset }?.style ?? styles[0].style
        let index = styles.lastIndex { $0.start <= offset } ?? 0
        let key = UInt64(UInt32.max) << 32 | UInt64(index)
        return paragraph.detail.width(key) { measureEllipsis(style) }
    }

    private func measureEllipsis(_ style: TextStyle) -> Int64 {
        let face = style.font.primary
        let characters = face.covers(0x2026) ? "\u{2026}" : "..."
        let properties = RunProperties(
            face: face,
            scale: TextUnit.scale(style.size),
            scriptTag: Script.common.tag,
            isRightToLeft: false,
            language: ShapingLanguage(style.language)
        )
        return paragraph.pool.withWorkspace { workspace in
            workspace.edgeGlyphs.removeAll(keepingCapacity: true)
            let utf8 = characters.utf8Span.span
            workspace.shaper.shape(
                utf8,
                0..<utf8.count,
                in: 0..<utf8.count,
                as: properties,
                into: &workspace.edgeGlyphs
            )
            return workspace.edgeGlyphs.reduce(0) { $0 + Int64($1.advance) }
        }
    }
}
