import Foundation

/// The proposed lengths on one axis for which an answer holds: an interval with both ends, nil, or both.
struct LengthRange: Equatable, BitwiseCopyable {
    var lower: CGFloat
    var upper: CGFloat
    var includesNil: Bool

    /// Every proposal: the answer does not depend on this side.
    static let all = LengthRange(lower: 0, upper: .infinity, includesNil: true)

    /// nil alone: an empty interval.
    static let onlyNil = LengthRange(lower: .infinity, upper: -.infinity, includesNil: true)

    /// One length alone; NaN means nil.
    @inline(__always)
    static func only(_ length: CGFloat) -> LengthRange {
        length.isNaN ? onlyNil : LengthRange(lower: length, upper: length, includesNil: false)
    }

    @inline(__always)
    init(lower: CGFloat, upper: CGFloat, includesNil: Bool) {
        self.lower = lower
        self.upper = upper
        self.includesNil = includesNil
    }

    /// Whether the answer does not depend on this side.
    @inline(__always)
    var isAll: Bool { includesNil && lower <= 0 && upper == .infinity }

    /// Whether a length is in the range; NaN means nil.
    @inline(__always)
    func contains(_ length: CGFloat) -> Bool {
        (length >= lower && length <= upper) || (includesNil && length.isNaN)
    }

    @inline(__always)
    mutating func formIntersection(_ other: LengthRange) {
        if other.lower > lower { lower = other.lower }
        if other.upper < upper { upper = other.upper }
        includesNil = includesNil && other.includesNil
    }

    /// The lengths that are in the range after an inset was subtracted, never below 0. Rounding of the difference is
    /// taken into account: what the range holds is in it after the subtraction, bit for bit.
    func outset(by inset: CGFloat) -> LengthRange {
        guard inset != 0, !isAll else { return self }
        guard inset.isFinite else { return includesNil ? .onlyNil : .none }
        var range = self
        if lower > 0 {
            range.lower = lower + inset
            while range.lower - inset < lower { range.lower = range.lower.nextUp }
        }
        if upper.isFinite {
            range.upper = upper + inset
            while range.upper - inset > upper { range.upper = range.upper.nextDown }
        }
        return range
    }

    /// No proposal: to be filled with `including`.
    static let none = LengthRange(lower: .infinity, upper: -.infinity, includesNil: false)

    /// The range if it holds a length that the answer was given for, else that length alone.
    @inline(__always)
    func including(_ length: CGFloat) -> LengthRange { contains(length) ? self : .only(length) }
}
