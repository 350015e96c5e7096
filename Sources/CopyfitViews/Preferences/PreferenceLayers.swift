public import CopyfitLayout

extension View {
    /// A view in front of this one, made from the value that this view contributes for a key.
    ///
    /// It is made in the same pass, after this view has been placed. It is proposed this view's size and does not
    /// affect it. The values of both are combined for the ancestors.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<K, V>(layer: .overlay, alignment: alignment, transform: transform))
    }

    /// A view in front of this one, made from the value that this view contributes for a key.
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        overlayPreferenceValue(key, alignment: .center, transform)
    }

    /// A background view, made from the value that this view contributes for a key.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<K, V>(layer: .background, alignment: alignment, transform: transform))
    }

    /// A background view, made from the value that this view contributes for a key.
    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        backgroundPreferenceValue(key, alignment: .center, transform)
    }
}

/// A second layer with content made from a preference of the first.
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

/// An element around one of the content, with its own second layer.
private final class PreferenceLayerElement<K: PreferenceKey, Secondary: View>: AttachedElement, LateContent {
    private let content: Element
    private let layer: Layer
    var transform: (K.Value) -> Secondary
    var slot = UnarySlot(.zStack)

    init(_ content: Element, _ modifier: PreferenceLayerModifier<K, Secondary>, in node: _ViewNode) {
        self.content = content
        layer = modifier.layer
        transform = modifier.transform
        super.init(node: node, behaviour: modifier.behaviour)
        setChildren(.one(content))
        graph.lateContents.add(self, of: layoutNode)
    }

    override var name: String { layer == .overlay ? "overlayPreferenceValue" : "backgroundPreferenceValue" }

    func provideLateContent() {
        let view = graph.evaluate(node, keepsReads: true) {
            transform(content.preference(K.self, bit: PreferenceBit(K.self)) ?? K.unisolatedDefault)
        }
        let known = slot.child
        known?.isOutdated = false
        slot.take(slot.bringIn(view, in: node), in: node)
        attach()
        graph.evaluateRenewed(known)
    }

    func attach() {
        let secondary = slot.element.map { [$0] } ?? []
        let layoutOrder = [content] + secondary
        setChildren(layer == .overlay ? layoutOrder : secondary + [content], layoutOrder: layoutOrder)
    }

    func drop() {
        graph.lateContents.remove(layoutNode)
        slot.release()
        release()
    }
}

/// The place of a view with a second layer made from its preferences.
final class PreferenceLayerNode<K: PreferenceKey, Secondary: View>: WrappingNode {
    private typealias Layered = PreferenceLayerElement<K, Secondary>

    private var modifier: PreferenceLayerModifier<K, Secondary>

    init(_ modifier: PreferenceLayerModifier<K, Secondary>, at position: _ViewPosition) {
        self.modifier = modifier
        super.init(at: position)
    }

    func update<Content: View>(_ content: Content, modifier new: PreferenceLayerModifier<K, Secondary>) {
        let old = modifier
        modifier = new
        child = position(of: child).bringIn(content)
        _ = collectElements()
        forEachLayered { layered in
            layered.transform = new.transform
            if old.alignment != new.alignment { graph.layout.setBehaviour(new.behaviour, of: layered.layoutNode) }
        }
        _ = reevaluate()
    }

    /// Waits for the primary to be placed.
    override func reevaluate() -> Bool {
        forgetReads()
        forEachLayered { $0.slot.child?.isOutdated = true }
        for element in elements {
            graph.layout.setLayoutDirection(environment.builtIn.layoutDirection, of: element.layoutNode)
            graph.layout.invalidate(element.layoutNode)
        }
        return false
    }

    override func collectElements() -> Bool {
        let isChanged = followContent(
            wrap: { Layered($0, modifier, in: self) },
            drop: { element in
                guard let layered = element as? Layered else { return }
                layered.slot.child?.destroy()
                layered.drop()
            }
        )
        forEachLayered { if $0.slot.collectElement(in: self) { $0.attach() } }
        return isChanged
    }

    private func forEachLayered(_ visit: (Layered) -> Void) {
        for case let layered as Layered in elements { visit(layered) }
    }

    override func content(of element: Element) -> Element? {
        modifier.layer == .background ? element.children.last : element.children.first
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        child.map(visit)
        forEachLayered { $0.slot.child.map(visit) }
    }

    override func willDestroy() {
        forEachLayered { $0.drop() }
    }
}
