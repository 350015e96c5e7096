/// A modifier that means something on a screen only: its content stays as it is, and the host reports its name as
/// `unsupported-modifier`, once.
nonisolated struct UnsupportedModifier: ViewModifier {
    typealias Body = Never

    let name: String

    nonisolated static func _reconcile<Content: View>(
        _ modifier: UnsupportedModifier,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        position.parent.graph.diagnostics.reportUnsupported(modifier.name)
        return position.bringIn(content)
    }
}

extension View {
    /// This view, and a report that a modifier has no meaning here.
    nonisolated func unsupported(_ name: String) -> ModifiedContent<Self, UnsupportedModifier> {
        modifier(UnsupportedModifier(name: name))
    }
}
