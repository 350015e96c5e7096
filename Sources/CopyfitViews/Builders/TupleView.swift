/// Several views in source order; what ``ViewBuilder`` makes of a block of statements.
///
/// `T` is the tuple of the views' types; `value` holds them.
public nonisolated struct TupleView<T>: View {
    public typealias Body = Never

    /// The views, as a tuple.
    public var value: T

    /// Visits the types in `T`; nil if the tuple did not come from a builder.
    @usableFromInline let walker: (any TupleWalker.Type)?

    /// Wraps a tuple of views.
    ///
    /// - Precondition: every member of the tuple is a view.
    public init(_ value: T) {
        self.init(value, walker: nil)
    }

    @inlinable init(_ value: T, walker: (any TupleWalker.Type)?) {
        self.value = value
        self.walker = walker
    }

    // Inlined, so that the witness finds the walker by the metadata that its caller passes.
    @inline(__always)
    nonisolated public static func _reconcile(_ view: TupleView<T>, at position: _ViewPosition) -> _ViewNode {
        let node = position.node { TupleNode(at: $0) }
        node.update(view.value, walker: view.walker)
        return node
    }
}

/// The place of several views side by side; a child's identity is its index.
final class TupleNode: ListingNode {
    /// Places. The list is of elements so that it can be the list of elements too, where each member is its one element.
    private var members: [Element] = []

    /// The position of the member that is being made.
    fileprivate var visited = 0

    func update<T>(_ tuple: T, walker: (any TupleWalker.Type)?) {
        var reconciler = TupleReconciler(old: members, parent: self)
        walkTuple(tuple, walker: walker, with: &reconciler)
        members = reconciler.children
        _ = collectElements()
    }

    override func passesElements(of child: _ViewNode?) -> Bool { true }

    override var hasDynamicElements: Bool { members.contains(where: \.node.hasDynamicElements) }

    override func collectElements() -> Bool {
        replaceElements(ElementList(concatenating: members))
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        for member in members { visit(member.node) }
    }

    override func identity(of child: _ViewNode) -> AnyHashable {
        members.firstIndex { $0.node === child } ?? visited
    }
}

/// Reconciles the members of a tuple, in order.
@usableFromInline struct TupleReconciler {
    /// The places of the members that were visited.
    private(set) var children: [Element] = []
    private let old: [Element]
    private let parent: TupleNode

    init(old: [Element], parent: TupleNode) {
        self.old = old
        self.parent = parent
        children.reserveCapacity(max(old.count, 4))
    }

    mutating func visit<V: View>(_ view: V) {
        parent.visited = children.count
        let existing = children.count < old.count ? old[children.count].node : nil
        children.append(parent.position(of: existing).bringIn(view))
    }
}
