import Foundation

/// The proposals with the same shares, gathered child by child.
///
/// A child's offer is what is left of the proposed length, divided by how many share it: so the proposals with the same
/// answers are those that leave each child an offer its answer holds for.
struct ShareValidity {
    private let length: CGFloat
    private var along = LengthRange.all
    private var across = LengthRange.all

    /// The part of a bound that rounding may take off it in sums of so many terms; nil where they are too many to tell.
    private let tolerance: CGFloat?

    /// Before any child is served; `length` is what was proposed.
    init(_ length: CGFloat, count: Int) {
        self.length = length
        tolerance = count <= 1024 ? 0x1p-40 : nil
    }

    /// Takes in a child's answer to its share: one of `parts` of what is left once `spent` is taken off the proposal.
    mutating func include(_ answer: Validity, _ axis: Axis, spent: CGFloat, parts: CGFloat) {
        across.formIntersection(answer[axis.crossed])
        let offers = answer[axis]
        if offers.isAll { return }
        guard let tolerance, spent.isFinite else {
            along = .only(length)
            return
        }
        along.includesNil = false
        let slack = (abs(spent) + (length.isFinite ? length : 0)) * tolerance
        if offers.lower > 0 {
            let bound = offers.lower * parts + spent
            along.lower = min(max(along.lower, bound + (slack + bound * tolerance)), length)
        }
        if offers.upper.isFinite {
            let bound = offers.upper * parts + spent
            along.upper = max(min(along.upper, bound - (slack + bound * tolerance)), length)
        }
    }

    /// The proposals with the same shares.
    func value(_ axis: Axis) -> Validity {
        Validity(along.including(length), along: axis, across: across)
    }
}
