import CopyfitAssets
import CopyfitDrawing
import CopyfitLayout
import Foundation

extension Painter {
    /// Draws a symbol in the foreground style: for a name without a drawing, the outline of a square.
    mutating func drawSymbol(_ name: String, in bounds: CGRect, _ environment: EnvironmentValues) {
        guard let drawing = SymbolDrawing.named(name) else {
            return drawUnknownSymbol(name, in: bounds, environment)
        }
        let style = StyleResolution(environment: environment, area: bounds).resolve(ForegroundStyle())
        draw(style, in: environment) { painter, paint in
            var (layer, paint) = (DisplayList.Layer(), paint)
            if case .color(var color) = paint, color.alpha < 1, drawing.hasOverlap {
                layer.opacity = CGFloat(color.alpha)
                color.alpha = 1
                paint = .color(color)
            }
            let items = drawing.items(in: bounds, paint)
            painter.inLayer(layer) { for item in items { $0.add(item) } }
        }
    }

    private mutating func drawUnknownSymbol(_ name: String, in bounds: CGRect, _ environment: EnvironmentValues) {
        remark(Image.missingSymbol(name))
        let side = min(bounds.width, bounds.height)
        let line = StrokeStyle(lineWidth: side / 12)
        let square = bounds.insetBy(dx: side / 6, dy: side / 6)
        let outline = Path(roundedRect: square, cornerRadius: side / 8)
        stroke(outline, ForegroundStyle(), line, over: bounds, in: environment)
    }
}
