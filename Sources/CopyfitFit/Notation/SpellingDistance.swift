/// The distance between names, to suggest the intended one.
package enum SpellingDistance {
    /// The nearest of some names, if at most a third of its letters must be changed; the first of equal ones.
    package static func nearest(to name: String, in names: [String]) -> String? {
        let distances = names.map { ($0, distance(Array(name.lowercased().utf8), Array($0.lowercased().utf8))) }
        guard let best = distances.min(by: { $0.1 < $1.1 }), best.1 <= max(1, best.0.utf8.count / 3) else { return nil }
        return best.0
    }

    /// How many letters must be added, left out, replaced, or exchanged with their neighbour.
    private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
        guard one.count < 64 else { return .max }
        var rows = [Array(0...other.count)]
        for (index, letter) in one.enumerated() {
            var row = [index + 1]
            for (column, theirs) in other.enumerated() {
                let replaced = rows[index][column] + (letter == theirs ? 0 : 1)
                var best = min(replaced, rows[index][column + 1] + 1, row[column] + 1)
                if index > 0, column > 0, letter == other[column - 1], one[index - 1] == theirs {
                    best = min(best, rows[index - 1][column - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[one.count][other.count]
    }
}
