import CopyfitLayout

/// A view with another one at an edge of its safe area.
nonisolated struct SafeAreaInsetView<Primary: View, Strip: View>: View {
    typealias Body = Never

    let inset: SafeAreaInset
    let primary: Primary
    let strip: Strip

    nonisolated static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        let node = position.node { SafeAreaInsetNode(view, at: $0) }
        node.update(view)
        return node
    }
}

/// The place of a view with another one at an edge. Like any modifier of empty content it has no element if the primary
/// view has none, and the strip exists only while the primary view has an element.
private final class SafeAreaInsetNode<Primary: View, Strip: View>: ListingNode {
    private var view: SafeAreaInsetView<Primary, Strip>
    private var primary = UnarySlot(.vStack)
    private var strip = UnarySlot(.zStack)
    private lazy var element = NamedElement(node: self, behaviour: behaviour, name: "safeAreaInset")

    init(_ view: SafeAreaInsetView<Primary, Strip>, at position: _ViewPosition) {
        self.view = view
        super.init(at: position)
    }

    func update(_ new: SafeAreaInsetView<Primary, Strip>) {
        let old = view
        view = new
        graph.layout.setLayoutDirection(environment.builtIn.layoutDirection, of: element.layoutNode)
        if !isUnchanged(old.inset, new.inset) { graph.layout.setBehaviour(behaviour, of: element.layoutNode) }
        primary.take(primary.bringIn(new.primary, in: self), in: self)
        if primary.element != nil { strip.take(strip.bringIn(new.strip, in: self), in: self) }
        _ = attach()
    }

    private var behaviour: LayoutBehaviour {
        var inset = view.inset
        inset.spacing = inset.spacing?.given(as: "A safe area inset's spacing")
        return .safeAreaInset(inset)
    }

    override func collectElements() -> Bool {
        _ = primary.collectElement(in: self)
        if primary.element != nil, strip.child == nil {
            strip.take(strip.bringIn(view.strip, in: self), in: self)
        } else {
            _ = strip.collectElement(in: self)
        }
        return attach()
    }

    private func attach() -> Bool {
        if primary.element == nil { strip.end() }
        let parts = [primary.element, strip.element].compactMap(\.self)
        element.setChildren(ElementList(parts).dissolvedFromRows())
        if graph.containers.strictDynamicDefaults, hasDynamicElements { element.contributesDefaults() }
        return replaceElements(primary.element == nil ? .none : .one(element))
    }

    override var hasDynamicElements: Bool { primary.child?.hasDynamicElements ?? false }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        primary.child.map(visit)
        strip.child.map(visit)
    }

    override func willDestroy() {
        primary.release()
        strip.release()
        element.release()
    }
}
