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
final class TupleNode: ListingNode {
    /// Places. The list is of elements so that it can be the list of elements too, where each member is its one element.
    private var members: [Element] = []

    func update<T>(_ view: TupleView<T>, at position: _ViewPosition) {
        var reconciler = TupleReconciler(old: members, parent: self, environment: position.environment)
        walkTuple(view.value, walker: view.walker, with: &reconciler)
        members = reconciler.children
        _ = collectElements()
    }

    override var hasDynamicElements: Bool { members.contains(where: \.node.hasDynamicElements) }

    override func collectElements() -> Bool {
        let isListed = members.allSatisfy { member in
            if case .one(let element) = member.node.elements { element === member } else { false }
        }
        return replaceElements(isListed ? ElementList(members) : ElementList(concatenating: members.map(\.node)))
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        for member in members { visit(member.node) }
    }
}

/// Reconciles the members of a tuple, in order.
struct TupleReconciler {
    /// The places of the members that were visited.
    private(set) var children: [Element] = []
    private let old: [Element]
    private let parent: _ViewNode
    private let environment: EnvironmentValues

    init(old: [Element], parent: _ViewNode, environment: EnvironmentValues) {
        self.old = old
        self.parent = parent
        self.environment = environment
        children.reserveCapacity(max(old.count, 4))
    }

    mutating func visit<V: View>(_ view: V) {
        let existing = children.count < old.count ? old[children.count].node : nil
        children.append(parent.position(of: existing, environment: environment).bringIn(view))
    }
}
