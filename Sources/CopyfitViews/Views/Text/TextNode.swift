import CopyfitFit
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
    private(set) var resolved: ResolvedText?
    private var styled: StyledText?
    private(set) var leaf: TextLeaf?

    override init(at position: borrowing _ViewPosition) {
        super.init(at: position)
        lay(out: .flexible)
    }

    override var elements: ElementList { isAlive ? .one(self) : .none }

    func update(_ view: Text) {
        let environment = environment
        let text = ResolvedText(view, in: environment)
        let content = StyledContent(text, in: environment)
        let settings = ParagraphSettings(environment)
        resolved = text
        guard content.text != styled || settings != leaf?.settings else { return }
        styled = content.text
        let engine = environment.builtIn.typography.engine
        let paragraph = content.prepared(by: engine, diagnostics: graph.diagnostics)
        let leaf = TextLeaf(paragraph, settings, spacing: content.spacing, fitting: engine.fitting)
        self.leaf = leaf
        layout.setBehaviour(.measured(leaf), of: layoutNode)
    }

    override func willDestroy() { release() }

    override func draw(in painter: inout Painter, frame: CGRect) {
        guard let resolved, let placed = leaf?.placed else { return }
        let isRedacted = environment.redactionReasons.contains(.placeholder)
        painter.inRole(.paragraph) { painter in
            if !isRedacted, let renderer = environment.textRenderer {
                return painter.draw(placed, of: resolved, in: frame, environment, by: renderer)
            }
            painter.draw(placed, of: resolved, in: frame, environment)
        }
    }

    override var problem: String? {
        guard let leaf, let own = leaf.prepared else { return nil }
        return leaf.placed?.verdict(of: own, in: size).problem
    }

    override func laidOutText(at path: NodePath) -> LaidOutText? {
        guard let placed = leaf?.placed, let own = leaf?.prepared else { return nil }
        return LaidOutText(placed, of: own, self, at: path)
    }

    override var shownString: String? { resolved?.words }

    override var placedText: FittedText? { leaf?.placed }

    override var name: String { "Text \"\(shownString ?? "")\"" }
}
