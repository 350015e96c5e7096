public import CopyfitFonts

/// A glyph in its place on a line. Lengths are points; `y` grows downwards, as everywhere but in HarfBuzz.
public struct PlacedGlyph: Hashable, Sendable {
    /// The glyph's number in its face.
    public let glyph: UInt32
    /// UTF-8 offset of the cluster it belongs to.
    public let cluster: Int
    /// From the line's left end to the glyph's origin, its offset included.
    public let x: Double
    /// From the baseline down to the glyph's origin.
    public let y: Double
    /// How far the pen moves.
    public let advance: Double
}

/// The glyphs of one run on a line, in visual order from the left.
public struct GlyphRun: Hashable, Sendable {
    /// The face the glyphs are numbered in.
    public let face: FontFace
    /// The size of an em in points.
    public let size: Double
    /// UTF-8 offsets of the run's part on the line; of the cut for an ellipsis.
    public let range: Range<Int>
    /// UAX #9 embedding level; odd runs right to left.
    public let level: UInt8
    /// The glyphs from left to right.
    public let glyphs: [PlacedGlyph]
}

extension PreparedParagraph {
    /// The glyphs of one of this paragraph's lines, run by run from left to right (UAX #9 rule L2), the ellipsis of a
    /// truncated line at its end. White space that hangs has none.
    ///
    /// Glyphs come from preparation; only a run that the line cuts at an unsafe place is shaped again. O(glyphs).
    public func glyphRuns(of line: ParagraphLine) -> [GlyphRun] {
        let segment = segmentIndex(at: line.range.lowerBound)
        var parts = runs[runRange(ofSegment: segment)].indices.compactMap { index in
            let range = line.visibleRange.clamped(to: runs[index].range)
            return range.isEmpty ? nil : LinePart(run: index, range: range, level: runs[index].level)
        }
        if line.isTruncated {
            let cut = line.visibleRange.upperBound
            parts.append(LinePart(run: nil, range: cut..<cut, level: segments[segment].baseLevel))
        }
        var x: Int64 = 0
        return VisualOrder.reordered(parts, level: \.level).map { place($0, line, segment, &x) }
    }

    /// The segment that holds a byte. O(log n).
    func segmentIndex(at offset: Int) -> Int {
        var (low, high) = (0, segments.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if Int(segments[middle].start) <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    private func place(_ part: LinePart, _ line: ParagraphLine, _ segment: Int, _ x: inout Int64) -> GlyphRun {
        let ellipsis = Ellipsis(self, at: line.range.lowerBound)
        let properties = part.run.map { self.properties[Int(runs[$0].properties)] } ?? ellipsis.properties
        let shaped = part.run.map { shapedGlyphs(part.range, run: $0, segment) } ?? ellipsis.glyphs()
        let style = part.run.map { source.runs[Int(runs[$0].style)].style } ?? ellipsis.style
        let glyphs = shaped.map { glyph in
            defer { x += Int64(glyph.advance) }
            return PlacedGlyph(
                glyph: glyph.glyph,
                cluster: part.run == nil ? part.range.lowerBound : Int(glyph.cluster),
                x: TextUnit.points(x + Int64(glyph.xOffset)),
                y: -TextUnit.points(Int64(glyph.yOffset)),
                advance: TextUnit.points(Int64(glyph.advance))
            )
        }
        return GlyphRun(
            face: properties.face,
            size: style.size,
            range: part.range,
            level: part.level,
            glyphs: glyphs
        )
    }

    /// The glyphs of part of a run: those of preparation where both cuts are safe.
    private func shapedGlyphs(_ range: Range<Int>, run index: Int, _ segment: Int) -> [ShapedGlyph] {
        let detail = self.detail
        if detail.safeX(range.lowerBound) != nil, detail.safeX(range.upperBound) != nil {
            let glyphs = detail.glyphs[Int(detail.runGlyphs[index])..<Int(detail.runGlyphs[index + 1])]
            return glyphs.filter { range.contains(Int($0.cluster)) }
        }
        return pool.withWorkspace { workspace in
            var glyphs: [ShapedGlyph] = []
            workspace.shaper.shape(
                source.text.utf8Span.span,
                range,
                in: segments[segment].range,
                as: properties[Int(runs[index].properties)],
                into: &glyphs
            )
            return glyphs
        }
    }
}

/// A run's part on a line; no run for the ellipsis.
private struct LinePart {
    let run: Int?
    let range: Range<Int>
    let level: UInt8
}
