/// The states that the last evaluation of each place read.
struct StateReads {
    /// By place; each state with the place's position among the state's readers.
    private var reads: [ObjectIdentifier: [(state: AnyStateBox, position: Int)]] = [:]

    func contains(_ box: AnyStateBox, by place: _ViewNode) -> Bool {
        reads[ObjectIdentifier(place)]?.contains { $0.state === box } ?? false
    }

    mutating func add(_ box: AnyStateBox, at position: Int, by place: _ViewNode) {
        place.hasReadStates = true
        reads[ObjectIdentifier(place), default: []].append((box, position))
    }

    /// Records that a state has moved a place among its readers.
    mutating func move(_ box: AnyStateBox, by place: _ViewNode, to position: Int) {
        let key = ObjectIdentifier(place)
        guard let index = reads[key]?.firstIndex(where: { $0.state === box }) else { return }
        reads[key]?[index].position = position
    }

    /// Removes and returns what a place has read.
    mutating func take(by place: _ViewNode) -> [(state: AnyStateBox, position: Int)] {
        place.hasReadStates = false
        return reads.removeValue(forKey: ObjectIdentifier(place)) ?? []
    }
}
