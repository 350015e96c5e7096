import CopyfitDrawing
import CopyfitFonts
import Foundation

extension SVGWriter {
    /// Draws a run as text where programs then draw the same glyphs at the same places, and as outlines elsewhere.
    mutating func drawText(_ run: DisplayList.GlyphRun, _ color: DisplayList.PlainColor) {
        guard let font = fonts.number(of: run.face, &remarks) else { return drawGlyphs(run, color, label: run.text) }
        var isOpen = false
        for piece in TextPieces(run, fonts.subset(font)).pieces() {
            switch piece {
            case .text(let text, let x, let y):
                if !isOpen { openText(run, font, color, separates: false) }
                isOpen = true
                fonts.use(font, for: text, of: run)
                add(text, x: x, y: y)
            case .cluster(let text, let x, let y):
                if isOpen { body.add("</text>") }
                isOpen = false
                fonts.use(font, for: text, of: run)
                openText(run, font, color, separates: true)
                add(text, x: x, y: y)
                body.add("</text>")
            case .outlines(let part):
                if isOpen { body.add("</text>") }
                isOpen = false
                drawGlyphs(part, color, label: part.text)
            }
        }
        if isOpen { body.add("</text>") }
    }

    private mutating func add(_ text: String, x: Double, y: Double) {
        body.add("<tspan")
        attribute("x", number: x)
        attribute("y", number: y)
        body.add(">")
        body.escaped(text)
        body.add("</tspan>")
    }

    /// Opens the element; `separates` switches off everything that depends on neighbouring characters.
    private mutating func openText(
        _ run: DisplayList.GlyphRun,
        _ font: Int,
        _ color: DisplayList.PlainColor,
        separates: Bool
    ) {
        body.add("<text xml:space=\"preserve\" text-rendering=\"geometricPrecision\" font-family=\"")
        body.identifier(.font(font))
        body.add(",'")
        body.escaped(run.face.plainFamilyName)
        body.add("'\"")
        attribute("font-size", number: run.size)
        let style = run.face.style
        if style.weight != .regular { attribute("font-weight", number: style.weight.value) }
        if style.slant != .normal { body.add(" font-style=\"italic\"") }
        body.add(" fill=\"")
        body.color(color)
        body.add("\"")
        if color.alpha < 1 { attribute("opacity", number: Double(color.alpha)) }
        if run.isRightToLeft { body.add(" direction=\"rtl\" unicode-bidi=\"bidi-override\"") }
        if let language = run.language, language.utf8.allSatisfy(\.isTagByte) { attribute("xml:lang", text: language) }
        textStyle(run.face, separates: separates)
        body.add(">")
    }

    private mutating func textStyle(_ face: FontFace, separates: Bool) {
        guard separates || !face.variations.isEmpty else { return }
        body.add(" style=\"")
        if separates { body.add("font-variant-ligatures:none;") }
        if !face.variations.isEmpty {
            body.add("font-variation-settings:")
            for (index, variation) in face.variations.enumerated() {
                body.add(index > 0 ? ",'" : "'")
                body.escaped(variation.axis.description.filter { $0 != "'" && $0 != "\\" })
                body.add("' ")
                body.number(variation.value)
            }
        }
        body.add("\"")
    }
}

extension UInt8 {
    /// Whether the byte may be in a BCP 47 tag.
    fileprivate var isTagByte: Bool {
        self == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }
}
