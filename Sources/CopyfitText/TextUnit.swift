/// The unit of a paragraph's widths inside, a power of two of a point, so that sums are integers and a prefix difference equals
/// the sum of its glyphs bit for bit.
struct TextUnit: Hashable, Sendable {
    /// How many make a point.
    let perPoint: Double
    private let pointsEach: Double
    /// The width that a line is held to is a multiple of this power of two.
    private let limitStep: Int64
    /// What that width has beyond the one asked for.
    private let allowance: Int64
    /// Whether advances are scaled as FreeType does it.
    private let scalesAsFreeType: Bool

    /// 1/1024 of a point.
    static let standard = TextUnit(perPoint: 1024)

    /// A unit, of which a power of two makes a point.
    init(perPoint: Double, limitStep: Int64 = 1, allowance: Int64 = 0, scalesAsFreeType: Bool = false) {
        self.perPoint = perPoint
        pointsEach = 1 / perPoint
        self.limitStep = limitStep
        self.allowance = allowance
        self.scalesAsFreeType = scalesAsFreeType
    }

    /// Wider than any line: what an infinite width is measured as, small enough that sums with it do not overflow.
    static let unbounded: Int64 = 1 << 61

    /// The farthest a spacing or a tab stop moves the pen, in points.
    static let farthestSpacing = 10_000.0

    /// Units of a width in points, rounded down; nothing below 0. NaN and infinity are unbounded.
    @inline(__always)
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
    @inline(__always)
    func limit(_ points: Double) -> Int64 {
        let asked = units(points)
        return asked >= Self.unbounded ? asked : asked & -limitStep + allowance
    }

    /// A width rounded up to what limits are multiples of: how wide a browser takes a box to be.
    func box(_ width: Int64) -> Int64 { (width + limitStep - 1) & -limitStep }

    /// The narrowest width to ask for, in points, that holds lines to at least `limit`.
    func proposal(_ limit: Int64) -> Double { points(max(0, box(limit) - allowance)) }

    /// The widest limit there is below one that holds `width`.
    func limit(below width: Int64) -> Int64 { box(width) - limitStep }

    /// The shaping scale of a size in points: units in one em of a face.
    func scale(_ size: Double, unitsPerEm: Double) -> Int32 {
        scalesAsFreeType ? Self.freeTypeScale(size, unitsPerEm: unitsPerEm) : Int32((size * perPoint).rounded())
    }
}
