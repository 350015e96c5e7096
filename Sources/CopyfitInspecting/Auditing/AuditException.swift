/// A view that a rule does not apply to.
public struct AuditException: Hashable, Sendable {
    /// The rule; nil for all of them.
    public let rule: AuditRule?
    /// The view's text, its identifier, or the name of one of the program's own views around it.
    public let view: String
    /// Why it may be so.
    public let reason: String

    /// An exception. An audit rejects one without a reason.
    ///
    /// - Parameters:
    ///   - rule: nil, as at first, is all rules.
    ///   - view: the view's text, its identifier, or the name of one of the program's own views around it: `Badge`.
    ///   - reason: at least one word.
    public init(_ rule: AuditRule? = nil, view: String, reason: String) {
        (self.rule, self.view, self.reason) = (rule, view, reason)
    }

    func covers(_ finding: AuditFinding) -> Bool {
        guard rule ?? finding.rule == finding.rule else { return false }
        let around = finding.viewPath.split(separator: "/").map { String($0.prefix { $0 != "(" }) }
        return ([finding.text, finding.view.id].compactMap(\.self) + around).contains(view)
    }
}
