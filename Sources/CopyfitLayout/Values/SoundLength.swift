package import Foundation

extension CGFloat {
    /// The greatest length: sums of any number of lengths are finite, and so are products of three.
    package static var greatestLength: CGFloat { 1e100 }

    /// This number, or the greatest length on its side of 0. Infinity is bounded too, NaN stays.
    package var bounded: CGFloat { Swift.max(Swift.min(self, Self.greatestLength), -Self.greatestLength) }

    /// This number, bounded; nil where it is infinite or none.
    package var finite: CGFloat? { isFinite ? bounded : nil }
}

extension [CGFloat?] {
    /// The members that are infinite or no numbers.
    package var unsound: [CGFloat] { compactMap { $0 }.filter { !$0.isFinite } }
}
