/// Where each subview of a tree is used: in one place, the last that took it.
struct SubviewUses {
    private var places: [ObjectIdentifier: SubviewNode] = [:]
    /// The places that lost their subview and whose ancestors have not noticed yet.
    private var losers: [SubviewNode] = []

    /// Takes an element from the place where it was.
    mutating func take(_ element: Element, at place: SubviewNode) {
        if let former = places.updateValue(place, forKey: ObjectIdentifier(element)), former !== place { lose(former) }
    }

    mutating func giveUp(_ element: Element, at place: SubviewNode) {
        if places[ObjectIdentifier(element)] === place { places[ObjectIdentifier(element)] = nil }
    }

    /// The element is about to be gone.
    mutating func willGo(_ element: Element) {
        if places.isEmpty { return }
        places.removeValue(forKey: ObjectIdentifier(element)).map { lose($0) }
    }

    private mutating func lose(_ place: SubviewNode) {
        place.lose()
        losers.append(place)
    }

    var haveLosers: Bool { losers.contains { $0.isAlive && $0.elements.isEmpty } }

    /// The places that lost their subview and got no other one, once.
    mutating func takeLosers() -> [SubviewNode] {
        defer { losers = [] }
        return losers.filter { $0.isAlive && $0.elements.isEmpty }
    }
}
