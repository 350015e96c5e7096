package import Foundation

extension CGFloat {
    /// This number; nil where it is infinite or none.
    package var finite: CGFloat? { isFinite ? self : nil }
}

extension [CGFloat?] {
    /// The members that are infinite or no numbers.
    package var unsound: [CGFloat] { compactMap { $0 }.filter { !$0.isFinite } }
}
