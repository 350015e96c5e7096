import CopyfitLayout

/// A node with content that is evaluated once its place is known. Until then the content that it has is outdated.
protocol LateContent: AnyObject {
    /// Evaluates the content and attaches it; called while the tree is being placed.
    func provideLateContent()
}

/// The content that is evaluated after its node has been placed, and the dirty places in content that is outdated.
struct LateContents {
    private var contents: [LayoutNodeID: any LateContent] = [:]

    /// The dirty places in outdated content, by the content's top.
    private var waiting: [ObjectIdentifier: [_ViewNode]] = [:]

    subscript(node: LayoutNodeID) -> (any LateContent)? { contents[node] }

    /// The layout nodes with such content.
    var nodes: some Collection<LayoutNodeID> { contents.keys }

    mutating func add(_ content: any LateContent, of node: LayoutNodeID) { contents[node] = content }

    mutating func remove(_ node: LayoutNodeID) { contents[node] = nil }

    /// Lets a dirty place wait if it is in outdated content; false if it is in none.
    mutating func wait(_ place: _ViewNode) -> Bool {
        guard let content = place.outdatedContent else { return false }
        waiting[ObjectIdentifier(content), default: []].append(place)
        return true
    }

    /// Removes and returns the places that waited for content, ancestors first; nil if none did.
    mutating func takeWaiting(in content: _ViewNode) -> [_ViewNode]? {
        waiting.removeValue(forKey: ObjectIdentifier(content))?.sorted { $0.depth < $1.depth }
    }

    /// Removes and returns the waiting places that are no longer in the tree.
    mutating func takeRemovedPlaces() -> [_ViewNode] {
        let removed = waiting.values.joined().filter { !$0.isAlive }
        if removed.isEmpty { return [] }
        waiting = waiting.compactMapValues { places in
            let alive = places.filter(\.isAlive)
            return alive.isEmpty ? nil : alive
        }
        return removed
    }
}

extension _ViewNode {
    /// The top of the outdated content around this place, or this place itself; nil if it is in none.
    fileprivate var outdatedContent: _ViewNode? {
        var place: _ViewNode? = self
        while let current = place, !current.isOutdated { place = current.parent }
        return place
    }
}
