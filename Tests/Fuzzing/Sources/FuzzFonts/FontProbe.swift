@testable import CopyfitFonts
import CopyfitText
import Harness

/// Opens an input as a font file, and sets texts with what opens.
enum FontProbe {
    private static let freeType = FreeTypeLibrary()
    /// Each has words again and again, so that a preparer may remember them if the font allows it.
    private static let texts = [
        "AVATAR To. fi ffi a b ab f f deaf-cab 12/34 e\u{301}x\u{AD}y\tz",
        "السلام عليكم في الكتاب لا", "हिन्दी क्षत्रिय र्‍य कि", "שלום (abc) עולם", "กำลังเรียน နမူနာ သည်", "日本語、한국어 😀👍🏽",
    ]

    static func run(_ input: [UInt8]) {
        let file = FontFile(bytes: input, path: "fuzzed.font")
        for index in 0..<max(1, min(3, file.faceCount)) {
            guard let face = try? FontFace(file: file, index: index, variations: [], freeType: freeType) else {
                continue
            }
            checkFace(face)
            for text in [texts[0], texts[1 + (input.count + index) % (texts.count - 1)]] { check(text, face) }
        }
    }

    private static func checkFace(_ face: FontFace) {
        require(!face.fullName.isEmpty, "a face has a name")
        for policy in FontMetricsPolicy.allCases {
            let metrics = face.metrics(policy)
            require(metrics.unitsPerEm > 0 && metrics.leading >= 0, "\(metrics)")
        }
        _ = (face.covers(0x41), face.covers(0x1F600), face.composes(0x41, 0x300))
        for glyph in [0, face.glyphCount - 1, face.glyphCount] {
            _ = face.unscaledAdvance(ofGlyph: UInt32(truncatingIfNeeded: glyph))
        }
    }

    private static func check(_ text: String, _ face: FontFace) {
        let style = TextStyle(font: chain(face), size: 16, language: "und")
        let styled = StyledText(text, style: style)
        let warm = ParagraphPreparer()
        let long = StyledText(String(repeating: text + "\n", count: 4200 / text.utf8.count + 1), style: style)
        guard let cold = try? ParagraphPreparer(cacheByteLimit: 0).prepare(styled),
            (try? warm.prepare(long, retainsGlyphs: false)) != nil,
            let again = try? warm.prepare(styled, retainsGlyphs: false)
        else { fatalError("a font that opens sets every text") }
        let natural = cold.maxContentWidth
        let widths = [0, natural / 4, cold.minContentWidth, natural, .infinity]
        let laws = ParagraphLaws(cold, isOrdinary: false)
        laws.check(widths: widths, height: .infinity, maxLines: 2, style: LineStyle())
        laws.checkEqual(again, widths: widths, "remembered words change nothing")
    }

    private static func chain(_ face: FontFace) -> FontChain {
        let slot = FontSlot(face, FontOpener())
        let storage = FontChain.Storage(primary: face, slots: [slot], askedName: face.fullName, isExplicit: true)
        return FontChain(storage: storage)
    }
}
