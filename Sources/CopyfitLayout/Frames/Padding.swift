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

    /// `arrangePadding` and placing without scratch: there is padding almost everywhere.
    func placePadded<T: Tracing>(
        _ insets: EdgeInsets,
        _ node: Int32,
        _ proposal: Proposal,
        _ answer: Answer,
        _: T.Type
    ) {
        guard let child = firstChild(node) else { return }
        let offer = proposal.inset(by: insets)
        let size = ask(child, offer, T.self)
        let isMirrored = nodes[Int(node)].flags.contains(.isRightToLeft)
        let x = isMirrored ? answer.width - (insets.leading + size.width) : insets.leading
        place(child, x: x, y: insets.top, offer, size, T.self)
    }
}
