import CopyfitDrawing
import CopyfitFonts
import Foundation

extension SVGWriter {
    mutating func glyphs(_ run: DisplayList.GlyphRun) {
        guard run.size > 0, !run.glyphs.isEmpty else {
            if !run.size.isFinite { remarks.add(Self.unwritable) }
            return
        }
        let places = run.glyphs.allSatisfy { Markup.isWritable($0.position.x) && Markup.isWritable($0.position.y) }
        guard places, Markup.isWritable(run.size), run.face.unitsPerEm > 0 else { return remarks.add(Self.unwritable) }
        let start = body.count
        switch run.paint {
        case .color(let color) where color.alpha <= 0: return
        case .color(let color) where text == .fonts: drawText(run, color)
        case .color(let color): drawGlyphs(run, color, label: run.text)
        case .gradient, .pattern:
            run.face.hasColorGlyphs ? drawGlyphs(run, .black, label: run.text) : drawPath(run)
        }
        dropIfFailed(start)
    }

    /// Draws glyphs by reference to their definitions, in font units around the first glyph's origin.
    mutating func drawGlyphs(_ run: DisplayList.GlyphRun, _ color: DisplayList.PlainColor, label: String?) {
        let start = body.count
        let origin = run.glyphs[0].position
        let scale = run.size / Double(run.face.unitsPerEm)
        body.add("<g transform=\"translate(")
        body.number(origin.x, decimals: space.decimals)
        body.byte(UInt8(ascii: " "))
        body.number(origin.y, decimals: space.decimals)
        body.add(")scale(")
        body.factor(scale)
        body.add(")\" fill=\"")
        body.color(color)
        body.byte(UInt8(ascii: "\""))
        // The opacity of the whole, because glyphs may overlap.
        if color.alpha < 1 {
            body.add(" opacity=\"")
            body.number(Double(color.alpha))
            body.byte(UInt8(ascii: "\""))
        }
        if let label { add(label: label) }
        body.byte(UInt8(ascii: ">"))
        let empty = body.count
        for glyph in run.glyphs {
            guard let number = define(glyph.id, of: run.face) else { continue }
            use(number, x: (glyph.position.x - origin.x) / scale, y: (glyph.position.y - origin.y) / scale)
        }
        body.count == empty ? body.truncate(to: start) : body.add("</g>")
    }

    private mutating func use(_ number: Int, x: Double, y: Double) {
        body.add("<use xlink:href=\"#")
        body.identifier(.definition(number))
        body.byte(UInt8(ascii: "\""))
        let (x, y) = (Markup.fixed(x, decimals: 1), Markup.fixed(y, decimals: 1))
        if x != 0 {
            body.add(" x=\"")
            body.fixed(x, decimals: 1)
            body.byte(UInt8(ascii: "\""))
        }
        if y != 0 {
            body.add(" y=\"")
            body.fixed(y, decimals: 1)
            body.byte(UInt8(ascii: "\""))
        }
        body.add("/>")
    }

    /// Draws a run as one path in the item's coordinates, which gradients and patterns refer to.
    private mutating func drawPath(_ run: DisplayList.GlyphRun) {
        if let gradient = AngularPaint(run.paint) {
            body.add("<g")
            add(label: run.text)
            body.add(">")
            fillAngular(gradient, over: run.path, FillStyle())
            body.add("</g>")
            return
        }
        guard let paint = resolve(run.paint) else { return }
        let path = run.path
        guard !path.isEmpty else { return }
        body.add("<path")
        attribute("fill", paint)
        add(label: run.text)
        pathData(path)
        body.add("/>")
    }

    /// Says which text outlines show. Assistive tools read it like the label of a picture.
    private mutating func add(label: String) {
        guard label.utf8.contains(where: { $0 != 0x20 }) else { return }
        body.add(" role=\"img\" aria-label=\"")
        body.escaped(label)
        body.byte(UInt8(ascii: "\""))
    }
}

extension DisplayList.GlyphRun {
    /// The outlines of all glyphs in the item's coordinates.
    fileprivate var path: Path {
        var path = Path()
        let scale = size / Double(face.unitsPerEm)
        for glyph in glyphs {
            func point(_ x: Float, _ y: Float) -> CGPoint {
                CGPoint(x: glyph.position.x + Double(x) * scale, y: glyph.position.y - Double(y) * scale)
            }
            for step in face.outline(ofGlyph: glyph.id).steps {
                switch step {
                case .move(let x, let y): path.move(to: point(x, y))
                case .line(let x, let y): path.addLine(to: point(x, y))
                case .quadCurve(let controlX, let controlY, let x, let y):
                    path.addQuadCurve(to: point(x, y), control: point(controlX, controlY))
                case .curve(let x1, let y1, let x2, let y2, let x, let y):
                    path.addCurve(to: point(x, y), control1: point(x1, y1), control2: point(x2, y2))
                case .close: path.closeSubpath()
                }
            }
        }
        return path
    }
}
