import CopyfitFonts

/// A grapheme's place on a line, in text units from the line's left end.
struct GraphemeSpan: Hashable {
    /// UTF-8 offsets; for an ellipsis, those of all the text it replaces.
    let range: Range<Int>
    let left: Int64
    let right: Int64
    let level: UInt8
    var isEllipsis = false

    private var isRightToLeft: Bool { level & 1 == 1 }
    /// Where the pen is before the grapheme.
    var leadingEdge: Int64 { isRightToLeft ? right : left }
    /// Where the pen is after the grapheme.
    var trailingEdge: Int64 { isRightToLeft ? left : right }
}

extension LineGlyphs {
    /// The places of the line's graphemes, from left to right. A cluster of several graphemes, such as a ligature, is
    /// divided where its font says, otherwise in equal parts. A grapheme of several clusters is as wide as they are
    /// together.
    func graphemeSpans() -> [GraphemeSpan] {
        var x = leftEnd
        return VisualOrder.reordered(parts(), level: level).flatMap { part -> [GraphemeSpan] in
            switch part {
            case .ellipsis:
                return [ellipsisSpan(&x)]
            case .tab(let run, let width), .box(let run, let width):
                x += width
                return [GraphemeSpan(range: run.range, left: x - width, right: x, level: run.level)]
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
        let spans = whole(clusters, endingAt: part.range.upperBound).flatMap { divided($0, in: part.run) }
        return isRightToLeft ? spans.reversed() : spans
    }

    /// The clusters from left to right, each with the range of its first byte only; without that of a hyphen.
    private func clusterSpans(of part: RunPart, _ x: inout Int64) -> [ClusterSpan] {
        var spans: [ClusterSpan] = []
        for spaced in spacedGlyphs(part) {
            let glyph = spaced.glyph
            let start = Int(glyph.cluster)
            let origin = x + spaced.origin
            let left = x
            x += spaced.advance
            if start >= part.range.upperBound { continue }
            if spans.last?.start == start {
                spans[spans.count - 1].add(glyph, at: origin, right: x)
            } else {
                spans.append(ClusterSpan(range: start..<start + 1, left: left, right: x, widest: glyph, origin: origin))
            }
        }
        return spans
    }

    /// Joins clusters, which are in text order, so that each begins with a grapheme and ends where the next one begins.
    private func whole(_ clusters: [ClusterSpan], endingAt end: Int) -> [ClusterSpan] {
        let detail = paragraph.detail
        var wholes: [ClusterSpan] = []
        for cluster in clusters {
            let beginsGrapheme = detail.graphemeStart(before: cluster.start + 1) == cluster.start
            if wholes.isEmpty || beginsGrapheme {
                wholes.append(cluster)
            } else {
                wholes[wholes.count - 1].join(cluster)
            }
        }
        for index in wholes.indices {
            let next = index + 1 < wholes.count ? wholes[index + 1].start : end
            wholes[index].range = wholes[index].start..<next
        }
        return wholes
    }

    /// Divides a cluster among its graphemes, in text order.
    private func divided(_ cluster: ClusterSpan, in run: TextRun) -> [GraphemeSpan] {
        var starts: [Int] = []
        Graphemes(ends: paragraph.detail.graphemes).forEachStart(in: cluster.range) { starts.append($0) }
        if starts.count < 2 { starts = [cluster.start] }
        let edges = cluster.edges(of: starts.count, paragraph.table.settings[Int(run.setting)].properties)
        return starts.indices.map { index in
            let place = run.level & 1 == 1 ? starts.count - 1 - index : index
            return GraphemeSpan(
                range: starts[index]..<(index + 1 < starts.count ? starts[index + 1] : cluster.range.upperBound),
                left: edges[place],
                right: edges[place + 1],
                level: run.level
            )
        }
    }
}
