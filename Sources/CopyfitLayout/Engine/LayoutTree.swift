import Foundation

/// Nodes with their sizes and places: the layout engine, with or without views.
///
/// Nodes live in flat arrays and are named by `LayoutNodeID`. A host adds nodes, attaches children and changes what nodes
/// are; each change forgets the answers of the node and its ancestors only. `layOut` proposes a size to the root, collects
/// answers bottom-up, then places top-down once, skipping what did not change. Answers are remembered per node and
/// proposal, so nesting costs no more than its depth. Used by one thread at a time; different trees are independent.
///
/// A tree stops the program if it is given the name of a node that was removed or is another tree's, if it is asked to attach
/// a node below itself, and if a leaf or a layout changes it, or lays it out, while it is being measured or laid out. Leaves
/// and layouts may measure other nodes.
///
/// Every proposal passes through `ask`, every placement through `place`.
///
/// ```swift
/// let tree = LayoutTree()
/// let box = tree.add(.frame(width: 40, height: 20), [tree.add(.flexible)])
/// let row = tree.add(.layout(HStackLayout(spacing: 8)), [tree.add(.spacer()), box])
/// tree.layOut(row, ProposedViewSize(width: 100, height: 20))
/// print(tree.frame(of: box).minX)  // 60.0
/// ```
public final class LayoutTree {
    let nodes = Arena<Node>()
    let behaviours = Arena<LayoutBehaviour>()
    let placements = Arena<Placement>()

    /// The layout priorities as the parents see them. Hold with `hasTraits`.
    let priorities = RareColumn<Double>()

    /// The gap before each node in its stack where neighbours decide it. Holds with the parent's `hasTraits`.
    let gaps = RareColumn<CGFloat>()

    /// The number with which places begin: different from that of nearly all other trees, so that their names are noticed.
    let firstGeneration: UInt32

    /// Every node's children, each list in one piece; `Node.firstChild` and `childCount` say where.
    let childLists = Arena<Int32>()
    var unusedListEntries = 0
    let freeNodes = Arena<Int32>()
    /// The children that a node is given, while it is given them.
    let newChildren = Arena<Int32>()

    /// Nodes with `hasLooseFlags`.
    let looseNodes = Arena<Int32>()

    /// Whether removals are under way that belong together, and the nodes that lost children in them.
    let removesTogether = Cell(false)
    let bereaved = Arena<LayoutNodeID>()

    let memos = Arena<MemoEntry>()
    let ends = Arena<LengthEnds>()
    let freeEnds = Arena<Int32>()
    var guideMemo: [GuideQuery: CGFloat?] = [:]
    /// Whether there are guides in the memo.
    let hasGuides = Cell(false)
    var rare = RareEntries()
    var cellsOfGrids: [Int32: GridCells] = [:]
    /// By view in a ratio of its own: how many of these are in each other from there down.
    var nestedRatios: [Int32: Int] = [:]
    var gridSolutions: [Int32: GridSolution] = [:]
    /// What code outside the engine answered that is no length; at most eight different sentences.
    package internal(set) var complaints: [LayoutComplaint] = []

    /// Scratch used like a stack by whatever container is being sized or placed.
    let slots = Arena<Slot>()
    let demands = Arena<Demand>()

    /// One element: the state of the pass under way.
    let passes = Arena<Pass>()
    var pass: Pass {
        @inline(__always) get { passes[0] }
        @inline(__always) _modify { yield &passes[0] }
    }

    /// How far down the stack may be used; the highest address of all once that did not suffice.
    let stackLimit = Cell<UInt>(0)

    /// Whether an entry of a client is under way, so that its leaves and layouts may be running. False in hosts, which attach
    /// late content meanwhile.
    let isAnswering = Cell(false)

    /// Whether what happens at the doors is recorded, see `LayoutTree+Tracing.swift`.
    let recordsEvents = Cell(false)
    var events: [LayoutEvent] = []

    /// Called while placing for every geometry reader and late layer, right after its place is known and before the
    /// nodes after it are placed, in tree order, once per `layOut`. The host attaches the content with `setChildren`.
    package var provideContent: ((LayoutNodeID) -> Void)?

    /// Runs a function of a client that a node calls, such as a layout or a guide, so that a host can follow what it reads. nil runs
    /// it as it is.
    package var runFunction: ((LayoutNodeID, () -> Void) -> Void)?

    /// Recomputes every remembered answer and stops where one differs. For tests: costs what the memory saves.
    package var verifiesMemo = false

    #if DEBUG
        /// How often the flags of a child were read.
        package internal(set) var readChildFlags = 0

        /// How many nodes were told that a node at or below them answers differently.
        package internal(set) var invalidatedNodes = 0
    #endif

    /// The memory a node takes in the tree's arrays, without what its behaviour refers to.
    package static var bytesPerNode: Int {
        MemoryLayout<Node>.stride + MemoryLayout<LayoutBehaviour>.stride + MemoryLayout<Placement>.stride
            + MemoryLayout<Int32>.stride
    }

    /// A tree without nodes.
    public init() {
        firstGeneration = UInt32.random(in: 0..<4096) << 20
        passes.append(Pass())
    }
}

/// The facts that few nodes have, by node. They live in one value, so that a removed node's are forgotten in one access.
struct RareEntries {
    var spacings: [Int32: ViewSpacing] = [:]
    var traits: [Int32: LayoutTraits] = [:]

    /// The size that each scroll view or root last gave to container-relative frames.
    var lastContainerSizes: [Int32: Proposal] = [:]

    /// What each safe area strip takes off the content of the scroll view below it, in the answer that was last worked out.
    var scrollInsets: [Int32: EdgeInsets] = [:]

    /// The insets with which the content of each scroll view was placed, if there are any.
    var placedInsets: [Int32: EdgeInsets] = [:]

    /// The child with which each `viewThatFits` node was placed.
    var choices: [Int32: LayoutNodeID] = [:]

    /// Where scroll views show their content, unless at its start.
    var scrolls: [Int32: ScrollState] = [:]

    /// Removes a node's entries. In most trees the tables are empty, and asking costs less than removing.
    mutating func forget(_ node: Int32) {
        if !traits.isEmpty { traits[node] = nil }
        if !spacings.isEmpty { spacings[node] = nil }
        if !lastContainerSizes.isEmpty { lastContainerSizes[node] = nil }
        if !scrollInsets.isEmpty { scrollInsets[node] = nil }
        if !placedInsets.isEmpty { placedInsets[node] = nil }
        if !choices.isEmpty { choices[node] = nil }
        if !scrolls.isEmpty { scrolls[node] = nil }
    }
}
