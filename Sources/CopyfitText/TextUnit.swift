/// The unit of all widths inside: 1/1024 of a point, so that sums are integers and a prefix difference equals the sum of
/// its glyphs bit for bit.
enum TextUnit {
    static let perPoint = 1024.0

    /// Wider than any line: what an infinite width is measured as, small enough that sums with it do not overflow.
    static let unbounded: Int64 = 1 << 61

    /// 1/64 of a point, a browser's own unit by which it lets lines be too wide, less what rounding advances to
    /// units may have taken from a line.
    static let browserAllowance: Int64 = 14

    /// Units of a width in points, rounded down; nothing below 0. NaN and infinity are unbounded.
    static func units(_ points: Double) -> Int64 {
        if points <= 0 { return 0 }
        guard points < Double(unbounded) / perPoint else { return unbounded }
        return Int64(points * perPoint)
    }

    /// The farthest a spacing or a tab stop moves the pen, in points.
    static let farthestSpacing = 10_000.0

    /// Units of a distance in points of either sign, rounded to nearest, kept within `farthestSpacing`; NaN is 0.
    static func spacing(_ points: Double) -> Int64 {
        if points.isNaN { return 0 }
        return Int64((min(max(points, -farthestSpacing), farthestSpacing) * perPoint).rounded())
    }

    /// Points of a width in units; exact below 2⁵³ units.
    static func points(_ units: Int64) -> Double { Double(units) / perPoint }

    /// The shaping scale of a size in points: units in one em.
    static func scale(_ size: Double) -> Int32 { Int32((size * perPoint).rounded()) }
}
