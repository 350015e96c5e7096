import Foundation

/// The lengths with the same shares, gathered child by child.
///
/// A child's offer is what is left of the proposed length, divided by how many share it: so the lengths with the same
/// answers are those that leave each child an offer its answer holds for.
struct ShareValidity {
    private let length: CGFloat
    private var range = LengthRange.all

    /// The part of a bound that rounding may take off it in sums of so many terms; nil where they are too many to tell.
    private let tolerance: CGFloat?

    /// Before any child is served; `length` is what was proposed, NaN meaning nil.
    init(_ length: CGFloat, count: Int) {
        self.length = length
        tolerance = count <= 1024 && !length.isNaN ? 0x1p-40 : nil
    }

    /// Adds the offers that a child answers like its share, which is one of `parts` of the proposal less `spent`.
    mutating func include(_ offers: LengthRange, spent: CGFloat, parts: CGFloat) {
        if offers.isAll { return }
        guard let tolerance, spent.isFinite else {
            range = .only(length)
            return
        }
        range.includesNil = false
        let slack = (abs(spent) + (length.isFinite ? length : 0)) * tolerance
        if offers.lower > 0 {
            let bound = offers.lower * parts + spent
            range.lower = min(max(range.lower, bound + (slack + bound * tolerance)), length)
        }
        if offers.upper.isFinite {
            let bound = offers.upper * parts + spent
            range.upper = max(min(range.upper, bound - (slack + bound * tolerance)), length)
        }
    }

    /// The lengths with the same shares.
    var value: LengthRange { range.including(length) }
}
