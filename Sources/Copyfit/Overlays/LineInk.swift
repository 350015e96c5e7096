import CopyfitDrawing
import CopyfitFonts
import CopyfitText
import Foundation

/// Where the glyphs of one line have ink.
struct LineInk {
    private struct Glyph {
        let origin: CGPoint
        /// Null without ink.
        let bounds: CGRect
    }

    private var glyphs: [Glyph] = []
    /// The smallest rectangle around all of it, from the paragraph's top left corner; null without ink.
    private(set) var bounds = CGRect.null

    init(of line: ParagraphLine, in paragraph: PreparedParagraph, _ store: inout InkStore) {
        for run in paragraph.glyphRuns(of: line) {
            let scale = run.size / Double(run.face.unitsPerEm)
            for glyph in run.glyphs {
                let origin = CGPoint(x: line.x + glyph.x, y: line.baseline + glyph.y)
                let unscaled = store.bounds(of: glyph.glyph, in: run.face)
                guard !unscaled.isNull else {
                    glyphs.append(Glyph(origin: origin, bounds: .null))
                    continue
                }
                let ink = CGRect(
                    x: origin.x + unscaled.minX * scale,
                    y: origin.y + unscaled.minY * scale,
                    width: unscaled.width * scale,
                    height: unscaled.height * scale
                )
                bounds = bounds.union(ink)
                glyphs.append(Glyph(origin: origin, bounds: ink))
            }
        }
    }

    func drawBounds(_ marks: inout MarkPainter, at corner: CGPoint) {
        guard !bounds.isNull else { return }
        marks.outline(bounds.offsetBy(dx: corner.x, dy: corner.y), OverlayPalette.ink)
    }

    /// The ink of every glyph, and a dot at its origin.
    func drawGlyphs(_ marks: inout MarkPainter, at corner: CGPoint) {
        for glyph in glyphs {
            if !glyph.bounds.isNull {
                marks.outline(glyph.bounds.offsetBy(dx: corner.x, dy: corner.y), OverlayPalette.glyph.opacity(0.8))
            }
            let center = CGPoint(x: corner.x + glyph.origin.x, y: corner.y + glyph.origin.y)
            marks.fill(CGRect(x: center.x - 0.75, y: center.y - 0.75, width: 1.5, height: 1.5), OverlayPalette.glyph)
        }
    }
}

/// The bounds of glyphs' ink in font units, `y` growing downwards, each found once.
struct InkStore {
    private struct Key: Hashable {
        let face: FontFace
        let glyph: UInt32
    }

    private var known: [Key: CGRect] = [:]

    /// Null for a glyph without ink.
    mutating func bounds(of glyph: UInt32, in face: FontFace) -> CGRect {
        let key = Key(face: face, glyph: glyph)
        if let known = known[key] { return known }
        let found = Self.find(glyph, face)
        known[key] = found
        return found
    }

    private static func find(_ glyph: UInt32, _ face: FontFace) -> CGRect {
        switch face.colorGlyph(glyph) {
        case .bitmap(_, let x, let y, let width, let height):
            CGRect(x: x, y: -y, width: width, height: height)
        case .layers(let layers):
            layers.reduce(CGRect.null) { $0.union(Path(face.outline(ofGlyph: $1.glyph)).boundingRect) }
        case nil:
            Path(face.outline(ofGlyph: glyph)).boundingRect
        }
    }
}

extension Path {
    /// An outline in font units, turned so that `y` grows downwards.
    fileprivate init(_ outline: GlyphOutline) {
        func point(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: CGFloat(x), y: -CGFloat(y)) }
        self.init()
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
