import CopyfitDrawing
import CopyfitLayout
import CopyfitText
import Foundation

extension Painter {
    /// Draws what a canvas's function has recorded, in the canvas's space.
    mutating func draw(_ drawn: [GraphicsContext.Drawn], in environment: EnvironmentValues) {
        for next in drawn { draw(next, environment) }
    }

    private mutating func draw(_ drawn: GraphicsContext.Drawn, _ environment: EnvironmentValues) {
        for path in drawn.clips {
            var layer = DisplayList.Layer()
            layer.clip = DisplayList.Clip(path)
            begin(layer)
        }
        var layer = DisplayList.Layer()
        layer.transform = drawn.transform
        layer.opacity = min(max(0, drawn.opacity), 1)
        layer.blendMode = drawn.blendMode
        for filter in drawn.filters { layer.filters.append(filter.kind.filter(in: environment)) }
        inLayer(layer) { $0.draw(drawn.operation, environment) }
        for _ in drawn.clips { end() }
    }

    private mutating func draw(_ operation: GraphicsContext.Drawn.Operation, _ environment: EnvironmentValues) {
        switch operation {
        case .fill(let path, let shading, let style):
            draw(shading.resolved(over: path.boundingRect, environment), in: environment) {
                $0.add(.fill(path, $1, style))
            }
        case .stroke(let path, let shading, let style):
            draw(shading.resolved(over: path.boundingRect, environment), in: environment) {
                $0.add(.stroke(path, $1, style))
            }
        case .text(let text, let area): draw(text, in: area, environment)
        case .image(let image, let area): draw(image, in: area, environment)
        case .symbol(let symbol, let area): draw(symbol, in: area)
        case .glyphs(let pieces): for piece in pieces { piece.draw(in: &self) }
        case .layer(let inner): draw(inner, in: environment)
        }
    }

    private mutating func draw(_ symbol: Element, in area: CGRect) {
        let size = symbol.frame.size
        guard size.width > 0, size.height > 0 else { return }
        var layer = DisplayList.Layer()
        layer.transform = CGAffineTransform(translationX: area.minX, y: area.minY)
            .scaledBy(x: area.width / size.width, y: area.height / size.height)
        inLayer(layer) { $0.draw(symbol, at: .zero) }
    }

    private mutating func draw(_ text: GraphicsContext.ResolvedText, in area: CGRect, _ environment: EnvironmentValues)
    {
        for problem in text.problems { remark(problem.message) }
        guard let paragraph = text.paragraph else { return }
        draw(paragraph.shown(under: text.room(of: area.size)).keepingLines(), of: text.text, in: area, environment)
    }
}

extension GraphicsContext.Filter.Kind {
    fileprivate func filter(in environment: EnvironmentValues) -> DisplayList.Filter {
        switch self {
        case .blur(let radius): .blur(radius: max(0, radius))
        case .shadow(let color, let radius, let offset):
            .shadow(color.plain(in: environment), radius: max(0, radius), offset: offset)
        case .recolored(let effect): .colors(effect.matrix(in: environment))
        }
    }
}

extension GraphicsContext.Shading {
    /// What a path with these bounds is drawn with.
    fileprivate func resolved(over bounds: CGRect, _ environment: EnvironmentValues) -> ResolvedStyle {
        switch kind {
        case .style(let style): StyleResolution(environment: environment, area: bounds).resolve(style)
        case .linear(let gradient, let start, let end):
            ResolvedStyle(PlacedGradient(gradient: gradient, place: .linear(start, end)).paint(in: bounds, environment))
        case .radial(let gradient, let center, let start, let end):
            ResolvedStyle(
                PlacedGradient(gradient: gradient, place: .radial(center, start, end, aspect: 1))
                    .paint(in: bounds, environment)
            )
        case .conic(let gradient, let center, let angle):
            ResolvedStyle(
                PlacedGradient(gradient: gradient, place: .angular(center, angle.radians, angle.radians + 2 * .pi))
                    .paint(in: bounds, environment)
            )
        }
    }
}

/// A gradient whose place does not depend on the area.
private struct PlacedGradient: GradientStyle {
    let gradient: Gradient
    let place: DisplayList.Gradient.Geometry

    func geometry(in area: CGRect) -> DisplayList.Gradient.Geometry { place }
}
