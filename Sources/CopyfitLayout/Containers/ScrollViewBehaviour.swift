import Foundation

/// `ScrollView`: the content at its ideal length on the scrolled axes (layout rule 11.2), moved as far as it is scrolled
/// (layout rule 11.5).
struct ScrollViewBehaviour: Behaviour {
    let axes: Axis.Set

    static var form: BehaviourForm { .container }

    var words: BehaviourWords { BehaviourWords("scroll view", ["axes": axes.words]) }

    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 11.2" }

    func placingRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule { "layout rule 11.5" }

    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer {
        let insets = tree.contentInsets(of: node)
        let content = askContent(proposal, insets, node, tree)
        func length(_ axis: Axis) -> CGFloat {
            let proposed = proposal[axis]
            return axes.contains(Axis.Set(axis)) && !proposed.isNaN
                ? proposed : content[axis] + insets.total(along: axis)
        }
        let dependsOnContainer = tree.nodes[Int(node)].flags.contains(.isContainerRelative)
        func range(_ axis: Axis) -> LengthRange {
            if axes.contains(Axis.Set(axis)) || dependsOnContainer { return .only(proposal[axis]) }
            return content.validity[axis].outset(by: insets.total(along: axis)).including(proposal[axis])
        }
        return Answer(
            width: length(.horizontal),
            height: length(.vertical),
            validity: Validity(width: range(.horizontal), height: range(.vertical))
        )
    }

    func widthAlone(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> ShareAnswer? {
        if axes.contains(.horizontal), !proposal.width.isNaN {
            return ShareAnswer(length: proposal.width, offers: .only(proposal.width))
        }
        let insets = tree.contentInsets(of: node)
        let room = proposal.inset(by: insets)
        let content = tree.withinContainer(room, contentOf: node) { tree.childWidth(node, room.ideal(on: axes)) }
        return ShareAnswer(length: content.length + insets.total(along: .horizontal), offers: .only(proposal.width))
    }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        guard let content = tree.firstChild(node) else { return }
        let insets = tree.contentInsets(of: node)
        let size = askContent(proposal, insets, node, tree)
        let state = tree.scrollState(of: node)
        func shift(_ axis: Axis) -> CGFloat {
            let room = answer[axis] - insets.total(along: axis) - size[axis]
            return axes.contains(Axis.Set(axis)) ? state.shift(along: axis, room: room) : 0
        }
        tree.push(
            content,
            x: insets.leading + shift(.horizontal),
            y: insets.top + shift(.vertical),
            proposal.inset(by: insets).ideal(on: axes),
            size
        )
    }

    /// The content's answer, with what the insets leave of the scroll view as its container.
    private func askContent(
        _ proposal: Proposal,
        _ insets: EdgeInsets,
        _ node: Int32,
        _ tree: LayoutTree
    ) -> Answer {
        let room = proposal.inset(by: insets)
        return tree.withinContainer(room, contentOf: node) { tree.answerOnlyChild(node, room.ideal(on: axes)) }
    }

    func place(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        let insets = tree.contentInsets(of: node)
        tree.rare.placedInsets[node] = insets == EdgeInsets() ? nil : insets
        let room = proposal.inset(by: insets)
        tree.withinContainer(room, contentOf: node) { tree.placeArranged(node, proposal, answer) }
    }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        axes.contains(Axis.Set(axis)) ? end.offer : nil
    }

    /// Guides stay inside.
    func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        nil
    }

    var flags: Node.Flags { .mayFollow }

    func inherited(_ flags: Node.Flags) -> Node.Flags { flags.subtracting([.hasGuides, .hasBaselines]) }

    static var hidesTraits: Bool { true }

    var orientation: Orientation { .along(.vertical) }

    static var safeAreaReach: SafeAreaReach { .scrolls }
}

extension LayoutTree {
    /// The axes on which a node scrolls; nil if it is no scroll view.
    package func scrolledAxes(of id: LayoutNodeID) -> Axis.Set? {
        behaviour(of: index(of: id), as: ScrollViewBehaviour.self)?.axes
    }
}
