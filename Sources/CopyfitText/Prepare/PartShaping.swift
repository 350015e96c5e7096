import CopyfitFonts
import CopyfitUnicode

/// A part of a run that is shaped by itself, because a line begins or ends inside the run.
struct RunPart {
    let run: TextRun
    /// UTF-8 offsets inside the run.
    let range: Range<Int>
    /// The end of what is shaped, in the run: glyphs after `range` are left out.
    let shapedEnd: Int
    /// The segment, which is its context.
    let paragraph: Range<Int>
    /// Whether a hyphen follows it where the line ends.
    let isHyphenated: Bool
    let edges: TrimmedEdges

    /// - Parameter edges: those of the line. A part that begins inside its run is set as if it started a line: text that
    ///   is not shaped with it is only before it if nothing of it depends on that text.
    init(
        run: TextRun,
        range: Range<Int>,
        shapedEnd: Int,
        paragraph: Range<Int>,
        isHyphenated: Bool = false,
        edges: TrimmedEdges = TrimmedEdges()
    ) {
        self.run = run
        self.range = range
        self.shapedEnd = min(shapedEnd, Int(run.end))
        self.paragraph = paragraph
        self.isHyphenated = isHyphenated
        let startsLine = edges.startsLine || range.lowerBound > Int(run.start)
        self.edges = TrimmedEdges(startsLine: startsLine, trimsEnd: edges.trimsEnd)
    }
}

extension Workspace {
    /// The width of a part with the space after its graphemes.
    func width(_ part: RunPart, _ table: RunTable, _ utf8: Span<UInt8>, _ graphemes: Graphemes) -> Int64 {
        edgeGlyphs.removeAll(keepingCapacity: true)
        shape(part, table, utf8, into: &edgeGlyphs)
        let box = part.range.isEmpty ? 0 : table.settings[Int(part.run.setting)].boxWidth
        let width = edgeGlyphs.reduce(box) { $0 + Int64($1.advance) }
        let hyphen = part.isHyphenated ? table.settings[Int(part.run.setting)].spacing.units : 0
        return width + table.spacing(graphemes, in: part.range, part.run) + hyphen
    }

    /// Appends the glyphs of a part; those of its hyphen, if it has one, belong to the cluster at the part's end. A box has
    /// no others.
    func shape(_ part: RunPart, _ table: RunTable, _ utf8: Span<UInt8>, into glyphs: inout [ShapedGlyph]) {
        let properties = table.settings[Int(part.run.setting)].properties
        if part.isHyphenated, table.rules.setsHyphensApart {
            if !part.range.isEmpty { shape(part.withoutHyphen, table, utf8, into: &glyphs) }
            glyphs += hyphen(properties, table.rules.unit).map { $0.movingCluster(by: part.range.upperBound) }
            return
        }
        guard part.isHyphenated else {
            if part.run.isBox { return }
            let first = glyphs.count
            let range = part.range.lowerBound..<part.shapedEnd
            shaper.shape(utf8, range, in: part.paragraph, as: properties, into: &glyphs)
            if range != part.range { glyphs.removeAll { $0.cluster >= part.range.upperBound } }
            if table.rules.trimsPunctuation { trim(part, table, utf8, &glyphs, from: first) }
            return
        }
        let text = HyphenatedText(part, utf8, hyphen: properties.face.covers(0x2010) ? "\u{2010}" : "-")
        var shaped: [ShapedGlyph] = []
        shaper.shape(text.bytes.span, text.range, in: 0..<text.bytes.count, as: properties, into: &shaped)
        glyphs += shaped.map { $0.movingCluster(by: part.range.upperBound - text.cut) }
    }
}

extension RunPart {
    fileprivate var withoutHyphen: RunPart {
        RunPart(run: run, range: range, shapedEnd: range.upperBound, paragraph: paragraph, edges: edges)
    }
}

extension Workspace {
    /// The advance of a space in a text's first style, without spacing, if the text has tabs that need it; otherwise 0.
    func spaceAdvance(_ text: StyledText, _ rules: LineRules) -> Int64 {
        let needsSpace = rules.tabsAreSeen || text.tabInterval?.isInSpaces == true
        guard needsSpace, text.text.utf8.contains(0x09) else { return 0 }
        let (style, space) = (text.runs[0].style, " ".utf8Span.span)
        let face = style.font.primary
        let properties = RunProperties(
            face: face,
            scale: rules.unit.scale(style.size, unitsPerEm: face.metrics().unitsPerEm),
            scriptTag: Script.common.tag,
            isRightToLeft: false,
            language: ShapingLanguage(style.language)
        )
        var glyphs: [ShapedGlyph] = []
        shaper.shape(space, 0..<space.count, in: 0..<space.count, as: properties, into: &glyphs)
        return glyphs.reduce(0) { $0 + Int64($1.advance) }
    }

    /// A hyphen shaped by itself, as wide as its box.
    private func hyphen(_ properties: RunProperties, _ unit: TextUnit) -> [ShapedGlyph] {
        let text = properties.face.covers(0x2010) ? "\u{2010}" : "-"
        let utf8 = text.utf8Span.span
        var glyphs: [ShapedGlyph] = []
        shaper.shape(utf8, 0..<utf8.count, in: 0..<utf8.count, as: properties, into: &glyphs)
        let width = glyphs.reduce(0) { $0 + Int64($1.advance) }
        guard let last = glyphs.popLast() else { return [] }
        return glyphs + [last.widened(by: Int32(truncatingIfNeeded: unit.box(width) - width))]
    }
}

/// A part's bytes with a hyphen after them, and as much of the text around them as HarfBuzz looks at.
private struct HyphenatedText {
    private(set) var bytes: [UInt8] = []
    /// The part and its hyphen in `bytes`.
    let range: Range<Int>
    /// Where the hyphen begins.
    let cut: Int

    /// HarfBuzz takes five characters of context on each side.
    private static let contextLength = 20

    init(_ part: RunPart, _ utf8: Span<UInt8>, hyphen: String) {
        var start = max(part.paragraph.lowerBound, part.range.lowerBound - Self.contextLength)
        while start < part.range.lowerBound, utf8[start] & 0xC0 == 0x80 { start += 1 }
        var end = min(part.paragraph.upperBound, part.range.upperBound + Self.contextLength)
        while end > part.range.upperBound, end < utf8.count, utf8[end] & 0xC0 == 0x80 { end -= 1 }
        for index in start..<part.range.upperBound { bytes.append(utf8[index]) }
        cut = bytes.count
        bytes += Array(hyphen.utf8)
        range = ((part.run.isBox ? part.range.upperBound : part.range.lowerBound) - start)..<bytes.count
        for index in part.range.upperBound..<end { bytes.append(utf8[index]) }
    }
}
