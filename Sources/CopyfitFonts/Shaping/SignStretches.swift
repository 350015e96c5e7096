/// Finds the stretches of a run around signs, character by character, which `WordIndependence` leaves whole.
struct SignStretches {
    private let distance: Int
    private var found: [Range<Int>] = []
    private var place = 0
    /// The position of the last sign.
    private var lastSign: Int?
    /// Where the stretch of the last sign begins.
    private var start: Int
    /// The spaces after the last sign that are far from it: text from there on is shaped without it.
    private var spaces: [(index: Int, place: Int)] = []

    init(distance: Int, start: Int) {
        self.distance = distance
        self.start = start
    }

    mutating func passLetter() { place += 1 }

    mutating func passSpace(at index: Int) {
        if lastSign.map({ place - $0 > distance }) ?? true { spaces.append((index, place)) }
        place += 1
    }

    /// Begins a stretch at the last space that is far from the sign, unless all are near it.
    mutating func passSign() {
        if let space = spaces.last(where: { place - $0.place > distance }) {
            if lastSign != nil { found.append(start..<spaces[0].index) }
            start = space.index + 1
        }
        spaces.removeAll(keepingCapacity: true)
        lastSign = place
        place += 1
    }

    mutating func finish(at end: Int) -> [Range<Int>] {
        if lastSign != nil { found.append(start..<(spaces.first?.index ?? end)) }
        return found
    }
}
