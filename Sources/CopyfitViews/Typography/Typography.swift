import Foundation

/// What the texts of a host are set with.
struct Typography: Sendable {
    var engine = TextEngine.bundled
}
