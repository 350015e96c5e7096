public import CopyfitDrawing
import CopyfitLayout
public import Foundation

/// A view drawn by a function; takes the proposed size (10 for a nil side).
///
/// The function runs when a display list is made, never during layout. What it draws outside the canvas is not visible.
/// Views given as symbols have their ideal sizes; they are visible only where the function draws them.
///
/// ```swift
/// let canvas = Canvas { context, size in
///     context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
/// }
/// let size = ViewHost(canvas.frame(width: 40, height: 20), size: .unspecified).idealSize
/// print(size.width, size.height)  // 40.0 20.0
/// ```
///
/// - Parity: the same size as in SwiftUI.
public nonisolated struct Canvas<Symbols: View>: View {
    public typealias Body = Never

    /// The views that the function may draw, found by their tags.
    public var symbols: Symbols
    /// The function that draws into a context; the size of the area is in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the drawing covers every point, its colour space, and whether it may be drawn asynchronously.
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool

    /// A view drawn by a function, with symbols.
    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    nonisolated public static func _reconcile(_ view: Self, at position: _ViewPosition) -> _ViewNode {
        guard Symbols.self != EmptyView.self else {
            return LeafNode.reconcile(CanvasParameters(renderer: view.renderer), at: position)
        }
        return SymbolCanvas._reconcile(SymbolCanvas(renderer: view.renderer, symbols: view.symbols), at: position)
    }
}

extension Canvas where Symbols == EmptyView {
    /// A view drawn by a function.
    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque,
            colorMode: colorMode,
            rendersAsynchronously: rendersAsynchronously,
            renderer: renderer,
            symbols: { EmptyView() }
        )
    }
}

struct CanvasParameters: LayoutParameters {
    let renderer: (inout GraphicsContext, CGSize) -> Void
    var symbols: [Subview] = []

    var behaviour: LayoutBehaviour { .flexible }
    var name: String { "Canvas" }

    func lays(outLike other: CanvasParameters) -> Bool { true }

    func draw(_ element: Element, in painter: inout Painter, frame: CGRect) {
        let environment = element.node.environment
        let bounds = frame.roundedToPixels(scale: environment.builtIn.displayScale)
        var context = GraphicsContext(environment: environment, symbols: symbols)
        renderer(&context, bounds.size)
        var layer = DisplayList.Layer()
        layer.clip = DisplayList.Clip(Path(CGRect(origin: .zero, size: bounds.size)))
        layer.transform = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
        painter.inLayer(layer) { $0.draw(context.drawn, in: environment) }
    }
}
