/// What the innermost steps of a layout read and write beside nodes: kept in an `Arena` of one like them.
struct Pass: BitwiseCopyable {
    /// The container whose `placeSubviews` runs, and where its children's slots begin.
    var recording = Recording(container: -1, firstSlot: 0)

    /// The size of the nearest scroll view or the root around the node being measured.
    var containerSize = Proposal.unspecified

    /// What the root was last laid out in.
    var rootProposal = Proposal.unspecified
    var rootSafeArea = EdgeInsets()

    /// The node whose late content is being provided; attaching it disturbs nothing above.
    var lateNode: Int32 = -1

    /// The first of the memo entries free for use.
    var freeMemo: Int32 = -1

    /// Counts the layouts of the tree, so that old answers are recognised.
    var turn: UInt32 = 0
}

struct Recording: BitwiseCopyable {
    var container: Int32
    var firstSlot: Int
}
