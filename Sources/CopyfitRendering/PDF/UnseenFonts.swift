import Foundation

/// Fonts whose glyphs draw nothing: text that is found and copied, but not seen. A font has at most 256 codes.
///
/// Source: ISO 32000-1, 9.6.5.
struct UnseenFonts {
    private struct Glyph: Hashable {
        let text: UInt32
        /// In thousandths of an em.
        let width: Int
    }

    private struct Font {
        let reference: PDFFile.Reference
        var glyphs: [Glyph] = []
    }

    private static let codeCount = 256
    private var fonts: [Font] = []
    private var known: [Glyph: ShownGlyph] = [:]

    /// A glyph that shows a text, as wide as another one in thousandths of an em.
    mutating func glyph(showing text: UInt32, width: Double, in file: inout PDFFile) -> ShownGlyph {
        let glyph = Glyph(text: text, width: Int(min(max(width, 0), 30_000).rounded()))
        if let found = known[glyph] { return found }
        let isFull = fonts.last?.glyphs.count ?? Self.codeCount == Self.codeCount
        if isFull { fonts.append(Font(reference: file.reserve())) }
        let font = fonts.count - 1
        let code = ShownGlyph.Code.byte(UInt8(fonts[font].glyphs.count))
        fonts[font].glyphs.append(glyph)
        let shown = ShownGlyph(font: fonts[font].reference, code: code, width: Double(glyph.width))
        known[glyph] = shown
        return shown
    }

    /// Adds the fonts to the file.
    func write(to file: inout PDFFile, _ texts: GlyphTexts) {
        for font in fonts {
            let rows = font.glyphs.enumerated().map { (code: UInt16($0), text: texts.text($1.text)) }
            let map = file.addStream(Markup(), compressing: CharacterMap.code(rows, digits: 2))
            var object = Markup()
            object.add("<</Type/Font/Subtype/Type3/FontBBox[0 -200 1000 800]/FontMatrix[.001 0 0 .001 0 0]/CharProcs<<")
            for (code, glyph) in font.glyphs.enumerated() {
                let procedure = file.addStream(Markup(), Array("\(glyph.width) 0 0 0 0 0 d1".utf8))
                object.add("/g\(code) ")
                object.reference(procedure)
            }
            object.add(">>/Encoding<</Type/Encoding/Differences[0")
            for code in font.glyphs.indices { object.add("/g\(code)") }
            object.add("]>>/FirstChar 0/LastChar \(font.glyphs.count - 1)/Resources<<>>/Widths")
            object.array(font.glyphs.map { Double($0.width) })
            object.add("/ToUnicode ")
            object.reference(map)
            object.add(">>")
            file.set(font.reference, object)
        }
    }
}
