import Foundation

/// A part of the axis of a lazy container, in points from its leading edge.
struct LazySpan {
    let lowerBound: CGFloat
    let upperBound: CGFloat

    init(_ lowerBound: CGFloat, _ upperBound: CGFloat) {
        (self.lowerBound, self.upperBound) = (lowerBound, upperBound)
    }

    var length: CGFloat { upperBound - lowerBound }

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

    /// The gap that counts for an only row.
    private let usualGap: CGFloat

    init(_ spans: [LazySpan], first: Int, start: CGFloat, before: LazySpan?, after: LazySpan?, usualGap: CGFloat) {
        self.spans = spans
        self.first = first
        self.start = start
        self.usualGap = usualGap
        endBefore = before?.upperBound
        beginningAfter = after?.lowerBound
    }

    var lowerBound: CGFloat { spans.first?.lowerBound ?? start }
    var upperBound: CGFloat { spans.last?.upperBound ?? start }

    /// The average length of a row, with the average gap between two, or that next to an only row.
    var pitch: CGFloat {
        guard !spans.isEmpty else { return 0 }
        let neighbour = beginningAfter.map { $0 - upperBound } ?? endBefore.map { lowerBound - $0 } ?? usualGap
        let lengths = spans.reduce(0) { $0 + $1.length }
        let gaps = upperBound - lowerBound - lengths
        return lengths / CGFloat(spans.count) + (spans.count > 1 ? gaps / CGFloat(spans.count - 1) : neighbour)
    }

    /// The length of all rows with the gaps between and after them.
    var length: CGFloat { pitch * CGFloat(spans.count) }

    /// Whether all rows are where lengths put them that begin at `head`.
    func fit(_ lengths: LazyLengths, from head: CGFloat) -> Bool {
        let known = first..<first + spans.count
        func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }
        return known.allSatisfy { isNear(origin(of: $0), head + lengths.origin(of: $0)) }
            && isNear(length, lengths.origin(of: known.upperBound) - lengths.origin(of: first))
    }

    /// Whether rows that both know have other lengths here.
    func differ(from other: LazyRows) -> Bool {
        let both = (first..<first + spans.count).clamped(to: other.first..<other.first + other.spans.count)
        return both.contains { abs(spans[$0 - first].length - other.spans[$0 - other.first].length) > 1e-6 }
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

    /// The window with the rows that, with the gaps around them, meet a range, and as many more as it takes to fill it; at
    /// least one row. A row without length meets a range that begins with it.
    func window(showing seen: LazySpan, pitch: CGFloat, count: Int) -> Range<Int> {
        let known = first..<first + spans.count
        let lower = known.first { endsAfter(seen.lowerBound, $0) } ?? known.upperBound - 1
        let last = known.last { beginning(of: $0) < seen.upperBound } ?? lower
        var window = lower..<max(lower, last) + 1
        // Rows without length may be followed by others at the same place.
        let end = pitch > 0 ? seen.upperBound : seen.upperBound.nextUp
        // Rows may overlap.
        if max(lowerBound, endBefore ?? lowerBound) > seen.lowerBound, known.lowerBound > 0 {
            let needed = needed(for: lowerBound - seen.lowerBound, pitch)
            window = max(0, known.lowerBound - needed)..<max(window.upperBound, known.lowerBound + 1)
        }
        if min(upperBound, beginningAfter ?? upperBound) < end, known.upperBound < count {
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

    /// How many rows a length takes, at most a few times as many as there are.
    private func needed(for length: CGFloat, _ pitch: CGFloat) -> Int {
        let most = max(64, 4 * spans.count)
        return LazySpan.count(length, pitch, most: most - 1) + 1
    }
}
