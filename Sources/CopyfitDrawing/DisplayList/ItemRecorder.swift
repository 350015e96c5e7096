/// Makes a tree of items from front to back, however deep its groups are, in O(1) a step.
package struct ItemRecorder: Sendable {
    private typealias Entry = DisplayList.Items.Entry

    private var entries: [Entry] = []
    /// The groups that have not ended: where each begins, and where its mask does.
    private var open: [(layer: DisplayList.Items.BoxedLayer, place: Int, mask: Int?)] = []

    package init() {}

    /// Adds an item to the innermost group.
    package mutating func add(_ item: DisplayList.Item) {
        switch item {
        case .group(let group): entries += group.entries
        default: entries.append(.leaf(item))
        }
    }

    /// Adds items to the innermost group. O(items).
    package mutating func add(contentsOf items: DisplayList.Items) { entries += items.entries }

    /// Begins a group.
    package mutating func begin(_ layer: DisplayList.Layer) {
        let layer = DisplayList.Items.BoxedLayer.layer(layer)
        open.append((layer, entries.count, nil))
        entries.append(.group(layer, length: 0, mask: nil))
    }

    /// Begins the mask of the innermost group. Nothing happens if it has begun, or if there is no group.
    package mutating func beginMask() {
        guard let group = open.last, group.mask == nil else { return }
        open[open.count - 1].mask = entries.count
    }

    /// Ends the innermost group. Nothing happens if there is none.
    package mutating func end() {
        guard let group = open.popLast() else { return }
        let (length, mask) = (entries.count - group.place - 1, group.mask.map { entries.count - $0 })
        entries[group.place] = .group(group.layer, length: length, mask: mask)
    }

    /// The number of entries: items, and groups that have begun.
    package var count: Int { entries.count }

    /// Replaces the last group, if it has ended and has one item that is no group, by another item.
    ///
    /// - Parameter start: The number of entries before the group.
    package mutating func dissolveGroup(at start: Int, _ change: (DisplayList.Item) -> DisplayList.Item?) {
        guard entries.count == start + 2, case .leaf(let item) = entries[start + 1], let other = change(item) else {
            return
        }
        entries.removeLast(2)
        entries.append(.leaf(other))
    }

    /// The recorded items. Groups that have not ended end here.
    package var items: DisplayList.Items {
        var closed = self
        while !closed.open.isEmpty { closed.end() }
        return DisplayList.Items(closed.entries[...])
    }
}
