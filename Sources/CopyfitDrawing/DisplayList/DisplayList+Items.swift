extension DisplayList {
    /// Items in painting order, those in the background first. Groups among them have items of their own.
    ///
    /// The tree is one array in which each group comes before what is inside it. Trees of any depth are made, walked
    /// (``steps``), compared and released without recursion, and the items of a group share the array.
    public struct Items: Sendable {
        /// An item, as it is stored.
        enum Entry: Equatable, Sendable {
            /// Anything but a group.
            case leaf(Item)
            /// A group, whose content and then its mask are the next entries: `length` of them, and the last `mask` of
            /// these are its mask; nil if it has none.
            case group(BoxedLayer, length: Int, mask: Int?)
        }

        /// A layer by reference, so that entries are small.
        indirect enum BoxedLayer: Equatable, Sendable {
            case layer(Layer)
        }

        var entries: ArraySlice<Entry>

        init(_ entries: ArraySlice<Entry>) {
            self.entries = entries
        }

        /// No items.
        public init() {
            entries = []
        }
    }
}

extension DisplayList.Items: Equatable, RangeReplaceableCollection, ExpressibleByArrayLiteral {
    /// The place of an item. It is valid until items are added or removed.
    public struct Index: Comparable, Sendable {
        let place: Int

        public static func < (one: Index, other: Index) -> Bool { one.place < other.place }
    }

    public var startIndex: Index { Index(place: entries.startIndex) }
    public var endIndex: Index { Index(place: entries.endIndex) }

    public func index(after index: Index) -> Index { Index(place: index.place + entries[index.place].count) }

    /// The item at a place. O(1).
    public subscript(index: Index) -> DisplayList.Item {
        switch entries[index.place] {
        case .leaf(let item): item
        case .group: .group(DisplayList.Group(entries[index.place..<self.index(after: index).place]))
        }
    }

    /// Items from a literal.
    public init(arrayLiteral items: DisplayList.Item...) {
        self.init(items)
    }

    /// Adds an item in front of the others. O(items of the item).
    public mutating func append(_ item: DisplayList.Item) {
        switch item {
        case .group(let group): entries.append(contentsOf: group.entries)
        default: entries.append(.leaf(item))
        }
    }

    /// Adds items in front of the others. O(items added, those in groups included).
    public mutating func append(contentsOf items: DisplayList.Items) {
        entries.append(contentsOf: items.entries)
    }

    /// Replaces items. O(items, those in groups included).
    public mutating func replaceSubrange(_ range: Range<Index>, with items: some Collection<DisplayList.Item>) {
        var new = DisplayList.Items()
        for item in items { new.append(item) }
        entries.replaceSubrange(range.lowerBound.place..<range.upperBound.place, with: new.entries)
    }
}

extension DisplayList.Items {
    /// All items but the groups, in painting order: also those in groups and in their masks. O(items).
    public var leaves: [DisplayList.Item] {
        entries.compactMap { if case .leaf(let item) = $0 { item } else { nil } }
    }

    /// All groups, each before those inside it. O(items).
    public var groups: [DisplayList.Group] {
        entries.indices.compactMap { if case .group(let group) = self[Index(place: $0)] { group } else { nil } }
    }
}

extension DisplayList.Items.Entry {
    /// How many entries belong to the item, itself included.
    var count: Int {
        switch self {
        case .leaf: 1
        case .group(_, let length, _): length + 1
        }
    }
}
