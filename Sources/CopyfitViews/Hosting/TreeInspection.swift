import CopyfitLayout

/// Whether view nodes, elements and layout nodes agree with each other. For tests.
struct TreeInspection {
    private let graph: ViewGraph
    private var seenNodes: Set<ObjectIdentifier> = []
    private var seenElements: Set<ObjectIdentifier> = []
    private var owners: [LayoutNodeID: Element] = [:]

    init(_ graph: ViewGraph) {
        self.graph = graph
    }

    func findInconsistency(_ root: RootNode) -> String? {
        var inspection = self
        return inspection.inspect(root) ?? root.slot.element.flatMap { inspection.inspectTop($0) }
            ?? inspection.inspectLateContents()
    }

    // MARK: View nodes

    private mutating func inspect(_ node: _ViewNode) -> String? {
        let name = "\(type(of: node))"
        guard node.isAlive else { return "\(name) is dead and still in the tree." }
        guard seenNodes.insert(ObjectIdentifier(node)).inserted else { return "\(name) has two places." }
        if node.isDirty { return "\(name) waits to be evaluated." }
        if let parent = node.parent, !parent.pendingWork.isSuperset(of: node.pendingWork) {
            return "\(name) has work that no walk will find."
        }
        for element in node.elements {
            if let fault = inspectListed(element) { return "\(name) lists \(element.name): \(fault)" }
        }
        if let place = node as? ForwardingNode, !place.elements.isIdentical(to: place.child?.elements ?? .none) {
            return "\(name) has not noticed a change of its content's elements."
        }
        var fault: String?
        node.forEachChild { child in
            if fault != nil { return }
            fault = child.parent === node ? inspect(child) : "\(type(of: child)) is below \(name), not its parent."
        }
        return fault
    }

    private func inspectListed(_ element: Element) -> String? {
        if element.isGone { return "it is released." }
        if !element.node.isAlive { return "its place is gone." }
        return graph.layout.isLive(element.layoutNode) ? nil : "its layout node is removed."
    }

    // MARK: Elements

    private mutating func inspectTop(_ element: Element) -> String? {
        if let parent = element.outer { return "The root element is below \(parent.name)." }
        return inspect(element)
    }

    private mutating func inspect(_ element: Element) -> String? {
        let name = element.name
        if let fault = inspectListed(element) { return "\(name): \(fault)" }
        guard seenElements.insert(ObjectIdentifier(element)).inserted else { return "\(name) has two places." }
        if let fault = inspectLayoutNode(of: element) { return "\(name): \(fault)" }
        for child in element.children {
            if child.outer !== element { return "\(child.name) is below \(name), not its parent." }
            if !element.preferenceMask.isSuperset(of: child.preferenceMask) { return "\(name) misses preferences." }
            if let fault = inspect(child) { return fault }
        }
        return nil
    }

    private mutating func inspectLayoutNode(of element: Element) -> String? {
        guard element.ownsLayoutNode else {
            let isShared = element.children.count == 1 && element.children[0].layoutNode == element.layoutNode
            return isShared ? nil : "it does not share its content's layout node."
        }
        if let other = owners.updateValue(element, forKey: element.layoutNode) {
            return "it has the layout node of \(other.name)."
        }
        let below = Set(element.children.map(\.layoutNode))
        let laidOut = graph.layout.children(of: element.layoutNode)
        return below == Set(laidOut) && element.children.count == laidOut.count ? nil : "it lays out other elements."
    }

    private func inspectLateContents() -> String? {
        graph.lateContents.nodes.allSatisfy { graph.layout.isLive($0) } ? nil : "Late content waits for a removed node."
    }
}

extension UInt16 {
    fileprivate func isSuperset(of bits: UInt16) -> Bool { self | bits == self }
}
