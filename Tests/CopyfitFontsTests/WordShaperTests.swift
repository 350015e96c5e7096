import CopyfitBundledFonts
import TestSupport
import Testing

@testable import CopyfitFonts

@Suite("Words shaped one by one")
struct WordShaperTests {
    private static let scripts: [(script: String, isRightToLeft: Bool, letters: String)] = [
        ("Latn", false, "aeiioxxfiVATojjßéÅñ ,.:;!?-()[]@->=0123456789/'\"*xX+"),
        ("Grek", false, "αβγδάώΑΒΓ ,.;0189-()"), ("Cyrl", false, "абвгдіїйЖЩ ,.!0189-()"),
        ("Arab", true, "ابتثجحخدذرزسشصلأكيةىؤ لا،؟.٠٩-()"), ("Hebr", true, "אבגדהוזחטיםןץ ,.?0189-()"),
        ("Deva", false, "कखगतनपमरलवसहािीुूेैो्ंः ।,१२-"), ("Beng", false, "কখগতনপমরলসহািীুেৈো্ং ।,১২-"),
        ("Taml", false, "கஙசஞடணதநபமயரலவாிீுூெேைொ் ,.-"),
    ]

    @Test("give every run the glyphs it has when it is shaped whole", arguments: BundledFonts.faces)
    func sameGlyphs(bundled: BundledFace) throws {
        let face = try face(bundled)
        let (shaper, words) = (Shaper(), WordShaper())
        var generator = SeededGenerator(seed: UInt64(bundled.file.utf8.count))
        for (script, isRightToLeft, letters) in Self.scripts {
            let properties = properties(face, script, isRightToLeft)
            for text in texts(Array(letters), &generator) {
                let utf8 = Array(text.utf8)
                for (range, paragraph) in parts(of: text) {
                    let whole = shape(utf8, range, in: paragraph, as: properties, shaper.shape)
                    let pieces = shape(utf8, range, in: paragraph, as: properties, words.shape)
                    #expect(whole.map(\.placed) == pieces.map(\.placed), "\(script) \(text) \(range)")
                }
            }
        }
    }

    @Test("come from the cache when they come again")
    func cached() throws {
        let face = try FontCatalogue().chain(named: "Noto Sans").primary
        let words = WordShaper()
        let properties = properties(face, "Latn", false)
        let long = Array(String(repeating: "seven letters or eight ", count: 300).utf8)
        _ = shape(long, 0..<long.count, in: 0..<long.count, as: properties, words.shape)
        #expect(words.shaper.shapeCount == 5)
        _ = shape(long, 0..<long.count, in: 0..<long.count, as: properties, words.shape)
        #expect(words.shaper.shapeCount == 5)
    }

    @Test(
        "are independent by font and script as their lookups say",
        arguments: [
            ("Inter", "Latn", true), ("Inter Italic", "Cyrl", true), ("Inter Bold", "Latn", false),
            ("Noto Sans", "Latn", true), ("Noto Serif", "Grek", true), ("Noto Sans Arabic", "Arab", true),
            ("Noto Sans Hebrew", "Hebr", true), ("Noto Sans Devanagari", "Deva", false), ("Noto Sans", "Thai", false),
        ]
    )
    func fonts(name: String, script: String, isIndependent: Bool) throws {
        let face = try FontCatalogue().chain(named: name).primary
        #expect((WordIndependence(properties(face, script, script == "Arab")) != nil) == isIndependent)
    }

    /// Inter 3.019 substitutes these between other signs or spaces (`calt`), x between digits among them.
    @Test("never hold a character that a lookup with a space may begin at")
    func sensitiveCharacters() throws {
        let face = try FontCatalogue().chain(named: "Inter").primary
        let rules = try #require(WordIndependence(properties(face, "Latn", false)))
        let refused = (0x21..<0x7F).filter { !admits(rules, [$0], 0..<1, in: 0..<1) }
        #expect(String(decoding: refused, as: UTF8.self) == "()*+-:<=>@[]x{}~")
    }

    @Test("are not torn from letters of another run, nor do they begin with a mark")
    func edges() throws {
        let face = try FontCatalogue().chain(named: "Noto Sans").primary
        let rules = try #require(WordIndependence(properties(face, "Latn", false)))
        let text = Array("ab cd e\u{301} \u{301}".utf8)
        #expect(admits(rules, text, 0..<5, in: 0..<5))
        #expect(admits(rules, text, 0..<3, in: 0..<5))
        #expect(admits(rules, text, 3..<5, in: 0..<5))
        #expect(!admits(rules, text, 0..<4, in: 0..<5))
        #expect(!admits(rules, text, 4..<5, in: 0..<5))
        #expect(admits(rules, text, 0..<9, in: 0..<9))
        #expect(!admits(rules, text, 0..<12, in: 0..<12))
    }

    private func admits(_ rules: WordIndependence, _ text: [UInt8], _ range: Range<Int>, in paragraph: Range<Int>)
        -> Bool
    {
        rules.admit(text.span, range, in: paragraph)
    }

    private func face(_ bundled: BundledFace) throws -> FontFace {
        let file = try FontFile(path: try TestFonts.bundled(bundled.file))
        return try FontFace(file: file, index: bundled.index, variations: [], freeType: FreeTypeLibrary())
    }

    private func properties(_ face: FontFace, _ script: String, _ isRightToLeft: Bool) -> RunProperties {
        RunProperties(
            face: face,
            scale: 16384,
            scriptTag: FontTag(script)!.value,
            isRightToLeft: isRightToLeft,
            language: ShapingLanguage("und")
        )
    }

    /// Long enough for the rules to be asked, then many short ones.
    private func texts(_ letters: [Character], _ generator: inout SeededGenerator) -> [String] {
        func text(_ count: Int) -> String { String((0..<count).map { _ in generator.element(letters) }) }
        let plain = letters.filter { $0.isLetter && $0.unicodeScalars.count == 1 }
        func words() -> String {
            (0..<6).map { _ in String((0..<1 + generator.below(4)).map { _ in generator.element(plain) }) }
                .joined(separator: generator.below(4) == 0 ? "  " : " ")
        }
        return [text(3000)] + (0..<60).map { _ in text(1 + generator.below(24)) } + (0..<60).map { _ in words() }
    }

    /// The whole text, and the part from the first space to the last.
    private func parts(of text: String) -> [(Range<Int>, Range<Int>)] {
        let utf8 = Array(text.utf8)
        let whole = 0..<utf8.count
        guard let first = utf8.firstIndex(of: 0x20), let last = utf8.lastIndex(of: 0x20) else {
            return [(whole, whole)]
        }
        return [(whole, whole), (first..<last, whole), (0..<last, whole), (first..<utf8.count, whole)]
    }

    private typealias Shape = (Span<UInt8>, Range<Int>, Range<Int>, RunProperties, inout [ShapedGlyph]) -> Void

    private func shape(
        _ utf8: [UInt8],
        _ range: Range<Int>,
        in paragraph: Range<Int>,
        as properties: RunProperties,
        _ shape: Shape
    ) -> [ShapedGlyph] {
        var glyphs: [ShapedGlyph] = []
        if !range.isEmpty { shape(utf8.span, range, paragraph, properties, &glyphs) }
        return glyphs
    }
}

extension ShapedGlyph {
    /// All but the flag: where a text may be cut is said more generously of a word by itself.
    fileprivate var placed: [Int] { [Int(glyph), Int(cluster), Int(advance), Int(xOffset), Int(yOffset)] }
}
