import CopyfitDrawing
import CopyfitFonts
import Foundation

/// The fonts that a file's text uses, each with the characters that it shows.
struct EmbeddedFonts {
    private struct Font {
        let face: FontFace
        let subset: FontSubset
        var characters: Set<UInt32> = []
    }

    private var fonts: [Font] = []
    private var numbers: [FontFace: Int] = [:]

    /// The number of a face; nil if it may not be embedded, or if its glyphs have colours.
    mutating func number(of face: FontFace, _ remarks: inout Remarks) -> Int? {
        if let known = numbers[face] { return known < 0 ? nil : known }
        let subset = FontSubset(face)
        let allowsEmbedding = subset.allowsEmbedding
        if !allowsEmbedding, !face.hasColorGlyphs {
            remarks.add("\(face.fullName) does not allow embedding: its text is drawn as outlines.")
        }
        guard allowsEmbedding, !face.hasColorGlyphs, subset.file(of: []) != nil else {
            numbers[face] = -1
            return nil
        }
        numbers[face] = fonts.count
        fonts.append(Font(face: face, subset: subset))
        return fonts.count - 1
    }

    /// What shapes the text of a font.
    func subset(_ number: Int) -> FontSubset { fonts[number].subset }

    /// Notes that a font has to show a text. Programs may compose or decompose characters first, and may put a dotted
    /// circle below a mark.
    mutating func use(_ number: Int, for text: String) {
        for scalar in text.unicodeScalars { fonts[number].characters.insert(scalar.value) }
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return }
        let forms = text.precomposedStringWithCanonicalMapping + text.decomposedStringWithCanonicalMapping
        for scalar in (forms + "\u{2010}\u{25CC} ").unicodeScalars {
            fonts[number].characters.formUnion(Self.parts(of: scalar.value))
        }
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

    /// The style sheet that holds the fonts; empty if there are none.
    func markup() -> Markup {
        var markup = Markup()
        for (number, font) in fonts.enumerated() where !font.characters.isEmpty {
            guard let file = font.subset.file(of: font.characters.sorted()) else { continue }
            markup.add(markup.count == 0 ? "<style>" : "")
            markup.add("@font-face{font-family:f\(number);\(Self.style(font.face))src:url(data:font/")
            markup.add(font.subset.isPostScript ? "otf" : "ttf")
            markup.add(";base64,")
            markup.base64(file)
            markup.add(")}")
        }
        if markup.count > 0 { markup.add("</style>") }
        return markup
    }

    private static func style(_ face: FontFace) -> String {
        let weight = Int(min(max(face.style.weight.value, 1), 1000).rounded())
        return "font-weight:\(weight);" + (face.style.slant == .normal ? "" : "font-style:italic;")
    }
}

extension FontFace {
    /// The family's name with only what needs no escape in a quoted CSS string and in XML.
    var plainFamilyName: String {
        String(
            familyName.unicodeScalars.filter { $0 == " " || $0 == "-" || $0.properties.isXIDContinue }.map(
                Character.init
            )
        )
    }
}
