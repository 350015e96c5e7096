import CopyfitLayout

/// A view whose type is known only at run time.
///
/// The place keeps its state while the wrapped type stays the same; another type replaces the subtree.
public nonisolated struct AnyView: View {
    public typealias Body = Never

    let content: ErasedContent

    /// Wraps a view.
    public init<V: View>(_ view: V) {
        content = (view as? AnyView)?.content ?? TypedContent(view)
    }

    /// Wraps a view.
    public init<V: View>(erasing view: V) {
        self.init(view)
    }

    nonisolated public static func _reconcile(_ view: AnyView, at position: _ViewPosition) -> _ViewNode {
        let node = position.node { AnyViewNode(at: $0) }
        node.update(view.content)
        return node
    }
}

/// A type-erased view, held by ``AnyView`` and by the content placeholder of a modifier.
@usableFromInline class ErasedContent {
    var viewType: ObjectIdentifier { preconditionFailure("ErasedContent is abstract.") }

    func reconcile(at position: _ViewPosition) -> _ViewNode { preconditionFailure("ErasedContent is abstract.") }
}

/// The subclass of ``ErasedContent`` for a known type of view.
final class TypedContent<Content: View>: ErasedContent {
    /// nil only during `deinit`.
    private var content: Content?

    init(_ content: Content) {
        self.content = content
    }

    /// Type-erased views may be nested to any depth, and each releases the one inside. Near the end of the thread's
    /// stack, that happens on another stack.
    deinit {
        if ThreadStack.position > ThreadStack.limit { return }
        ThreadStack.giveUpElsewhere(&content)
    }

    override var viewType: ObjectIdentifier { ObjectIdentifier(Content.self) }

    override func reconcile(at position: _ViewPosition) -> _ViewNode {
        guard let content else { preconditionFailure("A view was used after its end.") }
        return Content._reconcile(content, at: position)
    }
}

/// The place of a type-erased view; its identity includes the wrapped type.
final class AnyViewNode: ForwardingNode {
    private var viewType: ObjectIdentifier?

    func update(_ content: ErasedContent) {
        if content.viewType != viewType {
            endChild()
            viewType = content.viewType
        }
        forward { content.reconcile(at: $0) }
    }

    override func identity(of child: _ViewNode) -> AnyHashable { viewType }

    override var hasDynamicElements: Bool { true }
}
