package import Foundation

extension LayoutTree: ExplicitGuides {
    /// A guide's distance from a node's leading or top edge: its explicit value, else its default in the node's size.
    @inline(__always)
    func guide(_ key: AlignmentKey, of node: Int32, _ proposal: Proposal, _ answer: Answer) -> CGFloat {
        if !nodes[Int(node)].flags.isDisjoint(with: key.relevantFlags),
            let value = explicitGuide(key, of: node, proposal: proposal)
        {
            return value
        }
        return key.builtInValue(in: answer[key.axis]) ?? clientsDefault(key, of: node, proposal, answer)
    }

    /// The default that a client's alignment gives in a node's size. Apart from the walk over a stack's children, which would
    /// check the access to `runFunction` for all of them.
    @inline(never)
    private func clientsDefault(
        _ key: AlignmentKey,
        of node: Int32,
        _ proposal: Proposal,
        _ answer: Answer
    ) -> CGFloat {
        running(node) { key.defaultValue(in: dimensions(of: node, proposal, answer)) }
    }

    func dimensions(of node: Int32, proposal: Proposal) -> ViewDimensions {
        dimensions(of: node, proposal, ask(node, proposal))
    }

    private func dimensions(of node: Int32, _ proposal: Proposal, _ answer: Answer) -> ViewDimensions {
        ViewDimensions(
            width: answer.width,
            height: answer.height,
            source: GuideSource(guides: self, node: node, proposal: proposal)
        )
    }

    /// The guide's value if the node or something in it sets it. Remembered until anything in the tree changes or its
    /// root is laid out in another size.
    func explicitGuide(_ key: AlignmentKey, of node: Int32, proposal: Proposal) -> CGFloat? {
        if nodes[Int(node)].flags.isDisjoint(with: key.relevantFlags) { return nil }
        guard facts(of: node).remembersGuides else { return findExplicitGuide(key, node, proposal) }
        let query = GuideQuery(key, of: node, ask(node, proposal).validity)
        if let remembered = guideMemo[query] { return remembered }
        guard hasRoom else { return nil }
        let value = findExplicitGuide(key, node, proposal)
        guideMemo[query] = .some(value)
        hasGuides.value = true
        return value
    }

    /// Forgets all guides.
    @inline(__always)
    func forgetGuides() {
        if hasGuides.value { emptyGuideMemo() }
    }

    private func emptyGuideMemo() {
        guideMemo.removeAll(keepingCapacity: true)
        hasGuides.value = false
    }

    /// The first child's.
    func childGuide(_ key: AlignmentKey, _ node: Int32, _ proposal: Proposal) -> CGFloat? {
        firstChild(node).flatMap { explicitGuide(key, of: $0, proposal: proposal) }
    }

    /// Derived from where the children would be: a wrapper passes its child's value on, a container merges (layout
    /// rules 7.5, 7.6).
    func mergedGuide(_ key: AlignmentKey, _ node: Int32, _ proposal: Proposal) -> CGFloat? {
        let isContainer = nodes[Int(node)].childCount > 1
        if isContainer, key.isBox { return nil }
        let first = slots.count
        untraced { arrange(node, proposal, ask(node, proposal)) }
        let arranged = takeSlots(from: first)
        let values = arranged.compactMap { slot in
            explicitGuide(key, of: slot.node, proposal: slot.proposal).map { $0 + slot.origin(along: key.axis) }
        }
        return isContainer ? key.merged(values) : values.first
    }
}

extension LayoutTree {
    /// The line on which a row or column aligned its children, as a distance from its left or top edge in points, with
    /// the axis of that distance; nil for a node that is neither or has no children.
    package func alignmentLine(of id: LayoutNodeID) -> (axis: Axis, position: CGFloat)? {
        let node = index(of: id)
        guard let key = alignmentKey(of: node), let child = firstChild(node) else { return nil }
        let placement = placements[Int(child)]
        let value = guide(key, of: child, placement.proposal, ask(child, placement.proposal))
        if key.axis == .vertical { return (.vertical, placement.y + value) }
        let left = mirror(of: node, width: placement.width).left(value, 0)
        return (.horizontal, placement.x + left)
    }
}

extension AlignmentKey {
    /// What must be somewhere in a subtree for the guide to be explicit there.
    fileprivate var relevantFlags: Node.Flags {
        @inline(__always) get { isOfText ? [.hasGuides, .hasBaselines] : .hasGuides }
    }
}
