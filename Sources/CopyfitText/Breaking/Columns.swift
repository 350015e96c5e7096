/// Two numbers for every break opportunity: a line from opportunity i to j is exactly `fitX[j] - startX[i]` wide.
///
/// Each segment has an entry for its start, one for each opportunity inside and one for its end. `startX` is where a
/// line that begins there starts. `fitX` is where a line that ends there ends, without hanging white space. It is
/// lowered to the smallest later value of the segment, so that it never falls; the last entry that fits is still found
/// exactly. `Unit` is `Int32` unless a segment is longer than 2³⁰ text units.
struct Columns<Unit: FixedWidthInteger & SignedInteger & Sendable>: Sendable {
    let startX: [Unit]
    let fitX: [Unit]
    /// The average number of entries per text unit of the widest segment.
    let entriesPerUnit: Double

    /// The widest line that is searched for: wider lines hold no more.
    static var widest: Int64 { Unit.bitWidth < 64 ? AnyColumns.narrowLimit : .max }

    init(startX: [Unit], fitX: [Unit], naturalWidth: Int64) {
        self.startX = startX
        self.fitX = fitX
        entriesPerUnit = Double(fitX.count) / Double(max(1, naturalWidth))
    }
}

/// What a paragraph's break opportunities tell about every width: one entry for each.
struct ParagraphColumns: Sendable {
    let sums: AnyColumns
    let exactness: Exactness
    /// The UTF-8 offset of each entry.
    let offsets: [UInt32]
    let hyphens: LineHyphens
    let endTrims: EndTrims
    /// The widest segment set on one line.
    let naturalWidth: Int64
    /// The widest piece.
    let minContent: Int64

    func startX(_ entry: Int) -> Int64 { sums.startX(entry) }
    func fitX(_ entry: Int) -> Int64 { sums.fitX(entry) }
    func offset(_ entry: Int) -> Int { Int(offsets[entry]) }

    /// The bytes between an entry and the next.
    func piece(after entry: Int) -> Range<Int> { offset(entry)..<offset(entry + 1) }

    /// The UTF-8 offset of a line's start.
    func offset(of start: LineStart) -> Int { start.byte ?? offset(start.entry) }

    /// The offset of the last entry before a byte; 0 when there is none. O(log n).
    func opportunity(before byte: Int) -> Int {
        let next = offsets.partitioningIndex { Int($0) >= byte }
        return next == 0 ? 0 : offset(next - 1)
    }
}

/// Columns of 32-bit or 64-bit numbers.
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
