import Foundation

/// What the texts of a host are set with.
struct Typography: Sendable {
    var engine = TextEngine.bundled
}

/// The case in which a text shows its letters.
enum LetterCase: Hashable, Sendable {
    case uppercase, lowercase
}
