/// The direction a paragraph starts with (UAX #9, rules P2 and P3, or set from outside).
public enum BaseDirection: Hashable, Sendable {
    /// Each paragraph has the direction of its first strong character; left to right if it has none.
    case auto
    /// Every paragraph is left to right.
    case leftToRight
    /// Every paragraph is right to left.
    case rightToLeft
}
