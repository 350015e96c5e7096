import Foundation

extension Node.Flags {
    /// The flags a plain leaf starts with.
    static let plainLeaf: Node.Flags = [.isPlain, .hasTraits, .hasStandardSpacing, .hasUniformPriority]
}

/// What nodes know about their subtrees.
///
/// A flag says that something may be true: a superfluous flag costs time, a missing one gives wrong answers. A new
/// flag is therefore passed to the ancestors at once; one that no longer holds is removed once per layout, however
/// many children have changed.
extension LayoutTree {
    /// Brings the subtree flags of a node, and what its ancestors know of it, up to date. Linear in its children, and
    /// in its depth if a flag is new.
    func inheritFlags(from node: Int32) {
        let index = Int(node)
        let old = nodes[index].flags.intersection(.inherited)
        let new = subtreeFlags(node)
        nodes[index].flags.subtract(.inherited)
        nodes[index].flags.formUnion(new)
        tellAncestors(of: node)
        if !old.isSubset(of: new) { loosenFlags(of: nodes[index].parent) }
    }

    /// Works out again the flags of nodes that have lost children, or whose children have lost flags.
    func tightenFlags() {
        var next = 0
        while next < looseNodes.count {
            let node = looseNodes[next]
            let index = Int(node)
            next += 1
            guard nodes[index].flags.contains(.hasLooseFlags) else { continue }
            nodes[index].flags.remove(.hasLooseFlags)
            let old = nodes[index].flags.intersection(.inherited)
            let new = subtreeFlags(node)
            nodes[index].flags.subtract(.inherited)
            nodes[index].flags.formUnion(new)
            if old != new { loosenFlags(of: nodes[index].parent) }
        }
        looseNodes.removeAll(from: 0)
    }

    /// Notes that some of a node's subtree flags may no longer hold.
    func loosenFlags(of node: Int32) {
        guard node >= 0, !nodes[Int(node)].flags.contains(.hasLooseFlags) else { return }
        nodes[Int(node)].flags.insert(.hasLooseFlags)
        looseNodes.append(node)
    }

    private func tellAncestors(of start: Int32) {
        var child = start
        var node = nodes[Int(start)].parent
        while node >= 0 {
            let told = told(nodes[Int(child)].flags, to: node)
            if nodes[Int(node)].flags.isSuperset(of: told) { return }
            nodes[Int(node)].flags.formUnion(told)
            child = node
            node = nodes[Int(node)].parent
        }
    }

    private func subtreeFlags(_ node: Int32) -> Node.Flags {
        var flags: Node.Flags = []
        #if DEBUG
            readChildFlags += Int(nodes[Int(node)].childCount)
        #endif
        for position in childRange(node) {
            flags.formUnion(nodes[Int(childLists[position])].flags)
        }
        return told(flags, to: node).union(ownFlags(node))
    }

    /// What a node takes over of its children's flags.
    private func told(_ flags: Node.Flags, to node: Int32) -> Node.Flags {
        inherited(flags.intersection(.inherited), by: node)
    }
}
