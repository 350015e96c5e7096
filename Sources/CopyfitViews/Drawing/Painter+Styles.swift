import CopyfitDrawing
import CopyfitLayout
import Foundation

extension Painter {
    /// Fills an area of the drawing with a style. `bounds` is the rectangle that gradients cover.
    mutating func fill(
        _ path: Path,
        _ style: any ShapeStyle,
        _ fillStyle: FillStyle = FillStyle(),
        over bounds: CGRect,
        in environment: EnvironmentValues
    ) {
        let resolved = StyleResolution(environment: environment, area: bounds).resolve(style)
        draw(resolved, in: environment) { painter, paint in painter.add(.fill(path, paint, fillStyle)) }
    }

    /// Fills an element's frame, rounded to pixels, with a style.
    mutating func fillRectangle(_ frame: CGRect, _ style: some ShapeStyle, of element: Element) {
        let environment = element.node.environment
        let bounds = frame.roundedToPixels(scale: environment.builtIn.displayScale)
        fill(Path(bounds), style, over: bounds, in: environment)
    }

    /// Draws a line along a path of the drawing with a style.
    mutating func stroke(
        _ path: Path,
        _ style: any ShapeStyle,
        _ strokeStyle: StrokeStyle,
        over bounds: CGRect,
        in environment: EnvironmentValues
    ) {
        let resolved = StyleResolution(environment: environment, area: bounds).resolve(style)
        draw(resolved, in: environment) { painter, paint in painter.add(.stroke(path, paint, strokeStyle)) }
    }

    /// Draws with a resolved style: with its shadows, mixed as it says. What is clear is left out.
    mutating func draw(
        _ style: ResolvedStyle,
        in environment: EnvironmentValues,
        _ add: (inout Painter, DisplayList.Paint) -> Void
    ) {
        let paint = style.paint.mapping { changed($0) }
        if paint.isClear { return }
        var layer = DisplayList.Layer()
        layer.blendMode = style.blendMode
        for shadow in style.shadows {
            guard shadow.kind == .drop else {
                remark("Inner shadows are not drawn.")
                continue
            }
            let color = changed(shadow.color.plain(in: environment))
            layer.filters.append(.shadow(color, radius: shadow.radius, offset: shadow.offset))
        }
        inLayer(layer) { add(&$0, paint) }
    }
}
