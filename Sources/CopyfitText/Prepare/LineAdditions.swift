/// What is added to the advances of a part of a segment if it is a line by itself: the widths of tabs up to their
/// stops, or the rounding of boxes.
struct LineAdditions {
    private let segment: Range<Int>
    private let edges: EdgeCorrection
    private let stops: TabStops
    private let runs: Range<Int>
    private let tabs: [TextRun]
    private let boxes: DirectionBoxes?

    /// `runs` are the segment's in `edges.table`.
    init(_ segment: Range<Int>, runs: Range<Int>, _ edges: EdgeCorrection, _ stops: TabStops) {
        self.segment = segment
        self.edges = edges
        self.stops = stops
        self.runs = runs
        tabs = edges.table.runs[runs].filter { $0.isTab }
        boxes = DirectionBoxes(edges.table.runs[runs], edges.rules)
    }

    var hasTabs: Bool { !tabs.isEmpty }
    var hasBoxes: Bool { boxes != nil }

    /// The addition to the visible part of a line that begins at a position.
    func addition(to seen: Range<Int>, from start: Int64, _ utf8: Span<UInt8>) -> Int64 {
        tabs.isEmpty ? rounding(seen) : tabbing(seen, from: start, utf8)
    }

    /// The same for a piece, without the white space that hangs.
    func addition(toPiece piece: Range<Int>, from start: Int64, _ utf8: Span<UInt8>) -> Int64 {
        if boxes == nil, tabs.isEmpty { return 0 }
        return addition(to: piece.lowerBound..<edges.rules.hanging.trimmedEnd(of: piece, in: utf8), from: start, utf8)
    }

    private func tabbing(_ range: Range<Int>, from start: Int64, _ utf8: Span<UInt8>) -> Int64 {
        var added: Int64 = 0
        var index = tabs.partitioningIndex { Int($0.start) >= range.lowerBound }
        while index < tabs.count, Int(tabs[index].start) < range.upperBound {
            let x = x(Int(tabs[index].start)) - start + added
            let stop = stops.next(after: x)
            let next = index + 1 < tabs.count ? Int(tabs[index + 1].start) : range.upperBound
            let text = Int(tabs[index].end)..<min(next, range.upperBound)
            added +=
                stop.x - x - taken(stop, by: text, of: stop.x - x, endsLine: text.upperBound == range.upperBound, utf8)
            index += 1
        }
        return added
    }

    /// How much of a tab the text after it takes back.
    private func taken(
        _ stop: TabStops.Stop,
        by text: Range<Int>,
        of slack: Int64,
        endsLine: Bool,
        _ utf8: Span<UInt8>
    ) -> Int64 {
        if stop.alignment == .leading { return 0 }
        let trailing = endsLine ? edges.table.trailingSpacing(text, isHyphenated: false, in: runs) : 0
        let start = x(text.lowerBound)
        return stop.taken(of: slack, by: x(text.upperBound) - start - trailing) { mark in
            var marks = MarkSearch(from: text.lowerBound)
            return marks.offset(of: mark, before: text.upperBound, in: utf8).map { clusterX($0) - start }
        }
    }

    private func x(_ offset: Int) -> Int64 { edges.advances.x(offset - segment.lowerBound) }

    /// The position of the cluster that an offset is in.
    private func clusterX(_ offset: Int) -> Int64 {
        var index = offset - segment.lowerBound
        while index > 0, !edges.advances.isClusterStart(index) { index -= 1 }
        return edges.advances.x(index)
    }

    private func rounding(_ range: Range<Int>) -> Int64 {
        guard let boxes, !range.isEmpty else { return 0 }
        func width(_ range: Range<Int>) -> Int64 {
            let advances = edges.advances
            return advances.x(range.upperBound - segment.lowerBound) - advances.x(range.lowerBound - segment.lowerBound)
        }
        return boxes.width(of: range, measure: width) - width(range)
    }
}
