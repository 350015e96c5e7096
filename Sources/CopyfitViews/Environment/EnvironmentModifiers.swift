public import Observation

extension View {
    /// Sets an environment value for this view's content.
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        _ value: V
    ) -> some View {
        modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    /// Puts an observable object into the environment, under its type; nil removes it.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier { $0[custom: T.self] = object })
    }

    /// Changes an environment value for this view's content, starting from the inherited one.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentTransform { transform(&$0[keyPath: keyPath]) })
    }

    /// Changes the built-in values for this view's content.
    nonisolated func builtInEnvironment(
        _ change: @escaping (inout BuiltInEnvironment) -> Void
    ) -> ModifiedContent<Self, EnvironmentModifier> {
        modifier(EnvironmentModifier { change(&$0.builtIn) })
    }
}

/// Changes the environment of its content. It has no separate place in the tree.
nonisolated struct EnvironmentModifier: ViewModifier {
    typealias Body = Never

    let change: (inout EnvironmentValues) -> Void

    nonisolated static func _reconcile<Content: View>(
        _ modifier: EnvironmentModifier,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        var environment = position.environment
        modifier.change(&environment)
        return position.with(environment).bringIn(content)
    }
}

/// Changes the environment of its content by a function of the program, which is called again when what it reads changes.
nonisolated struct EnvironmentTransform: ViewModifier {
    typealias Body = Never

    let change: (inout EnvironmentValues) -> Void

    nonisolated static func _reconcile<Content: View>(
        _ modifier: EnvironmentTransform,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        let node = position.node { EnvironmentTransformNode(at: $0) }
        node.update(content, modifier.change)
        return node
    }
}

/// The place of content whose environment a function changes.
private final class EnvironmentTransformNode: ForwardingNode {
    private var updateAgain: (() -> Void)?

    func update<Content: View>(_ content: Content, _ change: @escaping (inout EnvironmentValues) -> Void) {
        updateAgain = { [unowned self] in
            var environment = environment
            graph.evaluate(self) { change(&environment) }
            forward { Content._reconcile(content, at: $0.with(environment)) }
        }
        updateAgain?()
    }

    override func reevaluate() -> Bool {
        let old = elements
        updateAgain?()
        return !old.isIdentical(to: elements)
    }
}
