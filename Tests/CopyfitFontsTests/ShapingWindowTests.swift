import TestSupport
import Testing

@testable import CopyfitFonts

@Suite("Long runs, shaped in windows")
struct ShapingWindowTests {
    /// Expected is what HarfBuzz makes of the whole run in one call.
    @Test(
        "Long runs, shaped in windows have the glyphs of the whole run",
        arguments: [
            ("Inter", "Latn", false, "AVATAR To-day (a) → x×3 fi "), ("Inter", "Latn", false, "AV"),
            ("Noto Sans Arabic", "Arab", true, "مرحبا بالعالم "), ("Noto Sans Arabic", "Arab", true, "لل"),
            ("Noto Sans Devanagari", "Deva", false, "नमस्ते "),
        ]
    )
    func glyphs(font: String, script: String, isRightToLeft: Bool, unit: String) throws {
        let text = Array(String(repeating: unit, count: 3 * ShapingWindows.longest / unit.utf8.count).utf8)
        let properties = RunProperties(
            face: try FontCatalogue().chain(named: font).primary,
            scale: 16 * 1024,
            scriptTag: try #require(FontTag(script)).value,
            isRightToLeft: isRightToLeft,
            language: ShapingLanguage("und")
        )
        let scaled = ScaledFont(properties.face.harfBuzz, scale: properties.scale)
        var expected: [ShapedGlyph] = []
        TextBuffer().shape(text.span, 0..<text.count, in: 0..<text.count, properties, with: scaled)
            .append(to: &expected, clusterBase: 0)
        let shaper = Shaper()
        var found: [ShapedGlyph] = []
        shaper.shape(text.span, 0..<text.count, in: 0..<text.count, as: properties, into: &found)
        #expect(found == expected)
        #expect(shaper.shapeCount == 3)
        #expect(shaper.shapedByteCount < text.count + 4 * 1100)
    }

    /// Shaping marks on one letter takes quadratic time: each looks for the letter.
    @Test(
        "Long runs, shaped in windows have short ones where one letter has many marks",
        arguments: ["a\u{301}", "ب\u{64B}", "क\u{941}", "ש\u{5B0}"]
    )
    func marks(letterAndMark: String) {
        let mark = String(letterAndMark.unicodeScalars.dropFirst())
        let text = Array((letterAndMark + String(repeating: mark, count: 64_000) + " end").utf8)
        let windows = ShapingWindows(of: 0..<text.count, text.span)?.windows ?? []
        #expect(windows.allSatisfy { $0.shaped.count <= 6 * 1024 })
        #expect(windows.reduce(0) { $0 + $1.shaped.count } < 3 * text.count)
        #expect(windows.first?.kept.lowerBound == 0)
        #expect(windows.last?.kept.upperBound == text.count)
        #expect(zip(windows, windows.dropFirst()).allSatisfy { $0.kept.upperBound == $1.kept.lowerBound })
        let few = Array((letterAndMark + String(repeating: mark, count: 200) + " end").utf8)
        let isWhole = ShapingWindows(of: 0..<few.count, few.span) == nil
        #expect(isWhole)
    }

    @Test(
        "Long runs, shaped in windows have no glyphs if a font makes more of them than 64 a byte, whatever HarfBuzz allows",
        arguments: [20, 400]
    )
    func multiplication(count: Int) throws {
        var font = OpenTypeBuilder(glyphs: [.init("a", advance: 500)])
        font.multiplications = [.init(glyph: 1, count: 2_000)]
        let properties = RunProperties(
            face: try TestFonts.chain([font]).primary,
            scale: 1024,
            scriptTag: 0x4C61_746E,
            isRightToLeft: false,
            language: ShapingLanguage("und")
        )
        let text = [UInt8](repeating: 0x61, count: count)
        let shaper = Shaper()
        var found: [ShapedGlyph] = []
        shaper.shape(text.span, 0..<1, in: 0..<count, as: properties, into: &found)
        #expect(found.count == 2_000)
        #expect(shaper.failedFace == nil)
        shaper.shape(text.span, 0..<count, in: 0..<count, as: properties, into: &found)
        #expect(found.count == 2_000)
        #expect(shaper.failedFace === properties.face)
    }
}
