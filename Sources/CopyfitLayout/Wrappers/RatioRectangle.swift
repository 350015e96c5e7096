import Foundation

/// The rectangle of a ratio in a proposal (layout rule 10.6).
///
/// One side of the proposal decides, and the rectangle's other side follows from it. The proposal's other side may be any
/// length that leaves the decision to the first, or nil.
struct RatioRectangle {
    /// The rectangle, as it is proposed to the child.
    let proposal: Proposal

    private let offered: Proposal
    private let unit: CGSize
    private let mode: ContentMode

    /// The rectangle of a unit's ratio. Only sides that are set count, and nil×nil passes through.
    init(_ offered: Proposal, _ mode: ContentMode, unit: () -> CGSize) {
        self.offered = offered
        self.mode = mode
        guard !offered.width.isNaN || !offered.height.isNaN else {
            (self.unit, proposal) = (.zero, offered)
            return
        }
        self.unit = unit()
        let scale = Self.scale(offered, self.unit, mode)
        // A child without an extent has no ratio.
        let hasRatio = scale.isFinite || offered.width == .infinity || offered.height == .infinity
        proposal = hasRatio ? Self.rectangle(self.unit, scale) : offered
    }

    private static func scale(_ offered: Proposal, _ unit: CGSize, _ mode: ContentMode) -> CGFloat {
        let x = offered.width / unit.width
        let y = offered.height / unit.height
        return x.isNaN ? y : y.isNaN ? x : mode == .fit ? min(x, y) : max(x, y)
    }

    private static func rectangle(_ unit: CGSize, _ scale: CGFloat) -> Proposal {
        Proposal(ProposedViewSize(width: unit.width * scale, height: unit.height * scale))
    }

    /// The proposals whose rectangles are among those that the child's answer holds for.
    func validity(of child: Validity) -> Validity {
        guard let side = decidingSide else { return Validity(only: offered) }
        let other = side.crossed
        let (length, limit) = (offered[side], offered[other])
        func isSame(_ length: CGFloat) -> Bool {
            let scale = length / self.length(of: side)
            return child.contains(Self.rectangle(unit, scale)) && decides(scale, over: limit, on: other)
        }
        let (lower, upper) = estimate(child, side)
        let range = LengthRange(
            lower: Self.nearest(to: min(lower, length), not: length, where: isSame),
            upper: Self.nearest(to: max(upper, length), not: length, where: isSame),
            includesNil: false
        )
        let last = mode == .fit ? range.upper : range.lower
        let others = beyond(last / self.length(of: side), on: other).including(limit)
        return Validity(range, along: side, across: others)
    }

    /// The side of the proposal that decides; nil if the rectangle is none of a ratio.
    private var decidingSide: Axis? {
        let scale = Self.scale(offered, unit, mode)
        guard unit.width > 0, unit.height > 0, unit.width.isFinite, unit.height.isFinite, scale.isFinite else {
            return nil
        }
        return offered.width / unit.width == scale ? .horizontal : .vertical
    }

    private func length(of side: Axis) -> CGFloat { side == .horizontal ? unit.width : unit.height }

    /// The ends of the deciding side, give or take what rounding does.
    private func estimate(_ child: Validity, _ side: Axis) -> (lower: CGFloat, upper: CGFloat) {
        let (own, other) = (child[side], child[side.crossed])
        let ratio = length(of: side) / length(of: side.crossed)
        var (lower, upper) = (max(own.lower, other.lower * ratio), min(own.upper, other.upper * ratio))
        let limit = offered[side.crossed] * ratio
        if !limit.isNaN {
            if mode == .fit { upper = min(upper, limit) } else { lower = max(lower, limit) }
        }
        return (lower, min(upper, Self.farthestEnd))
    }

    /// Where the search for an end begins if nothing bounds it. Larger rectangles get narrower ranges.
    private static var farthestEnd: CGFloat { 1e7 }

    /// The length nearest to an estimate that has a property which `length` has, too.
    private static func nearest(to estimate: CGFloat, not length: CGFloat, where isSame: (CGFloat) -> Bool) -> CGFloat {
        var end = estimate
        for _ in 0..<8 where end != length {
            if isSame(end) { return end }
            end = end < length ? end.nextUp : end.nextDown
        }
        return length
    }

    /// Whether a scale is the one that counts, given the length of the other side.
    private func decides(_ scale: CGFloat, over length: CGFloat, on other: Axis) -> Bool {
        beyond(scale, on: other).contains(length)
    }

    /// The lengths of the other side that leave the decision to a side with this scale.
    private func beyond(_ scale: CGFloat, on other: Axis) -> LengthRange {
        let unit = length(of: other)
        var end = scale * unit
        switch mode {
        case .fit:
            while end / unit < scale { end = end.nextUp }
            return LengthRange(lower: end, upper: .infinity, includesNil: true)
        case .fill:
            while end / unit > scale { end = end.nextDown }
            return LengthRange(lower: 0, upper: end, includesNil: true)
        }
    }
}
