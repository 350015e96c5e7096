import CopyfitFonts

/// Places the glyphs of one line.
struct LineGlyphs {
    let paragraph: PreparedParagraph
    let line: ParagraphLine
    private let segment: Int
    /// Where the graphemes end that no tracking follows: the last ones seen before the line's end and before its ellipsis. Empty
    /// for a text without spacing.
    private let seenEnds: [Int]
    private var gaps = LineGaps.none
    private var kashidas = Kashidas.none

    init(_ paragraph: PreparedParagraph, _ line: ParagraphLine) {
        self.paragraph = paragraph
        self.line = line
        segment = paragraph.table.segmentIndex(at: line.range.lowerBound)
        let pieces =
            paragraph.table.hasSpacing ? LinePieces.visible(line.visibleRange, without: line.omittedRange) : []
        seenEnds = pieces.map { paragraph.table.unspaced.seenEnd(of: $0) }
        if line.stretch > 0 { stretch() }
    }

    /// Shares out what the line is stretched by.
    private mutating func stretch() {
        let width = paragraph.unit.nearest(line.stretch)
        let seen = paragraph.bytesWithoutHanging(
            line.visibleRange,
            before: line.hangingBefore > 0,
            after: line.hangingAfter > 0 && !line.isHyphenated
        )
        let text = StretchableText(paragraph, seen, inSegment: segment)
        if paragraph.rules.elongatesArabic {
            let words = KashidaSearch(paragraph, from: text.range.lowerBound)
            kashidas = Kashidas(words.places(in: parts().compactMap { $0.text }), within: width)
        }
        gaps = LineGaps(at: text.gaps, of: width - kashidas.width)
    }

    /// What is side by side on the line: parts of runs, tabs with their widths up to their stops, boxes with the space after
    /// them, and the ellipsis.
    enum Part {
        case run(RunPart)
        case tab(TextRun, width: Int64)
        case box(TextRun, width: Int64)
        case ellipsis

        var run: TextRun? {
            switch self {
            case .run(let part): part.run
            case .tab(let run, _), .box(let run, _): run
            case .ellipsis: nil
            }
        }

        var text: RunPart? {
            if case .run(let part) = self { part } else { nil }
        }
    }

    /// Where the first glyph from the left is: left of the line if it hangs.
    var leftEnd: Int64 {
        let isRightToLeft = paragraph.segments[segment].baseLevel & 1 == 1
        return -paragraph.unit.nearest(isRightToLeft ? line.hangingAfter : line.hangingBefore)
    }

    /// The runs from left to right.
    func runs() -> [GlyphRun] {
        var x = leftEnd
        var runs: [GlyphRun] = []
        for part in VisualOrder.reordered(parts(), level: level) {
            switch part {
            case .run(let part): runs.append(place(part, &x))
            case .ellipsis: runs += placeEllipsis(&x)
            case .tab(_, let width), .box(_, let width): x += width
            }
        }
        return runs
    }

    func parts() -> [Part] {
        let pieces = LinePieces.visible(line.visibleRange, without: line.omittedRange)
        guard let omitted = line.omittedRange else { return withHyphen(pieces.flatMap(parts)) }
        let front = pieces.filter { $0.upperBound <= omitted.lowerBound }
        let back = pieces.filter { $0.lowerBound >= omitted.upperBound }
        return front.flatMap(parts) + [.ellipsis] + back.flatMap(parts)
    }

    /// The parts, plus one for the line's hyphen if no text is directly before it.
    private func withHyphen(_ parts: [Part]) -> [Part] {
        guard line.isHyphenated, parts.last?.run.map({ $0.isTab || $0.isBox }) ?? true else { return parts }
        return parts + [.run(paragraph.bareHyphen(at: line.visibleRange.upperBound, segment))]
    }

    /// The parts of the runs in a piece of one segment, in text order. Tab stops are counted from the start of the
    /// piece.
    private func parts(_ piece: Range<Int>) -> [Part] {
        let segment = paragraph.table.segmentIndex(at: piece.lowerBound)
        let utf8 = paragraph.source.text.utf8Span.span
        let shapedEnd = paragraph.hanging.shapedEnd(after: piece.upperBound, in: utf8)
        let indent = piece.lowerBound == line.range.lowerBound ? paragraph.unit.nearest(line.indent) : 0
        var tabs = LineTabs(paragraph, from: piece.lowerBound, indent: indent, inSegment: segment)
        let runs = paragraph.table.runs(in: piece, ofSegment: segment)
        return runs.indices.map { index -> Part in
            let run = runs[index]
            if run.isTab {
                tabs.pass(run)
                let end = runs[(index + 1)...].first { $0.isTab }.map { Int($0.start) } ?? piece.upperBound
                return .tab(run, width: tabs.tabWidth(before: width(Int(run.end)..<end, of: piece, segment), upTo: end))
            }
            if run.isBox { return .box(run, width: boxWidth(run)) }
            let range = piece.clamped(to: run.range)
            let endsLine = range.upperBound == line.visibleRange.upperBound
            return .run(
                RunPart(
                    run: run,
                    range: range,
                    shapedEnd: shapedEnd,
                    paragraph: paragraph.segments[segment].range,
                    isHyphenated: endsLine && line.isHyphenated,
                    edges: TrimmedEdges(
                        startsLine: range.lowerBound == piece.lowerBound,
                        trimsEnd: endsLine && line.trimsEnd
                    )
                )
            )
        }
    }

    /// The width of a box with the space and the gap after it.
    private func boxWidth(_ run: TextRun) -> Int64 {
        let spacing = paragraph.table.settings[Int(run.setting)].spacing
        let isLast = holdsSeenEnd(run.range) && spacing.spacesBetweenOnly && !line.isHyphenated
        let space = isLast ? 0 : self.spacing(in: run.range, run)
        return paragraph.table.settings[Int(run.setting)].boxWidth + space + gaps.width(in: run.range)
    }

    /// The width of the text between a tab and the next, or the end of a piece.
    private func width(_ text: Range<Int>, of piece: Range<Int>, _ segment: Int) -> Int64 {
        guard text.upperBound == piece.upperBound else { return paragraph.stretchWidth(text, segment) }
        let isHyphenated = line.isHyphenated && piece.upperBound == line.visibleRange.upperBound
        return paragraph.endingWidth(text, segment, isHyphenated)
    }

    func level(_ part: Part) -> UInt8 {
        part.run?.level ?? paragraph.segments[segment].baseLevel
    }

    private func place(_ part: RunPart, _ x: inout Int64) -> GlyphRun {
        GlyphRun(
            face: paragraph.table.settings[Int(part.run.setting)].properties.face,
            size: paragraph.source.runs[Int(part.run.style)].style.size,
            range: part.range,
            level: part.run.level,
            x: paragraph.unit.points(x),
            glyphs: spacedGlyphs(part).map { placed($0, &x) }
        )
    }

    private func placeEllipsis(_ x: inout Int64) -> [GlyphRun] {
        let ellipsis = Ellipsis(paragraph, at: line.range.lowerBound)
        defer { x += ellipsis.width }
        return ellipsis.runs(at: x, cut: line.omittedRange?.lowerBound ?? line.visibleRange.upperBound)
    }

    private func placed(_ spaced: SpacedGlyph, _ x: inout Int64) -> PlacedGlyph {
        defer { x += spaced.advance }
        return PlacedGlyph(spaced, at: x, cluster: Int(spaced.glyph.cluster), paragraph.unit)
    }

    /// A part's glyphs with the space after its graphemes, with gaps, and with U+0640 where words become longer.
    func spacedGlyphs(_ part: RunPart) -> [SpacedGlyph] {
        let glyphs = shapedGlyphs(part)
        let spacing = paragraph.table.settings[Int(part.run.setting)].spacing
        let isPlain = spacing.isNone && line.stretch == 0
        let spaced = glyphs.indices.map { index in
            SpacedGlyph(glyphs[index], isPlain ? 0 : space(at: index, of: glyphs, part, spacing), part.run.level)
        }
        return kashidas.isEmpty ? spaced : kashidas.inserted(in: spaced)
    }

    /// The space beside a glyph, after the cluster that it is the last of.
    private func space(at index: Int, of glyphs: [ShapedGlyph], _ part: RunPart, _ spacing: LetterSpacing) -> Int64 {
        let neighbour = part.run.level & 1 == 1 ? index - 1 : index + 1
        let isLast = !glyphs.indices.contains(neighbour)
        let start = Int(glyphs[index].cluster)
        guard isLast || Int(glyphs[neighbour].cluster) != start else { return 0 }
        let end = isLast ? part.range.upperBound : Int(glyphs[neighbour].cluster)
        let isHyphen = start >= part.range.upperBound
        var space = isHyphen ? spacing.units : self.spacing(in: start..<end, part.run)
        let endsHere = isHyphen ? isLast && endsPiece(part) : !part.isHyphenated && holdsSeenEnd(start..<end)
        if endsHere, spacing.spacesBetweenOnly { space -= spacing.units }
        return space + (isHyphen ? 0 : gaps.width(in: start..<end))
    }

    private func spacing(in range: Range<Int>, _ run: TextRun) -> Int64 {
        paragraph.table.spacing(Graphemes(ends: paragraph.detail.graphemes), in: range, run)
    }

    private func holdsSeenEnd(_ range: Range<Int>) -> Bool {
        seenEnds.contains { range.lowerBound < $0 && $0 <= range.upperBound }
    }

    /// Whether no text is directly after a part on the line, but the line's end or the ellipsis.
    private func endsPiece(_ part: RunPart) -> Bool {
        part.range.upperBound == line.visibleRange.upperBound
            || part.range.upperBound == line.omittedRange?.lowerBound
    }

    /// A part's glyphs: those of preparation if both its cuts are safe and it has no hyphen, otherwise shaped again.
    private func shapedGlyphs(_ part: RunPart) -> [ShapedGlyph] {
        let detail = paragraph.detail
        let areSafe = detail.safeX(part.range.lowerBound) != nil && paragraph.endX(part.range.upperBound, detail) != nil
        if areSafe, !part.isHyphenated, !part.edges.trimsEnd {
            let index = paragraph.table.firstRun(in: paragraph.runs.indices, endingAfter: Int(part.run.start))
            let glyphs = detail.glyphs[Int(detail.runGlyphs[index])..<Int(detail.runGlyphs[index + 1])]
            return Array(glyphs.clusters(in: part.range, isRightToLeft: part.run.level & 1 == 1))
        }
        return paragraph.pool.withWorkspace { workspace in
            var glyphs: [ShapedGlyph] = []
            workspace.shape(part, paragraph.table, paragraph.source.text.utf8Span.span, into: &glyphs)
            return glyphs
        }
    }
}

extension ArraySlice<ShapedGlyph> {
    /// The glyphs of a run whose clusters are in `range`. O(log n): clusters rise or fall along a run.
    fileprivate func clusters(in range: Range<Int>, isRightToLeft: Bool) -> ArraySlice<ShapedGlyph> {
        func first(_ isAfter: (Int) -> Bool) -> Int { partitioningIndex { isAfter(Int($0.cluster)) } }
        return isRightToLeft
            ? self[first { $0 < range.upperBound }..<first { $0 < range.lowerBound }]
            : self[first { $0 >= range.lowerBound }..<first { $0 >= range.upperBound }]
    }
}
