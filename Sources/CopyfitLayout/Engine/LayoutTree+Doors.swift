import Foundation

/// The doors to a node's behaviour. Everything the engine asks of a behaviour goes through them.
extension LayoutTree {
    func answer(_ node: Int32, _ proposal: Proposal) -> Answer {
        dispatch(node, Answering(tree: self, node: node, proposal: proposal))
    }

    func placeContent(_ node: Int32, _ proposal: Proposal, _ answer: Answer) {
        dispatch(node, Placing(tree: self, node: node, proposal: proposal, answer: answer))
    }

    /// Pushes a slot per child.
    func arrange(_ node: Int32, _ proposal: Proposal, _ answer: Answer) {
        dispatch(node, Arranging(tree: self, node: node, proposal: proposal, answer: answer))
    }

    /// A node's length at an end, remembered if that is worth it.
    func length(_ node: Int32, at end: LengthEnd, along axis: Axis) -> CGFloat? {
        dispatch(node, TellingLength(tree: self, node: node, end: end, axis: axis))
    }

    /// The same, worked out.
    func findLength(_ node: Int32, _ end: LengthEnd, _ axis: Axis) -> CGFloat? {
        dispatch(node, FindingLength(tree: self, node: node, end: end, axis: axis))
    }

    /// A node's width for a proposal, if its height is not needed for it.
    func findWidth(_ node: Int32, _ proposal: Proposal) -> ShareAnswer? {
        dispatch(node, FindingWidth(tree: self, node: node, proposal: proposal))
    }

    /// Whether a node's length along an axis is finite for every offer, given a finite length across.
    func isBounded(_ node: Int32, across: CGFloat) -> Bool {
        dispatch(node, FindingBound(tree: self, node: node, across: across))
    }

    /// A node's height if none is offered; nil if it must be measured.
    func leastHeight(_ node: Int32) -> CGFloat? {
        facts(of: node).measuresItself ? dispatch(node, FindingLeastHeight()) : nil
    }

    func ownSpacing(_ node: Int32) -> ViewSpacing? {
        dispatch(node, FindingSpacing(tree: self, node: node))
    }

    func ownPriority(_ node: Int32) -> Double {
        dispatch(node, FindingPriority(tree: self, node: node))
    }

    func findExplicitGuide(_ key: AlignmentKey, _ node: Int32, _ proposal: Proposal) -> CGFloat? {
        dispatch(node, FindingGuide(tree: self, node: node, key: key, proposal: proposal))
    }

    /// The subtree flags that a node's behaviour alone decides.
    func ownFlags(_ node: Int32) -> Node.Flags {
        dispatch(node, FindingFlags())
    }

    /// Those of its children's flags that a node takes over.
    func inherited(_ flags: Node.Flags, by node: Int32) -> Node.Flags {
        dispatch(node, Inheriting(flags: flags))
    }

    /// What a node takes off the content of the scroll view it is around.
    func ownContentInsets(_ node: Int32) -> EdgeInsets {
        dispatch(node, FindingContentInsets(tree: self, node: node))
    }

    /// Whether a node's own answers may depend on this child's.
    func isAffected(_ node: Int32, by child: Int32) -> Bool {
        dispatch(node, FindingAffection(tree: self, node: node, child: child))
    }

    /// The rule that decided a node's answer to a proposal.
    func answerRule(_ node: Int32, _ proposal: Proposal) -> LayoutRule {
        dispatch(node, FindingAnswerRule(tree: self, node: node, proposal: proposal))
    }

    /// The rule that decided where a node's children are.
    func placingRule(_ node: Int32, _ proposal: Proposal) -> LayoutRule {
        dispatch(node, FindingPlacingRule(tree: self, node: node, proposal: proposal))
    }

    func tell(_ node: Int32, of change: BehaviourChange) {
        dispatch(node, Telling(tree: self, node: node, change: change))
    }

    /// On what spacers and dividers below a node depend.
    func orientation(below node: Int32) -> Orientation { dispatch(node, FindingOrientation()) }

    /// A node's layout behaviour in plain words.
    package func words(for id: LayoutNodeID) -> BehaviourWords { dispatch(index(of: id), FindingWords()) }

    /// The guide on which a node aligns its children; nil for a node that is no row or column.
    func alignmentKey(of node: Int32) -> AlignmentKey? { dispatch(node, FindingAlignmentKey()) }

    /// Whether the room between a node's edges and its child's is the node's own: padding.
    package func isInset(_ id: LayoutNodeID) -> Bool { dispatch(index(of: id), FindingInset()) }

    /// What is known of a node's behaviour without looking at the node.
    @inline(__always)
    func facts(of node: Int32) -> BehaviourFacts { dispatch(node, FindingFacts()) }
}

/// The changes that a behaviour is told about.
enum BehaviourChange {
    /// The node forgets its answers.
    case forgetting

    /// The node's list of children has changed.
    case children

    /// The node gets another behaviour.
    case leaving
}

/// What is known of a behaviour without looking at its parameters or its node.
struct BehaviourFacts {
    let form: BehaviourForm
    let isEndless: Bool
    let measuresItself: Bool
    let remembersGuides: Bool
    let hidesTraits: Bool
    let followsOrientation: Bool
    let safeAreaReach: SafeAreaReach
    let makesSafeArea: Bool
    let gapAxis: Axis?
}

private struct FindingFacts: BehaviourVisitor {
    @inline(__always)
    func visit<B: Behaviour>(_ behaviour: B) -> BehaviourFacts {
        BehaviourFacts(
            form: B.form,
            isEndless: B.isEndless,
            measuresItself: B.measuresItself,
            remembersGuides: B.remembersGuides,
            hidesTraits: B.hidesTraits,
            followsOrientation: B.followsOrientation,
            safeAreaReach: B.safeAreaReach,
            makesSafeArea: B.makesSafeArea,
            gapAxis: behaviour.gapAxis
        )
    }
}

private struct Answering: BehaviourVisitor {
    let tree: LayoutTree
    let node: Int32
    let proposal: Proposal

    @inline(__always)
    func visit(_ behaviour: some Behaviour) -> Answer { behaviour.answer(proposal, of: node, in: tree) }
}

private struct Placing: BehaviourVisitor {
    let tree: LayoutTree
    let node: Int32
    let proposal: Proposal
    let answer: Answer

    @inline(__always)
    func visit(_ behaviour: some Behaviour) { behaviour.place(proposal, answer, of: node, in: tree) }
}

private struct Arranging: BehaviourVisitor {
    let tree: LayoutTree
    let node: Int32
    let proposal: Proposal
    let answer: Answer

    @inline(__always)
    func visit(_ behaviour: some Behaviour) { behaviour.arrange(proposal, answer, of: node, in: tree) }
}

private struct TellingLength: BehaviourVisitor {
    let tree: LayoutTree
    let node: Int32
    let end: LengthEnd
    let axis: Axis

    @inline(__always)
    func visit<B: Behaviour>(_ behaviour: B) -> CGFloat? {
        B.remembersLengths
            ? tree.rememberedLength(node, end, axis) : behaviour.length(at: end, along: axis, of: node, in: tree)
    }
}

private struct FindingLength: BehaviourVisitor {
    let tree: LayoutTree
    let node: Int32
    let end: LengthEnd
    let axis: Axis

    @inline(__always)
    func visit(_ behaviour: some Behaviour) -> CGFloat? {
        behaviour.length(at: end, along: axis, of: node, in: tree)
    }
}

private struct FindingWidth: BehaviourVisitor {
    let tree: LayoutTree
    let node: Int32
    let proposal: Proposal

    @inline(__always)
    func visit(_ behaviour: some Behaviour) -> ShareAnswer? { behaviour.widthAlone(proposal, of: node, in: tree) }
}

private struct FindingBound: BehaviourVisitor {
    let tree: LayoutTree
    let node: Int32
    let across: CGFloat

    @inline(__always)
    func visit(_ behaviour: some Behaviour) -> Bool { behaviour.isBounded(across: across, of: node, in: tree) }
}

private struct FindingLeastHeight: BehaviourVisitor {
    @inline(__always)
    func visit(_ behaviour: some Behaviour) -> CGFloat? { behaviour.leastHeight }
}

private struct FindingSpacing: BehaviourVisitor {
    let tree: LayoutTree
    let node: Int32

    @inline(__always)
    func visit(_ behaviour: some Behaviour) -> ViewSpacing? { behaviour.spacing(of: node, in: tree) }
}

private struct FindingPriority: BehaviourVisitor {
    let tree: LayoutTree
    let node: Int32

    @inline(__always)
    func visit(_ behaviour: some Behaviour) -> Double { behaviour.priority(of: node, in: tree) }
}

private struct FindingGuide: BehaviourVisitor {
    let tree: LayoutTree
    let node: Int32
    let key: AlignmentKey
    let proposal: Proposal

    @inline(__always)
    func visit(_ behaviour: some Behaviour) -> CGFloat? {
        behaviour.explicitGuide(key, proposal, of: node, in: tree)
    }
}

private struct FindingFlags: BehaviourVisitor {
    @inline(__always)
    func visit(_ behaviour: some Behaviour) -> Node.Flags { behaviour.flags }
}

private struct Inheriting: BehaviourVisitor {
    let flags: Node.Flags

    @inline(__always)
    func visit(_ behaviour: some Behaviour) -> Node.Flags { behaviour.inherited(flags) }
}

private struct FindingContentInsets: BehaviourVisitor {
    let tree: LayoutTree
    let node: Int32

    @inline(__always)
    func visit(_ behaviour: some Behaviour) -> EdgeInsets { behaviour.contentInsets(of: node, in: tree) }
}

private struct FindingAffection: BehaviourVisitor {
    let tree: LayoutTree
    let node: Int32
    let child: Int32

    @inline(__always)
    func visit(_ behaviour: some Behaviour) -> Bool { behaviour.isAffected(by: child, of: node, in: tree) }
}

private struct FindingOrientation: BehaviourVisitor {
    @inline(__always)
    func visit(_ behaviour: some Behaviour) -> Orientation { behaviour.orientation }
}

private struct FindingAlignmentKey: BehaviourVisitor {
    func visit(_ behaviour: some Behaviour) -> AlignmentKey? { behaviour.alignmentKey }
}

private struct FindingInset: BehaviourVisitor {
    func visit<B: Behaviour>(_ behaviour: B) -> Bool { B.isInset }
}

private struct FindingWords: BehaviourVisitor {
    func visit(_ behaviour: some Behaviour) -> BehaviourWords { behaviour.words }
}

private struct FindingAnswerRule: BehaviourVisitor {
    let tree: LayoutTree
    let node: Int32
    let proposal: Proposal

    func visit(_ behaviour: some Behaviour) -> LayoutRule { behaviour.answerRule(proposal, of: node, in: tree) }
}

private struct FindingPlacingRule: BehaviourVisitor {
    let tree: LayoutTree
    let node: Int32
    let proposal: Proposal

    func visit(_ behaviour: some Behaviour) -> LayoutRule { behaviour.placingRule(proposal, of: node, in: tree) }
}

private struct Telling: BehaviourVisitor {
    let tree: LayoutTree
    let node: Int32
    let change: BehaviourChange

    @inline(__always)
    func visit(_ behaviour: some Behaviour) {
        switch change {
        case .forgetting: behaviour.forget(node, in: tree)
        case .children: behaviour.childrenChanged(of: node, in: tree)
        case .leaving: behaviour.willLeave(node, in: tree)
        }
    }
}
