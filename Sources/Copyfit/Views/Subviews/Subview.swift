public import CopyfitLayout

/// One of the views that another view consists of, as a container of your own lays them out.
///
/// A subview has the state of the place where it was written and the environment of the container that takes it apart,
/// the `Group` or `ForEach`. Modifiers around it lay out and draw, but environment values set around it do not reach
/// inside. It is shown in one place only: where it is used several times, in the last of them in the order of the tree.
/// The others are empty, without an element for modifiers around them.
///
/// - Parity: the same as SwiftUI, where styles set around a subview "may have no effect" either; here they have none.
public nonisolated struct Subview: View, Identifiable {
    public typealias Body = Never

    /// What tells a subview from the others, as long as it lives; the same in equal trees.
    public struct ID: Hashable {
        let place: StructuralPath
    }

    let element: Element
    /// The id that a `ForEach` gave to the view, which is its tag where it has none.
    let implicitTag: AnyHashable?

    public let id: ID

    /// The values that the view gives to its containers; none once its place has ended.
    public var containerValues: ContainerValues {
        var values = element.isGone ? ContainerValues() : element.layout.containerValues(of: element.layoutNode)
        if values[TagKey.self] == nil { values[TagKey.self] = implicitTag }
        return values
    }

    nonisolated public static func _reconcile(_ view: Subview, at position: _ViewPosition) -> _ViewNode {
        let node = position.node { SubviewNode(at: $0) }
        node.implicitTag = view.implicitTag
        node.update(view.element)
        return node
    }
}

extension ContainerValues {
    /// The tag of a view; nil without one, or where it is of another type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { self[TagKey.self]?.base as? V }

    /// Whether a view has a tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}
