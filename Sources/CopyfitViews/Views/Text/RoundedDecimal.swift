/// The digits of a number rounded to a number of decimals, if every formatter would give the same ones.
struct RoundedDecimal {
    /// The highest first; at least one before the point.
    let places: [Int]

    var isZero: Bool { places.allSatisfy { $0 == 0 } }

    /// The digits of a number that is not negative; nil if its shortest notation has an exponent or too many digits to be
    /// written exactly, or if it is halfway between two candidates.
    init?(_ magnitude: Double, fractionCount: Int) {
        let parts = magnitude.description.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].utf8.count + fractionCount <= 15 else { return nil }
        let digits = parts.joined().utf8.map { Int($0) - 48 }
        guard digits.allSatisfy((0...9).contains) else { return nil }
        let count = parts[0].utf8.count + fractionCount
        let rest = digits.dropFirst(count)
        if rest.first == 5, rest.dropFirst().allSatisfy({ $0 == 0 }) { return nil }
        var places = Array(digits.prefix(count))
        places += Array(repeating: 0, count: count - places.count)
        if let next = rest.first, next >= 5 { Self.increment(&places) }
        self.places = places
    }

    private static func increment(_ places: inout [Int]) {
        for index in places.indices.reversed() {
            if places[index] < 9 {
                places[index] += 1
                return
            }
            places[index] = 0
        }
        places.insert(1, at: 0)
    }
}
