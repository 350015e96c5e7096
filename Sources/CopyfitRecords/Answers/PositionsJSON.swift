import CopyfitFonts
import CopyfitJSON
import CopyfitText

/// The member `positions` of lines. Places are in points from the text's left edge and top.
extension JSONOutput {
    mutating func append(
        _ kind: PositionKind,
        on line: ParagraphLine,
        of paragraph: PreparedParagraph,
        _ given: GivenText
    ) {
        switch kind {
        case .glyphs: append(array: paragraph.glyphRuns(of: line)) { $0.append($1, on: line, given) }
        case .clusters: append(array: paragraph.graphemePlaces(of: line)) { $0.append($1, on: line, given) }
        case .words: append(array: paragraph.wordPlaces(of: line)) { $0.append($1, on: line, given) }
        }
    }

    private mutating func append(_ place: LinePlace, on line: ParagraphLine, _ given: GivenText) {
        append(raw: "{")
        append(offsets: given.seen(place.range))
        append(raw: ",\"x\":")
        append(line.x + place.left)
        append(raw: ",\"width\":")
        append(place.right - place.left)
        append(raw: "}")
    }

    private mutating func append(_ run: GlyphRun, on line: ParagraphLine, _ given: GivenText) {
        append(raw: "{\"font\":")
        append(run.face.fullName)
        append(raw: ",\"size\":")
        append(run.size)
        append(raw: ",")
        append(offsets: given.seen(run.range))
        append(raw: ",\"level\":")
        append(Int(run.level))
        append(raw: ",\"glyphs\":")
        append(array: run.glyphs) { $0.append($1, on: line, given) }
        append(raw: "}")
    }

    private mutating func append(_ glyph: PlacedGlyph, on line: ParagraphLine, _ given: GivenText) {
        append(raw: "{\"id\":")
        append(Int(glyph.glyph))
        append(raw: ",\"start\":")
        append(given.seen(glyph.cluster..<glyph.cluster).lowerBound)
        append(raw: ",\"x\":")
        append(line.x + glyph.x)
        append(raw: ",\"y\":")
        append(line.baseline + glyph.y)
        append(raw: ",\"advance\":")
        append(glyph.advance)
        append(raw: "}")
    }

    private mutating func append(offsets range: Range<Int>) {
        append(raw: "\"start\":")
        append(range.lowerBound)
        append(raw: ",\"end\":")
        append(range.upperBound)
    }
}
