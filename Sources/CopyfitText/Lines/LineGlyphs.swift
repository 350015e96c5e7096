import CopyfitFonts

/// Places the glyphs of one line.
struct LineGlyphs {
    let paragraph: PreparedParagraph
    let line: ParagraphLine
    private let segment: Int

    init(_ paragraph: PreparedParagraph, _ line: ParagraphLine) {
        self.paragraph = paragraph
        self.line = line
        segment = paragraph.table.segmentIndex(at: line.range.lowerBound)
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
    }

    /// The runs from left to right.
    func runs() -> [GlyphRun] {
        var x: Int64 = 0
        return VisualOrder.reordered(parts(), level: level).compactMap { part in
            switch part {
            case .run(let part):
                return place(part, &x)
            case .ellipsis:
                return placeEllipsis(&x)
            case .tab(_, let width), .box(_, let width):
                x += width
                return nil
            }
        }
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
        let indent = piece.lowerBound == line.range.lowerBound ? paragraph.unit.units(line.indent) : 0
        var tabs = LineTabs(paragraph, from: piece.lowerBound, indent: indent, inSegment: segment)
        let runs = paragraph.table.runs(in: piece, ofSegment: segment)
        return runs.indices.map { index -> Part in
            let run = runs[index]
            if run.isTab {
                tabs.pass(run)
                let end = runs[(index + 1)...].first { $0.isTab }.map { Int($0.start) } ?? piece.upperBound
                return .tab(run, width: tabs.tabWidth(before: width(Int(run.end)..<end, of: piece, segment), upTo: end))
            }
            if run.isBox { return .box(run, width: boxWidth(run, endsPiece: Int(run.end) == piece.upperBound)) }
            let range = piece.clamped(to: run.range)
            let endsLine = range.upperBound == line.visibleRange.upperBound
            return .run(
                RunPart(
                    run: run,
                    range: range,
                    shapedEnd: shapedEnd,
                    paragraph: paragraph.segments[segment].range,
                    isHyphenated: endsLine && line.isHyphenated
                )
            )
        }
    }

    /// The width of a box with the space after it.
    private func boxWidth(_ run: TextRun, endsPiece: Bool) -> Int64 {
        let spacing = paragraph.table.spacings[Int(run.properties)]
        let isLast = endsPiece && spacing.spacesBetweenOnly && !line.isHyphenated
        let count = Graphemes(ends: paragraph.detail.graphemes).count(in: run.range)
        return paragraph.table.boxWidths[Int(run.properties)] + (isLast ? 0 : spacing.units * Int64(count))
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
            face: paragraph.properties[Int(part.run.properties)].face,
            size: paragraph.source.runs[Int(part.run.style)].style.size,
            range: part.range,
            level: part.run.level,
            glyphs: spacedGlyphs(part).map { placed($0, &x) }
        )
    }

    private func placeEllipsis(_ x: inout Int64) -> GlyphRun {
        let ellipsis = Ellipsis(paragraph, at: line.range.lowerBound)
        let cut = line.omittedRange?.lowerBound ?? line.visibleRange.upperBound
        return GlyphRun(
            face: ellipsis.properties.face,
            size: ellipsis.style.size,
            range: cut..<cut,
            level: level(.ellipsis),
            glyphs: ellipsis.glyphs().map { placed($0.movingCluster(by: cut), &x) }
        )
    }

    private func placed(_ glyph: ShapedGlyph, _ x: inout Int64) -> PlacedGlyph {
        defer { x += Int64(glyph.advance) }
        return PlacedGlyph(
            glyph: glyph.glyph,
            cluster: Int(glyph.cluster),
            x: paragraph.unit.points(x + Int64(glyph.xOffset)),
            y: -paragraph.unit.points(Int64(glyph.yOffset)),
            advance: paragraph.unit.points(Int64(glyph.advance))
        )
    }

    /// A part's glyphs with the space after its graphemes: on their right, or on their left in a right-to-left run.
    func spacedGlyphs(_ part: RunPart) -> [ShapedGlyph] {
        let glyphs = shapedGlyphs(part)
        let spacing = paragraph.table.spacings[Int(part.run.properties)]
        guard spacing.units != 0 else { return glyphs }
        let graphemes = Graphemes(ends: paragraph.detail.graphemes)
        let isRightToLeft = part.run.level & 1 == 1
        return glyphs.indices.map { index in
            let glyph = glyphs[index]
            let neighbour = isRightToLeft ? index - 1 : index + 1
            let isEdge = !glyphs.indices.contains(neighbour) || glyphs[neighbour].cluster != glyph.cluster
            guard isEdge else { return glyph }
            let isLast = !glyphs.indices.contains(neighbour)
            let clusterEnd = isLast ? part.range.upperBound : Int(glyphs[neighbour].cluster)
            let isHyphen = Int(glyph.cluster) >= part.range.upperBound
            var count = isHyphen ? 1 : graphemes.count(in: Int(glyph.cluster)..<clusterEnd)
            if isLast, endsPiece(part), spacing.spacesBetweenOnly { count -= 1 }
            return glyph.adding(space: Int32(truncatingIfNeeded: spacing.units * Int64(count)), before: isRightToLeft)
        }
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
        if areSafe, !part.isHyphenated {
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

extension ShapedGlyph {
    /// The glyph with space after it, or before it.
    fileprivate func adding(space: Int32, before isBefore: Bool) -> ShapedGlyph {
        ShapedGlyph(
            glyph: glyph,
            cluster: cluster,
            advance: advance &+ space,
            xOffset: isBefore ? xOffset &+ space : xOffset,
            yOffset: yOffset,
            isUnsafeToBreak: isUnsafeToBreak
        )
    }
}
