/// The body that a style makes of a configuration; the style's dynamic properties are installed first.
nonisolated package struct StyledView<Style, Configuration, Output: View>: View {
    package typealias Body = Never

    let style: Style
    let configuration: Configuration
    let makeBody: @MainActor (Style, Configuration) -> Output

    package init(
        style: Style,
        configuration: Configuration,
        makeBody: @escaping @MainActor (Style, Configuration) -> Output
    ) {
        (self.style, self.configuration, self.makeBody) = (style, configuration, makeBody)
    }

    nonisolated package static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        let node = position.node { StyledNode(view, at: $0) }
        node.update(view)
        return node
    }
}

/// The place of a styled view.
final class StyledNode<Style, Configuration, Output: View>: ForwardingNode {
    private var view: StyledView<Style, Configuration, Output>
    private let plan = InstallationPlan.plan(for: Style.self)
    private let storage = PropertyStorage()

    init(_ view: StyledView<Style, Configuration, Output>, at position: _ViewPosition) {
        self.view = view
        super.init(at: position)
    }

    func update(_ view: StyledView<Style, Configuration, Output>) {
        self.view = view
        let body = graph.evaluate(self) {
            var style = view.style
            var installer = _PropertyInstaller(node: self, storage: storage)
            plan.install(in: &style, with: &installer)
            return callUnisolated((style, view.configuration, view.makeBody)) { $0.2($0.0, $0.1) }
        }
        forward(body)
    }

    override func property(storing state: AnyStateBox) -> String? {
        storage.property(storing: state, plan).map { "\(shortName(of: Style.self)).\($0)" }
    }

    override func reevaluate() -> Bool {
        let old = elements
        update(view)
        return !old.isIdentical(to: elements)
    }
}
