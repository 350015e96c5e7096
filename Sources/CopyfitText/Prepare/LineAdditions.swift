/// What is added to the advances of a part of a segment if it is a line by itself: the widths of tabs up to their
/// stops, or the rounding of boxes.
struct LineAdditions {
    private let segment: Range<Int>
    private let edges: EdgeCorrection
    private let stops: TabStops
    private let tabs: [TextRun]
    private let boxes: DirectionBoxes?

    /// `runs` are the segment's in `edges.table`.
    init(_ segment: Range<Int>, runs: Range<Int>, _ edges: EdgeCorrection, _ stops: TabStops) {
        self.segment = segment
        self.edges = edges
        self.stops = stops
        tabs = edges.table.runs[runs].filter(\.isTab)
        boxes = DirectionBoxes(edges.table.runs[runs], edges.rules)
    }

    var hasTabs: Bool { !tabs.isEmpty }
    var hasBoxes: Bool { boxes != nil }

    /// The addition to the visible part of a line that begins at a position.
    func addition(to seen: Range<Int>, from start: Int64) -> Int64 {
        tabs.isEmpty ? rounding(seen) : tabbing(seen, from: start)
    }

    /// The same for a piece, without the white space that hangs.
    func addition(toPiece piece: Range<Int>, from start: Int64, _ utf8: Span<UInt8>) -> Int64 {
        if boxes == nil, tabs.isEmpty { return 0 }
        return addition(to: piece.lowerBound..<edges.rules.hanging.trimmedEnd(of: piece, in: utf8), from: start)
    }

    private func tabbing(_ range: Range<Int>, from start: Int64) -> Int64 {
        var added: Int64 = 0
        var index = tabs.partitioningIndex { Int($0.start) >= range.lowerBound }
        while index < tabs.count, Int(tabs[index].start) < range.upperBound {
            let x = edges.advances.x(Int(tabs[index].start) - segment.lowerBound) - start + added
            added += stops.next(after: x) - x
            index += 1
        }
        return added
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
