/// A modifier that has a meaning only on a screen. Its content does not change, and the host reports its name once, as
/// `unsupported-modifier`.
nonisolated package struct UnsupportedModifier: ViewModifier {
    package typealias Body = Never

    let name: String
    /// Whether it has a meaning where bars are part of the content.
    let isForBars: Bool

    nonisolated package static func _reconcile<Content: View>(
        _ modifier: UnsupportedModifier,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        if !modifier.isForBars || position.environment.platform.navigationBar == nil {
            position.parent.graph.diagnostics.reportUnsupported(modifier.name)
        }
        return position.bringIn(content)
    }
}

/// Reports a diagnostic with each evaluation.
nonisolated struct FailedModifier: ViewModifier {
    typealias Body = Never

    let code: Diagnostic.Code
    let message: String

    nonisolated static func _reconcile<Content: View>(
        _ modifier: FailedModifier,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        position.parent.graph.diagnostics.report(modifier.code, modifier.message)
        return position.bringIn(content)
    }
}

extension View {
    /// This view unchanged; reports that something has no meaning here. Not for callers outside Copyfit and the package
    /// `Shim`.
    nonisolated public func _unsupported(_ name: String) -> some View { unsupported(name) }

    /// This view unchanged; reports, once per evaluation, what went wrong in making it. Not for callers outside Copyfit
    /// and the package `Shim`.
    nonisolated public func _failed(_ code: Diagnostic.Code, _ message: String) -> some View {
        modifier(FailedModifier(code: code, message: message))
    }

    /// This view unchanged; reports that a modifier has no meaning here, or has none because bars are part of the window.
    nonisolated package func unsupported(
        _ name: String,
        isForBars: Bool = false
    ) -> ModifiedContent<Self, UnsupportedModifier> {
        modifier(UnsupportedModifier(name: name, isForBars: isForBars))
    }
}
