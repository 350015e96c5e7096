/// The place of a user-defined modifier: its body, with the modified content behind the placeholder.
final class CompositeModifierNode<Content: View, Modifier: ViewModifier>: _ViewNode {
    private var modifier: Modifier
    private var content: Content
    private let plan: InstallationPlan
    private let storage = PropertyStorage()
    private var child: _ViewNode?

    static func reconcile(_ modifier: Modifier, content: Content, at position: _ViewPosition) -> _ViewNode {
        if let node = position.existing as? CompositeModifierNode<Content, Modifier> {
            node.environment = position.environment
            node.modifier = modifier
            node.content = content
            node.evaluate()
            return node
        }
        position.existing?.destroy()
        let node = CompositeModifierNode(modifier, content: content, at: position)
        node.evaluate()
        return node
    }

    private init(_ modifier: Modifier, content: Content, at position: _ViewPosition) {
        precondition(
            !(Modifier.self is AnyClass),
            "\(Modifier.self) is a class. View modifiers are structs; make it a struct."
        )
        self.modifier = modifier
        self.content = content
        plan = InstallationPlan.plan(for: Modifier.self)
        super.init(at: position)
        plan.diagnose(modifier, to: graph.diagnostics)
    }

    private func evaluate() {
        graph.countBodyEvaluation()
        let placeholder = _ViewModifier_Content<Modifier>(content: TypedContent(content))
        let body = graph.evaluate(self) {
            var installed = modifier
            var installer = _PropertyInstaller(node: self, storage: storage)
            plan.install(in: &installed, with: &installer)
            return callUnisolated((installed, placeholder)) { $0.0.body(content: $0.1) }
        }
        child = Modifier.Body._reconcile(body, at: position(of: child))
        _ = collectElements()
    }

    override func reevaluate() -> Bool {
        let old = elements
        evaluate()
        return !old.isIdentical(to: elements)
    }

    override var hasDynamicElements: Bool { child?.hasDynamicElements ?? false }

    override func collectElements() -> Bool {
        replaceElements(child?.elements ?? .none)
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        child.map(visit)
    }
}
