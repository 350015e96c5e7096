import CopyfitDrawing
import CopyfitFonts
import Foundation

extension RasterPainter {
    mutating func fill(_ path: Path, _ paint: DisplayList.Paint, _ style: FillStyle) {
        guard let level, setSource(paint, level, covering: { $0.add(path, in: level.map) }) else { return }
        if level.context.setPath(path, in: level.map) { level.context.fill(style) }
    }

    mutating func stroke(_ path: Path, _ paint: DisplayList.Paint, _ style: StrokeStyle) {
        let item = DisplayList.Item.stroke(path, paint, style)
        guard let level, setSource(paint, level, covering: { $0.add(item, in: level.map) }) else { return }
        guard let style = level.context.setLine(path, style, in: level.map) else { return }
        level.context.stroke(style, in: level.map)
    }

    mutating func image(_ drawing: DisplayList.ImageDrawing) {
        guard let level, drawing.source.hasFiniteArea, drawing.destination.hasFiniteArea else { return }
        guard let part = pictures.part(drawing.source, of: drawing.picture, &remarks) else { return }
        level.context.draw(drawing, part, in: level.map, edge: .continued)
    }

    /// Makes a paint the source; false if it draws nothing. `covering` adds what will be painted.
    mutating func setSource(
        _ paint: DisplayList.Paint,
        _ level: RasterLevel,
        covering: (inout LayerExtent) -> Void
    ) -> Bool {
        guard let plain = PlainPaint(paint) else { return false }
        let context = level.context
        switch plain {
        case .color(let color): context.setSource(color)
        case .linear(let start, let end, let stops): context.setLinearSource(start, end, stops, in: level.map)
        case .radial(let center, let inner, let outer, let aspect, let stops):
            let map = PlaneMap(scaleX: 1, y: aspect).around(center).concatenating(level.map)
            guard map.isDrawable else { return false }
            context.setRadialSource(center, inner, outer, stops, in: map)
        case .angular(let center, let start, let span, let stops):
            var extent = LayerExtent()
            covering(&extent)
            return setAngularSource(AngularPixels(center, start: start, span: span, stops), extent, level)
        case .pattern(let pattern):
            guard let part = pictures.part(pattern.source, of: pattern.picture, &remarks) else { return false }
            return context.setSource(pattern, part, in: level.map)
        }
        return true
    }

    private func setAngularSource(_ gradient: AngularPixels, _ extent: LayerExtent, _ level: RasterLevel) -> Bool {
        guard let visible = level.context.clipBounds, let rect = extent.rect else { return false }
        let area = PixelArea(touchedBy: rect).grown(by: 1).intersection(PixelArea(touchedBy: visible))
        guard let image = gradient.image(area, in: level.map) else { return false }
        level.context.setSource(image, in: .identity, CairoContext.Sampling(isPixelated: true, edge: .continued))
        return true
    }
}
