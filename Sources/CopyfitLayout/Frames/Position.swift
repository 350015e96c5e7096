import Foundation

extension LayoutTree {
    /// The proposal, nil becoming the child's length (layout rule 10.3).
    func answerPosition<T: Tracing>(_ node: Int32, _ proposal: Proposal, _: T.Type) -> Answer {
        if !proposal.width.isNaN, !proposal.height.isNaN {
            return Answer(width: proposal.width, height: proposal.height, validity: Validity(only: proposal))
        }
        let child = answerOnlyChild(node, proposal, T.self)
        let size = proposal.filled(width: child.width, height: child.height)
        return Answer(width: size.width, height: size.height, validity: Validity(only: proposal))
    }

    /// The child's centre at the point.
    func arrangePosition<T: Tracing>(_ point: CGPoint, _ node: Int32, _ answer: Answer, _: T.Type) {
        guard let child = firstChild(node) else { return }
        let offered = Proposal(answer)
        let size = ask(child, offered, T.self)
        push(child, x: point.x - size.width / 2, y: point.y - size.height / 2, offered, size)
    }
}
