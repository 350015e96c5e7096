import Foundation

extension LayoutTree {
    /// What a client's layout is given.
    func subviews(of node: Int32, _ box: LayoutBox) -> LayoutSubviews {
        LayoutSubviews(
            tree: self,
            container: id(of: node),
            nodes: box.children,
            bounds: box.children.indices,
            direction: direction(of: node)
        )
    }
}

extension LayoutSubviews {
    /// Calls `place` as if the container were being placed, then `read` for each child, and forgets the placements.
    func recordingPlacements<R>(
        in bounds: CGRect,
        proposal: Proposal,
        _ place: () -> Void,
        reading read: (LayoutTree, Slot) -> R
    ) -> [R] {
        let first = tree.slots.count
        tree.recordPlacements(of: container.index, in: bounds, proposal, place)
        return tree.takeSlots(from: first).map { read(tree, $0) }
    }
}
