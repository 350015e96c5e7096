/// Several views in source order; what ``ViewBuilder`` makes of a block of statements.
///
/// `T` is the tuple of the views' types; `value` holds them.
public nonisolated struct TupleView<T>: View {
    public typealias Body = Never

    /// The views, as a tuple.
    public var value: T

    /// Visits the types in `T`; nil if the tuple did not come from a builder.
    let walker: (any TupleWalker.Type)?

    /// Wraps a tuple of views.
    ///
    /// - Precondition: every member of the tuple is a view.
    public init(_ value: T) {
        self.init(value, walker: nil)
    }

    init(_ value: T, walker: (any TupleWalker.Type)?) {
        self.value = value
        self.walker = walker
    }

    nonisolated public static func _reconcile(_ view: TupleView<T>, at position: _ViewPosition) -> _ViewNode {
        let node = position.node { TupleNode(at: $0) }
        node.update(view, at: position)
        return node
    }
}

/// The place of several views side by side; a child's identity is its index.
final class TupleNode: _ViewNode {
    private var children: [_ViewNode] = []

    func update<T>(_ view: TupleView<T>, at position: _ViewPosition) {
        var reconciler = TupleReconciler(children: children, parent: self, environment: position.environment)
        walkTuple(view.value, walker: view.walker, with: &reconciler)
        children = reconciler.children
        _ = collectElements()
    }

    override var hasDynamicElements: Bool { children.contains(where: \.hasDynamicElements) }

    override func collectElements() -> Bool {
        replaceElements(ElementList(concatenating: children))
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        children.forEach(visit)
    }
}

/// Reconciles the members of a tuple, in order.
struct TupleReconciler {
    /// The places of the members that were visited.
    private(set) var children: [_ViewNode] = []
    private let old: [_ViewNode]
    private let parent: _ViewNode
    private let environment: EnvironmentValues

    init(children old: [_ViewNode], parent: _ViewNode, environment: EnvironmentValues) {
        self.old = old
        self.parent = parent
        self.environment = environment
        children.reserveCapacity(max(old.count, 4))
    }

    mutating func visit<V: View>(_ view: V) {
        let existing = children.count < old.count ? old[children.count] : nil
        children.append(parent.position(of: existing, environment: environment).bringIn(view))
    }
}
