import Foundation

/// The nodes of one host and their sizes and places: the layout engine.
///
/// Nodes live in flat arrays and are named by `LayoutNodeID`. The host makes nodes, attaches children and replaces
/// behaviours; each change forgets the answers of the node and its ancestors only. `layOut` proposes a size to the root,
/// collects answers bottom-up, then places top-down once, skipping what did not change. Answers are remembered per node
/// and proposal, so nesting costs no more than its depth. Used by one thread at a time; different trees are independent.
///
/// Every proposal passes through `ask`, every placement through `place`.
package final class LayoutTree {
    let nodes = Arena<Node>()
    let behaviours = Arena<LayoutBehaviour>()
    let placements = Arena<Placement>()

    /// Every node's children, each list in one piece; `Node.firstChild` and `childCount` say where.
    let childLists = Arena<Int32>()
    var unusedListEntries = 0
    var freeNodes: [Int32] = []

    let memos = Arena<MemoEntry>()
    var freeMemo: Int32 = -1
    var guideMemo: [GuideQuery: CGFloat?] = [:]
    var spacings: [Int32: ViewSpacing] = [:]
    var traits: [Int32: LayoutTraits] = [:]

    /// Scratch used like a stack by whatever container is being sized or placed.
    let slots = Arena<Slot>()
    let demands = Arena<Demand>()

    /// The container whose `placeSubviews` runs, and where its children's slots begin.
    var recording = Recording(container: -1, firstSlot: 0)

    /// The size of the nearest scroll view or the root around the node being measured, and the size each gave last.
    var containerSize = Proposal.unspecified
    var lastContainerSizes: [Int32: Proposal] = [:]

    /// The node whose late content is being provided; attaching it disturbs nothing above.
    var lateNode: Int32 = -1
    var rootSafeArea = EdgeInsets()
    var rootProposal = Proposal.unspecified

    var events: [LayoutEvent]?

    /// Called while placing for every geometry reader and late layer, right after its place is known and before the
    /// nodes behind it are placed, in tree order, once per `layOut`. The host attaches the content with `setChildren`.
    package var provideContent: ((LayoutNodeID) -> Void)?

    /// Recomputes every remembered answer and stops where one differs. For tests: costs what the memory saves.
    package var verifiesMemo = false

    package init() {}
}

struct Recording {
    var container: Int32
    var firstSlot: Int
}

struct GuideQuery: Hashable {
    let node: Int32
    let width: UInt
    let height: UInt
    let axis: Axis
    let kind: AlignmentKey.Kind
    let id: ObjectIdentifier

    init(_ node: Int32, _ proposal: Proposal, _ key: AlignmentKey) {
        self.node = node
        width = proposal.width.bitPattern
        height = proposal.height.bitPattern
        axis = key.axis
        kind = key.kind
        id = ObjectIdentifier(key.id)
    }
}
