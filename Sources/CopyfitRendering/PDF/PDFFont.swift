import CopyfitFonts
import Foundation

/// A face of which a document embeds some glyphs.
///
/// A code is the glyph's number in the embedded file. Where one glyph shows different texts in different places, there are
/// several fonts of the same file, each with its own table of texts.
struct PDFFont {
    /// A table of texts, and the font that has it.
    struct Variant {
        let font: PDFFile.Reference
        /// By the glyph's number in the embedded file.
        var texts: [UInt32]
    }

    let face: FontFace
    let subset: GlyphSubset
    private let glyphs: [UInt32]
    private let ranks: [Int32]
    let codes: [UInt16]
    /// By rank, in thousandths of an em.
    let widths: [Double]
    private(set) var variants: [Variant] = []

    /// Nil for a face that cannot be embedded.
    init?(_ face: FontFace, _ use: GlyphNumbers) {
        var used = use
        used.insert(0)
        let glyphs = used.sorted
        guard face.hasOutlines, face.allowsEmbedding, let subset = GlyphSubset(face, glyphs: glyphs) else {
            return nil
        }
        var codes = subset.numbers.map { UInt16($0) }
        if subset.isPostScript {
            let count = (subset.numbers.max() ?? 0) + 1
            guard let charset = CFFCharset(subset.file, glyphCount: count) else { return nil }
            if let identifiers = charset.identifiers { codes = subset.numbers.map { identifiers[$0] } }
        }
        (self.face, self.subset, self.glyphs, self.codes, ranks) = (face, subset, glyphs, codes, used.ranks)
        let scale = 1000 / Double(max(face.unitsPerEm, 1))
        widths = glyphs.map { (Double(face.unscaledAdvance(ofGlyph: $0)) * scale * 100).rounded() / 100 }
    }

    /// A glyph that shows a text; nil if it is not in the file.
    mutating func glyph(
        _ glyph: UInt32,
        showing text: UInt32,
        in file: inout PDFFile
    ) -> ShownGlyph? {
        guard glyph < ranks.count, ranks[Int(glyph)] >= 0 else { return nil }
        let rank = Int(ranks[Int(glyph)])
        var index = 0
        while index < variants.count {
            let known = variants[index].texts[rank]
            if known == text { break }
            if known == GlyphTexts.unused {
                variants[index].texts[rank] = text
                break
            }
            index += 1
        }
        if index == variants.count {
            var texts = [UInt32](repeating: GlyphTexts.unused, count: glyphs.count)
            texts[rank] = text
            variants.append(Variant(font: file.reserve(), texts: texts))
        }
        return ShownGlyph(font: variants[index].font, code: .two(codes[rank]), width: widths[rank])
    }
}
