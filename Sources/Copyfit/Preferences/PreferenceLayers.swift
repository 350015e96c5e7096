public import CopyfitLayout

extension View {
    /// A view in front of this one, made from the value that this view's inside contributes for a key.
    ///
    /// Made in the same pass, after this view has been placed; proposed this view's size, without influence on it. The
    /// values of both are combined for the ancestors.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<K, V>(layer: .overlay, alignment: alignment, transform: transform))
    }

    /// A view in front of this one, made from the value that this view's inside contributes for a key.
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        overlayPreferenceValue(key, alignment: .center, transform)
    }

    /// A view behind this one, made from the value that this view's inside contributes for a key.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<K, V>(layer: .background, alignment: alignment, transform: transform))
    }

    /// A view behind this one, made from the value that this view's inside contributes for a key.
    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        backgroundPreferenceValue(key, alignment: .center, transform)
    }
}

/// A second layer whose content follows from a preference of the first.
nonisolated struct PreferenceLayerModifier<K: PreferenceKey, Secondary: View>: ViewModifier {
    typealias Body = Never

    let layer: Layer
    let alignment: Alignment
    let transform: (K.Value) -> Secondary

    fileprivate var behaviour: LayoutBehaviour { .layered(LayeredContent(alignment: alignment, isLate: true)) }

    nonisolated static func _reconcile<Content: View>(
        _ modifier: Self,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        let node = position.node { PreferenceLayerNode<K, Secondary>(modifier, at: $0) }
        node.update(content, modifier: modifier)
        return node
    }
}

/// The place of a view with a second layer made from its preferences.
final class PreferenceLayerNode<K: PreferenceKey, Secondary: View>: _ViewNode {
    /// One element of the content with its own second layer.
    private final class Pair: LateContent {
        let content: Element
        let wrapper: NamedElement
        let layer: Layer
        var transform: (K.Value) -> Secondary
        unowned let node: _ViewNode
        var slot = UnarySlot(.zStack)

        init(_ content: Element, _ modifier: PreferenceLayerModifier<K, Secondary>, in node: _ViewNode) {
            self.content = content
            self.node = node
            layer = modifier.layer
            transform = modifier.transform
            let name = modifier.layer == .overlay ? "overlayPreferenceValue" : "backgroundPreferenceValue"
            wrapper = NamedElement(node: node, behaviour: modifier.behaviour, name: name)
            wrapper.setChildren(.one(content))
        }

        func provideLateContent() {
            let value = content.preference(K.self, bit: PreferenceBit(K.self)) ?? K.unisolatedDefault
            let view = node.graph.evaluate(node, keepsReads: true) { transform(value) }
            slot.update(view, in: node)
            attach()
        }

        func attach() {
            let secondary = slot.element.map { [$0] } ?? []
            let layoutOrder = [content] + secondary
            wrapper.setChildren(
                layer == .overlay ? layoutOrder : secondary + [content],
                layoutOrder: layoutOrder
            )
        }
    }

    private var modifier: PreferenceLayerModifier<K, Secondary>
    private var child: _ViewNode?
    private var wrapped = WrappedElements<Pair>()

    init(_ modifier: PreferenceLayerModifier<K, Secondary>, at position: _ViewPosition) {
        self.modifier = modifier
        super.init(at: position)
    }

    func update<Content: View>(_ content: Content, modifier new: PreferenceLayerModifier<K, Secondary>) {
        let old = modifier
        modifier = new
        child = position(of: child).bringIn(content)
        _ = collectElements()
        for pair in wrapped.wrappers {
            pair.transform = new.transform
            if old.alignment != new.alignment { graph.layout.setBehaviour(new.behaviour, of: pair.wrapper.layoutNode) }
        }
        _ = reevaluate()
    }

    /// Waits for the primary to be placed.
    override func reevaluate() -> Bool {
        forgetReads()
        for pair in wrapped.wrappers {
            graph.layout.setLayoutDirection(environment.builtIn.layoutDirection, of: pair.wrapper.layoutNode)
            graph.layout.invalidate(pair.wrapper.layoutNode)
        }
        return false
    }

    override func collectElements() -> Bool {
        wrapped.follow(child?.elements ?? .none, make: makePair) { pair in
            pair.slot.child?.destroy()
            drop(pair)
        }
        for pair in wrapped.wrappers where pair.slot.collectElement(in: self) { pair.attach() }
        return replaceElements(wrapped.list(\.wrapper))
    }

    private func makePair(_ content: Element) -> Pair {
        let pair = Pair(content, modifier, in: self)
        graph.lateContents[pair.wrapper.layoutNode] = pair
        return pair
    }

    private func drop(_ pair: Pair) {
        graph.lateContents[pair.wrapper.layoutNode] = nil
        pair.slot.release()
        pair.wrapper.release()
    }

    override func content(of element: Element) -> Element? {
        modifier.layer == .background ? element.children.last : element.children.first
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        child.map(visit)
        for pair in wrapped.wrappers { pair.slot.child.map(visit) }
    }

    override func willDestroy() {
        wrapped.wrappers.forEach(drop)
    }
}
