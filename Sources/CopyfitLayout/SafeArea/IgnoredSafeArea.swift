import Foundation

/// `ignoresSafeArea`: the child covers the safe areas that the node's place touches on the given edges (layout rule
/// 15.1).
struct IgnoredSafeArea: NeutralWrapper {
    let edges: Edge.Set

    var words: BehaviourWords { BehaviourWords("ignores the safe area", ["edges": edges.words]) }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 15.1" }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        guard let child = tree.firstChild(node) else { return }
        let insets = tree.safeAreaInsets(of: node).keeping(edges)
        let offered = Proposal(
            width: answer.width + insets.total(along: .horizontal),
            height: answer.height + insets.total(along: .vertical)
        )
        tree.push(child, x: -insets.leading, y: -insets.top, offered, tree.ask(child, offered))
    }

    func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        tree.childGuide(key, node, proposal)
    }

    func priority(of node: Int32, in tree: LayoutTree) -> Double { 0 }

    var flags: Node.Flags { [.mayFollow, .isPlaceDependent] }
}

extension EdgeInsets {
    /// The insets at some edges; 0 at the others.
    package func keeping(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0,
            leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0,
            trailing: edges.contains(.trailing) ? trailing : 0
        )
    }
}
