import CopyfitDrawing
import CopyfitFonts
import Foundation

extension CairoContext {
    /// Makes a path the current one for a line drawn along it; nil if there is nothing to draw.
    func setLine(_ path: Path, _ style: StrokeStyle, in map: PlaneMap) -> StrokeStyle? {
        guard let style = style.drawable(along: path, in: map), setPath(path, in: map) else { return nil }
        return style
    }

    /// Draws a picture's part. The caller has made sure that the map is drawable.
    func draw(_ drawing: DisplayList.ImageDrawing, _ part: PicturePart, in map: PlaneMap, edge: Sampling.Edge) {
        let target = drawing.destination
        let placing = part.map(from: drawing.source, to: target).concatenating(map)
        guard placing.isDrawable, drawing.opacity > 0, setPath(Path(target), in: map) else { return }
        let sampling = Sampling(isPixelated: drawing.isPixelated, edge: edge)
        save()
        clip(FillStyle())
        if let tint = drawing.tint {
            setSource(tint.opacity(drawing.opacity))
            mask(part.image, in: placing, sampling)
        } else {
            setSource(part.image, in: placing, sampling)
            paint(opacity: min(drawing.opacity, 1))
        }
        restore()
    }

    /// Makes a part of a picture that is repeated the source.
    func setSource(_ pattern: DisplayList.Pattern, _ part: PicturePart, in map: PlaneMap) -> Bool {
        let placing = part.map(from: pattern.source, to: pattern.tile).concatenating(map)
        guard placing.isDrawable else { return false }
        setSource(part.image, in: placing, Sampling(edge: .repeated))
        return true
    }
}

extension StrokeStyle {
    /// The style for a line along a path; nil for one that is too thin or too wide to draw. Dashes that are not positive lengths,
    /// or more than a hundred thousand, are left out.
    func drawable(along path: Path, in map: PlaneMap) -> StrokeStyle? {
        guard lineWidth > 0, lineWidth * map.stretch < 1e6 else { return nil }
        var style = self
        if !miterLimit.isFinite { style.miterLimit = 10 }
        let period = dash.reduce(0, +)
        var extent = LayerExtent()
        extent.add(path, in: map)
        let size = extent.rect.map { min($0.width, 1e7) + min($0.height, 1e7) } ?? 0
        var steps = 0.0
        path.forEach { _ in steps += 1 }
        let isUsable = dash.allSatisfy { $0 >= 0 && $0.isFinite } && period > 0 && dashPhase.isFinite
        let count = steps * size / (period * map.scale) * Double(dash.count)
        if !isUsable || !(count < 100_000) { style.dash = [] }
        return style
    }
}

extension Path {
    /// Adds a glyph's outline; `map` maps font units, y up.
    mutating func add(_ outline: GlyphOutline, in map: PlaneMap) {
        func point(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: Double(x), y: Double(y)).applying(map) }
        for step in outline.steps {
            switch step {
            case .move(let x, let y): move(to: point(x, y))
            case .line(let x, let y): addLine(to: point(x, y))
            case .quadCurve(let controlX, let controlY, let x, let y):
                addQuadCurve(to: point(x, y), control: point(controlX, controlY))
            case .curve(let x1, let y1, let x2, let y2, let x, let y):
                addCurve(to: point(x, y), control1: point(x1, y1), control2: point(x2, y2))
            case .close: closeSubpath()
            }
        }
    }
}

extension DisplayList.GlyphRun {
    /// Whether size and positions are numbers with which glyphs can be drawn.
    var isDrawable: Bool {
        size > 0 && size < 1e6 && face.unitsPerEm > 0
            && glyphs.allSatisfy { abs($0.position.x) < 1e7 && abs($0.position.y) < 1e7 }
    }

    /// The map from a glyph's font units, y up, to the run's coordinates.
    func map(of glyph: Glyph) -> PlaneMap {
        let scale = size / Double(face.unitsPerEm)
        return PlaneMap(a: scale, b: 0, c: 0, d: -scale, tx: glyph.position.x, ty: glyph.position.y)
    }
}

extension DisplayList.Paint {
    /// The opacity of a colour; 1 for other paints.
    var opacity: Double {
        guard case .color(let color) = self else { return 1 }
        return Double(color.alpha)
    }
}
