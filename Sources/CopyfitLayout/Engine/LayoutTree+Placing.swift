public import Foundation

extension LayoutTree {
    /// Lays out a root and everything below it: proposes `proposal` less the safe area, centres the answer in it, and
    /// places top-down. On axes without a finite proposal the root starts at the safe area's edge. What neither changed
    /// nor moved relative to its parent is not visited. Insets that are infinite or NaN count as 0.
    public func layOut(_ root: LayoutNodeID, _ proposal: ProposedViewSize, safeArea: EdgeInsets = EdgeInsets()) {
        requireNoAnswerUnderWay()
        guardingStack(index(of: root)) { layOut($0, Proposal(proposal), safeArea.finite) }
    }

    private func layOut(_ root: Int32, _ proposal: Proposal, _ safeArea: EdgeInsets) {
        if proposal != pass.rootProposal { forgetGuides() }
        pass.turn &+= 1
        tightenFlags()
        pass.rootSafeArea = safeArea
        pass.rootProposal = proposal
        let inner = proposal.inset(by: safeArea)
        if enterContainer(inner, contentOf: root) {
            forgetAnswers(of: root)
            nodes[Int(root)].flags.insert(.needsPlacement)
        }
        let answer = ask(root, inner)
        let x = safeArea.leading + (inner.width.isFinite ? (inner.width - answer.width) / 2 : 0)
        let y = safeArea.top + (inner.height.isFinite ? (inner.height - answer.height) / 2 : 0)
        place(root, x: x, y: y, inner, answer)
        slots.trim(to: 4096)
        newChildren.removeAll(from: 0)
        newChildren.trim(to: 4096)
        demands.trim(to: 4096)
    }

    /// Whether a root that was laid out keeps its size, and everything in it its place there, if another size is proposed to it. False
    /// where places depend on where the root is.
    package func keepsLayout(
        of root: LayoutNodeID,
        in proposal: ProposedViewSize,
        safeArea: EdgeInsets = EdgeInsets()
    ) -> Bool {
        let node = index(of: root)
        guard nodes[Int(node)].flags.isDisjoint(with: [.needsPlacement, .isPlaceDependent, .isContainerRelative])
        else { return false }
        pass.turn &+= 1
        let answer = guardingStack(node) { ask($0, Proposal(proposal).inset(by: safeArea.finite)) }
        let placed = placements[Int(node)]
        return placed.width == answer.width && placed.height == answer.height
            && answer.validity.contains(placed.proposal)
    }

    /// A node's frame in its parent's space, in points and unrounded: x from the left, y down.
    public func frame(of id: LayoutNodeID) -> CGRect {
        placements[Int(index(of: id))].frame
    }

    /// A node's frame in the root's host space. Linear in depth.
    public func globalFrame(of id: LayoutNodeID) -> CGRect {
        globalFrame(of: index(of: id))
    }

    func globalFrame(of start: Int32) -> CGRect {
        var frame = placements[Int(start)].frame
        var node = nodes[Int(start)].parent
        while node >= 0 {
            frame.origin.x += placements[Int(node)].x
            frame.origin.y += placements[Int(node)].y
            node = nodes[Int(node)].parent
        }
        return frame
    }

    /// The proposal a node was placed with.
    public func placedProposal(of id: LayoutNodeID) -> ProposedViewSize {
        placements[Int(index(of: id))].proposal.publicValue
    }

    /// The one door for placements: notes a node's frame and continues with its children if something changed.
    func place(_ node: Int32, x: CGFloat, y: CGFloat, _ proposal: Proposal, _ answer: Answer) {
        let index = Int(node)
        let old = placements[index]
        let isSettled =
            nodes[index].flags.isDisjoint(with: [.needsPlacement, .isPlaceDependent])
            && old.width == answer.width && old.height == answer.height
            && answer.validity.contains(old.proposal)
        placements[index] = Placement(x: x, y: y, width: answer.width, height: answer.height, proposal: proposal)
        if isTraced { recordPlacement(of: node) }
        if isSettled { return }
        nodes[index].flags.remove(.needsPlacement)
        if !nodes[index].flags.contains(.isPlain) { placeChildren(node, proposal, answer) }
    }

    @inline(never)
    private func placeChildren(_ node: Int32, _ proposal: Proposal, _ answer: Answer) {
        if hasRoom { placeContent(node, proposal, answer) }
    }

    /// Arranges all children first, then places each.
    func placeArranged(_ node: Int32, _ proposal: Proposal, _ answer: Answer) {
        let first = slots.count
        arrange(node, proposal, answer)
        let mirror = mirror(of: node, width: answer.width)
        for position in first..<slots.count { place(slots[position], mirror) }
        slots.removeAll(from: first)
    }

    /// Places one arranged child.
    func place(_ slot: Slot, _ mirror: Mirror) {
        let x = mirror.left(slot.x, slot.answer.width)
        place(slot.node, x: x, y: slot.y, slot.proposal, slot.answer)
    }

    /// How a container of a width turns leading coordinates into left ones.
    @inline(__always)
    func mirror(of container: Int32, width: CGFloat) -> Mirror {
        Mirror(isOn: nodes[Int(container)].flags.contains(.isRightToLeft), width: width)
    }

    /// Lets the host attach what can only be known now.
    func provide(_ node: Int32) {
        let outer = pass.lateNode
        pass.lateNode = node
        provideContent?(id(of: node))
        pass.lateNode = outer
        nodes[Int(node)].flags.remove(.needsPlacement)
    }
}

extension LayoutTree {
    /// One slot for the first child, if there is one.
    func arrangeOnlyChild(_ node: Int32, _ proposal: Proposal, x: CGFloat, y: CGFloat) {
        guard let child = firstChild(node) else { return }
        push(child, x: x, y: y, proposal, ask(child, proposal))
    }

    /// Every child at the top-leading corner.
    func arrangeAtOrigin(_ node: Int32, _ proposal: Proposal) {
        for position in childRange(node) {
            let child = childLists[position]
            push(child, x: 0, y: 0, proposal, ask(child, proposal))
        }
    }

    /// Pops the slots from a position on.
    func takeSlots(from first: Int) -> [Slot] {
        let taken = (first..<slots.count).map { slots[$0] }
        slots.removeAll(from: first)
        return taken
    }

    func push(_ child: Int32, x: CGFloat, y: CGFloat, _ proposal: Proposal, _ answer: Answer) {
        var slot = Slot(node: child)
        slot.isPlaced = true
        slot.x = x
        slot.y = y
        slot.proposal = proposal
        slot.answer = answer
        slots.append(slot)
    }
}
