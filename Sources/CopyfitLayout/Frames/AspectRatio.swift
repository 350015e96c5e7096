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
        var answer = answerOnlyChild(node, ratioProposal(ratio, mode, node, proposal, T.self), T.self)
        if !answer.dependence.isEmpty { answer.dependence = [.horizontal, .vertical] }
        return answer
    }

    func arrangeAspectRatio<T: Tracing>(
        _ ratio: CGFloat?,
        _ mode: ContentMode,
        _ node: Int32,
        _ proposal: Proposal,
        _: T.Type
    ) {
        arrangeOnlyChild(node, ratioProposal(ratio, mode, node, proposal, T.self), x: 0, y: 0, T.self)
    }

    /// The rectangle proposed to the child; only sides that are set count, and nil×nil passes through.
    private func ratioProposal<T: Tracing>(
        _ ratio: CGFloat?,
        _ mode: ContentMode,
        _ node: Int32,
        _ proposal: Proposal,
        _: T.Type
    ) -> Proposal {
        if proposal.width.isNaN, proposal.height.isNaN { return proposal }
        let unit = ratio.map { CGSize(width: $0, height: 1) } ?? answerOnlyChild(node, .unspecified, T.self).size
        let x = proposal.width.isNaN ? nil : proposal.width / unit.width
        let y = proposal.height.isNaN ? nil : proposal.height / unit.height
        guard let one = x ?? y, let other = y ?? x else { return proposal }
        let scale = mode == .fit ? min(one, other) : max(one, other)
        // A child without an extent has no ratio.
        if !scale.isFinite, proposal.width != .infinity, proposal.height != .infinity { return proposal }
        return Proposal(ProposedViewSize(width: unit.width * scale, height: unit.height * scale))
    }
}
