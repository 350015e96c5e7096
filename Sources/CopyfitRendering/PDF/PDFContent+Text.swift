import CopyfitDrawing
import Foundation

extension PDFContent {
    /// Sets the font of text, inside or outside it.
    mutating func setFont(_ font: PDFFile.Reference, size: Double) {
        guard state.font != font || state.fontSize != size else { return }
        (state.font, state.fontSize) = (font, size)
        resources.name(font, .font, in: &code)
        code.factor(size)
        code.add(" Tf ")
    }

    /// Moves to an origin of text; `map` maps text with y up.
    mutating func setTextMap(_ map: PlaneMap) {
        code.map(map.concatenating(page))
        code.add("Tm")
    }

    /// Adds instructions as they are.
    mutating func add(_ text: String) { code.add(text) }

    /// Adds a glyph's code in hexadecimal digits.
    mutating func addCode(_ unit: UInt16) { code.code(unit) }
    mutating func addCode(_ byte: UInt8) { code.pair(byte) }

    /// Adds a distance between glyphs, in thousandths of an em against their direction.
    mutating func addDistance(_ value: Double) { code.number(value, decimals: 2) }

    /// Begins glyphs that together show a text.
    mutating func beginActualText(_ text: String) {
        code.add("/Span<</ActualText")
        code.string(text)
        code.add(">>BDC ")
    }
}
