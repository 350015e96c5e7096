import Foundation

/// A client's `Layout` (layout rules 2.1–2.7).
struct CustomLayout: Behaviour {
    let box: LayoutBox

    static var form: BehaviourForm { .container }

    var words: BehaviourWords { BehaviourWords("custom layout", ["type": box.name]) }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 1.4" }

    func placingRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 2.3" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        let size = tree.sound(
            tree.running(node) { box.size(proposal, of: node, in: tree) },
            for: proposal,
            of: node
        )
        return Answer(width: size.width, height: size.height, validity: Validity(only: proposal))
    }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        let bounds = CGRect(origin: .zero, size: answer.size)
        if !(answer.width.isFinite && answer.height.isFinite) {
            tree.complain(
                node,
                "A layout was placed with a size of \(answer.width) × \(answer.height)",
                "finite lengths"
            )
        }
        tree.recordPlacements(of: node, in: bounds, proposal) {
            tree.running(node) { box.placeChildren(in: bounds, proposal, of: node, in: tree) }
        }
    }

    func spacing(of node: Int32, in tree: LayoutTree) -> ViewSpacing? {
        tree.nodes[Int(node)].childCount == 0 ? .zero : tree.running(node) { box.spacing(of: node, in: tree) }
    }

    func priority(of node: Int32, in tree: LayoutTree) -> Double {
        tree.nodes[Int(node)].childCount == 0 ? -.infinity : 0
    }

    func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: tree.ask(node, proposal).size)
        let guide = tree.running(node) { box.explicitGuide(key, in: bounds, proposal, of: node, in: tree) }
        return tree.soundGuide(guide, of: node)
    }

    var flags: Node.Flags { [.mayFollow, .hasGuides, .isWild] }

    var orientation: Orientation { box.stackOrientation.map { .along($0) } ?? .free }

    /// The layout's cache has to be updated.
    func forget(_ node: Int32, in tree: LayoutTree) { box.isStale = true }

    func childrenChanged(of node: Int32, in tree: LayoutTree) {
        box.children = tree.childRange(node).map { tree.childLists[$0] }
    }
}

/// What a client's layout leaves.
extension LayoutTree {
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

    /// Notes what `LayoutSubview.place` was told; nothing for a child of another container than the one being placed.
    func recordPlacement(of node: Int32, at position: CGPoint, anchor: UnitPoint, proposal: Proposal) {
        guard pass.recording.container >= 0, nodes[Int(node)].parent == pass.recording.container else { return }
        let answer = ask(node, proposal)
        let (x, y) = (
            position.x.bounded - anchor.x.bounded * answer.width,
            position.y.bounded - anchor.y.bounded * answer.height
        )
        guard position.x.isFinite, position.y.isFinite, x.isFinite, y.isFinite else {
            return complain(
                node,
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
