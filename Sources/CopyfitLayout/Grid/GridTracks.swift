import Foundation

/// A grid's columns or rows: their lengths and the gaps between them.
struct GridTracks {
    private(set) var lengths: [CGFloat]
    let gaps: [CGFloat]

    /// The proposed lengths with the same tracks.
    private(set) var validity: ShareValidity

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

    /// Offers a spanning cell its tracks and what the others leave of a proposed length, and makes room for its answer,
    /// each of its tracks growing by the same amount.
    mutating func span(_ range: Range<Int>, in available: CGFloat, _ response: (CGFloat) -> ShareAnswer) {
        let current = length(of: range)
        let others = total - current
        let answer = response(available.isNaN ? .nan : max(current, available - others))
        var offers = answer.offers
        if offers.lower <= current, !offers.isAll { offers.lower = 0 }
        validity.include(offers, spent: others, parts: 1)
        let missing = answer.length - current
        guard missing > 0 else { return }
        for track in range { lengths[track] += missing / CGFloat(range.count) }
    }

    /// Shares out a length among tracks like a row without priorities: the least flexible first, each offered its equal
    /// part of the rest. NaN offers every track NaN (layout rule 12.5). `end` says how short or long a track can be.
    init(
        sharing available: CGFloat,
        gaps: [CGFloat],
        end: (Int, LengthEnd) -> CGFloat,
        response: (Int, CGFloat) -> ShareAnswer
    ) {
        let count = gaps.count + 1
        self.gaps = gaps
        var shares = Shares(available, gaps: gaps.reduce(0, +), count: count)
        var lengths = [CGFloat](repeating: 0, count: count)
        let order = Self.order(count, available, end)
        shares.serve(0..<count) { rank, offer in
            let answer = response(order[rank], offer.length)
            lengths[order[rank]] = answer.length
            return answer
        }
        self.lengths = lengths
        validity = shares.validity
    }

    /// In which order tracks are served.
    private static func order(_ count: Int, _ available: CGFloat, _ end: (Int, LengthEnd) -> CGFloat) -> [Int] {
        if count == 1 || available.isNaN { return Array(0..<count) }
        let demands = (0..<count).map { track in
            var demand = Demand(slot: Int32(track), priority: 0, minimum: end(track, .least))
            demand.setFlexibility(upTo: end(track, .greatest))
            return demand
        }
        return demands.sorted { $0.isLessFlexible(than: $1) || (!$1.isLessFlexible(than: $0) && $0.slot < $1.slot) }
            .map { Int($0.slot) }
    }
}
