import Foundation

extension LayoutTree {
    /// Whatever the child answers to the largest (fit) or smallest covering (fill) rectangle of the ratio (layout rule
    /// 10.6).
    func answerAspectRatio<T: Tracing>(
        _ ratio: CGFloat?,
        _ mode: ContentMode,
        _ node: Int32,
        _ proposal: Proposal,
        _: T.Type
    ) -> Answer {
        let rectangle = ratioRectangle(ratio, mode, node, proposal, T.self)
        var answer = answerOnlyChild(node, rectangle.proposal, T.self)
        if !answer.validity.isAll { answer.validity = rectangle.validity }
        return answer
    }

    func arrangeAspectRatio<T: Tracing>(
        _ ratio: CGFloat?,
        _ mode: ContentMode,
        _ node: Int32,
        _ proposal: Proposal,
        _: T.Type
    ) {
        arrangeOnlyChild(node, ratioRectangle(ratio, mode, node, proposal, T.self).proposal, x: 0, y: 0, T.self)
    }

    /// The rectangle proposed to the child; only sides that are set count, and nil×nil passes through.
    private func ratioRectangle<T: Tracing>(
        _ ratio: CGFloat?,
        _ mode: ContentMode,
        _ node: Int32,
        _ proposal: Proposal,
        _: T.Type
    ) -> RatioRectangle {
        if proposal.width.isNaN, proposal.height.isNaN { return RatioRectangle(proposal, Validity(only: proposal)) }
        return RatioRectangle(ratioUnit(ratio, node, T.self), mode, in: proposal)
    }

    /// A rectangle of the ratio: without one the child's ideal size.
    func ratioUnit<T: Tracing>(_ ratio: CGFloat?, _ node: Int32, _: T.Type) -> CGSize {
        ratio.map { CGSize(width: $0, height: 1) } ?? answerOnlyChild(node, .unspecified, T.self).size
    }
}

/// The rectangle of a ratio in a proposal, and the proposals with the same rectangle: one side decides, so of the other
/// all lengths beyond the rectangle's serve, and nil.
private struct RatioRectangle {
    let proposal: Proposal
    let validity: Validity

    init(_ proposal: Proposal, _ validity: Validity) {
        (self.proposal, self.validity) = (proposal, validity)
    }

    init(_ unit: CGSize, _ mode: ContentMode, in proposal: Proposal) {
        let x = proposal.width / unit.width
        let y = proposal.height / unit.height
        let scale = x.isNaN ? y : y.isNaN ? x : mode == .fit ? min(x, y) : max(x, y)
        // A child without an extent has no ratio.
        let hasRatio = scale.isFinite || proposal.width == .infinity || proposal.height == .infinity
        self.proposal =
            hasRatio ? Proposal(ProposedViewSize(width: unit.width * scale, height: unit.height * scale)) : proposal
        var validity = Validity(only: proposal)
        if !(unit.width > 0 && unit.height > 0 && unit.width.isFinite && unit.height.isFinite && scale.isFinite) {
            self.validity = validity
            return
        }
        if !proposal.width.isNaN, proposal.height.isNaN || (mode == .fit ? x < y : x > y) {
            validity[.vertical] = Self.beyond(scale, unit.height, mode)
        } else if !proposal.height.isNaN, proposal.width.isNaN || (mode == .fit ? y < x : y > x) {
            validity[.horizontal] = Self.beyond(scale, unit.width, mode)
        }
        self.validity = Validity(
            width: validity.width.including(proposal.width),
            height: validity.height.including(proposal.height)
        )
    }

    /// The lengths of a side that leave the decision to the other one.
    private static func beyond(_ scale: CGFloat, _ unit: CGFloat, _ mode: ContentMode) -> LengthRange {
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
