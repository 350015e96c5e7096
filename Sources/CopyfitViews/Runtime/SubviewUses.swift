/// The places where the subviews of a tree are used. Each subview is shown in one of them, the last in tree order.
///
/// The first place that asks shows the subview at once; the last one takes over when the tree is complete.
final class SubviewUses {
    /// The places where one element is used, in the order in which they asked for it.
    private final class Uses {
        var places: [SubviewNode]
        /// Whether the uses are in the list of contested ones.
        var isContested = false

        init(_ place: SubviewNode) { places = [place] }

        /// The last place in tree order.
        var last: SubviewNode? {
            guard let first = places.first else { return nil }
            return places.dropFirst().reduce(first) { $0.precedes($1) ? $1 : $0 }
        }
    }

    /// By elements, which their places keep.
    private var uses: [ObjectIdentifier: Uses] = [:]
    /// The uses of elements that are or were in several places at once, in the order in which they became so.
    private var contested: [Uses] = []
    /// The places whose element was removed and whose ancestors do not know it yet.
    private var losers: [SubviewNode] = []

    /// Adds a place that uses an element. False if another place shows it.
    func add(_ place: SubviewNode, of element: Element) -> Bool {
        let id = ObjectIdentifier(element)
        guard let others = uses[id] else {
            uses[id] = Uses(place)
            return true
        }
        others.places.append(place)
        if !others.isContested {
            others.isContested = true
            contested.append(others)
        }
        return false
    }

    func remove(_ place: SubviewNode, of element: Element) {
        let id = ObjectIdentifier(element)
        guard let left = uses[id] else { return }
        left.places.removeAll { $0 === place }
        if left.places.isEmpty { uses[id] = nil }
    }

    /// Called before the element is removed.
    func willGo(_ element: Element) {
        guard !uses.isEmpty, let ended = uses.removeValue(forKey: ObjectIdentifier(element)) else { return }
        let places = ended.places
        ended.places = []
        for place in places {
            place.lose()
            losers.append(place)
        }
    }

    /// Whether each element is shown in its last place and all ancestors know about removed elements.
    var areSettled: Bool {
        contested.allSatisfy { $0.last?.isShowing != false } && !losers.contains(where: \.isBereft)
    }

    /// Shows each element in the last of its places. Returns the places whose elements changed without their ancestors
    /// knowing.
    func settle() -> [SubviewNode] {
        var changed = losers.filter(\.isBereft)
        losers = []
        for uses in contested {
            guard let last = uses.last, !last.isShowing else { continue }
            changed += uses.places.filter(\.isShowing)
            uses.places.forEach { $0.hide() }
            last.show()
            changed.append(last)
        }
        forgetUncontested()
        return changed
    }

    private func forgetUncontested() {
        for uses in contested { uses.isContested = uses.places.count > 1 }
        contested.removeAll { !$0.isContested }
    }
}

extension _ViewNode {
    /// Whether this place comes before another one in tree order. Linear in the depth and in the number of siblings at
    /// the point where their paths separate.
    fileprivate func precedes(_ other: _ViewNode) -> Bool {
        var (one, two) = (self, other)
        while one.depth > two.depth, let parent = one.parent { one = parent }
        while two.depth > one.depth, let parent = two.parent { two = parent }
        while one.parent !== two.parent, let parent = one.parent, let otherParent = two.parent {
            (one, two) = (parent, otherParent)
        }
        var first: _ViewNode?
        one.parent?.forEachChild { if first == nil, $0 === one || $0 === two { first = $0 } }
        return first === one
    }
}
