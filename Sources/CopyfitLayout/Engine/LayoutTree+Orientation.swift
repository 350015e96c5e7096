/// Spacers and dividers answer by the axis of the container around them; when that may be another one, they and what
/// wraps them start again.
extension LayoutTree {
    /// Forgets what the children of a node answered by an orientation that is no longer theirs.
    func forgetOrientation(below node: Int32) {
        for position in childRange(node) { forgetOrientation(of: childLists[position]) }
    }

    /// Whether the node's answers depended on the orientation around it; they are then forgotten. Goes down to the
    /// next containers.
    @discardableResult
    func forgetOrientation(of node: Int32) -> Bool {
        guard hasRoom else { return true }
        var follows = facts(of: node).followsOrientation
        if !follows, orientation(below: node) == .inherited {
            for position in childRange(node) where forgetOrientation(of: childLists[position]) { follows = true }
        }
        if follows {
            forgetAnswers(of: node)
            nodes[Int(node)].flags.insert(.needsPlacement)
        }
        return follows
    }

    /// The axis of the nearest stack, or custom layout with an orientation, around a node; nil in a ZStack or at the
    /// root.
    func stackOrientation(around node: Int32) -> Axis? {
        var ancestor = nodes[Int(node)].parent
        while ancestor >= 0 {
            switch orientation(below: ancestor) {
            case .along(let axis): return axis
            case .free: return nil
            case .inherited: ancestor = nodes[Int(ancestor)].parent
            }
        }
        return nil
    }
}
