import Foundation

/// What the texts of a host are set with.
struct Typography: Sendable {
    var textStyles = TextStyleTable.macOS
    var engine = TextEngine.bundled
}
