/// A node of a layout document.
public struct LayoutNode: Sendable, Hashable {
    /// Where it is in the document, as a JSON Pointer (RFC 6901): `/vstack/children/0/text`.
    public let path: String
    /// Its kind, such as `text`.
    public let kind: String
    /// The name that the document gives it; nil without one.
    public let id: String?
}
