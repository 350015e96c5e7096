extension DisplayList {
    /// Items that are drawn together, as a layer says, and perhaps only where a mask is opaque.
    public struct Group: Equatable, Sendable {
        /// The group's own entry, and those of its items and its mask.
        let entries: ArraySlice<Items.Entry>

        init(_ entries: ArraySlice<Items.Entry>) {
            self.entries = entries
        }

        /// A group. O(items), because they are copied: a deep tree is made from its leaves in quadratic time.
        public init(_ layer: Layer, _ items: Items, mask: Items? = nil) {
            let inside = items.entries + (mask?.entries ?? [])
            let head = Items.Entry.group(.layer(layer), length: inside.count, mask: mask?.entries.count)
            entries = [head] + inside
        }

        /// The layer in which the items are drawn.
        public var layer: Layer {
            switch head.layer {
            case .layer(let layer): layer
            }
        }

        /// The items of the group.
        public var items: Items { Items(entries.dropFirst().dropLast(head.mask ?? 0)) }

        /// The items that say by their opacity where the group is drawn; nil if it is drawn everywhere.
        public var mask: Items? { head.mask.map { Items(entries.suffix($0)) } }

        /// Whether there is a mask. O(1).
        public var hasMask: Bool { head.mask != nil }

        private var head: (layer: Items.BoxedLayer, mask: Int?) {
            guard case .group(let layer, _, let mask) = entries.first else {
                preconditionFailure("The first entry of a group is a group.")
            }
            return (layer, mask)
        }
    }
}
