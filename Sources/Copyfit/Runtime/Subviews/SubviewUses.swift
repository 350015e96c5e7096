/// The places where the subviews of a tree are used. Each subview is shown in one of them, the last in tree order.
///
/// The first place that asks shows the subview at once; the last one takes over when the tree is complete.
final class SubviewUses {
    private var places: [ObjectIdentifier: [SubviewNode]] = [:]
    /// The elements that are or were in several places at once.
    private var contested: Set<ObjectIdentifier> = []
    /// The places whose element was removed and whose ancestors do not know it yet.
    private var losers: [SubviewNode] = []

    /// Adds a place that uses an element. False if another place shows it.
    func add(_ place: SubviewNode, of element: Element) -> Bool {
        let id = ObjectIdentifier(element)
        guard let others = places[id] else {
            places[id] = [place]
            return true
        }
        places[id] = others + [place]
        contested.insert(id)
        return false
    }

    func remove(_ place: SubviewNode, of element: Element) {
        let id = ObjectIdentifier(element)
        let others = (places[id] ?? []).filter { $0 !== place }
        places[id] = others.isEmpty ? nil : others
        if others.isEmpty { contested.remove(id) }
    }

    /// Called before the element is removed.
    func willGo(_ element: Element) {
        if places.isEmpty { return }
        contested.remove(ObjectIdentifier(element))
        for place in places.removeValue(forKey: ObjectIdentifier(element)) ?? [] {
            place.lose()
            losers.append(place)
        }
    }

    /// Whether each element is shown in its last place and all ancestors know about removed elements.
    var areSettled: Bool {
        contested.allSatisfy { lastPlace(of: $0)?.isShowing != false } && !losers.contains(where: \.isBereft)
    }

    /// Shows each element in the last of its places. Returns the places whose elements changed without their ancestors
    /// knowing.
    func settle() -> [SubviewNode] {
        var changed = losers.filter(\.isBereft)
        losers = []
        for id in contested {
            guard let last = lastPlace(of: id) else { continue }
            if places[id]?.count == 1 { contested.remove(id) }
            if last.isShowing { continue }
            changed += places[id]?.filter(\.isShowing) ?? []
            places[id]?.forEach { $0.hide() }
            last.show()
            changed.append(last)
        }
        return changed
    }

    private func lastPlace(of id: ObjectIdentifier) -> SubviewNode? {
        guard let places = places[id], let first = places.first else { return nil }
        return places.dropFirst().reduce(first) { $0.precedes($1) ? $1 : $0 }
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
