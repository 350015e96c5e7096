import CopyfitUnicode

/// The unit of a paragraph's widths inside, a power of two of a point, so that sums are integers and a prefix difference equals
/// the sum of its glyphs bit for bit.
enum TextUnit: Hashable, Sendable {
    /// 1/1024 of a point.
    case standard
    /// 1/65536 of a pixel, in which browsers shape. They compare in 1/64, and let a line be 1/64 too wide.
    case browsers

    /// How many make a point.
    var perPoint: Double { self == .browsers ? 65536 : 1024 }
    private var pointsEach: Double { self == .browsers ? 1 / 65536 : 1 / 1024 }
    /// The width that a line is held to is a multiple of `limitMask + 1` units.
    private var limitMask: Int64 { self == .browsers ? 1023 : 0 }
    /// What that width has beyond the one asked for.
    private var allowance: Int64 { self == .browsers ? 1024 : 0 }

    /// Wider than any line: what an infinite width is measured as, small enough that sums with it do not overflow.
    static let unbounded: Int64 = 1 << 61

    /// The farthest a spacing or a tab stop moves the pen, in points.
    static let farthestSpacing = 10_000.0

    /// Units of a width in points, rounded down; nothing below 0. NaN and infinity are unbounded.
    func units(_ points: Double) -> Int64 {
        if points <= 0 { return 0 }
        guard points < Double(Self.unbounded) * pointsEach else { return Self.unbounded }
        return Int64(points * perPoint)
    }

    /// Units of a distance in points of either sign, rounded to nearest, kept within `farthestSpacing`; NaN is 0.
    func spacing(_ points: Double) -> Int64 {
        Int64((Self.limitedSpacing(points) * perPoint).rounded())
    }

    /// A distance in points of either sign, kept within `farthestSpacing`; NaN is 0.
    static func limitedSpacing(_ points: Double) -> Double {
        points.isNaN ? 0 : min(max(points, -farthestSpacing), farthestSpacing)
    }

    /// Points of a width in units; exact below 2⁵³ units.
    func points(_ units: Int64) -> Double { Double(units) * pointsEach }

    /// The width that lines are held to when `points` are asked for.
    func limit(_ points: Double) -> Int64 {
        let asked = units(points)
        return asked >= Self.unbounded ? asked : asked & ~limitMask + allowance
    }

    /// A width rounded up to what limits are multiples of: how wide a browser takes a box to be.
    func box(_ width: Int64) -> Int64 { (width + limitMask) & ~limitMask }

    /// The narrowest width to ask for, in points, that holds lines to at least `limit`.
    func proposal(_ limit: Int64) -> Double { points(max(0, box(limit) - allowance)) }

    /// The widest limit there is below one that holds `width`.
    func limit(below width: Int64) -> Int64 { box(width) - (limitMask + 1) }

    /// The shaping scale of a size in points: units in one em of a face.
    func scale(_ size: Double, unitsPerEm: Double) -> Int32 {
        guard self == .browsers else { return Int32((size * perPoint).rounded()) }
        return Self.browserScale(size, unitsPerEm: unitsPerEm)
    }

    /// As FreeType scales advances for a browser, whose sizes are hundredths of a pixel: the size cut to 1/64, the factor from
    /// font units rounded to 1/65536 of a 64th. HarfBuzz's scale is whole, cut so that advances are never more than FreeType's: lines
    /// as wide as their limit are common.
    private static func browserScale(_ size: Double, unitsPerEm: Double) -> Int32 {
        let hundredths = (Float(size) * 100).rounded(.down)
        let pixels64 = (Double(hundredths / 100) * 64).rounded(.down)
        let factor = (pixels64 * 65536 / unitsPerEm).rounded()
        return max(1, Int32((factor * unitsPerEm / 64).rounded(.down)))
    }
}

extension StyledText {
    /// The unit of this text's widths: a browser's under its rules, as long as HarfBuzz's 32 bits hold a glyph of 31 ems.
    var unit: TextUnit {
        let isBrowsers = breakRules.profile == .web && runs.allSatisfy { $0.style.size <= 1024 }
        return isBrowsers ? .browsers : .standard
    }
}
