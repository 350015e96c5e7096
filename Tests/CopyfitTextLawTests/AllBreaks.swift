/// Every way to break a short text between two mandatory breaks into its fewest lines, from the documentation of
/// `LineWrapping` alone: lines are shaped by themselves.
struct AllBreaks {
    struct Way {
        /// UTF-8 offsets.
        var ends: [Int] = []
        var demerits = 0.0
    }

    /// In 1/1024 points.
    struct Line {
        let width: Int64
        let isHyphenated: Bool
    }

    /// Those with the fewest lines; empty if some line is too wide in all.
    let ways: [Way]

    /// - Parameters:
    ///   - places: where a line may begin or end, the segment's start first and its end last.
    ///   - room: what its first line and its other lines may hold, in 1/1024 points.
    ///   - ems: two ems of the text's first style, likewise.
    init(
        _ places: [Int],
        room: (first: Int64, others: Int64),
        ems: Double,
        line: (_ start: Int, _ end: Int) -> Line
    ) {
        var found: [Way] = []
        var unfinished = [(place: 0, way: Way())]
        while let (place, way) = unfinished.popLast() {
            if place == places.count - 1 {
                found.append(way)
                continue
            }
            let room = place == 0 ? room.first : room.others
            let lines = places[(place + 1)...].map { line(places[place], $0) }
            for (index, line) in lines.enumerated() where line.width <= room {
                let isLast = index == lines.count - 1
                // At another place, a line of no width holds more.
                guard isLast || line.width < lines[(index + 1)...].map(\.width).min() ?? .max else { continue }
                let beside = isLast ? 0 : Double(room - line.width) / ems
                let badness = 100 * beside * beside * beside
                var next = way
                next.ends.append(places[place + 1 + index])
                next.demerits += (10 + badness) * (10 + badness) + (line.isHyphenated && !isLast ? 2500 : 0)
                unfinished.append((place + 1 + index, next))
            }
        }
        let fewest = found.map(\.ends.count).min()
        ways = found.filter { $0.ends.count == fewest }
    }

    /// The least demerits of the ways whose last line begins where it is asked for; of all if none does.
    func least(_ accepts: (_ lastStart: Int?) -> Bool) -> Double {
        let accepted = ways.filter { accepts($0.ends.dropLast().last) }
        return (accepted.isEmpty ? ways : accepted).map(\.demerits).min() ?? .infinity
    }
}
