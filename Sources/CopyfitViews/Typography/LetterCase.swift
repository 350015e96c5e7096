/// The case in which a text shows its letters.
enum LetterCase: Hashable, Sendable {
    case uppercase, lowercase
}
