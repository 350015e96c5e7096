/// The direction a paragraph starts with (UAX #9, rules P2 and P3, or set from outside).
public enum BaseDirection: Hashable, Sendable {
    /// Each paragraph takes the direction of its first strong character, left to right when it has none.
    case auto
    /// Every paragraph runs left to right.
    case leftToRight
    /// Every paragraph runs right to left.
    case rightToLeft
}
