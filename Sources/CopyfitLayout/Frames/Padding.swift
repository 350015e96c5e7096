import Foundation

extension LayoutTree {
    /// The child's size and the insets, never negative (layout rule 10.1).
    func answerPadding<T: Tracing>(_ insets: EdgeInsets, _ node: Int32, _ proposal: Proposal, _: T.Type) -> Answer {
        let child = answerOnlyChild(node, proposal.inset(by: insets), T.self)
        return Answer(
            width: max(child.width + insets.total(along: .horizontal), 0),
            height: max(child.height + insets.total(along: .vertical), 0),
            validity: Validity(
                width: child.validity.width.outset(by: insets.leading + insets.trailing).including(proposal.width),
                height: child.validity.height.outset(by: insets.top + insets.bottom).including(proposal.height)
            )
        )
    }

    func arrangePadding<T: Tracing>(_ insets: EdgeInsets, _ node: Int32, _ proposal: Proposal, _: T.Type) {
        arrangeOnlyChild(node, proposal.inset(by: insets), x: insets.leading, y: insets.top, T.self)
    }
}
