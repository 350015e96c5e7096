/// The two numbers of every break opportunity: a line from opportunity i to j is `fitX[j] - startX[i]` wide, exactly.
///
/// Each hard segment has an entry for its start, one for each opportunity inside and one for its end. `startX` is where a
/// line that begins there starts; `fitX` is where one that ends there ends, without the white space that hangs, lowered to
/// the smallest later value of the segment so that it never falls: the last entry that fits is still found exactly.
/// `Unit` is `Int32` unless a segment is longer than 2³⁰ text units.
struct Columns<Unit: FixedWidthInteger & SignedInteger & Sendable>: Sendable {
    let startX: [Unit]
    let fitX: [Unit]
    /// How many entries a unit of the widest segment holds on average.
    let entriesPerUnit: Double

    init(startX: [Unit], fitX: [Unit], naturalWidth: Int64) {
        self.startX = startX
        self.fitX = fitX
        entriesPerUnit = Double(fitX.count) / Double(max(1, naturalWidth))
    }
}

/// Columns of either width.
enum AnyColumns: Sendable {
    case narrow(Columns<Int32>)
    case wide(Columns<Int64>)

    /// The largest position that narrow columns hold: sums with a width of the same size still fit `Int32`.
    static let narrowLimit: Int64 = 1 << 30

    func startX(_ index: Int) -> Int64 {
        switch self {
        case .narrow(let columns): Int64(columns.startX[index])
        case .wide(let columns): columns.startX[index]
        }
    }

    func fitX(_ index: Int) -> Int64 {
        switch self {
        case .narrow(let columns): Int64(columns.fitX[index])
        case .wide(let columns): columns.fitX[index]
        }
    }
}
