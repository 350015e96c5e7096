import CopyfitDrawing
import CopyfitLayout
import Foundation

/// Puts a second view in front of or behind the content, for each of its elements. The second view does not affect the
/// size.
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

/// An element around one of the content, with its own copy of the second layer.
final class LayeredElement: AttachedElement {
    let content: Element
    let layer: Layer
    var slot = UnarySlot(.zStack)

    init(_ content: Element, _ layer: Layer, behaviour: LayoutBehaviour, in node: _ViewNode) {
        self.content = content
        self.layer = layer
        super.init(node: node, behaviour: behaviour)
    }

    override var name: String { "\(layer)" }

    override var modified: Element? { content }

    /// The children are in the order of preferences, in which a background comes first, so that it is also the order of
    /// drawing.
    override func draw(in painter: inout Painter, frame: CGRect) {
        guard layer == .mask, let mask = slot.element else { return painter.drawContent(of: self) }
        var layer = DisplayList.Layer()
        layer.isIsolated = true
        painter.inLayer(layer) { painter in
            painter.draw(content)
            painter.beginMask()
            painter.draw(mask)
        }
    }

    func attach() {
        let secondary = slot.element.map { [$0] } ?? []
        let layoutOrder = [content] + secondary
        setChildren(layer == .background ? secondary + [content] : layoutOrder, layoutOrder: layoutOrder)
    }
}

/// The place of a view with a second layer.
final class LayeredNode<Secondary: View>: WrappingNode {
    private var modifier: LayeredModifier<Secondary>
    private var bringsInSecondary = false

    init(_ modifier: LayeredModifier<Secondary>, at position: _ViewPosition) {
        self.modifier = modifier
        super.init(at: position)
    }

    /// The second layers are no content of the container around the first ones.
    override func passesElements(of child: _ViewNode?) -> Bool {
        if bringsInSecondary { return false }
        guard let child else { return true }
        return !elements.contains { ($0 as? LayeredElement)?.slot.child === child }
    }

    func update<Content: View>(_ content: Content, modifier new: LayeredModifier<Secondary>) {
        let old = modifier
        modifier = new
        child = position(of: child).bringIn(content)
        _ = followContent()
        forEachLayered { layered in
            graph.layout.setLayoutDirection(environment.builtIn.layoutDirection, of: layered.layoutNode)
            if old.alignment != new.alignment { graph.layout.setBehaviour(behaviour, of: layered.layoutNode) }
            updateSecondary(of: layered)
        }
    }

    private var behaviour: LayoutBehaviour { .layered(LayeredContent(alignment: modifier.alignment)) }

    private func updateSecondary(of layered: LayeredElement) {
        bringsInSecondary = true
        defer { bringsInSecondary = false }
        layered.slot.take(layered.slot.bringIn(modifier.secondary, in: self), in: self)
        layered.attach()
    }

    override func collectElements() -> Bool {
        let isChanged = followContent()
        forEachLayered { layered in
            if layered.slot.child == nil {
                updateSecondary(of: layered)
            } else if layered.slot.collectElement(in: self) {
                layered.attach()
            }
        }
        return isChanged
    }

    /// Updates the layers for the content's current elements. Between a change of the content and this call no layer
    /// may be used, because its content's element may have been removed.
    private func followContent() -> Bool {
        followContent(
            wrap: { LayeredElement($0, modifier.layer, behaviour: behaviour, in: self) },
            drop: { ($0 as? LayeredElement).map(drop) }
        )
    }

    private func forEachLayered(_ visit: (LayeredElement) -> Void) {
        for case let layered as LayeredElement in elements { visit(layered) }
    }

    private func drop(_ layered: LayeredElement) {
        layered.slot.child?.destroy()
        layered.slot.release()
        layered.release()
    }

    override func content(of element: Element) -> Element? {
        modifier.layer == .background ? element.children.last : element.children.first
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        child.map(visit)
        forEachLayered { $0.slot.child.map(visit) }
    }

    override func willDestroy() {
        forEachLayered { layered in
            layered.slot.release()
            layered.release()
        }
    }
}
