import Foundation

/// Overlays and backgrounds: the primary child decides; the secondary is proposed its size and aligned to it (layout
/// rule 8.4). Which one is drawn first is the host's matter.
package struct LayeredContent {
    package var alignment: Alignment

    /// Whether the secondary child is asked for with `LayoutTree.provideContent` once the primary has been placed
    /// (`overlayPreferenceValue`); otherwise it is attached like any child.
    package var isLate: Bool

    package init(alignment: Alignment = .center, isLate: Bool = false) {
        self.alignment = alignment
        self.isLate = isLate
    }
}

extension LayeredContent: NeutralWrapper {
    static var form: BehaviourForm { .layers }

    var words: BehaviourWords { BehaviourWords("layer over or under content", ["alignment": alignment.words]) }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 8.4" }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        tree.arrangeOnlyChild(node, proposal, x: 0, y: 0)
        arrangeSecondary(proposal, answer, of: node, in: tree)
    }

    /// Places the primary and everything in it, lets the host provide a late secondary, then places that.
    func place(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        let first = tree.slots.count
        tree.arrangeOnlyChild(node, proposal, x: 0, y: 0)
        placeLast(from: first, answer, of: node, in: tree)
        if isLate { tree.provide(node) }
        arrangeSecondary(proposal, answer, of: node, in: tree)
        placeLast(from: first, answer, of: node, in: tree)
    }

    private func placeLast(from first: Int, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        guard tree.slots.count > first else { return }
        let mirror = tree.mirror(of: node, width: answer.width)
        for slot in tree.takeSlots(from: first) { tree.place(slot, mirror) }
    }

    private func arrangeSecondary(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        let range = tree.childRange(node)
        guard range.count > 1 else { return }
        let (primary, secondary) = (tree.childLists[range.lowerBound], tree.childLists[range.lowerBound + 1])
        let offered = Proposal(answer)
        let size = tree.ask(secondary, offered)
        let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
        tree.push(
            secondary,
            x: tree.guide(horizontal, of: primary, proposal, answer)
                - tree.guide(horizontal, of: secondary, offered, size),
            y: tree.guide(vertical, of: primary, proposal, answer)
                - tree.guide(vertical, of: secondary, offered, size),
            offered,
            size
        )
    }

    func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        tree.childGuide(key, node, proposal)
    }

    var flags: Node.Flags { isLate ? .isPlaceDependent : [] }

    static var safeAreaReach: SafeAreaReach { .passes }

    /// The answer is the primary's.
    func isAffected(by child: Int32, of node: Int32, in tree: LayoutTree) -> Bool {
        tree.childLists[Int(tree.nodes[Int(node)].firstChild)] == child
    }
}
