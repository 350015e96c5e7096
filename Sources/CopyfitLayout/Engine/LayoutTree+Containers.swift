import Foundation

/// The size on which container-relative frames depend: the nearest scroll view's, else the root's.
extension LayoutTree {
    /// Makes `size` the container of everything below `node`; nodes that depend on it forget their answers if it
    /// differs from the last one, or if there were no such nodes then. Whether they did.
    @discardableResult
    func enterContainer(_ size: Proposal, contentOf node: Int32) -> Bool {
        pass.containerSize = size
        guard nodes[Int(node)].flags.contains(.isContainerRelative) else {
            rare.lastContainerSizes[node] = nil
            return false
        }
        guard rare.lastContainerSizes[node] != size else { return false }
        rare.lastContainerSizes[node] = size
        forgetGuides()
        for position in childRange(node) { forgetContainerRelative(childLists[position]) }
        return true
    }

    /// Calls `body` with `size` as the container of everything below `node`.
    func withinContainer<R>(_ size: Proposal, contentOf node: Int32, _ body: () -> R) -> R {
        let outer = pass.containerSize
        enterContainer(size, contentOf: node)
        defer { pass.containerSize = outer }
        return body()
    }

    func forgetContainerRelative(_ node: Int32) {
        guard nodes[Int(node)].flags.contains(.isContainerRelative), hasRoom else { return }
        forgetAnswers(of: node)
        nodes[Int(node)].flags.insert(.needsPlacement)
        for position in childRange(node) { forgetContainerRelative(childLists[position]) }
    }
}
