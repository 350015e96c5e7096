package import Foundation

/// `frame(minWidth:…maxHeight:alignment:)`, normalised: min is at least 0, ideal at least min, max at least
/// ideal; NaN counts as nil, and so do an infinite min and ideal.
package struct FlexibleFrame {
    /// The bounds on one axis; nil where none is set.
    package struct Bounds: Equatable {
        package let minimum: CGFloat?
        package let ideal: CGFloat?
        package let maximum: CGFloat?

        package init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
            let least = minimum.flatMap { $0.isFinite ? max($0, 0) : nil }
            let wanted = ideal.flatMap { $0.isFinite ? max($0, least ?? 0) : nil }
            self.minimum = least
            self.ideal = wanted
            self.maximum = maximum.flatMap { $0.isNaN ? nil : max($0, wanted ?? 0) }
        }

        /// Whether the least length is above the greatest: neither counts for the size then.
        package var isContradictory: Bool { (minimum ?? 0) > (maximum ?? .infinity) }
    }

    package let width: Bounds
    package let height: Bounds
    package let alignment: Alignment

    package init(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) {
        width = Bounds(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
        height = Bounds(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
        self.alignment = alignment
    }
}

extension FlexibleFrame.Bounds {
    /// The proposal passed on: between the bounds, the ideal for nil.
    func childLength(_ proposed: CGFloat) -> CGFloat {
        guard let wanted = proposed.isNaN ? ideal : proposed else { return .nan }
        return min(max(wanted, minimum ?? -.infinity), maximum ?? .infinity)
    }

    /// The length if it does not follow from the child.
    func ownLength(_ proposed: CGFloat) -> CGFloat? {
        if proposed.isNaN { return ideal }
        guard let minimum, let maximum, minimum <= maximum else { return nil }
        return min(max(proposed, minimum), maximum)
    }

    /// The length where a bound is missing, or nothing was proposed: the missing bound comes from the child.
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

    /// The proposals with the same length where it follows from the child, which was offered `offered` and answers for a
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

    /// The proposals that become offers of a range, `proposed` being one of them: a bound stands for all beyond it.
    private func mapped(_ offers: LengthRange, _ proposed: CGFloat) -> LengthRange {
        if proposed.isNaN { return .onlyNil }
        var range = offers
        if let minimum, offers.lower <= minimum { range.lower = 0 }
        if let maximum, offers.upper >= maximum { range.upper = .infinity }
        return range.including(proposed)
    }

    /// The length the child is placed with: the frame's own, but nil where the frame only follows the child's ideal.
    func placedLength(_ length: CGFloat, proposed: CGFloat) -> CGFloat {
        let isFree = length > (minimum ?? -.infinity) && length < (maximum ?? .infinity)
        return ideal == nil && proposed.isNaN && isFree ? .nan : length
    }
}

extension LayoutTree {
    /// The child's size kept between the bounds, or the proposal's where the bounds alone decide (layout rule 9.2).
    func answerFlexibleFrame<T: Tracing>(
        _ frame: FlexibleFrame,
        _ node: Int32,
        _ proposal: Proposal,
        _: T.Type
    ) -> Answer {
        let width = frame.width.ownLength(proposal.width)
        let height = frame.height.ownLength(proposal.height)
        var answer = Answer(width: width ?? 0, height: height ?? 0, validity: Validity(only: proposal))
        if width == nil || height == nil {
            let offered = Proposal(
                width: frame.width.childLength(proposal.width),
                height: frame.height.childLength(proposal.height)
            )
            let child = answerOnlyChild(node, offered, T.self)
            answer.width = width ?? frame.width.length(of: child.width, proposed: proposal.width)
            answer.height = height ?? frame.height.length(of: child.height, proposed: proposal.height)
            answer.validity = Validity(
                width: frame.width.range(of: child, .horizontal, offered.width, proposed: proposal.width),
                height: frame.height.range(of: child, .vertical, offered.height, proposed: proposal.height)
            )
        } else {
            answer.validity = Validity(
                width: frame.width.ownRange(proposal.width),
                height: frame.height.ownRange(proposal.height)
            )
        }
        if T.isOn { record(node, proposal, answer) }
        return answer
    }

    func arrangeFlexibleFrame<T: Tracing>(
        _ frame: FlexibleFrame,
        _ node: Int32,
        _ proposal: Proposal,
        _ answer: Answer,
        _: T.Type
    ) {
        let offered = Proposal(
            width: frame.width.placedLength(answer.width, proposed: proposal.width),
            height: frame.height.placedLength(answer.height, proposed: proposal.height)
        )
        arrangeAligned(frame.alignment, node, offered, in: answer, T.self)
    }

    private func record(_ node: Int32, _ proposal: Proposal, _ answer: Answer) {
        for axis in Axis.allCases where proposal[axis] != answer[axis] {
            events.append(
                .clamped(
                    id(of: node),
                    axis,
                    wanted: proposal[axis].isNaN ? nil : proposal[axis],
                    length: answer[axis]
                )
            )
        }
    }
}
