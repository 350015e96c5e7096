import CopyfitLayout

/// The container protocol that layout libraries used before `Group(subviews:)`.
///
/// - Parity: the same declarations as SwiftUI's, without the internal members. The traits of a child can be read, but
///   not written.
public enum _VariadicView {
    /// A container: a root, which makes a view from the children, and the content that provides the children.
    public nonisolated struct Tree<Root: _VariadicView_Root, Content: View>: View {
        public typealias Body = Never

        let root: Root
        let content: Content

        /// A container with this root and content.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }

        nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
            Root._reconcileTree(view.root, content: view.content, at: position)
        }
    }

    /// A root whose body counts as one view.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// A root whose body counts as the views that it consists of.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// The views of a container.
    public typealias Children = _VariadicView_Children
}

/// Makes a view from the children of a container.
public protocol _VariadicView_Root {
    /// Updates the node of a container. Not for callers outside Copyfit.
    nonisolated static func _reconcileTree<Content: View>(
        _ root: Self,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode
}

/// A root with a body.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The type of the body.
    associatedtype Body: View

    /// The view made from the children.
    @ViewBuilder func body(children: _VariadicView_Children) -> Body
}

/// A root whose body counts as one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose body counts as the views that it consists of.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_UnaryViewRoot {
    nonisolated public static func _reconcileTree<Content: View>(
        _ root: Self,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        UnaryView._reconcile(
            UnaryView(container: .vStack, content: SubviewsView(base: content) { root.view(of: $0) }),
            at: position
        )
    }
}

extension _VariadicView_MultiViewRoot {
    nonisolated public static func _reconcileTree<Content: View>(
        _ root: Self,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        SubviewsView._reconcile(SubviewsView(base: content) { root.view(of: $0) }, at: position)
    }
}

extension _VariadicView_ViewRoot {
    nonisolated fileprivate func view(of source: SubviewSource) -> Body {
        let children = _VariadicView_Children(subviews: source.subviews)
        return callUnisolated((self, children)) { $0.0.body(children: $0.1) }
    }
}

/// The views of a container, in order. As a view it shows all of them.
public nonisolated struct _VariadicView_Children: View, RandomAccessCollection {
    public typealias Body = Never

    /// One of the views.
    public nonisolated struct Element: View, Identifiable {
        public typealias Body = Never

        let subview: Subview

        public var id: AnyHashable { AnyHashable(subview.id) }

        /// The value that the view has for a key; if it has none, the key's default.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            subview.containerValues[TraitValueKey<Trait>.self]
        }

        nonisolated public static func _reconcile(_ view: Element, at position: _ViewPosition) -> _ViewNode {
            Subview._reconcile(view.subview, at: position)
        }
    }

    let subviews: SubviewsCollection

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }

    /// The view at a position.
    public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        SubviewsCollection._reconcile(view.subviews, at: position)
    }
}

/// A value that a view gives to containers of the older kind.
public protocol _ViewTraitKey {
    /// The type of the value.
    associatedtype Value

    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}

/// A trait as a container value.
private enum TraitValueKey<Trait: _ViewTraitKey>: ContainerValueKey {
    static var defaultValue: Trait.Value { Trait.defaultValue }
}

extension View {
    /// Gives a value to containers of the older kind.
    nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(TraitModifier(name: "trait \(K.self)") { $0.containerValues[TraitValueKey<K>.self] = value })
    }
}
