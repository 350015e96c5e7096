public import Copyfit
public import CopyfitInspecting

extension LayoutDocument {
    /// What is wrong with the document at which widths, as an audit asks for it. Views are named by their kinds and `id`s. As in
    /// ``DocumentHost/layOut(width:height:)``, the document begins at the top left.
    ///
    /// - Parameters:
    ///   - audit: the widths, rules and exceptions. Its languages and sizes of type do not change texts with a font.
    ///   - environment: what the document's nodes see.
    /// - Throws: If the widths cannot be audited, or an exception has no reason.
    public func report(
        of audit: Audit,
        environment: EnvironmentValues = .init()
    ) throws(AuditError) -> AuditReport {
        try audit.report { _ in
            let host = DocumentHost(self, environment: environment, options: audit.options)
            return AuditedHost(host.host, isDocument: true) { host.names }
        }
    }
}
