/// A picture's rows as differences from their neighbours (PNG specification, section 9): for each row the filter whose
/// differences have the smallest sum.
struct FilteredRows {
    private(set) var bytes: [UInt8] = []
    private let pixelBytes: Int
    private var last: [UInt8]

    init(rowBytes: Int, pixelBytes: Int) {
        self.pixelBytes = pixelBytes
        last = [UInt8](repeating: 0, count: rowBytes)
    }

    /// Adds a row. O(bytes).
    mutating func add(_ row: [UInt8]) {
        var (best, bestFilter, bestSum) = (row, UInt8(0), Self.sum(row))
        for filter in UInt8(1)...4 {
            let differences = differences(row, filter)
            let sum = Self.sum(differences)
            if sum < bestSum { (best, bestFilter, bestSum) = (differences, filter, sum) }
        }
        bytes.append(bestFilter)
        bytes += best
        last = row
    }

    private func differences(_ row: [UInt8], _ filter: UInt8) -> [UInt8] {
        var result = row
        for index in row.indices {
            let left = index >= pixelBytes ? row[index - pixelBytes] : 0
            let corner = index >= pixelBytes ? last[index - pixelBytes] : 0
            let above = last[index]
            let guess =
                switch filter {
                case 1: left
                case 2: above
                case 3: UInt8((UInt16(left) + UInt16(above)) / 2)
                default: Self.paeth(left, above, corner)
                }
            result[index] = row[index] &- guess
        }
        return result
    }

    private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
        let guess = Int(left) + Int(above) - Int(corner)
        let (toLeft, toAbove, toCorner) = (abs(guess - Int(left)), abs(guess - Int(above)), abs(guess - Int(corner)))
        if toLeft <= toAbove, toLeft <= toCorner { return left }
        return toAbove <= toCorner ? above : corner
    }

    /// The sum of the bytes taken as numbers from -128 to 127, without their signs.
    private static func sum(_ bytes: [UInt8]) -> Int {
        bytes.reduce(0) { $0 + Int($1 < 128 ? $1 : 0 &- $1) }
    }
}
