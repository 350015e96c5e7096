/// The children of a layout in order. Same as SwiftUI.
///
/// Valid only inside the call of the `Layout` that received them; see ``LayoutSubview`` for what has gone since.
/// A slice by range keeps the indices of the whole, as every Swift slice does; a selection by indices starts at 0.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>

    /// The direction the container's content runs in.
    public var layoutDirection: LayoutDirection

    let tree: LayoutTree
    let container: LayoutNodeID
    let nodes: [Int32]

    public let startIndex: Int
    public let endIndex: Int

    init(tree: LayoutTree, container: LayoutNodeID, nodes: [Int32], bounds: Range<Int>, direction: LayoutDirection) {
        self.tree = tree
        self.container = container
        self.nodes = nodes
        startIndex = bounds.lowerBound
        endIndex = bounds.upperBound
        layoutDirection = direction
    }

    /// The subview at an index of this slice; other indices are a programming error.
    public subscript(index: Int) -> LayoutSubview {
        precondition(index >= startIndex && index < endIndex, "Subview \(index) is not in \(startIndex)..<\(endIndex)")
        let isThere = tree.isLive(container) && tree.nodes[Int(nodes[index])].parent == container.index
        return isThere ? LayoutSubview(tree: tree, node: nodes[index]) : LayoutSubview(without: tree)
    }

    /// The slice of a range, with the same indices.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        precondition(
            bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
            "Subviews \(bounds) are not in \(startIndex)..<\(endIndex)"
        )
        return LayoutSubviews(
            tree: tree,
            container: container,
            nodes: nodes,
            bounds: bounds,
            direction: layoutDirection
        )
    }

    /// The slice from an index to the end.
    public subscript(range: PartialRangeFrom<Int>) -> LayoutSubviews {
        self[range.lowerBound..<endIndex]
    }

    /// The subviews at the given indices, in the order given, numbered from 0.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        let selection = indices.map { index in
            precondition(
                index >= startIndex && index < endIndex,
                "Subview \(index) is not in \(startIndex)..<\(endIndex)"
            )
            return nodes[index]
        }
        return LayoutSubviews(
            tree: tree,
            container: container,
            nodes: selection,
            bounds: selection.indices,
            direction: layoutDirection
        )
    }

    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        lhs.tree === rhs.tree && lhs.layoutDirection == rhs.layoutDirection
            && lhs.nodes[lhs.indices] == rhs.nodes[rhs.indices]
    }
}
