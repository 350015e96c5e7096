package import Foundation

/// `alignmentGuide(_:computeValue:)`: makes one guide explicit (layout rule 7.3).
package struct AlignmentGuide {
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat

    package init(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) {
        key = guide.key
        self.computeValue = computeValue
    }

    package init(_ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) {
        key = guide.key
        self.computeValue = computeValue
    }
}

extension AlignmentGuide: NeutralWrapper {
    var words: BehaviourWords { BehaviourWords("alignment guide", ["guide": key.words ?? "center"]) }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 7.3" }

    func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        guard key == self.key else { return tree.mergedGuide(key, node, proposal) }
        guard let child = tree.firstChild(node) else { return nil }
        let guide = tree.running(node) { computeValue(tree.dimensions(of: child, proposal: proposal)) }
        return tree.soundGuide(guide, of: node)
            ?? tree.explicitGuide(key, of: child, proposal: proposal)
    }

    var flags: Node.Flags { .hasGuides }

    static var safeAreaReach: SafeAreaReach { .passes }
}
