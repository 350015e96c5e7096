import Foundation

/// The traits that a node tells its parent without a proposal: layout priority, spacing, values.
extension LayoutTree {
    func priority(of node: Int32) -> Double {
        refreshTraits(node)
        return priorities[node]
    }

    /// The gaps a node asks for.
    package func spacing(of id: LayoutNodeID) -> ViewSpacing {
        spacing(of: index(of: id))
    }

    func spacing(of node: Int32) -> ViewSpacing {
        refreshTraits(node)
        var spacing =
            nodes[Int(node)].flags.contains(.hasStandardSpacing) ? .standard : rare.spacings[node] ?? .standard
        spacing.direction = direction(of: node)
        return spacing
    }

    /// The same, read in the direction in which the node's container arranges it.
    func spacingInContainer(of node: Int32) -> ViewSpacing {
        var spacing = spacing(of: node)
        let container = nodes[Int(node)].parent
        if container >= 0 { spacing.direction = direction(of: container) }
        return spacing
    }

    /// The key's value on the node or on what it wraps, the innermost of several (layout rule 2.10); nil if none is
    /// set before the next container.
    func layoutValue<Key: LayoutValueKey>(_ key: Key.Type, of node: Int32) -> Key.Value? {
        var innermost: Key.Value?
        forEachTraits(from: node) { traits in
            if let value = traits[key] { innermost = value }
        }
        return innermost
    }

    /// The key's value on the node or on what it wraps, the innermost of several; nil if none is set.
    package func layoutValue<Key: LayoutValueKey>(_ key: Key.Type, of id: LayoutNodeID) -> Key.Value? {
        layoutValue(key, of: index(of: id))
    }

    /// The values on the node and on what it wraps; of two for a key the inner one.
    package func containerValues(of id: LayoutNodeID) -> ContainerValues { containerValues(of: index(of: id)) }

    func containerValues(of node: Int32) -> ContainerValues {
        var values = ContainerValues()
        forEachTraits(from: node) { values.replace(with: $0.containerValues) }
        return values
    }

    /// Calls `body` with the values on a node and on what it wraps, outer ones first.
    private func forEachTraits(from node: Int32, _ body: (LayoutTraits) -> Void) {
        if rare.traits.isEmpty { return }
        var current: Int32? = node
        while let node = current {
            if let own = rare.traits[node] { body(own) }
            current = wrapped(node)
        }
    }

    /// The child a wrapper speaks for; nil for leaves and containers.
    private func wrapped(_ node: Int32) -> Int32? {
        facts(of: node).form == .container ? nil : firstChild(node)
    }

    /// Brings a node's priority, spacing and its children's gaps up to date.
    ///
    /// What a scroll view tells its parent does not depend on its content; the content may depend on the scroll
    /// view's size, which is known only when the content is asked.
    func refreshTraits(_ node: Int32) {
        let index = Int(node)
        guard !nodes[index].flags.contains(.hasTraits), hasRoom else { return }
        let facts = facts(of: node)
        let range = facts.hidesTraits ? 0..<0 : childRange(node)
        var isUniform = true
        for position in range {
            let child = childLists[position]
            if !nodes[Int(child)].flags.contains(.hasTraits) { refreshTraits(child) }
            if priorities[child] != priorities[childLists[range.lowerBound]] { isUniform = false }
        }
        priorities[node] = ownPriority(node)
        nodes[index].flags.insert(isUniform ? [.hasTraits, .hasUniformPriority] : .hasTraits)
        if !isUniform { nodes[index].flags.remove(.hasUniformPriority) }
        refreshSpacing(node)
        if let axis = facts.gapAxis { refreshGaps(axis, node) }
    }

    /// The child's priority, kept; last in line without a child (layout rule 22).
    func childPriority(_ node: Int32) -> Double {
        firstChild(node).map { priorities[$0] } ?? -.infinity
    }

    /// Works out the gap before each child from its own and its predecessor's spacing.
    private func refreshGaps(_ axis: Axis, _ node: Int32) {
        var previous: Int32?
        let direction = direction(of: node)
        for position in childRange(node) {
            let child = childLists[position]
            if let previous {
                gaps[child] = gap(from: previous, to: child, along: axis, direction)
            }
            previous = child
        }
    }

    func gap(from previous: Int32, to next: Int32, along axis: Axis, _ direction: LayoutDirection) -> CGFloat {
        let areStandard = nodes[Int(previous)].flags.intersection(nodes[Int(next)].flags)
        if areStandard.contains(.hasStandardSpacing) { return ViewSpacing.defaultDistance }
        var spacing = spacing(of: previous)
        spacing.direction = direction
        return spacing.distance(to: self.spacing(of: next), along: axis)
    }
}
