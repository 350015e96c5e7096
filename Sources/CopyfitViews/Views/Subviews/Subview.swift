public import CopyfitLayout

/// One of the views that another view consists of, as a custom container lays them out.
///
/// A subview has the state of the place where it was written, and the environment of the container that divides its
/// content into subviews, the `Group` or `ForEach`. Modifiers around it affect layout and drawing, but environment
/// values set around it do not reach it. It is shown in one place only: if it is used several times, in the last of
/// them in tree order. The other places are empty, and modifiers around them have no element.
///
/// - Parity: the same as SwiftUI, where styles set around a subview "may have no effect" either; here they have none.
public nonisolated struct Subview: View, Identifiable {
    public typealias Body = Never

    /// Identifies a subview as long as it exists; the same in equal trees.
    public struct ID: Hashable {
        let place: StructuralPath
    }

    let element: Element
    /// The id that a `ForEach` gave to the view. It is the view's tag if the view sets none.
    let implicitTag: AnyHashable?

    public let id: ID

    /// The values that the view gives to its containers; none after its place was removed.
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
    /// The tag of a view; nil if there is none or it has another type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { self[TagKey.self]?.base as? V }

    /// Whether a view has this tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}
