import CopyfitDrawing
import CopyfitLayout
import Foundation

extension Painter {
    /// Draws a symbol in the foreground style: for a name without a drawing, the outline of a square.
    mutating func drawSymbol(_ name: String, in bounds: CGRect, _ environment: EnvironmentValues) {
        guard let symbol = SymbolDrawing.named(name) else {
            return drawUnknownSymbol(name, in: bounds, environment)
        }
        let style = StyleResolution(environment: environment, area: bounds).resolve(ForegroundStyle())
        draw(style) { painter, paint in
            for item in symbol.items(in: bounds, paint) { painter.add(item) }
        }
    }

    private mutating func drawUnknownSymbol(_ name: String, in bounds: CGRect, _ environment: EnvironmentValues) {
        remark("There is no drawing of the symbol “\(name)”; a square is drawn in its place.")
        let side = min(bounds.width, bounds.height)
        let line = StrokeStyle(lineWidth: side / 12)
        let square = bounds.insetBy(dx: side / 6, dy: side / 6)
        let outline = Path(roundedRect: square, cornerRadius: side / 8)
        stroke(outline, ForegroundStyle(), line, over: bounds, in: environment)
    }
}
