/// Finds the line ends with the least demerits (Knuth and Plass, "Breaking Paragraphs into Lines", 1981; the formula is
/// that of The TeXbook, chapter 14, without a limit to badness) among those that give the fewest lines.
///
/// With the fewest lines, an end belongs to one line only: the first line that reaches it. The ends of each line are
/// consecutive. Demerits are a convex function of the room beside a line, so that the best start of a line never moves back
/// as its end moves on: halving finds all of a line's ends in O(n log n), however much a line holds.
struct TotalFit {
    /// A choice of line ends.
    struct Demands {
        /// What a line may hold, in text units.
        let width: Int64
        /// The room beside a line that has badness 100.
        let stretch: Double
        /// How wide the last line is at least, if that takes no more lines.
        var leastLastWidth: Int64 = 0
        /// How many words the last line has at least, likewise. What a hyphen divides is one word.
        var leastLastWords = 1
    }

    private let demands: Demands
    /// Where lines begin and end, the segment's start first.
    private let places: [Place]
    private var demerits: [Double]
    private var previous: [Int]
    /// How many pairs of a start and an end have been looked at, for tests that count costs.
    private(set) var pairCount = 0

    /// A place where lines may end.
    struct Place {
        let entry: Int
        /// Where a line that begins here starts, and where one that ends here ends.
        let startX: Int64
        let endX: Int64
        /// Whether a line that ends here shows a hyphen.
        let isHyphenated: Bool
    }

    /// - Parameter places: rising in both positions; lines begin at all but the last.
    init(_ places: [Place], _ demands: Demands) {
        self.places = places
        self.demands = demands
        demerits = [Double](repeating: 0, count: places.count)
        previous = [Int](repeating: 0, count: places.count)
    }

    private static let linePenalty = 10.0
    private static let hyphenPenalty = 50.0

    /// The entries at which lines end; nil if some line cannot fit. O(n log n).
    mutating func lineEnds() -> [Int]? {
        guard var layers = layers() else { return nil }
        limitLastLine(&layers)
        var starts = 0...0
        for (line, ends) in layers.enumerated() {
            reckon(ends, from: starts, isLast: line + 1 == layers.count)
            starts = ends
        }
        var ends = [places.count - 1]
        while let first = ends.last, previous[first] > 0 { ends.append(previous[first]) }
        return ends.reversed().map { places[$0].entry }
    }

    /// For each line the places at which it may end so that all lines are the fewest: not before the first from which the
    /// rest fits on the lines that remain, not after the last that fits.
    private func layers() -> [ClosedRange<Int>]? {
        let last = places.count - 1
        var latest: [Int] = []
        var start = 0
        while start < last {
            var end = start
            while end < last, width(from: start, to: end + 1) <= demands.width { end += 1 }
            guard end > start else { return nil }
            latest.append(end)
            start = end
        }
        var layers: [ClosedRange<Int>] = []
        var end = last
        for late in latest.reversed() {
            layers.append(end...late)
            var first = end - 1
            while first > 0, width(from: first - 1, to: end) <= demands.width { first -= 1 }
            end = first
        }
        return layers.reversed()
    }

    /// Leaves out the ends of the last line but one after which too little remains, unless none would be left.
    private func limitLastLine(_ layers: inout [ClosedRange<Int>]) {
        guard layers.count > 1 else { return }
        let (last, ends) = (places.count - 1, layers[layers.count - 2])
        var words = 1 + places[(ends.upperBound + 1)..<last].count { !$0.isHyphenated }
        for end in ends.reversed() {
            if words >= demands.leastLastWords, width(from: end, to: last) >= demands.leastLastWidth {
                layers[layers.count - 2] = ends.lowerBound...end
                return
            }
            if !places[end].isHyphenated { words += 1 }
        }
    }

    private func width(from start: Int, to end: Int) -> Int64 { places[end].endX - places[start].startX }

    /// Finds the best start for each end of a line, beginning with the middle one.
    private mutating func reckon(_ ends: ClosedRange<Int>, from starts: ClosedRange<Int>, isLast: Bool) {
        let middle = (ends.lowerBound + ends.upperBound) / 2
        var best = (start: starts.upperBound, demerits: Double.infinity)
        pairCount += starts.count
        for start in starts where width(from: start, to: middle) <= demands.width {
            let all = demerits[start] + lineDemerits(from: start, to: middle, isLast: isLast)
            if all < best.demerits { best = (start, all) }
        }
        (previous[middle], demerits[middle]) = best
        if ends.lowerBound < middle {
            reckon(ends.lowerBound...middle - 1, from: starts.lowerBound...best.start, isLast: isLast)
        }
        if middle < ends.upperBound {
            reckon(middle + 1...ends.upperBound, from: best.start...starts.upperBound, isLast: isLast)
        }
    }

    private func lineDemerits(from start: Int, to end: Int, isLast: Bool) -> Double {
        let room = isLast ? 0 : Double(demands.width - width(from: start, to: end)) / demands.stretch
        let line = Self.linePenalty + 100 * room * room * room
        return line * line + (places[end].isHyphenated ? Self.hyphenPenalty * Self.hyphenPenalty : 0)
    }
}
