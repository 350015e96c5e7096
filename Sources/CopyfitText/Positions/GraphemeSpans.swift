import CopyfitFonts

/// A grapheme's place on a line, in text units from the line's left end.
struct GraphemeSpan: Hashable {
    /// UTF-8 offsets; all that an ellipsis stands for, if it is one.
    let range: Range<Int>
    let left: Int64
    let right: Int64
    let level: UInt8
    var isEllipsis = false

    private var isRightToLeft: Bool { level & 1 == 1 }
    /// Where the pen stands before it is written.
    var leadingEdge: Int64 { isRightToLeft ? right : left }
    /// Where the pen stands behind it.
    var trailingEdge: Int64 { isRightToLeft ? left : right }
}

extension LineGlyphs {
    /// Where the line's graphemes stand, from left to right. A cluster of several graphemes, as a ligature is, is divided in
    /// equal parts; a grapheme of several clusters is as wide as they are together.
    func graphemeSpans() -> [GraphemeSpan] {
        var x: Int64 = 0
        let stops = TabStops(paragraph.source.tabInterval)
        return VisualOrder.reordered(parts(), level: level).flatMap { part -> [GraphemeSpan] in
            switch part {
            case .ellipsis:
                return [ellipsisSpan(&x)]
            case .run(let run) where run.run.isTab:
                let left = x
                x = stops.next(after: x)
                return [GraphemeSpan(range: run.range, left: left, right: x, level: run.run.level)]
            case .run(let run):
                return spans(of: run, &x)
            }
        }
    }

    private func ellipsisSpan(_ x: inout Int64) -> GraphemeSpan {
        let left = x
        x += Ellipsis(paragraph, at: line.range.lowerBound).width
        let omitted = line.omittedRange ?? line.range
        return GraphemeSpan(range: omitted, left: left, right: x, level: level(.ellipsis), isEllipsis: true)
    }

    private func spans(of part: RunPart, _ x: inout Int64) -> [GraphemeSpan] {
        var clusters = clusterSpans(of: part, &x)
        let isRightToLeft = part.run.level & 1 == 1
        if isRightToLeft { clusters.reverse() }
        let spans = whole(clusters, endingAt: part.range.upperBound).flatMap(divided)
        return isRightToLeft ? spans.reversed() : spans
    }

    /// The clusters from left to right, each as a range of its first byte alone; without a hyphen's.
    private func clusterSpans(of part: RunPart, _ x: inout Int64) -> [GraphemeSpan] {
        var spans: [GraphemeSpan] = []
        for glyph in spacedGlyphs(part) {
            let start = Int(glyph.cluster)
            let left = x
            x += Int64(glyph.advance)
            if start >= part.range.upperBound { continue }
            let isSame = spans.last?.range.lowerBound == start
            let from = isSame ? spans.removeLast().left : left
            spans.append(GraphemeSpan(range: start..<start + 1, left: from, right: x, level: part.run.level))
        }
        return spans
    }

    /// Clusters in text order joined so that each begins a grapheme and ends where the next begins.
    private func whole(_ clusters: [GraphemeSpan], endingAt end: Int) -> [GraphemeSpan] {
        let detail = paragraph.detail
        let starts = clusters.filter { cluster in
            let start = cluster.range.lowerBound
            return start == clusters[0].range.lowerBound || detail.graphemeStart(before: start + 1) == start
        }
        return starts.indices.map { index in
            let start = starts[index].range.lowerBound
            let next = index + 1 < starts.count ? starts[index + 1].range.lowerBound : end
            let members = clusters.filter { (start..<next).contains($0.range.lowerBound) }
            return GraphemeSpan(
                range: start..<next,
                left: members.reduce(starts[index].left) { min($0, $1.left) },
                right: members.reduce(starts[index].right) { max($0, $1.right) },
                level: starts[index].level
            )
        }
    }

    /// A span divided among its graphemes, in text order.
    private func divided(_ span: GraphemeSpan) -> [GraphemeSpan] {
        var starts: [Int] = []
        Graphemes(ends: paragraph.detail.graphemes).forEachStart(in: span.range) { starts.append($0) }
        guard starts.count > 1 else { return [span] }
        let width = span.right - span.left
        let count = Int64(starts.count)
        let isRightToLeft = span.level & 1 == 1
        return starts.indices.map { index in
            let place = Int64(isRightToLeft ? starts.count - 1 - index : index)
            return GraphemeSpan(
                range: starts[index]..<(index + 1 < starts.count ? starts[index + 1] : span.range.upperBound),
                left: span.left + width * place / count,
                right: span.left + width * (place + 1) / count,
                level: span.level
            )
        }
    }
}
