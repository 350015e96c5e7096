package import Foundation

extension LayoutTree {
    /// Lays out a root and everything below it: proposes `proposal` less the safe area, centres the answer in it, and
    /// places top-down. On axes without a finite proposal the root starts at the safe area's edge. What neither changed
    /// nor moved relative to its parent is not visited.
    package func layOut(_ root: LayoutNodeID, _ proposal: ProposedViewSize, safeArea: EdgeInsets = EdgeInsets()) {
        if !pass.isTraced {
            layOut(index(of: root), Proposal(proposal), safeArea, Untraced.self)
        } else {
            layOut(index(of: root), Proposal(proposal), safeArea, Traced.self)
        }
    }

    /// Lays out like `layOut` and returns every step in order. Answers remembered from before show as such.
    package func trace(
        _ root: LayoutNodeID,
        _ proposal: ProposedViewSize,
        safeArea: EdgeInsets = EdgeInsets()
    ) -> [LayoutEvent] {
        pass.isTraced = true
        defer {
            pass.isTraced = false
            events = []
        }
        layOut(root, proposal, safeArea: safeArea)
        return events
    }

    private func layOut<T: Tracing>(_ root: Int32, _ proposal: Proposal, _ safeArea: EdgeInsets, _: T.Type) {
        if proposal != pass.rootProposal { guideMemo.removeAll(keepingCapacity: true) }
        pass.turn &+= 1
        tightenFlags()
        pass.rootSafeArea = safeArea
        pass.rootProposal = proposal
        let inner = proposal.inset(by: safeArea)
        enterContainer(inner, contentOf: root)
        if nodes[Int(root)].flags.contains(.isContainerRelative) { forgetAnswers(of: root) }
        let answer = ask(root, inner, T.self)
        let x = safeArea.leading + (inner.width.isFinite ? (inner.width - answer.width) / 2 : 0)
        let y = safeArea.top + (inner.height.isFinite ? (inner.height - answer.height) / 2 : 0)
        place(root, x: x, y: y, inner, answer, T.self)
    }

    /// A node's frame in its parent's space, in points and unrounded: x from the left, y down.
    package func frame(of id: LayoutNodeID) -> CGRect {
        placements[Int(index(of: id))].frame
    }

    /// A node's frame in the root's host space. Linear in depth.
    package func globalFrame(of id: LayoutNodeID) -> CGRect {
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
    package func placedProposal(of id: LayoutNodeID) -> ProposedViewSize {
        placements[Int(index(of: id))].proposal.publicValue
    }

    /// The one door for placements: notes a node's frame and goes on to its children where something changed.
    func place<T: Tracing>(_ node: Int32, x: CGFloat, y: CGFloat, _ proposal: Proposal, _ answer: Answer, _: T.Type) {
        let index = Int(node)
        let old = placements[index]
        let isSettled =
            nodes[index].flags.isDisjoint(with: [.needsPlacement, .isPlaceDependent])
            && old.width == answer.width && old.height == answer.height
            && answer.validity.contains(old.proposal)
        placements[index] = Placement(x: x, y: y, width: answer.width, height: answer.height, proposal: proposal)
        if T.isOn {
            events.append(
                .placed(id(of: node), frame: placements[index].frame, proposal: proposal.publicValue)
            )
        }
        if isSettled { return }
        nodes[index].flags.remove(.needsPlacement)
        guard !nodes[index].flags.contains(.isPlain), hasRoom else { return }
        placeContent(node, proposal, answer, T.self)
    }

    private func placeContent<T: Tracing>(_ node: Int32, _ proposal: Proposal, _ answer: Answer, _: T.Type) {
        switch behaviours[Int(node)] {
        case .measured(let leaf): leaf.place(size: answer.size, proposal: proposal.publicValue)
        case .stack(let stack) where canStream(stack, node, proposal, answer):
            streamStack(stack, node, proposal, answer, T.self)
        case .geometryReader:
            provide(node)
            placeArranged(node, proposal, answer, T.self)
        case .padding(let insets): placePadded(insets, node, proposal, answer, T.self)
        case .layered(let content): placeLayers(content, node, proposal, answer, T.self)
        case .scrollView:
            withinContainer(proposal, contentOf: node) { placeArranged(node, proposal, answer, T.self) }
        default: placeArranged(node, proposal, answer, T.self)
        }
    }

    /// Arranges all children first, then places each.
    private func placeArranged<T: Tracing>(_ node: Int32, _ proposal: Proposal, _ answer: Answer, _: T.Type) {
        let first = slots.count
        arrange(node, proposal, answer, T.self)
        for position in first..<slots.count {
            let slot = slots[position]
            place(slot, in: node, width: answer.width, T.self)
        }
        slots.removeAll(from: first)
    }

    /// Places one arranged child, mirrored where its container runs from the right.
    func place<T: Tracing>(_ slot: Slot, in container: Int32, width: CGFloat, _: T.Type) {
        let isMirrored = nodes[Int(container)].flags.contains(.isRightToLeft)
        let x = isMirrored ? width - (slot.x + slot.answer.width) : slot.x
        place(slot.node, x: x, y: slot.y, slot.proposal, slot.answer, T.self)
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
    /// Pushes a slot per child: where each goes in leading-to-trailing coordinates, with which proposal. Changes
    /// nothing else, so guides can be worked out from it without placing.
    func arrange<T: Tracing>(_ node: Int32, _ proposal: Proposal, _ answer: Answer, _: T.Type) {
        switch behaviours[Int(node)] {
        case .fixed, .flexible, .resizable, .circle, .spacer, .divider, .measured: break
        case .frame(let frame): arrangeFrame(frame, node, proposal, answer, T.self)
        case .flexibleFrame(let frame): arrangeFlexibleFrame(frame, node, proposal, answer, T.self)
        case .padding(let insets): arrangePadding(insets, node, proposal, T.self)
        case .fixedSize(let axes): arrangeFixedSize(axes, node, proposal, T.self)
        case .aspectRatio(let ratio, let mode): arrangeAspectRatio(ratio, mode, node, proposal, T.self)
        case .offset(let offset): arrangeOnlyChild(node, proposal, x: offset.width, y: offset.height, T.self)
        case .position(let point): arrangePosition(point, node, answer, T.self)
        case .containerRelativeFrame(let frame): arrangeContainerRelative(frame, node, proposal, answer, T.self)
        case .passThrough, .layoutPriority, .alignmentGuide: arrangeOnlyChild(node, proposal, x: 0, y: 0, T.self)
        case .ignoresSafeArea(let edges): arrangeIgnoringSafeArea(edges, node, answer, T.self)
        case .layered(let content): arrangeLayers(content, node, proposal, answer, T.self)
        case .safeAreaPadding(let insets): arrangeSafeAreaPadding(insets, node, proposal, T.self)
        case .safeAreaInset(let inset): arrangeSafeAreaInset(inset, node, proposal, answer, T.self)
        case .stack(let stack): arrangeStack(stack, node, proposal, answer, T.self)
        case .zStack(let alignment): arrangeZStack(alignment, node, answer, proposal, T.self)
        case .lazyStack(let stack): arrangeLazyStack(stack, node, proposal, answer, T.self)
        case .geometryReader: arrangeAtOrigin(node, Proposal(answer), T.self)
        case .scrollView(let axes): arrangeScrollView(axes, node, proposal, answer, T.self)
        case .viewThatFits(let axes): arrangeViewThatFits(axes, node, proposal, T.self)
        case .grid(let grid): arrangeGrid(grid, node, proposal, T.self)
        case .gridRow: arrangeGridRow(node, proposal, T.self)
        case .lazyGrid(let grid): arrangeLazyGrid(grid, node, proposal, answer, T.self)
        case .custom(let box): arrangeCustom(box, node, proposal, answer)
        }
    }

    /// One slot for the first child, if there is one.
    func arrangeOnlyChild<T: Tracing>(_ node: Int32, _ proposal: Proposal, x: CGFloat, y: CGFloat, _: T.Type) {
        guard let child = firstChild(node) else { return }
        push(child, x: x, y: y, proposal, ask(child, proposal, T.self))
    }

    /// Every child at the top-leading corner.
    func arrangeAtOrigin<T: Tracing>(_ node: Int32, _ proposal: Proposal, _: T.Type) {
        for position in childRange(node) {
            let child = childLists[position]
            push(child, x: 0, y: 0, proposal, ask(child, proposal, T.self))
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
