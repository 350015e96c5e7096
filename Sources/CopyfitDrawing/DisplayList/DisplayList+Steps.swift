extension DisplayList {
    /// A step of a walk through items and all groups inside them.
    public enum Step: Sendable {
        /// An item. After a group come the steps of its items, those of its mask, and ``end``.
        case item(Item)
        /// The mask of the innermost group begins. It may be empty.
        case mask
        /// The innermost group ends.
        case end
    }

    /// A walk through items and all groups inside them, in painting order.
    public struct Steps: Sequence, IteratorProtocol {
        private let items: Items
        private var place: Int
        /// The groups that have begun: where the mask begins, unless it has, and where the group ends.
        private var open: [(mask: Int?, end: Int)] = []

        fileprivate init(_ items: Items) {
            self.items = items
            place = items.entries.startIndex
        }

        /// The next step; nil at the end. O(1).
        public mutating func next() -> Step? {
            if let group = open.last {
                if group.mask == place {
                    open[open.count - 1].mask = nil
                    return .mask
                }
                if group.end == place {
                    open.removeLast()
                    return .end
                }
            }
            guard place < items.entries.endIndex else { return nil }
            if case .group(_, let length, let mask) = items.entries[place] {
                let end = place + 1 + length
                open.append((mask.map { end - $0 }, end))
            }
            defer { place += 1 }
            return .item(items[Items.Index(place: place)])
        }
    }
}

extension DisplayList.Items {
    /// A walk through the tree, for which no depth is too much. O(items) for all steps.
    public var steps: DisplayList.Steps { DisplayList.Steps(self) }
}
