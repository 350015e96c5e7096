package import Foundation

extension FlexibleFrame {
    /// The bounds on one axis; nil if not set.
    package struct Bounds: Equatable {
        package let minimum: CGFloat?
        package let ideal: CGFloat?
        package let maximum: CGFloat?

        package init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
            let least = minimum?.minimum
            let wanted = ideal?.minimum.map { max($0, least ?? 0) }
            self.minimum = least
            self.ideal = wanted
            self.maximum = maximum?.maximum.map { max($0, wanted ?? 0) }
        }
    }
}

extension FlexibleFrame.Bounds {
    /// The proposal passed on: between the bounds, the ideal for nil.
    func childLength(_ proposed: CGFloat) -> CGFloat {
        guard let wanted = proposed.isNaN ? ideal : proposed else { return .nan }
        return min(max(wanted, minimum ?? -.infinity), maximum ?? .infinity)
    }

    /// The length if it does not depend on the child.
    func ownLength(_ proposed: CGFloat) -> CGFloat? {
        if proposed.isNaN { return ideal }
        guard let minimum, let maximum, minimum <= maximum else { return nil }
        return min(max(proposed, minimum), maximum)
    }

    /// The length if a bound is missing or nothing was proposed: the child supplies the missing bound.
    func length(of child: CGFloat, proposed: CGFloat) -> CGFloat {
        let offered = childLength(proposed)
        switch (minimum, maximum) {
        case (let minimum?, let maximum?): return minimum <= maximum ? min(max(child, minimum), maximum) : child
        case (let minimum?, nil): return max(min(offered.isNaN ? .infinity : offered, child), minimum)
        case (nil, let maximum?): return min(max(offered.isNaN ? -.infinity : offered, child), maximum)
        case (nil, nil): return child
        }
    }

    /// The proposals with the same own length: all beyond a bound that was reached.
    func ownRange(_ proposed: CGFloat) -> LengthRange {
        guard let minimum, let maximum, minimum <= maximum else { return .only(proposed) }
        return mapped(.only(min(max(proposed, minimum), maximum)), proposed)
    }

    /// The proposals with the same length if it depends on the child, which was offered `offered` and answers for a
    /// range of offers.
    func range(of child: Answer, _ axis: Axis, _ offered: CGFloat, proposed: CGFloat) -> LengthRange {
        if proposed.isNaN { return .onlyNil }
        var offers = child.validity[axis]
        offers.includesNil = false
        switch (minimum, maximum) {
        case (nil, nil): break
        case (.some, nil) where offered >= child[axis]: offers.lower = max(offers.lower, child[axis])
        case (nil, .some) where offered <= child[axis]: offers.upper = min(offers.upper, child[axis])
        default: offers = .only(offered)
        }
        return mapped(offers, proposed)
    }

    /// The proposals that become offers of a range, `proposed` being one of them: a bound represents everything
    /// beyond it.
    private func mapped(_ offers: LengthRange, _ proposed: CGFloat) -> LengthRange {
        if proposed.isNaN { return .onlyNil }
        var range = offers
        if let minimum, offers.lower <= minimum { range.lower = 0 }
        if let maximum, offers.upper >= maximum { range.upper = .infinity }
        return range.including(proposed)
    }

    /// The length at an end: a bound's, or the child's if the end is offered to it.
    func length(at end: LengthEnd, _ child: () -> CGFloat?) -> CGFloat? {
        if let own = ownLength(end.offer) { return own }
        switch (end, minimum, maximum) {
        case (.least, let minimum?, nil): return minimum
        case (.greatest, nil, let maximum?): return maximum
        case (_, .some, .some): return nil
        default: return child().map { length(of: $0, proposed: end.offer) }
        }
    }

    /// Whether the length is finite for every finite proposal, as far as the bounds decide.
    var isFinite: Bool { (minimum ?? 0).isFinite && (ideal ?? 0).isFinite }

    var isConstrained: Bool { minimum != nil || ideal != nil || maximum != nil }

    /// The length the child is placed with: the frame's own, but nil if the frame only has the child's ideal.
    func placedLength(_ length: CGFloat, proposed: CGFloat) -> CGFloat {
        let isFree = length > (minimum ?? -.infinity) && length < (maximum ?? .infinity)
        return ideal == nil && proposed.isNaN && isFree ? .nan : length
    }
}
