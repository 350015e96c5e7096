import Foundation

/// Overlays and backgrounds: the primary child decides, the secondary is proposed its size (layout rule 8.4).
extension LayoutTree {
    func arrangeLayers<T: Tracing>(
        _ content: LayeredContent,
        _ node: Int32,
        _ proposal: Proposal,
        _ answer: Answer,
        _: T.Type
    ) {
        arrangeOnlyChild(node, proposal, x: 0, y: 0, T.self)
        arrangeSecondary(content, node, proposal, answer, T.self)
    }

    /// Places the primary and everything in it, lets the host provide a late secondary, then places that.
    func placeLayers<T: Tracing>(
        _ content: LayeredContent,
        _ node: Int32,
        _ proposal: Proposal,
        _ answer: Answer,
        _: T.Type
    ) {
        let first = slots.count
        arrangeOnlyChild(node, proposal, x: 0, y: 0, T.self)
        placeLast(from: first, in: node, width: answer.width, T.self)
        if content.isLate { provide(node) }
        arrangeSecondary(content, node, proposal, answer, T.self)
        placeLast(from: first, in: node, width: answer.width, T.self)
    }

    private func placeLast<T: Tracing>(from first: Int, in node: Int32, width: CGFloat, _: T.Type) {
        guard slots.count > first else { return }
        for slot in takeSlots(from: first) { place(slot, in: node, width: width, T.self) }
    }

    private func arrangeSecondary<T: Tracing>(
        _ content: LayeredContent,
        _ node: Int32,
        _ proposal: Proposal,
        _ answer: Answer,
        _: T.Type
    ) {
        let range = childRange(node)
        guard range.count > 1 else { return }
        let (primary, secondary) = (childLists[range.lowerBound], childLists[range.lowerBound + 1])
        let offered = Proposal(answer)
        let size = ask(secondary, offered, T.self)
        let (horizontal, vertical) = (content.alignment.horizontal.key, content.alignment.vertical.key)
        push(
            secondary,
            x: guide(horizontal, of: primary, proposal, answer) - guide(horizontal, of: secondary, offered, size),
            y: guide(vertical, of: primary, proposal, answer) - guide(vertical, of: secondary, offered, size),
            offered,
            size
        )
    }
}
