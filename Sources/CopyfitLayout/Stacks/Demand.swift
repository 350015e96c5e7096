import Foundation

/// What decides a child's turn in a stack's share-out.
struct Demand: BitwiseCopyable {
    let slot: Int32
    let priority: Double
    var minimum: CGFloat = 0
    var flexibility: CGFloat = 0

    /// What the length may grow by; 0 if both ends are infinite.
    mutating func setFlexibility(upTo greatest: CGFloat) {
        flexibility = minimum == greatest ? 0 : greatest - minimum
    }

    /// Least flexible first; of endlessly flexible ones the larger minimum first.
    func isLessFlexible(than other: Demand) -> Bool {
        if flexibility != other.flexibility { return flexibility < other.flexibility }
        return flexibility == .infinity && minimum > other.minimum
    }
}
