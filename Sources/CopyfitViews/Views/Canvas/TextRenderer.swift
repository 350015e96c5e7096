import CopyfitDrawing
public import CopyfitLayout
import CopyfitText
public import Foundation

/// Draws texts in place of the library: `textRenderer(_:)` gives one to the texts inside.
///
/// - Parity: the same as SwiftUI, except that the sizes of texts stay those of their lines.
public protocol TextRenderer: Animatable {
    /// Draws a text. The context's origin is the text's top left corner.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// The size of a text for a proposal; by default the text's own. It is not asked.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// How far what is drawn reaches beyond the text; nothing is cut off there in any case.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a ``TextRenderer`` is asked about.
public struct TextProxy {
    let size: (ProposedViewSize) -> CGSize

    /// The text's size for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

private struct TextRendererKey: EnvironmentKey {
    static var defaultValue: (any TextRenderer)? { nil }
}

extension EnvironmentValues {
    /// What draws texts; nil is the library.
    var textRenderer: (any TextRenderer)? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

extension View {
    /// Lets a renderer draw the texts inside.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(EnvironmentModifier { $0.textRenderer = renderer })
    }
}

extension Painter {
    /// Lets a renderer draw a text whose top left corner is that of `frame`.
    mutating func draw(
        _ placed: FittedText,
        of text: ResolvedText,
        in frame: CGRect,
        _ environment: EnvironmentValues,
        by renderer: any TextRenderer
    ) {
        let corner = placed.origin(in: frame, scale: environment.builtIn.displayScale)
        // A layout may be kept by the renderer itself.
        var inner = environment
        inner.textRenderer = nil
        let painting = TextPainting(placed.paragraph, text, inner, CGRect(origin: .zero, size: frame.size))
        var context = GraphicsContext(environment: environment)
        renderer.draw(layout: Text.Layout(placed, painting, at: .zero), in: &context)
        var layer = DisplayList.Layer()
        layer.transform = CGAffineTransform(translationX: corner.x, y: corner.y)
        inLayer(layer) { $0.draw(context.drawn, in: environment) }
    }
}
