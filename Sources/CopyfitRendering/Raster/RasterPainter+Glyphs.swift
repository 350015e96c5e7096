import CopyfitDrawing
import CopyfitFonts
import Foundation

extension RasterPainter {
    mutating func glyphs(_ run: DisplayList.GlyphRun) {
        guard let level, run.isDrawable else { return }
        let hasColors = run.face.hasColorGlyphs
        if !hasColors, !run.face.hasOutlines { return remarks.add(.noOutlines(run.face)) }
        let isOneShape = overlapsItself(run)
        var rest = Path()
        for glyph in run.glyphs {
            let map = run.map(of: glyph)
            if hasColors, let colors = colorGlyphs.glyph(glyph.id, of: run.face, &remarks) {
                draw(colors, run, map, level)
            } else if isOneShape || !fill(glyph.id, of: run.face, run.paint, map, level) {
                rest.add(run.face.outline(ofGlyph: glyph.id), in: map)
            }
        }
        if !rest.isEmpty { fill(rest, run.paint, FillStyle()) }
    }

    /// Whether neighbouring glyphs of a translucent run may cover the same pixels, which must not become darker.
    private mutating func overlapsItself(_ run: DisplayList.GlyphRun) -> Bool {
        guard case .color(let color) = run.paint, color.alpha < 1 else { return false }
        var last = CGRect.null
        for glyph in run.glyphs {
            guard let outline = outlines.outline(glyph.id, of: run.face), !outline.isEmpty else { continue }
            let box = outline.bounds.applying(run.map(of: glyph))
            if last.intersects(box) { return true }
            last = box
        }
        return false
    }

    /// Fills a glyph in one colour at its exact place; false if that takes a path.
    private mutating func fill(
        _ glyph: UInt32,
        of face: FontFace,
        _ paint: DisplayList.Paint,
        _ map: PlaneMap,
        _ level: RasterLevel
    ) -> Bool {
        guard case .color(let color) = paint, let clip = level.clip else { return false }
        guard color.alpha > 0 else { return true }
        guard let outline = outlines.outline(glyph, of: face) else { return false }
        return rasterizer.fill(outline, in: map.concatenating(level.map), color, on: level.image, clip: clip)
    }

    private mutating func draw(
        _ glyph: DrawableColorGlyph,
        _ run: DisplayList.GlyphRun,
        _ map: PlaneMap,
        _ level: RasterLevel
    ) {
        switch glyph {
        case .bitmap(let bitmap): level.context.draw(bitmap, in: map.concatenating(level.map), run.paint.opacity)
        case .layers(let layers):
            for layer in layers {
                let paint = layer.paint(in: run.paint)
                guard !fill(layer.glyph, of: run.face, paint, map, level) else { continue }
                var path = Path()
                path.add(run.face.outline(ofGlyph: layer.glyph), in: map)
                fill(path, paint, FillStyle())
            }
        }
    }
}
