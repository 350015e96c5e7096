public import Foundation

extension ViewHost {
    /// The frames of all elements that are laid out, in the host's space, in points, unrounded. O(size of the tree ×
    /// its depth).
    public func frames() -> [NodePath: CGRect] {
        var frames: [NodePath: CGRect] = [:]
        graph.query {
            for (element, positions) in root.slot.element?.shownSubtree ?? [] {
                frames[NodePath(positions: positions, name: element.name)] = element.globalFrame
            }
        }
        return frames
    }

    /// The element at a path.
    func element(at path: NodePath) -> Element? {
        graph.query { findElement(at: path) }
    }

    private func findElement(at path: NodePath) -> Element? {
        var element = root.slot.element
        for position in path.positions {
            guard let children = element?.shownChildren, children.indices.contains(position) else { return nil }
            element = children[position]
        }
        return element
    }
}

extension Element {
    /// The element's place in the tree; nil if it is not laid out.
    func path(below root: Element?) -> NodePath? {
        var positions: [Int] = []
        var element = self
        while let parent = element.outer {
            guard let position = parent.shownChildren.firstIndex(where: { $0 === element }) else { return nil }
            positions.append(position)
            element = parent
        }
        return element === root ? NodePath(positions: positions.reversed(), name: name) : nil
    }

    /// This element and those below it that are laid out, in tree order, each with its positions from here.
    var shownSubtree: [(element: Element, positions: [Int])] { shownSubtree { _ in true } }

    /// The same without those that are not included, and what is below them.
    func shownSubtree(isIncluded: (Element) -> Bool) -> [(element: Element, positions: [Int])] {
        var subtree: [(element: Element, positions: [Int])] = []
        var pending: [(element: Element, positions: [Int])] = [(self, [])]
        while let (element, positions) = pending.popLast() {
            guard isIncluded(element) else { continue }
            subtree.append((element, positions))
            for (index, child) in element.shownChildren.enumerated().reversed() {
                pending.append((child, positions + [index]))
            }
        }
        return subtree
    }
}
