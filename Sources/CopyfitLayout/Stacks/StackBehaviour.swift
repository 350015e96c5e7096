package import Foundation

/// A row or a column: `HStack`, `VStack` (layout rules 5.1–5.9).
package struct StackBehaviour {
    let guide: AlignmentKey

    /// NaN for nil.
    private let gap: CGFloat

    package var axis: Axis { guide.axis.crossed }

    /// The gap between neighbours in points; nil leaves it to their `ViewSpacing`.
    package var spacing: CGFloat? { gap.isNaN ? nil : gap }

    /// A row.
    package init(alignment: VerticalAlignment, spacing: CGFloat? = nil) {
        self.init(alignment.key, spacing)
    }

    /// A column.
    package init(alignment: HorizontalAlignment, spacing: CGFloat? = nil) {
        self.init(alignment.key, spacing)
    }

    private init(_ key: AlignmentKey, _ spacing: CGFloat?) {
        gap = spacing?.finite ?? .nan
        guide = key
    }
}

extension StackBehaviour {
    /// A stack on a built-in guide.
    package struct Plain {
        fileprivate let gap: CGFloat
        fileprivate let axis: Axis
        fileprivate let kind: AlignmentKey.Kind
    }

    /// The stack without the type of its guide; nil if that is a client's.
    var plain: Plain? { guide.kind == .custom ? nil : Plain(gap: gap, axis: guide.axis, kind: guide.kind) }

    @inline(__always)
    init(_ plain: Plain) {
        gap = plain.gap
        guide = AlignmentKey(id: BuiltInAlignment.self, axis: plain.axis, kind: plain.kind)
    }
}

extension StackBehaviour: Behaviour {
    static var form: BehaviourForm { .container }

    var alignmentKey: AlignmentKey? { guide }

    var words: BehaviourWords {
        BehaviourWords(axis == .horizontal ? "row" : "column", ["alignment": guide.words, "spacing": spacing?.words])
    }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule {
        switch tree.nodes[Int(node)].childCount {
        case 0: "layout rule 3.5"
        case 1: "layout rule 3.3"
        default: proposal[axis].isNaN ? "layout rule 5.2" : "layout rule 5.6"
        }
    }

    func placingRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule {
        tree.nodes[Int(node)].childCount == 1 ? "layout rule 3.3" : "layout rule 5.7"
    }

    @inline(__always)
    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        tree.nodes[Int(node)].childCount <= 1
            ? tree.answerOnlyChild(node, proposal) : tree.answerStack(self, node, proposal)
    }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        if tree.nodes[Int(node)].childCount <= 1 {
            tree.arrangeOnlyChild(node, proposal, x: 0, y: 0)
        } else {
            tree.arrangeStack(self, node, proposal, answer)
        }
    }

    func place(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        if tree.canStream(self, node, answer) {
            tree.streamStack(self, node, proposal, answer)
        } else {
            tree.placeArranged(node, proposal, answer)
        }
    }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        axis == self.axis ? tree.stackLength(self, node, end) : tree.alignedLength(guide, node, end)
    }

    func widthAlone(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> ShareAnswer? {
        tree.stackWidth(self, node, proposal)
    }

    /// Along the axis the first and the last child's, across it the union of all (layout rule 6.7).
    func spacing(of node: Int32, in tree: LayoutTree) -> ViewSpacing? {
        let range = tree.childRange(node)
        if range.isEmpty { return .zero }
        if tree.askForStandardGaps(range) { return nil }
        var spacing = ViewSpacing()
        spacing.direction = tree.direction(of: node)
        let (isRow, children) = (axis == .horizontal, range.map { tree.childLists[$0] })
        for child in children { spacing.formUnion(tree.spacing(of: child), edges: isRow ? .vertical : .horizontal) }
        spacing.formUnion(tree.spacing(of: children[0]), edges: isRow ? .leading : .top)
        spacing.formUnion(tree.spacing(of: children[children.count - 1]), edges: isRow ? .trailing : .bottom)
        return spacing
    }

    func priority(of node: Int32, in tree: LayoutTree) -> Double { tree.stackPriority(node) }

    var flags: Node.Flags { (spacing ?? 0).isFinite ? [] : .isWild }

    var orientation: Orientation { .along(axis) }

    var gapAxis: Axis? { spacing == nil ? axis : nil }
}
