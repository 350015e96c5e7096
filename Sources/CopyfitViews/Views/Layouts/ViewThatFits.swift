public import CopyfitLayout

/// Shows the first of its elements whose ideal size fits the proposal along the given axes, or the last if none fits.
///
/// The others contribute no preferences and have no frames.
///
/// ```swift
/// let choice = ViewThatFits(in: .horizontal) {
///     Color.red.frame(width: 200, height: 10)
///     Color.blue.frame(width: 80, height: 20)
/// }
/// let host = ViewHost(choice, size: ProposedViewSize(width: 100, height: nil))
/// let size = host.size(for: ProposedViewSize(width: 100, height: nil))
/// print(size.width, size.height)  // 80.0 20.0
/// ```
public nonisolated struct ViewThatFits<Content: View>: View {
    public typealias Body = Never

    let axes: Axis.Set
    let content: Content

    /// Chooses between the elements of a builder, in order.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        let node = position.node { ViewThatFitsNode(axes: view.axes, at: $0) }
        node.update(view.content, axes: view.axes)
        return node
    }
}

/// The place of a `ViewThatFits`.
final class ViewThatFitsNode: ListingNode, ContentChoosing {
    private var axes: Axis.Set
    private var child: _ViewNode?
    private weak var known: Element?
    private lazy var element = ViewThatFitsElement(node: self, behaviour: .viewThatFits(axes))

    init(axes: Axis.Set, at position: _ViewPosition) {
        self.axes = axes
        super.init(at: position)
        graph.presence.add(self)
        _ = replaceElements(.one(element))
    }

    func hasChosenAnew() -> Bool {
        let chosen = element.chosen
        defer { known = chosen }
        return chosen !== known
    }

    func update<Content: View>(_ content: Content, axes: Axis.Set) {
        graph.layout.setLayoutDirection(environment.builtIn.layoutDirection, of: element.layoutNode)
        if axes != self.axes {
            self.axes = axes
            graph.layout.setBehaviour(.viewThatFits(axes), of: element.layoutNode)
        }
        child = position(of: child).bringIn(content)
        _ = collectElements()
    }

    override func collectElements() -> Bool {
        element.setChildren(child?.elements.array ?? [])
        return false
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        child.map(visit)
    }

    override func willDestroy() {
        element.release()
    }
}

/// An element that shows only its chosen child.
final class ViewThatFitsElement: AttachedElement {
    override var name: String { "ViewThatFits" }

    override var shownChildren: [Element] { chosen.map { [$0] } ?? [] }

    override func shows(_ child: Element) -> Bool { chosen === child }

    fileprivate var chosen: Element? {
        if isGone { return nil }
        return layout.chosenChild(of: layoutNode).flatMap { id in children.first { $0.layoutNode == id } }
    }

    override func hasContributor<K: PreferenceKey>(_ key: K.Type, bit: PreferenceBit) -> Bool {
        chosen?.hasContributor(key, bit: bit) ?? false
    }

    override func preference<K: PreferenceKey>(_ key: K.Type, bit: PreferenceBit) -> K.Value? {
        chosen?.preference(key, bit: bit)
    }
}
