import CopyfitLayout

extension View {
    /// Calls an action with a value computed from the view's geometry: after the first pass, then whenever the value
    /// differs. A view of several elements is put into one column.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    /// Calls an action with the old and new value computed from the view's geometry: after the first pass with the
    /// value twice, then whenever it differs.
    nonisolated public func onGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        UnaryView(container: .vStack, content: self)
            .modifier(GeometryObserver(transform: transform, action: action))
    }
}

nonisolated struct GeometryObserver<Value: Equatable>: ElementWrapping {
    typealias Body = Never

    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    var work: PendingWork { .actions }

    func wrap(_ content: Element, in node: _ViewNode) -> Element {
        GeometryObserverElement<Value>(node: node, around: content)
    }

    func update(_ wrapper: Element, from old: Self, in node: _ViewNode) {}

    func queueActions(of wrapper: Element, into queue: inout ActionQueue) {
        guard let wrapper = wrapper as? GeometryObserverElement<Value> else { return }
        let node = wrapper.node
        let new = node.graph.evaluate(node, keepsReads: true) { transform(GeometryProxy(element: wrapper)) }
        guard new != wrapper.delivered else { return }
        let old = wrapper.delivered ?? new
        wrapper.delivered = new
        queue.append(wrapper, subject: { "geometry \(old) → \(new)" }) { [action] in action(old, new) }
    }
}

/// An element that remembers the value last computed from its geometry.
final class GeometryObserverElement<Value: Equatable>: AttachedElement {
    fileprivate var delivered: Value?

    override var name: String { "onGeometryChange" }
}
