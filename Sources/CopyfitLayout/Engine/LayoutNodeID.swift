/// A node's place in its `LayoutTree`. Valid until the node is removed; places are reused afterwards.
package struct LayoutNodeID: Hashable, Sendable {
    let index: Int32

    init(_ index: Int32) {
        self.index = index
    }
}
