import CopyfitLayout

/// What a second layer is to the first: in front, behind, or what decides where the first one is drawn.
enum Layer: Hashable {
    case overlay, background, mask
}

/// Puts a second view in front of or behind each element of its content; the content alone decides the size.
nonisolated struct LayeredModifier<Secondary: View>: ViewModifier {
    typealias Body = Never

    let layer: Layer
    let alignment: Alignment
    let secondary: Secondary

    nonisolated static func _reconcile<Content: View>(
        _ modifier: Self,
        content: Content,
        at position: _ViewPosition
    ) -> _ViewNode {
        let node = position.node { LayeredNode<Secondary>(modifier, at: $0) }
        node.update(content, modifier: modifier)
        return node
    }
}

/// The place of a view with a second layer.
final class LayeredNode<Secondary: View>: _ViewNode {
    /// One element of the content with its own copy of the second layer.
    private final class Pair {
        let content: Element
        let wrapper: NamedElement
        var slot = UnarySlot(.zStack)

        init(_ content: Element, wrapper: NamedElement) {
            self.content = content
            self.wrapper = wrapper
        }
    }

    private var modifier: LayeredModifier<Secondary>
    private var child: _ViewNode?
    private var wrapped = WrappedElements<Pair>()

    init(_ modifier: LayeredModifier<Secondary>, at position: _ViewPosition) {
        self.modifier = modifier
        super.init(at: position)
    }

    func update<Content: View>(_ content: Content, modifier new: LayeredModifier<Secondary>) {
        let old = modifier
        modifier = new
        child = position(of: child).bringIn(content)
        followContent()
        for pair in wrapped.wrappers {
            graph.layout.setLayoutDirection(environment.builtIn.layoutDirection, of: pair.wrapper.layoutNode)
            if old.alignment != new.alignment { graph.layout.setBehaviour(behaviour, of: pair.wrapper.layoutNode) }
            updateSecondary(of: pair)
        }
        _ = replaceElements(wrapped.list(\.wrapper))
    }

    private var behaviour: LayoutBehaviour { .layered(LayeredContent(alignment: modifier.alignment)) }

    private func updateSecondary(of pair: Pair) {
        pair.slot.update(modifier.secondary, in: self)
        attach(pair)
    }

    private func attach(_ pair: Pair) {
        let secondary = pair.slot.element.map { [$0] } ?? []
        let layoutOrder = [pair.content] + secondary
        pair.wrapper.setChildren(
            modifier.layer == .background ? secondary + [pair.content] : layoutOrder,
            layoutOrder: layoutOrder
        )
    }

    override func collectElements() -> Bool {
        followContent()
        for pair in wrapped.wrappers {
            if pair.slot.child == nil {
                updateSecondary(of: pair)
            } else if pair.slot.collectElement(in: self) {
                attach(pair)
            }
        }
        return replaceElements(wrapped.list(\.wrapper))
    }

    /// Brings the pairs in line with the content's elements. Nothing may touch a pair between a change of the content
    /// and this: what it is around may be gone.
    private func followContent() {
        wrapped.follow(child?.elements ?? .none, make: makePair, drop: drop)
    }

    private func makePair(_ content: Element) -> Pair {
        Pair(content, wrapper: NamedElement(node: self, behaviour: behaviour, name: "\(modifier.layer)"))
    }

    private func drop(_ pair: Pair) {
        pair.slot.child?.destroy()
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
        for pair in wrapped.wrappers {
            pair.slot.release()
            pair.wrapper.release()
        }
    }
}
