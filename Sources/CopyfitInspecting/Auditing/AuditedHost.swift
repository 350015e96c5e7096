package import Copyfit

/// A host of which an audit makes layouts.
package struct AuditedHost {
    let host: ViewHost
    /// Whether it shows a document, which begins at the host's top left corner and has no views of a program around its parts.
    let isDocument: Bool
    /// Other names for views, by their identifiers.
    let names: () -> [String: GivenName]

    package init(
        _ host: ViewHost,
        isDocument: Bool = false,
        names: @escaping () -> [String: GivenName] = { [:] }
    ) {
        (self.host, self.isDocument, self.names) = (host, isDocument, names)
    }
}
