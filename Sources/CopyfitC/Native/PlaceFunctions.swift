public import CCopyfit
import CopyfitFonts
import CopyfitText

extension copyfit_caret: SizedStructure {}
extension copyfit_hit: SizedStructure {}

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_paragraph_lines(
    _ paragraph: OpaquePointer?,
    _ limits: UnsafePointer<copyfit_limits>?,
    _ lines: UnsafeMutablePointer<copyfit_line>?,
    _ lineSize: Int,
    _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<copyfit_error>?
) -> copyfit_status {
    unsafe call(error) { () throws(CallFault) in
        let found = try unsafe fitted(paragraph, limits).lines.map { copyfit_line($0) }
        try unsafe write(found, lines, stride: lineSize, capacity, count, "lines")
    }
}

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_paragraph_glyphs(
    _ paragraph: OpaquePointer?,
    _ limits: UnsafePointer<copyfit_limits>?,
    _ glyphs: UnsafeMutablePointer<copyfit_glyph>?,
    _ glyphSize: Int,
    _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>?,
    _ error: UnsafeMutablePointer<copyfit_error>?
) -> copyfit_status {
    unsafe call(error) { () throws(CallFault) in
        let found = try unsafe placedGlyphs(fitted(paragraph, limits))
        try unsafe write(found, glyphs, stride: glyphSize, capacity, count, "glyphs")
    }
}

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_paragraph_faces(
    _ paragraph: OpaquePointer?,
    _ limits: UnsafePointer<copyfit_limits>?,
    _ faces: UnsafeMutablePointer<OpaquePointer?>?,
    _ error: UnsafeMutablePointer<copyfit_error>?
) -> copyfit_status {
    unsafe call(error) { () throws(CallFault) in
        let target = try unsafe target(faces, "faces")
        let paragraph = try unsafe object(paragraph, Paragraph.self, "paragraph")
        unsafe give(OwnedBytes(paragraph.faces(try unsafe constraint(limits))), target)
    }
}

private func placedGlyphs(_ text: FittedText) -> [copyfit_glyph] {
    let faces = text.facesOfGlyphs
    return text.lines.enumerated().flatMap { index, line in
        text.paragraph.glyphRuns(of: line).flatMap { run in
            let face = faces.firstIndex(of: run.face) ?? faces.count
            return run.glyphs.map { glyph in
                copyfit_glyph(
                    glyph: glyph.glyph,
                    face: UInt32(face),
                    cluster: UInt64(glyph.cluster),
                    line: UInt64(index),
                    x: line.x + glyph.x,
                    y: line.baseline + glyph.y,
                    advance: glyph.advance,
                    size: run.size
                )
            }
        }
    }
}

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_paragraph_caret(
    _ paragraph: OpaquePointer?,
    _ limits: UnsafePointer<copyfit_limits>?,
    _ offset: UInt64,
    _ caret: UnsafeMutablePointer<copyfit_caret>?,
    _ error: UnsafeMutablePointer<copyfit_error>?
) -> copyfit_status {
    unsafe call(error) { () throws(CallFault) in
        let target = try unsafe sizedTarget(caret, "caret")
        let text = try unsafe fitted(paragraph, limits)
        let offset = min(Int(clamping: offset), text.paragraph.source.text.utf8.count)
        let found = text.paragraph.caret(at: offset, in: text.lines)
        unsafe fill(
            target,
            copyfit_caret(
                size: 0,
                offset: UInt64(found.offset),
                x: found.x,
                secondary_x: found.secondaryX ?? .nan,
                top: found.top,
                bottom: found.bottom
            )
        )
    }
}

/// Documented in `copyfit.h`.
@c @implementation
public func copyfit_paragraph_hit(
    _ paragraph: OpaquePointer?,
    _ limits: UnsafePointer<copyfit_limits>?,
    _ x: Double,
    _ y: Double,
    _ hit: UnsafeMutablePointer<copyfit_hit>?,
    _ error: UnsafeMutablePointer<copyfit_error>?
) -> copyfit_status {
    unsafe call(error) { () throws(CallFault) in
        let target = try unsafe sizedTarget(hit, "hit")
        if x.isNaN || y.isNaN { throw CallFault.number(x.isNaN ? "x" : "y", "a number") }
        let text = try unsafe fitted(paragraph, limits)
        let found = text.paragraph.hitTest(x: x, y: y, in: text.lines)
        let grapheme = found.grapheme ?? found.offset..<found.offset
        unsafe fill(
            target,
            copyfit_hit(
                size: 0,
                offset: UInt64(found.offset),
                grapheme_start: UInt64(grapheme.lowerBound),
                grapheme_end: UInt64(grapheme.upperBound),
                line: UInt64(found.line)
            )
        )
    }
}

extension copyfit_line {
    fileprivate init(_ line: ParagraphLine) {
        let omitted = line.omittedRange ?? line.visibleRange.upperBound..<line.visibleRange.upperBound
        self.init(
            start: UInt64(line.range.lowerBound),
            end: UInt64(line.range.upperBound),
            visible_start: UInt64(line.visibleRange.lowerBound),
            visible_end: UInt64(line.visibleRange.upperBound),
            omitted_start: UInt64(omitted.lowerBound),
            omitted_end: UInt64(omitted.upperBound),
            x: line.x,
            width: line.width,
            baseline: line.baseline,
            ascent: line.ascent,
            descent: line.descent,
            leading: line.leading,
            ends_with_hard_break: line.endsWithHardBreak ? 1 : 0,
            ends_inside_word: line.endsInsideWord ? 1 : 0,
            is_hyphenated: line.isHyphenated ? 1 : 0,
            is_truncated: line.isTruncated ? 1 : 0
        )
    }
}
