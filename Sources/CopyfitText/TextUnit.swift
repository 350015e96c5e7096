/// The internal unit of a paragraph's widths. Widths are whole numbers of it, so that the difference of two prefix sums
/// equals the sum of the glyphs between them bit for bit.
struct TextUnit: Hashable, Sendable {
    /// How many there are in a point: a power of two, except for a browser's on a screen with another number of pixels
    /// in a point.
    let perPoint: Double
    private let pointsEach: Double
    /// The width that a line is held to is rounded down to a multiple of this power of two.
    private let limitStep: Int64
    /// What is added to the rounded width.
    private let allowance: Int64
    /// The pixels in a point, if advances and widths are a browser's; otherwise nil.
    private let browserRatio: Double?

    /// 1/1024 of a point.
    static let standard = TextUnit(perPoint: standardPerPoint)

    /// How many of the standard unit there are in a point.
    static let standardPerPoint = 1024.0

    init(perPoint: Double, limitStep: Int64 = 1, allowance: Int64 = 0, browserRatio: Double? = nil) {
        self.perPoint = perPoint
        pointsEach = 1 / perPoint
        self.limitStep = limitStep
        self.allowance = allowance
        self.browserRatio = browserRatio
    }

    /// The units of an infinite width: wider than any line, but small enough that sums with it do not overflow.
    static let unbounded: Int64 = 1 << 61

    /// The farthest that a spacing or a tab stop moves the pen, in points.
    static let farthestSpacing = 10_000.0

    /// The units of a width in points, rounded down. Negative widths give 0; NaN and infinity give `unbounded`.
    @inline(__always)
    func units(_ points: Double) -> Int64 {
        if points <= 0 { return 0 }
        guard points < Double(Self.unbounded) * pointsEach else { return Self.unbounded }
        return Int64(points * perPoint)
    }

    /// The units nearest to a length in points that was made of units.
    func nearest(_ points: Double) -> Int64 { Int64((points * perPoint).rounded()) }

    /// The units of a distance in points, positive or negative, rounded to nearest and clamped to ±`farthestSpacing`;
    /// NaN is 0.
    func spacing(_ points: Double) -> Int64 {
        Int64((Self.limitedSpacing(points) * perPoint).rounded())
    }

    /// The units of a length that is left free beside a line, in points, rounded down as proposed widths are. At most
    /// `farthestSpacing`; negative lengths, infinity and NaN give 0.
    func inset(_ points: Double) -> Int64 {
        points > 0 && points < .infinity ? units(min(points, Self.farthestSpacing)) & -limitStep : 0
    }

    /// A distance in points, positive or negative, clamped to ±`farthestSpacing`; NaN is 0.
    static func limitedSpacing(_ points: Double) -> Double {
        points.isNaN ? 0 : min(max(points, -farthestSpacing), farthestSpacing)
    }

    /// The points of a width in units; exact below 2⁵³ units if a point has a power of two of them.
    func points(_ units: Int64) -> Double { Double(units) * pointsEach }

    /// The width that lines are held to, in units, when `points` are proposed.
    @inline(__always)
    func limit(_ points: Double) -> Int64 {
        limitStep == 1 ? units(points) : steppedLimit(points)
    }

    /// The inverse of `points` for multiples of the step, also if a point does not have a power of two of units.
    private func steppedLimit(_ points: Double) -> Int64 {
        let asked = units(points)
        if asked >= Self.unbounded { return asked }
        var limit = asked & -limitStep
        if self.points(limit + limitStep) <= points {
            limit += limitStep
        } else if self.points(limit) > max(0, points) {
            limit -= limitStep
        }
        return limit + allowance
    }

    /// A width rounded up to a multiple of the limits' step: a browser rounds the width of a box like this.
    func box(_ width: Int64) -> Int64 { (width + limitStep - 1) & -limitStep }

    /// The narrowest width to propose, in points, that holds lines to at least `limit`.
    func proposal(_ limit: Int64) -> Double { points(max(0, box(limit) - allowance)) }

    /// The proposed width that limits lines to `limit`, rounded down as the limit is.
    func proposed(_ limit: Int64) -> Int64 { limit - allowance }

    /// The widest limit below all limits that hold `width`.
    func limit(below width: Int64) -> Int64 { box(width) - limitStep }

    /// The shaping scale of a size in points: units in one em of a face.
    func scale(_ size: Double, unitsPerEm: Double) -> Int32 {
        guard let browserRatio else { return Int32((size * perPoint).rounded()) }
        return Self.freeTypeScale(size, browserRatio, unitsPerEm: unitsPerEm)
    }
}
