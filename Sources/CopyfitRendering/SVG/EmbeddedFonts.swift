import CopyfitDrawing
import CopyfitFonts
import Foundation

/// The fonts that a file's text uses, each with the characters that it shows.
struct EmbeddedFonts {
    private struct Font {
        let face: FontFace
        let subset: FontSubset
        var texts: [ShapedText] = []
        /// The cut font; nil until it is made, or if it cannot be.
        var file: [UInt8]?
    }

    private struct ShapedText: Hashable {
        let text: String
        let isRightToLeft: Bool
        let language: String?
    }

    /// Faces whose text is not to be written as text.
    let excluded: Set<FontFace>
    private var fonts: [Font] = []
    private var numbers: [FontFace: Int?] = [:]

    init(without excluded: Set<FontFace> = []) { self.excluded = excluded }

    /// The number of a face; nil if it may not be embedded, or if its glyphs have colours.
    mutating func number(of face: FontFace, _ remarks: inout Remarks) -> Int? {
        if let known = numbers[face] { return known }
        numbers[face] = .some(nil)
        guard !face.hasColorGlyphs, !excluded.contains(face) else { return nil }
        guard face.allowsEmbedding else {
            remarks.add("\(face.fullName) does not allow embedding: its text is drawn as outlines.")
            return nil
        }
        numbers[face] = fonts.count
        fonts.append(Font(face: face, subset: FontSubset(face)))
        return fonts.count - 1
    }

    /// What shapes the text of a font.
    func subset(_ number: Int) -> FontSubset { fonts[number].subset }

    /// Notes that a font has to show a text of a run.
    mutating func use(_ number: Int, for text: String, of run: DisplayList.GlyphRun) {
        fonts[number].texts.append(ShapedText(text: text, isRightToLeft: run.isRightToLeft, language: run.language))
    }

    /// Cuts each font down to its texts. Returns the faces that then no longer draw them in the same way.
    mutating func cut() -> [FontFace] {
        fonts.indices.compactMap { index in
            let font = fonts[index]
            guard !font.texts.isEmpty else { return nil }
            let characters = font.texts.reduce(into: Set<UInt32>()) { $0.formUnion(Self.characters(of: $1.text)) }
            fonts[index].file = font.subset.file(of: characters.sorted())
            guard let file = fonts[index].file, let cut = FontSubset(file: file) else { return font.face }
            let isFaithful = font.texts.allSatisfy { text in
                let whole = font.subset.shape(text.text, isRightToLeft: text.isRightToLeft, language: text.language)
                let part = cut.shape(text.text, isRightToLeft: text.isRightToLeft, language: text.language)
                return whole.hasSamePlaces(as: part)
            }
            return isFaithful ? nil : font.face
        }
    }

    /// The style sheet that holds the fonts that were cut; empty if there are none.
    func markup() -> Markup {
        var markup = Markup()
        for (number, font) in fonts.enumerated() {
            guard let file = font.file else { continue }
            markup.add(markup.count == 0 ? "<style>" : "")
            markup.add("@font-face{font-family:")
            markup.identifier(.font(number))
            markup.add(";\(Self.style(font.face))src:url(data:font/")
            markup.add(font.subset.isPostScript ? "otf" : "ttf")
            markup.add(";base64,")
            markup.base64(file)
            markup.add(")}")
        }
        if markup.count > 0 { markup.add("</style>") }
        return markup
    }

    private static func style(_ face: FontFace) -> String {
        let weight = Int(face.style.weight.value.rounded())
        return "font-weight:\(weight);" + (face.style.slant == .normal ? "" : "font-style:italic;")
    }

    /// The characters that a text may need. Programs may compose or decompose characters first, and may put a dotted
    /// circle below a mark.
    private static func characters(of text: String) -> [UInt32] {
        let own = text.unicodeScalars.map(\.value)
        guard own.contains(where: { $0 >= 0x80 }) else { return own }
        let forms = text.precomposedStringWithCanonicalMapping + text.decomposedStringWithCanonicalMapping
        return own + (forms + "\u{2010}\u{25CC} ").unicodeScalars.flatMap { parts(of: $0.value) }
    }

    /// The characters that HarfBuzz's shapers for Thai, Lao and Khmer put in place of one, or the character alone.
    private static func parts(of character: UInt32) -> [UInt32] {
        switch character {
        case 0xE33: [0xE4D, 0xE32]
        case 0xEB3: [0xECD, 0xEB2]
        case 0x17BE...0x17C0, 0x17C4, 0x17C5: [0x17C1, character]
        default: [character]
        }
    }
}

extension FontFace {
    /// The family's name with only what needs no escape in a quoted CSS string and in XML.
    var plainFamilyName: String {
        String(
            familyName.unicodeScalars.filter { $0 == " " || $0 == "-" || $0.properties.isXIDContinue }
                .map(Character.init)
        )
    }
}
