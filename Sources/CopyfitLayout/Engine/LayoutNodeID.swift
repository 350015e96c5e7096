/// Names a node of one `LayoutTree` for as long as the node lives. No other node of the tree ever has the same name:
/// its place in the arrays may be used again, the generation of the place is then another one.
///
/// A tree stops the program if it is given the name of a removed node, or of a node of another tree.
public struct LayoutNodeID: Hashable, Sendable {
    let index: Int32
    let generation: UInt32

    /// The name of no node.
    package static let none = LayoutNodeID(index: -1, generation: 0)

    init(index: Int32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }
}
