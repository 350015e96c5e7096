import CopyfitLayout
import Foundation

extension Text {
    nonisolated public static func _reconcile(_ view: Text, at position: _ViewPosition) -> _ViewNode {
        let node = position.node { TextNode(at: $0) }
        node.update(view)
        return node
    }
}

/// The place of a text; prepared anew only when something changes that decides its shape.
final class TextNode: _ViewNode {
    private var resolved: ResolvedText?
    private lazy var element = TextElement(node: self, behaviour: .flexible)

    override init(at position: _ViewPosition) {
        super.init(at: position)
        _ = replaceElements(.one(element))
    }

    func update(_ view: Text) {
        let environment = environment.builtIn
        let resolved = view.resolved(in: environment)
        let settings = ParagraphSettings(
            maxLines: environment.lineLimit.maximum,
            style: ParagraphStyle(environment),
            pixel: 1 / environment.displayScale
        )
        element.text = view
        guard resolved != self.resolved || settings != element.leaf?.settings else { return }
        let measurer = environment.typography.measurer
        let paragraph = measurer.prepare(resolved, settings.style, diagnostics: graph.diagnostics)
        let leaf = TextLeaf(paragraph, settings: settings, metrics: tallestMetrics(of: resolved, measurer))
        self.resolved = resolved
        element.leaf = leaf
        graph.layout.setBehaviour(.measured(leaf), of: element.layoutNode)
    }

    private func tallestMetrics(of text: ResolvedText, _ measurer: any TextMeasuring) -> TypographicMetrics {
        Set(text.runs.map(\.font)).map { measurer.metrics(of: $0, diagnostics: graph.diagnostics) }
            .max { $0.lineHeight < $1.lineHeight }
            ?? .none
    }

    override func willDestroy() {
        element.release()
    }
}

extension ParagraphStyle {
    init(_ environment: BuiltInEnvironment) {
        lineSpacing = environment.lineSpacing
        alignment = environment.multilineTextAlignment
        truncation = environment.truncationMode
        reservedLines = max(1, environment.lineLimit.minimum ?? 1)
        minimumScaleFactor = environment.minimumScaleFactor
        allowsTightening = environment.allowsTightening
    }
}

/// A text as an element.
final class TextElement: Element {
    var text: Text?
    var leaf: TextLeaf?

    override var name: String {
        "Text \"\(text?.plainString(in: node.environment.locale) ?? "")\""
    }
}
