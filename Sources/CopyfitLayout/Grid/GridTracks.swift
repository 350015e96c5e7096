import Foundation

/// A grid's columns or rows: their lengths and the gaps between them.
struct GridTracks {
    var lengths: [CGFloat]
    let gaps: [CGFloat]

    var total: CGFloat { lengths.reduce(0, +) + gaps.reduce(0, +) }

    /// Where each track starts. O(tracks).
    var starts: [CGFloat] {
        var (length, gap): (CGFloat, CGFloat) = (0, 0)
        return lengths.indices.map { track in
            defer {
                length += lengths[track]
                gap += track < gaps.count ? gaps[track] : 0
            }
            return length + gap
        }
    }

    func length(of range: Range<Int>) -> CGFloat {
        lengths[range].reduce(0, +) + gaps[range.dropLast()].reduce(0, +)
    }

    /// Makes neighbouring tracks together `needed` long, each growing by the same amount.
    mutating func grow(_ range: Range<Int>, to needed: CGFloat) {
        let missing = needed - length(of: range)
        guard missing > 0 else { return }
        for track in range { lengths[track] += missing / CGFloat(range.count) }
    }

    /// Shares out a length among tracks like a row without priorities: the least flexible first, each offered its equal
    /// part of the rest. NaN offers every track NaN.
    static func share(_ available: CGFloat, gaps: [CGFloat], _ response: (Int, CGFloat) -> CGFloat) -> GridTracks {
        let tracks = 0..<gaps.count + 1
        var lengths = [CGFloat](repeating: 0, count: tracks.count)
        if available.isNaN {
            for track in tracks { lengths[track] = response(track, .nan) }
            return GridTracks(lengths: lengths, gaps: gaps)
        }
        let demands = tracks.map { track in
            let minimum = response(track, 0)
            return Demand(
                slot: Int32(track),
                priority: 0,
                minimum: minimum,
                flexibility: response(track, .infinity) - minimum
            )
        }
        var rest = available - gaps.reduce(0, +)
        let service = demands.sorted {
            $0.isLessFlexible(than: $1) || (!$1.isLessFlexible(than: $0) && $0.slot < $1.slot)
        }
        for (rank, demand) in service.enumerated() {
            let track = Int(demand.slot)
            lengths[track] = response(track, max(rest / CGFloat(tracks.count - rank), 0))
            if !(rest - lengths[track]).isNaN { rest -= lengths[track] }
        }
        return GridTracks(lengths: lengths, gaps: gaps)
    }
}
