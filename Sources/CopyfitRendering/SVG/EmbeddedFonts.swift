import CopyfitDrawing
import CopyfitFonts

struct EmbeddedFonts {
    func styles() -> Markup { Markup() }
}
extension SVGWriter {
    mutating func drawText(_ run: DisplayList.GlyphRun, _ color: DisplayList.PlainColor) {
        drawGlyphs(run, color, label: run.text)
    }
}
