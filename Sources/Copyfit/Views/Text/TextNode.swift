import CopyfitLayout
import CopyfitText
import Foundation

extension Text {
    nonisolated public static func _reconcile(_ view: Text, at position: _ViewPosition) -> _ViewNode {
        let node = position.node { TextNode(at: $0) }
        node.update(view)
        return node
    }
}

/// The place of a text; prepared again only if something changes that affects its shape.
final class TextNode: _ViewNode {
    private var text: StyledText?
    private lazy var element = TextElement(node: self, behaviour: .flexible)

    override init(at position: _ViewPosition) {
        super.init(at: position)
        _ = replaceElements(.one(element))
    }

    func update(_ view: Text) {
        let environment = environment.builtIn
        let content = StyledContent(view, in: environment)
        let settings = ParagraphSettings(environment)
        element.text = view
        guard content.text != text || settings != element.leaf?.settings else { return }
        text = content.text
        let engine = environment.typography.engine
        let paragraph = content.prepared(by: engine, diagnostics: graph.diagnostics)
        let leaf = TextLeaf(paragraph, settings, spacing: content.spacing, fitting: engine.fitting)
        element.leaf = leaf
        graph.layout.setBehaviour(.measured(leaf), of: element.layoutNode)
    }

    override func willDestroy() {
        element.release()
    }
}

/// A text as an element.
final class TextElement: Element {
    var text: Text?
    var leaf: TextLeaf?

    override func draw(in painter: inout Painter, frame: CGRect) {
        guard let text, let leaf, let placed = leaf.placed else { return }
        let isRedacted = node.environment.redactionReasons.contains(.placeholder)
        if !isRedacted, let renderer = node.environment.textRenderer {
            return painter.draw(placed, of: text, in: frame, node.environment, by: renderer)
        }
        painter.draw(placed, of: text, in: frame, node.environment)
    }

    override var problem: String? { leaf?.placed?.problem(in: size) }

    override func laidOutText(at path: NodePath) -> LaidOutText? {
        guard let placed = leaf?.placed, let own = leaf?.prepared else { return nil }
        return LaidOutText(placed, of: own, self, at: path)
    }

    override var shownString: String? { text?.plainString(in: node.environment.builtIn) }

    override var name: String { "Text \"\(shownString ?? "")\"" }
}
