/// The place of a custom modifier: its body, with the modified content in place of the placeholder. Keeps the body as a
/// ``CompositeNode`` does.
final class CompositeModifierNode<Content: View, Modifier: ViewModifier>: ForwardingNode {
    private var modifier: Modifier
    private var content: Content
    private let plan: InstallationPlan
    private let contentComparison = Comparison.of(Content.self)
    private let storage = PropertyStorage()
    private var body = KeptValue<Modifier.Body>()

    static func reconcile(_ modifier: Modifier, content: Content, at position: _ViewPosition) -> _ViewNode {
        if let node = position.existing as? CompositeModifierNode<Content, Modifier> {
            node.update(modifier, content: content, environment: position.environment)
            return node
        }
        position.existing?.destroy()
        let node = CompositeModifierNode(modifier, content: content, at: position)
        node.evaluate()
        return node
    }

    deinit { body.end() }

    private init(_ modifier: Modifier, content: Content, at position: _ViewPosition) {
        precondition(
            !(Modifier.self is AnyClass),
            "\(Modifier.self) is a class. View modifiers are structs; make it a struct."
        )
        self.modifier = modifier
        self.content = content
        plan = InstallationPlan.plan(for: Modifier.self)
        super.init(at: position)
        plan.diagnose(modifier, at: self)
    }

    private func update(_ new: Modifier, content newContent: Content, environment newEnvironment: EnvironmentValues) {
        let (old, oldContent, oldEnvironment) = (modifier, content, environment)
        (modifier, content, environment) = (new, newContent, newEnvironment)
        if isDirty || !plan.comparison.areUnchanged(old, new) || !contentComparison.areUnchanged(oldContent, newContent)
            || !storage.isUnaffected(byReplacing: oldEnvironment, with: newEnvironment)
        {
            evaluate()
        } else if !newEnvironment.isIdentical(to: oldEnvironment) {
            forwardBody()
        }
    }

    private func evaluate() {
        graph.countBodyEvaluation()
        // Evaluated first: while code of a client runs, the old body is still in use.
        let new = graph.evaluate(self, makeBody)
        body = body.holding(new)
        forwardBody()
    }

    private func makeBody() -> Modifier.Body {
        let placeholder = _ViewModifier_Content<Modifier>(content: TypedContent(content))
        var installed = modifier
        var installer = _PropertyInstaller(node: self, storage: storage)
        plan.install(in: &installed, with: &installer)
        return callUnisolated((installed, placeholder)) { $0.0.body(content: $0.1) }
    }

    private func forwardBody() {
        body.lend { forward($0) }
    }

    override func property(storing state: AnyStateBox) -> String? {
        storage.property(storing: state, plan).map { "\(shortName(of: Modifier.self)).\($0)" }
    }

    override func reevaluate() -> Bool {
        let old = elements
        evaluate()
        return !old.isIdentical(to: elements)
    }
}

extension ViewModifier {
    nonisolated public static func _reconcile<Content: View>(
        _ modifier: Self,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        CompositeModifierNode<Content, Self>.reconcile(modifier, content: content, at: position)
    }
}
