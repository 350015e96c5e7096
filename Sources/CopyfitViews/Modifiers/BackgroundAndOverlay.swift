public import CopyfitDrawing
public import CopyfitLayout
public import Foundation

extension View {
    /// A background view, proposed this view's size. It does not affect the size.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background,
        alignment: Alignment = .center
    ) -> some View {
        modifier(LayeredModifier(layer: .background, alignment: alignment, secondary: background))
    }

    /// Background views in a `ZStack` that is proposed this view's size. They do not affect the size.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayeredModifier(layer: .background, alignment: alignment, secondary: content()))
    }

    /// A background fill. At these edges it also covers the safe area that the view touches, which changes no frames.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(DrawingModifier(.fill(Rectangle(), style, FillStyle(), .background, over: edges)))
    }

    /// A fill in the background style. At these edges it also covers the safe area that the view touches.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(.background, ignoresSafeAreaEdges: edges)
    }

    /// A filled shape in the background.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(DrawingModifier(.fill(shape, style, fillStyle, .background)))
    }

    /// A shape in the background, filled with the background style.
    nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(.background, in: shape, fillStyle: fillStyle)
    }

    /// A view in front of this one, proposed this view's size. It does not affect the size.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay,
        alignment: Alignment = .center
    ) -> some View {
        modifier(LayeredModifier(layer: .overlay, alignment: alignment, secondary: overlay))
    }

    /// Views in front of this one, in a `ZStack` that is proposed this view's size. They do not affect the size.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayeredModifier(layer: .overlay, alignment: alignment, secondary: content()))
    }

    /// A fill in front of this view. At these edges it also covers the safe area that the view touches.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(DrawingModifier(.fill(Rectangle(), style, FillStyle(), .overlay, over: edges)))
    }

    /// A filled shape in front of this view.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(DrawingModifier(.fill(shape, style, fillStyle, .overlay)))
    }

    /// A line inside the edges of this view, with a width in points. It takes no room.
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(DrawingModifier(.border(content, width: width)))
    }
}
