import Foundation

/// Custom layouts: calls into `Layout` and what its subviews report back.
extension LayoutTree {
    func subviews(of node: Int32, _ box: LayoutBox) -> LayoutSubviews {
        LayoutSubviews(
            tree: self,
            container: id(of: node),
            nodes: box.children,
            bounds: box.children.indices,
            direction: direction(of: node)
        )
    }

    func answerCustom(_ box: LayoutBox, _ node: Int32, _ proposal: Proposal) -> Answer {
        let size = sound(box.sizeThatFits(proposal.publicValue, subviews(of: node, box)), for: proposal)
        return Answer(width: size.width, height: size.height, validity: Validity(only: proposal))
    }

    func arrangeCustom(_ box: LayoutBox, _ node: Int32, _ proposal: Proposal, _ answer: Answer) {
        let bounds = CGRect(origin: .zero, size: answer.size)
        if !(answer.width.isFinite && answer.height.isFinite) {
            complain("A layout was placed with a size of \(answer.width) × \(answer.height)", "finite lengths")
        }
        recordPlacements(of: node, in: bounds, proposal) {
            box.placeSubviews(in: bounds, proposal.publicValue, subviews(of: node, box))
        }
    }

    func explicitAlignment(_ key: AlignmentKey, _ box: LayoutBox, _ node: Int32, _ proposal: Proposal) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: ask(node, proposal).size)
        return soundGuide(box.explicitAlignment(key, in: bounds, proposal.publicValue, subviews(of: node, box)))
    }

    /// Pushes a slot per child and lets `body` fill them through `LayoutSubview.place`; children it leaves out are
    /// centred and proposed the container's proposal (layout rule 2.4).
    func recordPlacements(of node: Int32, in bounds: CGRect, _ proposal: Proposal, _ body: () -> Void) {
        let first = slots.count
        slots.reserve(Int(nodes[Int(node)].childCount))
        for position in childRange(node) { slots.append(Slot(node: childLists[position])) }
        let end = slots.count
        let outer = pass.recording
        pass.recording = Recording(container: node, firstSlot: first)
        body()
        pass.recording = outer
        for position in first..<end where !slots[position].isPlaced {
            let answer = ask(slots[position].node, proposal)
            slots[position].x = bounds.midX - answer.width / 2
            slots[position].y = bounds.midY - answer.height / 2
            slots[position].proposal = proposal
            slots[position].answer = answer
        }
    }

    /// What `LayoutSubview.place` leaves behind; nothing for a child of another container than the one being placed.
    func recordPlacement(of node: Int32, at position: CGPoint, anchor: UnitPoint, proposal: Proposal) {
        guard pass.recording.container >= 0, nodes[Int(node)].parent == pass.recording.container else { return }
        let answer = ask(node, proposal)
        let (x, y) = (
            position.x.bounded - anchor.x.bounded * answer.width,
            position.y.bounded - anchor.y.bounded * answer.height
        )
        guard position.x.isFinite, position.y.isFinite, x.isFinite, y.isFinite else {
            return complain(
                "A subview was placed at (\(position.x), \(position.y)), which is ignored",
                "finite coordinates and sizes"
            )
        }
        let slot = pass.recording.firstSlot + Int(nodes[Int(node)].indexInParent)
        slots[slot].isPlaced = true
        slots[slot].x = x
        slots[slot].y = y
        slots[slot].proposal = proposal
        slots[slot].answer = answer
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
