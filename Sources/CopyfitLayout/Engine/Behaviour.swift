import Foundation

/// Everything that one kind of node does: how it answers proposals and places its children, what it tells its parent,
/// and what it is called. One file per behaviour; `LayoutBehaviour` names them all and has a case for each.
///
/// The engine's doors (`LayoutTree+Doors.swift`) call these methods. A behaviour calls the doors of its children, never
/// a child's behaviour. The defaults are those of a leaf that asks for nothing of its own.
protocol Behaviour {
    // In words

    /// The name and the parameters in words a person knows.
    var words: BehaviourWords { get }

    /// The guide on which the children are aligned in a row or column; nil, the default, for anything else.
    var alignmentKey: AlignmentKey? { get }

    /// Whether the room between the node's edges and its child's is the node's own. False by default.
    static var isInset: Bool { get }

    /// The rule that decided the answer to a proposal.
    func answerRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule

    /// The rule that decided where the children are. The rule of the answer by default.
    func placingRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule

    // Size and places

    /// The number of children it is made for.
    static var form: BehaviourForm { get }

    /// The node's size for a proposal, worked out from its children.
    func answer(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> Answer

    /// Pushes a slot per child: where each goes in leading-to-trailing coordinates, with which proposal. Changes
    /// nothing else, so guides can be worked out from it without placing.
    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree)

    /// Places the children. Arranges them all first, then places each, by default.
    func place(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree)

    // Least and greatest lengths, see `LayoutTree+Ends.swift`

    /// What `answer` has on an axis for the end's offer, whatever is proposed across; nil, the default, if that
    /// depends on the other side.
    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat?

    /// Whether `length` is worth remembering. True by default.
    static var remembersLengths: Bool { get }

    /// Whether the length is always the one offered. False by default.
    static var isEndless: Bool { get }

    /// Whether the length along an axis is finite for every offer, given this finite length across. False by default.
    func isBounded(across: CGFloat, of node: Int32, in tree: LayoutTree) -> Bool

    /// Whether code outside the engine measures the node: asking for its least length is cheaper than for the greatest.
    /// False by default.
    static var measuresItself: Bool { get }

    /// The height of a node that measures itself if none is offered, for every width above 0; nil, the default, if it must
    /// be measured.
    var leastHeight: CGFloat? { get }

    /// The width in the answer to a proposal; with the proposed widths that, with the same height, give the same. nil, the
    /// default, if it has to be found with the height.
    func widthAlone(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> ShareAnswer?

    // What the node tells its parent

    /// The gaps the node asks for; nil, the default, for standard spacing.
    func spacing(of node: Int32, in tree: LayoutTree) -> ViewSpacing?

    /// The layout priority (layout rules 4.1, 5.8, 10.5, 22). 0 by default.
    func priority(of node: Int32, in tree: LayoutTree) -> Double

    /// The guide's value if the node or something in it sets it. From where the children would go, by default (layout
    /// rules 7.5, 7.6).
    func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> CGFloat?

    /// Whether the guides are the same wherever the node is. True by default.
    static var remembersGuides: Bool { get }

    /// The subtree flags that the behaviour alone decides.
    var flags: Node.Flags { get }

    /// Those of the children's flags that hold for the node too. All by default.
    func inherited(_ flags: Node.Flags) -> Node.Flags

    /// What a scroll view tells its parent does not depend on anything inside. False by default.
    static var hidesTraits: Bool { get }

    // What the node tells its children

    /// On what spacers and dividers below depend. On what is around the node, by default.
    var orientation: Orientation { get }

    /// Whether the answers depend on the orientation. False by default.
    static var followsOrientation: Bool { get }

    /// The axis along which neighbours decide the gaps between the children; nil by default.
    var gapAxis: Axis? { get }

    // Safe areas

    /// How a safe area modifier around the node reaches a scroll view. It does not, by default.
    static var safeAreaReach: SafeAreaReach { get }

    /// Whether the node takes a safe area off its first child. False by default.
    static var makesSafeArea: Bool { get }

    /// What the node takes off the content of the scroll view it is around. Nothing by default.
    func contentInsets(of node: Int32, in tree: LayoutTree) -> EdgeInsets

    // Changes

    /// Whether the node's own answers may depend on this child's. True by default.
    func isAffected(by child: Int32, of node: Int32, in tree: LayoutTree) -> Bool

    /// Drops what the behaviour keeps besides answers. Nothing by default.
    func forget(_ node: Int32, in tree: LayoutTree)

    /// Called when the node's list of children has changed. Does nothing by default.
    func childrenChanged(of node: Int32, in tree: LayoutTree)

    /// Called before the node gets another behaviour. Does nothing by default.
    func willLeave(_ node: Int32, in tree: LayoutTree)
}

/// How many children a behaviour is made for.
enum BehaviourForm {
    /// None.
    case leaf

    /// One, for which it speaks.
    case wrapper

    /// Two: the first is spoken for, the second may be missing.
    case layers

    /// Any number.
    case container
}

/// How a safe area modifier reaches a scroll view in what is around it.
enum SafeAreaReach {
    /// Not: the node takes the room off itself.
    case ends

    /// Through the node's first child.
    case passes

    /// The node is the scroll view.
    case scrolls
}

extension Behaviour {
    var alignmentKey: AlignmentKey? { nil }

    static var isInset: Bool { false }

    func placingRule(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> LayoutRule {
        answerRule(proposal, of: node, in: tree)
    }

    static var form: BehaviourForm { .leaf }

    func arrange(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {}

    func place(_ proposal: Proposal, _ answer: Answer, of node: Int32, in tree: LayoutTree) {
        tree.placeArranged(node, proposal, answer)
    }

    func length(at end: LengthEnd, along axis: Axis, of node: Int32, in tree: LayoutTree) -> CGFloat? { nil }

    static var remembersLengths: Bool { true }

    static var isEndless: Bool { false }

    func isBounded(across: CGFloat, of node: Int32, in tree: LayoutTree) -> Bool { false }

    var leastHeight: CGFloat? { nil }

    static var measuresItself: Bool { false }

    func widthAlone(_ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> ShareAnswer? { nil }

    func spacing(of node: Int32, in tree: LayoutTree) -> ViewSpacing? { nil }

    func priority(of node: Int32, in tree: LayoutTree) -> Double { 0 }

    func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal, of node: Int32, in tree: LayoutTree) -> CGFloat? {
        tree.mergedGuide(key, node, proposal)
    }

    static var remembersGuides: Bool { true }

    func inherited(_ flags: Node.Flags) -> Node.Flags { flags }

    static var hidesTraits: Bool { false }

    var orientation: Orientation { .inherited }

    static var followsOrientation: Bool { false }

    var gapAxis: Axis? { nil }

    static var safeAreaReach: SafeAreaReach { .ends }

    static var makesSafeArea: Bool { false }

    func contentInsets(of node: Int32, in tree: LayoutTree) -> EdgeInsets { EdgeInsets() }

    func isAffected(by child: Int32, of node: Int32, in tree: LayoutTree) -> Bool { true }

    func forget(_ node: Int32, in tree: LayoutTree) {}

    func childrenChanged(of node: Int32, in tree: LayoutTree) {}

    func willLeave(_ node: Int32, in tree: LayoutTree) {}
}
