import Foundation

/// A length that is shared out among children or tracks: the one loop that does so (layout rule 5.4).
struct Shares {
    /// What is left for those that have not been served.
    private(set) var remaining: CGFloat

    /// The part of the length that is gone.
    private var spent: CGFloat

    /// The lengths that would be shared out in the same way.
    private(set) var validity: ShareValidity

    /// A length, NaN meaning nil, less what is kept back: gaps, and the minimums of those whose turn comes later.
    init(_ length: CGFloat, gaps: CGFloat, kept: CGFloat = 0, count: Int) {
        remaining = length - gaps - kept
        spent = gaps + kept
        validity = ShareValidity(length, count: count)
    }

    /// Serves one rank after the other: offers each an equal part of what its predecessors left, never less than 0, and
    /// takes off what it answers. NaN offers NaN.
    @inline(__always)
    mutating func serve(_ ranks: Range<Int>, _ answer: (_ rank: Int, _ offer: Offer) -> ShareAnswer) {
        for rank in ranks {
            let parts = CGFloat(ranks.upperBound - rank)
            // `max` keeps a first argument that is NaN.
            let answered = answer(rank, Offer(length: max(remaining / parts, 0), remaining: remaining))
            if !answered.offers.isAll { validity.include(answered.offers, spent: spent, parts: parts) }
            let rest = remaining - answered.length
            if !rest.isNaN {
                remaining = rest
                spent += answered.length
            }
        }
    }

    /// Gives back what was kept for those whose turn has come.
    mutating func release(_ kept: CGFloat) {
        remaining += kept
        spent -= kept
    }

    struct Offer {
        let length: CGFloat

        /// What it is a part of.
        let remaining: CGFloat
    }
}

/// The length that a child or a track takes of an offer, and the offers that it answers in the same way.
struct ShareAnswer {
    var length: CGFloat = 0
    var offers = LengthRange.all
}
