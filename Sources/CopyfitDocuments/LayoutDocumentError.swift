/// A mistake in a layout document, and its place.
public struct LayoutDocumentError: Error, Hashable, CustomStringConvertible {
    /// A stable name of the kind of mistake: `invalid-json`, `invalid-utf8`, `duplicate-member`, `unknown-kind`,
    /// `unknown-member`, `missing-member`, `invalid-value` or `font-not-found`.
    public let code: String

    /// Where the mistake is, as a JSON Pointer; empty for the whole document.
    public let path: String

    /// The mistake in a sentence that says what to do.
    public let message: String

    init(_ code: String, at path: String, _ message: String) {
        (self.code, self.path, self.message) = (code, path, message)
    }

    public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}
