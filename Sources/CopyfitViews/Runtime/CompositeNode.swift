/// The place of a view that has a body: a custom view, or a built-in view composed of others.
///
/// The last body is kept. While the view and what it reads stay the same, a changed environment is only passed on to
/// it.
final class CompositeNode<V: View>: ForwardingNode {
    private var view: V
    private let plan: InstallationPlan
    /// nil if the view has no dynamic properties.
    private let storage: PropertyStorage?
    private var body = KeptValue<V.Body>()

    static func reconcile(_ view: V, at position: _ViewPosition) -> _ViewNode {
        if let node = position.existing as? CompositeNode<V> {
            node.update(view, environment: position.environment)
            return node
        }
        position.existing?.destroy()
        let node = CompositeNode(view, at: position)
        node.evaluate()
        return node
    }

    deinit { body.end() }

    private init(_ view: V, at position: _ViewPosition) {
        precondition(!(V.self is AnyClass), "\(V.self) is a class. Views are structs; make it a struct.")
        self.view = view
        plan = InstallationPlan.plan(for: V.self)
        storage = plan.isEmpty ? nil : PropertyStorage()
        super.init(at: position)
        plan.diagnose(view, at: self)
    }

    private func update(_ new: V, environment newEnvironment: EnvironmentValues) {
        let (old, oldEnvironment) = (view, environment)
        (view, environment) = (new, newEnvironment)
        if isDirty || !plan.comparison.areUnchanged(old, new)
            || storage?.isUnaffected(byReplacing: oldEnvironment, with: newEnvironment) == false
        {
            evaluate()
        } else if !newEnvironment.isIdentical(to: oldEnvironment) {
            forwardBody()
        }
    }

    private func evaluate() {
        if !plan.isBuiltIn { graph.countBodyEvaluation() }
        // Evaluated first: while code of a client runs, the old body is still in use.
        let new = graph.evaluate(self, makeBody)
        body = body.holding(new)
        forwardBody()
    }

    private func makeBody() -> V.Body {
        guard let storage else { return callUnisolated(view) { $0.body } }
        var installed = view
        var installer = _PropertyInstaller(node: self, storage: storage)
        plan.install(in: &installed, with: &installer)
        return callUnisolated(installed) { $0.body }
    }

    private func forwardBody() {
        body.lend { forward($0) }
    }

    override var viewName: String? {
        plan.isBuiltIn ? nil : shortName(of: V.self)
    }

    override func property(storing state: AnyStateBox) -> String? {
        storage?.property(storing: state, plan).map { "\(shortName(of: V.self)).\($0)" }
    }

    override func reevaluate() -> Bool {
        let old = elements
        evaluate()
        return !old.isIdentical(to: elements)
    }
}

extension View {
    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        CompositeNode.reconcile(view, at: position)
    }
}
