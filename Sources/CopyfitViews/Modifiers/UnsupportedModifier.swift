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

/// A modifier whose content comes up, on a screen, while a function says so. The content is not made. While the view is shown and the
/// function says so, the host reports that the content is not.
nonisolated struct PresentationModifier: ViewModifier {
    typealias Body = Never

    let name: String
    let isPresented: () -> Bool

    nonisolated static func _reconcile<Content: View>(
        _ modifier: Self,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        let node = position.node { PresentationNode(at: $0) }
        node.update(content, modifier)
        return node
    }
}

/// The place of a view over which a content would come up.
private final class PresentationNode: WatchingNode {
    private var modifier: PresentationModifier?

    func update<Content: View>(_ content: Content, _ modifier: PresentationModifier) {
        self.modifier = modifier
        announce(.actions)
        forward(content)
    }

    override func queueActions(_ queue: inout ActionQueue) {
        guard let modifier, graph.evaluate(self, modifier.isPresented) else { return }
        graph.diagnostics.report(
            .contentNotShown,
            at: self,
            "The content of \(modifier.name) is presented and not laid out: what is measured and drawn is the view below it. Lay "
                + "out the content in a host of its own."
        )
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

    /// This view unchanged; reports that nothing comes up over it, and that something should while a binding is true, if there
    /// is content.
    nonisolated package func presenting(
        _ name: String,
        _ isPresented: Binding<Bool>,
        hasContent: Bool = true
    ) -> some View {
        presenting(name) { hasContent && isPresented.wrappedValue }
    }

    /// The same while there is an item.
    nonisolated package func presenting<Item>(_ name: String, item: Binding<Item?>) -> some View {
        presenting(name) { item.wrappedValue != nil }
    }

    /// The same while a function says so.
    nonisolated func presenting(_ name: String, _ isPresented: @escaping () -> Bool) -> some View {
        unsupported(name).modifier(PresentationModifier(name: name, isPresented: isPresented))
    }

    /// This view unchanged; reports that a modifier has no meaning here, or has none because bars are part of the window.
    nonisolated package func unsupported(
        _ name: String,
        isForBars: Bool = false
    ) -> ModifiedContent<Self, UnsupportedModifier> {
        modifier(UnsupportedModifier(name: name, isForBars: isForBars))
    }
}
