import CopyfitFonts

extension PreparedParagraph {
    /// The width of `range` shaped by itself with the paragraph as context: where its edges are safe cuts, a difference of
    /// sums; otherwise the runs with an unsafe edge are shaped, and the width is remembered. O(log n) or O(bytes).
    func exactWidth(_ range: Range<Int>, inSegment segment: Int) -> Int64 {
        guard !range.isEmpty else { return 0 }
        let detail = self.detail
        if let start = detail.safeX(range.lowerBound), let end = detail.safeX(range.upperBound) {
            return end - start
        }
        let key = UInt64(range.lowerBound) << 32 | UInt64(range.upperBound)
        return detail.width(key) { shapedWidth(range, segment, detail) }
    }

    /// The position of a cut from its segment's start, by whole clusters: exact where the cut is safe.
    func approximateX(_ offset: Int, _ detail: ParagraphDetail) -> Int64 {
        detail.clusterX[detail.cluster(at: offset)]
    }

    private func shapedWidth(_ range: Range<Int>, _ segment: Int, _ detail: ParagraphDetail) -> Int64 {
        pool.withWorkspace { workspace in
            runs[runRange(ofSegment: segment)].reduce(0) { sum, run in
                let part = range.clamped(to: run.range)
                if part.isEmpty { return sum }
                if let start = detail.safeX(part.lowerBound), let end = detail.safeX(part.upperBound) {
                    return sum + end - start
                }
                return sum + shapedWidth(part, run, segments[segment].range, workspace)
            }
        }
    }

    private func shapedWidth(
        _ part: Range<Int>,
        _ run: TextRun,
        _ paragraph: Range<Int>,
        _ workspace: Workspace
    ) -> Int64 {
        workspace.edgeGlyphs.removeAll(keepingCapacity: true)
        workspace.shaper.shape(
            source.text.utf8Span.span,
            part,
            in: paragraph,
            as: properties[Int(run.properties)],
            into: &workspace.edgeGlyphs
        )
        return workspace.edgeGlyphs.reduce(0) { $0 + Int64($1.advance) }
    }
}
