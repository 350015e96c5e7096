public import Foundation

/// The place of an element in a host's tree: the position among its siblings on each level, from the root down.
public struct NodePath: Hashable, Sendable, CustomStringConvertible {
    /// The positions, the root's left out.
    public let positions: [Int]
    /// What the element is called in a dump.
    public let name: String

    /// The positions joined by dots, and the name.
    public var description: String { "\(positions.map(String.init).joined(separator: ".")) \(name)" }
}

extension ViewHost {
    /// The frames of all elements that are laid out, in the host's space, in points, unrounded. Linear in the size of the
    /// tree times its depth.
    public func frames() -> [NodePath: CGRect] {
        var frames: [NodePath: CGRect] = [:]
        root.slot.element?.visit(at: []) { element, positions in
            frames[NodePath(positions: positions, name: element.name)] = element.globalFrame
        }
        return frames
    }

    /// The element at a path.
    func element(at path: NodePath) -> Element? {
        var element = root.slot.element
        for position in path.positions {
            guard let children = element?.shownChildren, children.indices.contains(position) else { return nil }
            element = children[position]
        }
        return element
    }
}

extension Element {
    /// Visits this element and those below it with their positions.
    fileprivate func visit(at positions: [Int], _ body: (Element, [Int]) -> Void) {
        body(self, positions)
        for (index, child) in shownChildren.enumerated() { child.visit(at: positions + [index], body) }
    }
}
