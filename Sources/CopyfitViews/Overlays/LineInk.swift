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
        guard let ink = face.inkBounds(ofGlyph: glyph) else { return .null }
        return CGRect(x: ink.left, y: -ink.top, width: ink.right - ink.left, height: ink.top - ink.bottom)
    }
}
