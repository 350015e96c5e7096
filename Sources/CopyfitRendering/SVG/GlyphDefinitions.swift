import CopyfitDrawing
import CopyfitFonts
import Foundation

/// The glyphs that a file defines, each once, in font units.
struct GlyphDefinitions {
    /// The number of what is defined for a glyph; nil for a glyph without ink.
    private var known: [UInt64: Int?] = [:]
    private var faces: [FontFace] = []

    /// What is defined for a glyph, or nil if that is not known yet.
    mutating func number(of glyph: UInt32, in face: FontFace) -> Int?? { known[key(glyph, face)] }

    mutating func remember(_ number: Int?, for glyph: UInt32, in face: FontFace) {
        known[key(glyph, face)] = .some(number)
    }

    private mutating func key(_ glyph: UInt32, _ face: FontFace) -> UInt64 {
        let index: Int
        if let last = faces.lastIndex(where: { $0 === face }) {
            index = last
        } else {
            index = faces.count
            faces.append(face)
        }
        return UInt64(index) << 32 | UInt64(glyph)
    }
}

extension SVGWriter {
    /// The number of a glyph's definition, which is written when it is first needed; nil for a glyph without ink.
    mutating func define(_ glyph: UInt32, of face: FontFace) -> Int? {
        if let known = glyphDefinitions.number(of: glyph, in: face) { return known }
        let number = face.hasColorGlyphs ? defineColored(glyph, of: face) : defineOutline(glyph, of: face)
        glyphDefinitions.remember(number, for: glyph, in: face)
        return number
    }

    private mutating func defineColored(_ glyph: UInt32, of face: FontFace) -> Int? {
        switch face.colorGlyph(glyph) {
        case nil: return defineOutline(glyph, of: face)
        case .bitmap(let png, let x, let y, let width, let height):
            let number = identifiers.next()
            open("<image id=\"", number)
            for (name, value) in [("x", x), ("y", -y), ("width", width), ("height", height)] {
                definitionAttribute(name, value)
            }
            definitions.add(" preserveAspectRatio=\"none\" xlink:href=\"data:image/png;base64,")
            definitions.base64(png)
            definitions.add("\"/>")
            return number
        case .layers(let layers):
            let number = identifiers.next()
            open("<g id=\"", number)
            definitions.add(">")
            for layer in layers {
                definitions.add("<path")
                if let (red, green, blue, alpha) = layer.color { fill(red, green, blue, alpha) }
                outline(layer.glyph, of: face)
                definitions.add("/>")
            }
            definitions.add("</g>")
            return number
        }
    }

    private mutating func defineOutline(_ glyph: UInt32, of face: FontFace) -> Int? {
        let start = definitions.count
        let number = identifiers.next()
        open("<path id=\"", number)
        guard outline(glyph, of: face) else {
            definitions.truncate(to: start)
            return nil
        }
        definitions.add("/>")
        return number
    }

    private mutating func open(_ element: String, _ number: Int) {
        definitions.add(element)
        definitions.identifier(.definition(number))
        definitions.add("\"")
    }

    /// Adds ` d="…"` in font units, `y` down; false if there is nothing to draw.
    @discardableResult
    private mutating func outline(_ glyph: UInt32, of face: FontFace) -> Bool {
        let outline = face.outline(ofGlyph: glyph)
        definitions.add(" d=\"")
        var pen = PathPen(decimals: 1)
        pen.add(outline, scale: 1, x: 0, y: 0, &definitions)
        definitions.add("\"")
        return !outline.steps.isEmpty && !pen.hasFailed
    }

    private mutating func fill(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) {
        let color = DisplayList.PlainColor(
            red: Double(red) / 255,
            green: Double(green) / 255,
            blue: Double(blue) / 255
        )
        definitions.add(" fill=\"")
        definitions.color(color)
        definitions.add("\"")
        guard alpha < 255 else { return }
        definitions.add(" fill-opacity=\"")
        definitions.number(Double(alpha) / 255)
        definitions.add("\"")
    }
}
