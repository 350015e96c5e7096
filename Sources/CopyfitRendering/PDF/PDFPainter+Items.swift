import CopyfitDrawing
import CopyfitFonts
import Foundation

extension PDFPainter {
    mutating func fill(_ path: Path, _ paint: DisplayList.Paint, _ style: FillStyle) {
        noteExtent(.fill(path, paint, style))
        guard let map else { return }
        markShape()
        fill(path, paint, style, in: map)
    }

    private mutating func fill(_ path: Path, _ paint: DisplayList.Paint, _ style: FillStyle, in map: PlaneMap) {
        var extent = LayerExtent()
        extent.add(path, in: map)
        draw(in: paint, map, extent) { $0.content.fill(path, style, in: map) }
    }

    mutating func stroke(_ path: Path, _ paint: DisplayList.Paint, _ style: StrokeStyle) {
        let item = DisplayList.Item.stroke(path, paint, style)
        noteExtent(item)
        guard let map, let style = style.drawable(along: path, in: map) else { return }
        markShape()
        var extent = LayerExtent()
        extent.add(item, in: map)
        draw(in: paint, map, extent, isLine: true) { $0.content.stroke(path, style, in: map) }
    }

    mutating func image(_ drawing: DisplayList.ImageDrawing) {
        noteExtent(.image(drawing))
        guard let map, drawing.source.hasFiniteArea, drawing.destination.hasFiniteArea, drawing.opacity > 0,
            let placed = pictures.place(drawing, in: map, in: &file, &remarks)
        else { return }
        let placing = placed.map.concatenating(map)
        guard placing.isDrawable else { return }
        markShape(isPicture: true)
        let opacity = min(drawing.opacity, 1) * (drawing.tint.map { Double($0.alpha) } ?? 1)
        content.setGraphics(state(opacity: opacity))
        if placed.isWider {
            content.save()
            content.clip(Path(drawing.destination), FillStyle(), in: map)
        }
        content.paint(placed.object, in: placing)
        if placed.isWider { content.restore() }
    }

    mutating func glyphs(_ run: DisplayList.GlyphRun) {
        noteExtent(.glyphs(run))
        guard let map, run.isDrawable, !run.glyphs.isEmpty else { return }
        if run.face.hasColorGlyphs { return drawShapes(run, map) }
        guard run.face.hasOutlines else { return remarks.add(.noOutlines(run.face)) }
        guard text.embeds(run.face) else { return drawShapes(run, map) }
        markText(run, in: map)
        var extent = LayerExtent()
        extent.add(.glyphs(run), in: map)
        draw(in: run.paint, map, extent) { painter in
            painter.text.show(run, in: map, isUnseen: false, on: &painter.content, &painter.file)
        }
    }

    /// Lets a run's text be found and copied without drawing its glyphs.
    mutating func showUnseen(_ run: DisplayList.GlyphRun) {
        guard let map, run.isDrawable, !run.glyphs.isEmpty else { return }
        markText(run, in: map)
        text.show(run, in: map, isUnseen: true, on: &content, &file)
    }

    /// Draws glyphs as pictures and outlines, over text that can be found but is not seen: coloured ones, and those of a
    /// font that cannot be embedded.
    private mutating func drawShapes(_ run: DisplayList.GlyphRun, _ map: PlaneMap) {
        showUnseen(run)
        var rest = Path()
        for glyph in run.glyphs {
            let place = run.map(of: glyph)
            switch colorGlyphs.glyph(glyph.id, of: run.face, &remarks) {
            case .bitmap(let bitmap): draw(bitmap, glyph.id, of: run, place.concatenating(map))
            case .layers(let layers):
                for layer in layers {
                    var path = Path()
                    path.add(run.face.outline(ofGlyph: layer.glyph), in: place)
                    fill(path, layer.paint(in: run.paint), FillStyle(), in: map)
                }
            case nil: rest.add(run.face.outline(ofGlyph: glyph.id), in: place)
            }
        }
        if !rest.isEmpty { fill(rest, run.paint, FillStyle(), in: map) }
    }

    private mutating func draw(_ bitmap: GlyphBitmap, _ glyph: UInt32, of run: DisplayList.GlyphRun, _ map: PlaneMap) {
        guard run.paint.opacity > 0 else { return }
        let placed = pictures.place(bitmap, glyph, of: run.face, in: &file)
        let placing = placed.map.concatenating(map)
        guard placing.isDrawable else { return }
        content.setGraphics(state(opacity: run.paint.opacity))
        content.paint(placed.object, in: placing)
    }
}
