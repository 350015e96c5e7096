public import CopyfitDrawing
import CopyfitLayout
public import Foundation

/// A view drawn by a function; takes the size it is proposed (10 where none is).
///
/// The function is carried for whoever draws: nothing draws yet, so it is not run by a host. Views given as symbols are not
/// laid out.
///
/// - Parity: the same size as in SwiftUI.
public nonisolated struct Canvas<Symbols: View>: View {
    public typealias Body = Never

    /// The views that the function may draw by their tags.
    public var symbols: Symbols
    /// Draws into an area of a size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether every point is covered, and how the drawing is made.
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
        LeafNode.reconcile(CanvasParameters(renderer: view.renderer), at: position)
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

    var behaviour: LayoutBehaviour { .flexible }
    var name: String { "Canvas" }

    func lays(outLike other: CanvasParameters) -> Bool { true }
}
