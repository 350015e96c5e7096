import CopyfitDrawing
import CopyfitFonts
import Foundation

extension PDFPainter {
    mutating func fill(_ path: Path, _ paint: DisplayList.Paint, _ style: FillStyle) {
        noteExtent(.fill(path, paint, style))
        guard let map else { return }
        var extent = LayerExtent()
        extent.add(path, in: map)
        guard setSource(paint, map, extent), context.setPath(path, in: map) else { return }
        context.fill(style)
    }

    mutating func stroke(_ path: Path, _ paint: DisplayList.Paint, _ style: StrokeStyle) {
        let item = DisplayList.Item.stroke(path, paint, style)
        noteExtent(item)
        guard let map else { return }
        var extent = LayerExtent()
        extent.add(item, in: map)
        guard setSource(paint, map, extent), let style = context.setLine(path, style, in: map) else { return }
        context.stroke(style, in: map)
    }

    mutating func image(_ drawing: DisplayList.ImageDrawing) {
        noteExtent(.image(drawing))
        guard let map, drawing.source.hasFiniteArea, drawing.destination.hasFiniteArea else { return }
        let needsPixels = drawing.tint != nil || drawing.isPixelated
        guard var part = pictures.part(drawing.source, of: drawing.picture, needsPixels: needsPixels, &remarks) else {
            return
        }
        if drawing.isPixelated, let squares = part.withSquares(drawing, in: map) { part = squares }
        context.draw(drawing, part, in: map, edge: .transparent)
    }

    mutating func glyphs(_ run: DisplayList.GlyphRun) {
        noteExtent(.glyphs(run))
        guard let map, run.isDrawable, !run.glyphs.isEmpty else { return }
        if run.face.hasColorGlyphs { return drawShapes(run, map) }
        guard run.face.hasOutlines else { return remarks.add(.noOutlines(run.face)) }
        guard let font = font(run.face) else { return drawShapes(run, map) }
        var extent = LayerExtent()
        extent.add(.glyphs(run), in: map)
        guard setSource(run.paint, map, extent) else { return }
        font.use(in: context, size: run.size)
        context.show(run, in: map)
    }

    /// Draws glyphs as pictures and outlines, over text that can be found but is not seen: coloured ones, and those of a
    /// font whose file cairo cannot embed.
    private mutating func drawShapes(_ run: DisplayList.GlyphRun, _ map: PlaneMap) {
        context.showInvisibly(run, in: map)
        var rest = Path()
        for glyph in run.glyphs {
            let place = run.map(of: glyph)
            switch colorGlyphs.glyph(glyph.id, of: run.face, &remarks) {
            case .bitmap(let bitmap): context.draw(bitmap, in: place.concatenating(map), run.paint.opacity)
            case .layers(let layers):
                for layer in layers {
                    var path = Path()
                    path.add(run.face.outline(ofGlyph: layer.glyph), in: place)
                    fill(path, layer.paint(in: run.paint), FillStyle())
                }
            case nil: rest.add(run.face.outline(ofGlyph: glyph.id), in: place)
            }
        }
        if !rest.isEmpty { fill(rest, run.paint, FillStyle()) }
    }

    /// Makes a paint the source; false if it draws nothing. `extent` is what will be painted.
    private mutating func setSource(_ paint: DisplayList.Paint, _ map: PlaneMap, _ extent: LayerExtent) -> Bool {
        guard let plain = PlainPaint(paint) else { return false }
        switch plain {
        case .color(let color): context.setSource(color)
        case .linear(let start, let end, let stops): context.setLinearSource(start, end, stops, in: map)
        case .radial(let center, let inner, let outer, let aspect, let stops):
            let ellipses = PlaneMap(scaleX: 1, y: aspect).around(center).concatenating(map)
            guard ellipses.isDrawable else { return false }
            context.setRadialSource(center, inner, outer, stops, in: ellipses)
        case .angular(let center, let start, let span, let stops):
            guard let rect = extent.rect?.applying(map.inverted()) else { return false }
            let sectors = SectorFan(start: start, span: span, stops).sectors
            context.setSectorSource(center, radius: SectorFan.radius(from: center, over: rect), sectors, in: map)
        case .pattern(let pattern):
            guard let part = pictures.part(pattern.source, of: pattern.picture, &remarks) else { return false }
            return context.setSource(pattern, part, in: map)
        }
        return true
    }
}
