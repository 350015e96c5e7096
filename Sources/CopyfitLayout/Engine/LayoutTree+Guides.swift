import Foundation

extension LayoutTree {
    /// A guide's distance from a node's leading or top edge: its explicit value, else its default in the node's size.
    @inline(__always)
    func guide(_ key: AlignmentKey, of node: Int32, _ proposal: Proposal, _ answer: Answer) -> CGFloat {
        if !nodes[Int(node)].flags.isDisjoint(with: key.relevantFlags),
            let value = explicitGuide(key, of: node, proposal: proposal)
        {
            return value
        }
        return key.kind == .custom
            ? key.defaultValue(in: dimensions(of: node, proposal, answer))
            : defaultGuide(key, in: answer)
    }

    /// A guide in a container's own size, without looking at what is in it.
    @inline(__always)
    func defaultGuide(_ key: AlignmentKey, in answer: Answer) -> CGFloat {
        switch key.kind {
        case .start: 0
        case .center: answer[key.axis] / 2
        case .end, .firstBaseline, .lastBaseline: answer[key.axis]
        case .custom: key.defaultValue(in: ViewDimensions(width: answer.width, height: answer.height))
        }
    }

    func dimensions(of node: Int32, proposal: Proposal) -> ViewDimensions {
        dimensions(of: node, proposal, ask(node, proposal))
    }

    private func dimensions(of node: Int32, _ proposal: Proposal, _ answer: Answer) -> ViewDimensions {
        ViewDimensions(
            width: answer.width,
            height: answer.height,
            source: GuideSource(tree: self, node: node, proposal: proposal)
        )
    }

    /// The guide's value if the node or something in it sets it. Remembered until anything in the tree changes or its
    /// root is laid out in another size.
    func explicitGuide(_ key: AlignmentKey, of node: Int32, proposal: Proposal) -> CGFloat? {
        if nodes[Int(node)].flags.isDisjoint(with: key.relevantFlags) { return nil }
        // What is in a grid's row follows from the grid, not from what the row is proposed.
        if case .gridRow = behaviours[Int(node)] { return findExplicitGuide(key, node, proposal) }
        let query = GuideQuery(key, of: node, ask(node, proposal).validity)
        if let remembered = guideMemo[query] { return remembered }
        guard hasRoom else { return nil }
        let value = findExplicitGuide(key, node, proposal)
        guideMemo[query] = .some(value)
        return value
    }

    private func findExplicitGuide(_ key: AlignmentKey, _ node: Int32, _ proposal: Proposal) -> CGFloat? {
        switch behaviours[Int(node)] {
        case .measured(let leaf):
            guard key.kind == .firstBaseline || key.kind == .lastBaseline else { return nil }
            let baselines = leaf.baselines(in: ask(node, proposal).size, for: proposal.publicValue)
            return key.kind == .firstBaseline ? baselines?.first : baselines?.last
        case .alignmentGuide(let guide) where guide.key == key:
            guard let child = firstChild(node) else { return nil }
            return soundGuide(guide.computeValue(dimensions(of: child, proposal: proposal)))
                ?? explicitGuide(key, of: child, proposal: proposal)
        case .layered, .ignoresSafeArea, .offset:
            guard let primary = firstChild(node) else { return nil }
            return explicitGuide(key, of: primary, proposal: proposal)
        case .custom(let box):
            return explicitAlignment(key, box, node, proposal)
        case .geometryReader, .scrollView: return nil
        default: return mergedGuide(key, node, proposal)
        }
    }

    /// From where the children would go: a wrapper passes its child's value on, a container merges (layout rules 7.5,
    /// 7.6).
    private func mergedGuide(_ key: AlignmentKey, _ node: Int32, _ proposal: Proposal) -> CGFloat? {
        let isContainer = nodes[Int(node)].childCount > 1
        if isContainer, key.isBox { return nil }
        let first = slots.count
        arrange(node, proposal, ask(node, proposal), Untraced.self)
        let arranged = takeSlots(from: first)
        let values = arranged.compactMap { slot in
            explicitGuide(key, of: slot.node, proposal: slot.proposal).map { $0 + slot.origin(along: key.axis) }
        }
        return isContainer ? key.merged(values) : values.first
    }
}

/// A guide of a node, for all proposals that its answer holds for.
struct GuideQuery: Hashable {
    private let node: Int32
    private let axis: Axis
    private let kind: AlignmentKey.Kind
    private let id: ObjectIdentifier
    private let width: UInt
    private let height: UInt

    /// Two answers of a node that hold for one proposal are equal, so the least proposal stands for all.
    init(_ key: AlignmentKey, of node: Int32, _ validity: Validity) {
        self.node = node
        axis = key.axis
        kind = key.kind
        id = ObjectIdentifier(key.id)
        width = validity.width.least.bitPattern
        height = validity.height.least.bitPattern
    }
}

extension LengthRange {
    /// The least length; NaN where there is nil alone.
    fileprivate var least: CGFloat { lower <= upper ? lower : .nan }
}

extension AlignmentKey {
    /// What must be somewhere in a subtree for the guide to be explicit there.
    fileprivate var relevantFlags: Node.Flags {
        @inline(__always) get {
            kind == .firstBaseline || kind == .lastBaseline ? [.hasGuides, .hasBaselines] : .hasGuides
        }
    }
}
