/// A change after which a text fits. Each was tried before it was offered.
public enum Repair: Hashable, Sendable {
    /// Make the room this wide, in points.
    case width(Double)
    /// Set the text at this size, in points.
    case size(Double)
    /// Allow this many lines.
    case lines(Int)
    /// Make the room this high, in points.
    case height(Double)
    /// Write the text so, with soft hyphens (U+00AD) where words may be divided.
    case softHyphens(String)
    /// Use the wording of another key, which the same language has for the same source text.
    case wording(String, key: String)
}
