import CopyfitFonts

/// Places the glyphs of one line.
struct LineGlyphs {
    let paragraph: PreparedParagraph
    let line: ParagraphLine
    private let segment: Int

    init(_ paragraph: PreparedParagraph, _ line: ParagraphLine) {
        self.paragraph = paragraph
        self.line = line
        segment = paragraph.segmentIndex(at: line.range.lowerBound)
    }

    /// What stands side by side on the line: parts of runs, and the ellipsis.
    enum Part {
        case run(RunPart)
        case ellipsis

        var run: RunPart? {
            if case .run(let part) = self { part } else { nil }
        }
    }

    /// The runs from left to right.
    func runs() -> [GlyphRun] {
        var x: Int64 = 0
        let stops = TabStops(paragraph.source.tabInterval, paragraph.unit)
        return VisualOrder.reordered(parts(), level: level).compactMap { part in
            if part.run?.run.isTab == true {
                x = stops.next(after: x)
                return nil
            }
            return place(part, &x)
        }
    }

    func parts() -> [Part] {
        let pieces = LinePieces.visible(line.visibleRange, without: line.omittedRange)
        guard let omitted = line.omittedRange else { return withHyphen(pieces.flatMap(parts)) }
        let front = pieces.filter { $0.upperBound <= omitted.lowerBound }
        let back = pieces.filter { $0.lowerBound >= omitted.upperBound }
        return front.flatMap(parts) + [.ellipsis] + back.flatMap(parts)
    }

    /// The parts with the line's hyphen, where no text before it takes it along.
    private func withHyphen(_ parts: [Part]) -> [Part] {
        guard line.isHyphenated, parts.last?.run?.run.isTab ?? true else { return parts }
        return parts + [.run(paragraph.bareHyphen(at: line.visibleRange.upperBound, segment))]
    }

    /// The parts of the runs in a piece of one segment.
    private func parts(_ piece: Range<Int>) -> [Part] {
        let segment = paragraph.segmentIndex(at: piece.lowerBound)
        let utf8 = paragraph.source.text.utf8Span.span
        let shapedEnd = paragraph.hanging.shapedEnd(behind: piece.upperBound, in: utf8)
        return paragraph.runs(in: piece, ofSegment: segment).map { run -> Part in
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

    func level(_ part: Part) -> UInt8 {
        part.run?.run.level ?? paragraph.segments[segment].baseLevel
    }

    private func place(_ part: Part, _ x: inout Int64) -> GlyphRun {
        let ellipsis = Ellipsis(paragraph, at: line.range.lowerBound)
        let cut = line.omittedRange?.lowerBound ?? line.visibleRange.upperBound
        let run = part.run?.run
        let glyphs = part.run.map(spacedGlyphs) ?? ellipsis.glyphs().map { $0.movingCluster(by: cut) }
        return GlyphRun(
            face: run.map { paragraph.properties[Int($0.properties)].face } ?? ellipsis.properties.face,
            size: run.map { paragraph.source.runs[Int($0.style)].style.size } ?? ellipsis.style.size,
            range: part.run?.range ?? cut..<cut,
            level: level(part),
            glyphs: glyphs.map { placed($0, &x) }
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

    /// A part's glyphs with the space behind its graphemes: right of them, left of them where the run goes that way.
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

    /// Whether nothing of the text follows a part on the line: what follows is the line's end or the ellipsis.
    private func endsPiece(_ part: RunPart) -> Bool {
        part.range.upperBound == line.visibleRange.upperBound
            || part.range.upperBound == line.omittedRange?.lowerBound
    }

    /// A part's glyphs: those of preparation where both its cuts are safe.
    private func shapedGlyphs(_ part: RunPart) -> [ShapedGlyph] {
        let detail = paragraph.detail
        let areSafe = detail.safeX(part.range.lowerBound) != nil && paragraph.endX(part.range.upperBound, detail) != nil
        if areSafe, !part.isHyphenated {
            let index = paragraph.firstRun(in: paragraph.runs.indices, endingAfter: Int(part.run.start))
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
    /// The glyphs of a run whose clusters lie in `range`. O(log n): clusters rise or fall along a run.
    fileprivate func clusters(in range: Range<Int>, isRightToLeft: Bool) -> ArraySlice<ShapedGlyph> {
        func first(_ isBehind: (Int) -> Bool) -> Int {
            var (low, high) = (startIndex, endIndex)
            while low < high {
                let middle = (low + high) / 2
                if isBehind(Int(self[middle].cluster)) { high = middle } else { low = middle + 1 }
            }
            return low
        }
        return isRightToLeft
            ? self[first { $0 < range.upperBound }..<first { $0 < range.lowerBound }]
            : self[first { $0 >= range.lowerBound }..<first { $0 >= range.upperBound }]
    }
}

extension ShapedGlyph {
    /// The glyph with space behind it, or before it.
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
