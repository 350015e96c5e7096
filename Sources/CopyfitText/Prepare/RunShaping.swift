import CopyfitFonts

extension Workspace {
    /// Shapes the runs of one segment; their advances come to stand in `self.segment`.
    func shape(
        _ range: Range<Int>,
        _ runs: ArraySlice<TextRun>,
        _ properties: [RunProperties],
        _ utf8: Span<UInt8>
    ) {
        segment.begin(count: range.count)
        for run in runs { shape(run, range, properties, utf8) }
        segment.finish()
    }

    /// The same, keeping glyphs and cluster positions.
    func shape(
        _ range: Range<Int>,
        _ runs: ArraySlice<TextRun>,
        _ properties: [RunProperties],
        _ utf8: Span<UInt8>,
        into detail: inout DetailBuilder
    ) {
        segment.begin(count: range.count)
        for run in runs {
            shape(run, range, properties, utf8)
            detail.append(glyphs)
        }
        segment.finish()
        detail.append(segment, origin: range.lowerBound)
    }

    private func shape(
        _ run: TextRun,
        _ paragraph: Range<Int>,
        _ properties: [RunProperties],
        _ utf8: Span<UInt8>
    ) {
        glyphs.removeAll(keepingCapacity: true)
        shaper.shape(utf8, run.range, in: paragraph, as: properties[Int(run.properties)], into: &glyphs)
        segment.add(glyphs, runStart: Int(run.start) - paragraph.lowerBound, origin: paragraph.lowerBound)
    }
}
