import Foundation

/// What measuring reads of a node. Indices are into `LayoutTree`'s arrays; −1 is none.
struct Node: BitwiseCopyable {
    /// Facts about a node; those that begin with *subtree* also about everything below it.
    struct Flags: OptionSet, BitwiseCopyable {
        let rawValue: UInt16

        /// An answer was given and still holds. It is the newest of those remembered, unless the node answers alone.
        static let hasAnswer = Flags(rawValue: 1)

        /// Something in the subtree changed since it was placed; set on every ancestor too.
        static let needsPlacement = Flags(rawValue: 2)

        /// What the node tells its parent without a proposal is up to date: `priority`, spacing, its children's gaps.
        static let hasTraits = Flags(rawValue: 4)

        /// The node asks for no gaps of its own.
        static let hasStandardSpacing = Flags(rawValue: 8)

        /// The node arranges its children from the right.
        static let isRightToLeft = Flags(rawValue: 16)

        /// Subtree: an explicit guide other than a leaf's baselines may exist.
        static let hasGuides = Flags(rawValue: 32)

        /// Subtree: a leaf with baselines exists.
        static let hasBaselines = Flags(rawValue: 64)

        /// Subtree: a node depends on its place, not only on its proposal (late content, safe area).
        static let isPlaceDependent = Flags(rawValue: 128)

        /// Subtree: a node's length depends on the nearest scroll view or the root.
        static let isContainerRelative = Flags(rawValue: 256)

        /// The children have one layout priority. Holds with `hasTraits`.
        static let hasUniformPriority = Flags(rawValue: 512)

        /// A leaf that asks for nothing of its own and has nothing to place: its traits never change.
        static let isPlain = Flags(rawValue: 1024)

        /// Subtree: a node may answer a finite proposal with an infinite length.
        static let isWild = Flags(rawValue: 2048)

        /// Some of the node's subtree flags may no longer hold, until the next layout.
        static let hasLooseFlags = Flags(rawValue: 4096)

        /// The node was asked once. Its own answers may be forgotten by now, and those below it not.
        static let hasBeenAsked = Flags(rawValue: 8192)

        /// Subtree: an answer may depend on the proposal. Without it the node is rigid.
        static let mayFollow = Flags(rawValue: 16384)

        /// The node answers without asking its child. Its answers are not remembered.
        static let answersAlone = Flags(rawValue: 32768)

        /// The flags a parent takes over from its children.
        static let inherited: Flags = [
            .hasGuides, .hasBaselines, .isPlaceDependent, .isContainerRelative, .isWild, .mayFollow,
        ]
    }

    var flags: Flags = [.needsPlacement]

    /// How many answers are remembered.
    var memoCount: UInt16 = 0

    /// The newest of the remembered answers.
    var memo: Int32 = -1

    /// The node's lengths at the ends, if any has been worked out.
    var ends: Int32 = -1
    var parent: Int32 = -1
    var indexInParent: Int32 = 0
    var firstChild: Int32 = 0
    var childCount: Int32 = 0

    /// The number with which the place began, and how often a node began or ended its life there: odd while one lives there.
    var generation: UInt32
}

/// Where a node was placed: its frame in the parent's space, and the proposal it was laid out with.
struct Placement: BitwiseCopyable {
    var x: CGFloat = 0
    var y: CGFloat = 0
    var width: CGFloat = 0
    var height: CGFloat = 0
    var proposal = Proposal.unspecified

    var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

/// A remembered answer of a node.
struct MemoEntry: BitwiseCopyable {
    var answer: Answer

    /// The layout in which the answer was given, or last found when it was not the newest.
    var turn: UInt32
    var next: Int32
}

/// What a container works out for one child while sizing or placing it.
struct Slot: BitwiseCopyable {
    var answer = Answer.empty
    var isPlaced = false
    let node: Int32
    var x: CGFloat = 0
    var y: CGFloat = 0
    var proposal = Proposal.unspecified

    init(node: Int32) {
        self.node = node
    }

    func origin(along axis: Axis) -> CGFloat {
        axis == .horizontal ? x : y
    }
}
