public import Foundation

/// What becomes of numbers that make no sense: every NaN, infinite, negative or huge number from outside the engine
/// enters through one of these (layout rules 1.6, 9.1, 9.2).
extension CGFloat {
    /// The greatest length: sums of any number of lengths are finite, and so are products of three.
    @inlinable package static var greatestLength: CGFloat { 1e100 }

    /// This number, or the greatest length on its side of 0. Infinity is bounded too, NaN stays.
    @inlinable package var bounded: CGFloat { Swift.max(Swift.min(self, Self.greatestLength), -Self.greatestLength) }

    /// A gap, a guide, a coordinate: this number, bounded; nil if it is infinite or NaN.
    @inlinable package var finite: CGFloat? { isFinite ? bounded : nil }

    /// A proposed length: 0 if it is negative. Infinity stays, and so does NaN, which is nil from here on.
    @inlinable package var offer: CGFloat { self == .infinity ? self : Swift.max(self, 0).bounded }

    /// A length to have: nil if it is negative, infinite or NaN.
    @inlinable package var extent: CGFloat? { isFinite && self >= 0 ? self : nil }

    /// A length to have at least: 0 if it is negative, nil if it is infinite or NaN.
    @inlinable package var minimum: CGFloat? { isFinite ? Swift.max(self, 0) : nil }

    /// A length to have at most: 0 if it is negative, nil if it is NaN.
    @inlinable package var maximum: CGFloat? { isNaN ? nil : Swift.max(self, 0) }

    /// A distance that others are compared with: infinite if it is NaN, as half of an endless length less itself is.
    @inlinable package var reach: CGFloat { isNaN ? .infinity : self }

    /// A length that was answered: 0 if it is negative. If it is NaN, or infinite and the proposal is finite, the
    /// proposal (10 for nil).
    @inlinable package func answered(to proposed: CGFloat) -> CGFloat {
        if self < 0 { return 0 }
        if isFinite { return bounded }
        if self == .infinity, !proposed.isFinite { return self }
        return proposed.isNaN ? 10 : proposed
    }
}

extension EdgeInsets {
    /// The insets without those that are infinite or NaN.
    @inlinable package var finite: EdgeInsets {
        EdgeInsets(
            top: top.finite ?? 0,
            leading: leading.finite ?? 0,
            bottom: bottom.finite ?? 0,
            trailing: trailing.finite ?? 0
        )
    }
}

extension [CGFloat?] {
    /// The members that are infinite or NaN.
    package var unsound: [CGFloat] { compactMap { $0 }.filter { !$0.isFinite } }
}
