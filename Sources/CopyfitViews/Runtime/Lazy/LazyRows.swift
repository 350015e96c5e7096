import Foundation

/// A part of the axis of a lazy container, in points from its leading edge.
struct LazySpan {
    let lowerBound: CGFloat
    let upperBound: CGFloat

    init(_ lowerBound: CGFloat, _ upperBound: CGFloat) {
        (self.lowerBound, self.upperBound) = (lowerBound, upperBound)
    }

    /// How many lengths of `unit` there are in a length: whole ones, at most `most`, also if there is no number.
    static func count(_ length: CGFloat, _ unit: CGFloat, most: Int) -> Int {
        guard unit > 0 else { return most }
        let count = length / unit
        return count < CGFloat(most) ? Int(max(count, 0)) : most
    }
}

extension CGFloat {
    /// An estimate of a length without the fractions of a point that would make places of rows inexact.
    var asEstimate: CGFloat { (self * 64).rounded() / 64 }
}

/// Where the rows of a window are in their container, in order.
struct LazyRows {
    private let spans: [LazySpan]
    private let first: Int

    /// Where the run of rows begins.
    let start: CGFloat

    /// Where the room for the rows before ends, and where that for the rows after begins; nil if there is none.
    private let endBefore: CGFloat?
    private let beginningAfter: CGFloat?

    init(_ spans: [LazySpan], first: Int, start: CGFloat, before: LazySpan?, after: LazySpan?) {
        self.spans = spans
        self.first = first
        self.start = start
        endBefore = before?.upperBound
        beginningAfter = after?.lowerBound
    }

    var lowerBound: CGFloat { spans.first?.lowerBound ?? start }
    var upperBound: CGFloat { spans.last?.upperBound ?? start }

    /// The average length of a row, with the average gap between two, or that next to an only row.
    var pitch: CGFloat {
        guard !spans.isEmpty else { return 0 }
        let neighbour = beginningAfter.map { $0 - upperBound } ?? endBefore.map { lowerBound - $0 } ?? 0
        let lengths = spans.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
        let gaps = upperBound - lowerBound - lengths
        return lengths / CGFloat(spans.count) + (spans.count > 1 ? gaps / CGFloat(spans.count - 1) : neighbour)
    }

    /// Where a row begins, from the start of the run.
    func origin(of row: Int) -> CGFloat {
        spans.indices.contains(row - first) ? spans[row - first].lowerBound - start : 0
    }

    /// The first row of a window that ends after a place, else its last row that has one.
    func firstRow(after place: CGFloat, in window: Range<Int>) -> Int {
        let known = window.clamped(to: first..<first + spans.count)
        return known.first { spans[$0 - first].upperBound > place } ?? known.last ?? window.lowerBound
    }

    /// The window with the rows that, with the gaps around them, meet a range or touch its end, and as many more as it takes
    /// to fill it; at least one row. A row without length meets a range that it touches.
    ///
    /// Touching counts, so that it makes no difference which rows are known: a row without length at the end of the range
    /// may be the last one, and without it there would be room for an estimated length.
    func window(showing seen: LazySpan, pitch: CGFloat, count: Int) -> Range<Int> {
        let known = first..<first + spans.count
        let lower = known.first { endsAfter(seen.lowerBound, $0) } ?? known.upperBound
        let upper = known.last { beginning(of: $0) <= seen.upperBound }.map { $0 + 1 } ?? known.lowerBound
        var window = lower < upper ? lower..<upper : nearest(to: seen, in: known)
        // Rows may overlap.
        if max(lowerBound, endBefore ?? lowerBound) > seen.lowerBound, known.lowerBound > 0 {
            let needed = needed(for: lowerBound - seen.lowerBound, pitch)
            window = max(0, known.lowerBound - needed)..<max(window.upperBound, known.lowerBound + 1)
        }
        if min(upperBound, beginningAfter ?? upperBound) <= seen.upperBound, known.upperBound < count {
            let needed = needed(for: seen.upperBound - upperBound, pitch)
            window = min(window.lowerBound, known.upperBound - 1)..<min(count, known.upperBound + needed)
        }
        return window
    }

    /// Whether a row, with the gap after it, ends after a place; one without length also if it is there.
    private func endsAfter(_ place: CGFloat, _ row: Int) -> Bool {
        let span = spans[row - first]
        return end(of: row) > place || span.upperBound <= span.lowerBound && span.lowerBound >= place
    }

    /// Where a row and the gap after it end, and where it and the gap before it begin, if its neighbours are known.
    private func end(of row: Int) -> CGFloat {
        let next = row + 1 - first
        let own = spans[next - 1].upperBound
        return next < spans.count ? max(spans[next].lowerBound, own) : own
    }

    private func beginning(of row: Int) -> CGFloat {
        let own = spans[row - first].lowerBound
        return row > first ? min(spans[row - 1 - first].upperBound, own) : own
    }

    /// The one row that is kept if none is visible.
    private func nearest(to seen: LazySpan, in known: Range<Int>) -> Range<Int> {
        let row = seen.upperBound <= lowerBound ? known.lowerBound : known.upperBound - 1
        return row..<row + 1
    }

    /// How many rows a length takes, at most a few times as many as there are.
    private func needed(for length: CGFloat, _ pitch: CGFloat) -> Int {
        let most = max(64, 4 * spans.count)
        return LazySpan.count(length, pitch, most: most - 1) + 1
    }
}
