public import Copyfit
public import CopyfitInspecting

extension LayoutDocument {
    /// What is wrong with the document at which widths, as an audit asks for it. Views are named by their kinds and `id`s. As in
    /// ``DocumentHost/layOut(width:height:)``, the document begins at the top left.
    ///
    /// - Parameters:
    ///   - audit: the widths, rules and exceptions, without languages and sizes of type: they do not change a document.
    ///   - environment: what the document's nodes see.
    /// - Throws: ``AuditError``: if the widths or the height cannot be audited, an exception has no reason, or languages or sizes of type are
    ///   given.
    public func report(
        of audit: Audit,
        environment: EnvironmentValues = .init()
    ) throws(AuditError) -> AuditReport {
        guard audit.languages.isEmpty, audit.typeSizes.isEmpty else { throw .settingsOfDocument }
        return try audit.report { _ in
            let host = DocumentHost(self, environment: environment, options: audit.options)
            return AuditedHost(host.host, isDocument: true) { host.names }
        }
    }
}
