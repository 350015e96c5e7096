import CopyfitBundledFonts
import TestSupport
import Testing

@testable import CopyfitFonts

@Suite("Words shaped one by one")
struct WordShaperTests {
    private static let scripts: [(script: String, letters: String)] = [
        ("Latn", "aeiioxxfiVATojjßéÅñ ,.:;!?-()[]@->=0123456789/'\"*xX+"), ("Grek", "αβγδάώΑΒΓ ,.;0189-()"),
        ("Cyrl", "абвгдіїйЖЩ ,.!0189-()"), ("Arab", "ابتثجحخدذرزسشصلأكيةىؤ لاَِ،؟.٠٩-()"), ("Arab", "7 ?,.18"),
        ("Hebr", "אבגדהוזחטיםןץָ ,.?0189-()"), ("Hebr", "7 ?,.18"), ("Deva", "कखगतनपमरलवसहािीुूेैो्ंः ।,१२-"),
        ("Beng", "কখগতনপমরলসহািীুেৈো্ং ।,১২-"), ("Taml", "கஙசஞடணதநபமயரலவாிீுூெேைொ் ,.-"),
    ]

    @Test(
        "Words shaped one by one give every run the glyphs it has when it is shaped whole",
        arguments: BundledFonts.faces
    )
    func sameGlyphs(bundled: BundledFace) throws {
        let face = try face(bundled)
        let (shaper, words) = (Shaper(), WordShaper())
        var generator = SeededGenerator(seed: UInt64(bundled.file.utf8.count))
        let settings = Self.scripts.flatMap { [($0.script, $0.letters, false), ($0.script, $0.letters, true)] }
        for (script, letters, isRightToLeft) in settings {
            let properties = properties(face, script, isRightToLeft)
            for text in texts(Array(letters), &generator) {
                let utf8 = Array(text.utf8)
                for (range, paragraph) in parts(of: text) {
                    let whole = shape(utf8, range, in: paragraph, as: properties, shaper.shape)
                    let pieces = shape(utf8, range, in: paragraph, as: properties, words.shape)
                    #expect(whole == pieces, "\(script) \(text) \(range)")
                }
            }
        }
    }

    @Test("Words shaped one by one come from the cache when they come again")
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

    /// Four million bytes have room for most of 13,000 words: those that stay are found, whatever came between.
    @Test(
        "Words shaped one by one are forgotten a few at a time when there are more than have room",
        arguments: [(WordShaper.defaultByteLimit, 9_000, 0...0), (4 << 20, 13_000, 1...9_500)]
    )
    func vocabulary(byteLimit: Int, count: Int, shapedAgain: ClosedRange<Int>) throws {
        let face = try FontCatalogue().chain(named: "Noto Sans").primary
        let words = WordShaper(byteLimit: byteLimit)
        let properties = properties(face, "Latn", false)
        let texts = (0..<count).map { Array("w\($0 * 7919) ".utf8) }
        func shapeAll() {
            for text in texts { _ = shape(text, 0..<text.count, in: 0..<text.count, as: properties, words.shape) }
        }
        shapeAll()
        shapeAll()
        let before = words.shaper.shapeCount
        shapeAll()
        #expect(shapedAgain.contains(words.shaper.shapeCount - before))
        #expect(words.byteCount <= byteLimit + 1 << 20)
    }

    /// There is room for 64 settings, of which one chosen at random gives way: if n of 68 are not found in turn, n is about
    /// 68 · (1 − (63/64)ⁿ), so about 8.
    @Test("Words shaped one by one mostly stay known when a few settings more than are kept come in turn")
    func settings() throws {
        let face = try FontCatalogue().chain(named: "Noto Sans").primary
        let words = WordShaper()
        let long = Array(String(repeating: "seven letters or eight ", count: 300).utf8)
        func shapings(_ size: Int32) -> Int {
            let before = words.shaper.shapeCount
            let properties = RunProperties(
                face: face,
                scale: size * 1024,
                scriptTag: 0x4C61_746E,
                isRightToLeft: false,
                language: ShapingLanguage("und")
            )
            _ = shape(long, 0..<long.count, in: 0..<long.count, as: properties, words.shape)
            return words.shaper.shapeCount - before
        }
        for size in Int32(1)...68 { #expect(shapings(size) == 5) }
        let again = (0..<3).flatMap { _ in (Int32(1)...68).map(shapings) }
        #expect(Set(again) == [0, 5])
        #expect(again.count { $0 == 5 } < 3 * 20)
    }

    /// Six words of one or two of three letters have 11 bytes at least: the font is asked after 4,096 bytes, so after 373
    /// texts at most, and from then on there are 12 words and the space.
    @Test("Words shaped one by one are shaped once in a font that allows it") func fewerShapings() throws {
        let face = try FontCatalogue().chain(named: "Noto Serif").primary
        let words = WordShaper()
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<1000 {
            let text = (0..<6).map { _ in generator.element(["a", "i", "o", "ai", "io", "oa"]) }.joined(separator: " ")
            let utf8 = Array(text.utf8)
            _ = shape(utf8, 0..<utf8.count, in: 0..<utf8.count, as: properties(face, "Latn", false), words.shape)
        }
        #expect(words.shaper.shapeCount <= 373 + 13)
    }

    @Test("Words shaped one by one depend on each other in fonts that act by other means than lookups")
    func otherMeans() throws {
        var builder = OpenTypeBuilder(glyphs: " ab".map { .init($0, advance: 500) })
        builder.ligatures = [.init(components: [builder.glyph("a"), builder.glyph("b")], glyph: builder.glyph("a"))]
        func isIndependent(_ builder: OpenTypeBuilder) throws -> Bool {
            let file = FontFile(bytes: builder.bytes(), path: "built.ttf")
            let face = try FontFace(file: file, index: 0, variations: [], freeType: FreeTypeLibrary())
            return WordIndependence(properties(face, "Latn", false)) != nil
        }
        #expect(try isIndependent(builder))
        builder.ligatureFeature = "rand"
        #expect(try !isIndependent(builder))
        builder.ligatureFeature = "ccmp"
        for table in ["Silf", "kern", "kerx", "morx", "mort", "trak"] {
            builder.emptyTables = [table]
            #expect(try !isIndependent(builder), "\(table)")
        }
    }

    @Test(
        "Words shaped one by one are independent by font and script as their lookups say",
        arguments: [
            ("Inter", "Latn", true), ("Inter Italic", "Cyrl", true), ("Inter Bold", "Latn", false),
            ("Noto Sans", "Latn", true), ("Noto Serif", "Grek", true), ("Noto Sans Arabic", "Arab", true),
            ("Noto Sans Hebrew", "Hebr", true), ("Noto Sans Devanagari", "Deva", false), ("Noto Sans", "Thai", false),
        ]
    )
    func fonts(name: String, script: String, isIndependent: Bool) throws {
        let face = try FontCatalogue().chain(named: name).primary
        let isRightToLeft = ["Arab", "Hebr"].contains(script)
        #expect((WordIndependence(properties(face, script, isRightToLeft)) != nil) == isIndependent)
        #expect(WordIndependence(properties(face, script, !isRightToLeft)) == nil)
    }

    /// Inter 3.019 has rules for these that accept a digit and a space (`calt`): brackets next to capitals or digits, x and *
    /// between digits.
    @Test("Words shaped one by one hold no sign for which a rule with a space may apply")
    func sensitiveCharacters() throws {
        let face = try FontCatalogue().chain(named: "Inter").primary
        let rules = try #require(WordIndependence(properties(face, "Latn", false)))
        let (before, after) = (Array("1 ".utf8), Array(" 1".utf8))
        let refused = (0x21..<0x7F).filter { !admits(rules, before + [$0] + after, 0..<5, in: 0..<5) }
        #expect(String(decoding: refused, as: UTF8.self) == "()*+-:<=>@[]x{}~")
    }

    /// Hand-counted: the longest of Inter's rules with a space looks at 7 glyphs behind the sign it begins at (`calt`, lookup
    /// 52), so a space is apart from the eighth character on. In Catalan no l counts: with a middle dot it becomes ŀ.
    @Test(
        "Words shaped one by one are apart from a sign behind the seventh character",
        arguments: [
            ("one two- Three four seventeen eighteen", ["one two- Three four"]),
            ("a seve7 x 7even a b", ["a seve7 x 7even a"]), ("a seven7 x 7evens a b", ["seven7 x 7evens"]),
            ("(One eighteen eighteen eighteen8) a", ["(One eighteen", "eighteen8) a"]),
            ("- - - -", ["- - - -"]), ("only words", []),
        ]
    )
    func stretches(text: String, whole: [String]) throws {
        #expect(try stretches(text, language: "en") == whole)
    }

    /// By Inter's rules (`calt`, lookup 52) x changes between digits, also with spaces between; a hyphen, or what an
    /// x may have become, next to a capital or digit, also with a space between, or next to another sign.
    @Test(
        "Words shaped one by one are apart from a sign where no rule with a space may apply",
        arguments: [
            ("next text exactly", []), ("well-known sign-in 07:00", []), ("a 2x4 b", []), ("a 2x 4 b", ["a 2x 4 b"]),
            ("a 2x  4 b", ["a 2x  4 b"]), ("a tax b", []), ("a tax 4 b", ["a tax 4 b"]), ("a xa b", []),
            ("a to- be", []), ("a to- Be", ["a to- Be"]), ("A -b c", ["A -b c"]), ("a -b c", []), ("x", []),
            ("a b-(c d", ["a b-(c d"]), ("a b->c d", ["a b->c d"]),
        ] as [(String, [String])]
    )
    func signsNextToOthers(text: String, whole: [String]) throws {
        #expect(try stretches(text, language: "en") == whole)
    }

    @Test(
        "Words shaped one by one count no letters that may become part of a ligature, as l and a middle dot in Catalan"
    )
    func joinableLetters() throws {
        #expect(try stretches("a lseve7 x 7evenl a b", language: "en") == ["lseve7 x 7evenl"])
        #expect(try stretches("a lseve7 x 7evenl a b", language: "ca") == ["a lseve7 x 7evenl a"])
    }

    private func stretches(_ text: String, language: String) throws -> [String] {
        let face = try FontCatalogue().chain(named: "Inter").primary
        let rules = try #require(WordIndependence(properties(face, "Latn", false, language)))
        let utf8 = Array(text.utf8)
        return rules.stretchesAroundSigns(of: 0..<utf8.count, utf8.span).map {
            String(decoding: utf8[$0], as: UTF8.self)
        }
    }

    @Test("Words shaped one by one may be Arabic letters and digits, punctuation between them")
    func arabic() throws {
        let face = try FontCatalogue().chain(named: "Noto Sans Arabic").primary
        let rules = try #require(WordIndependence(properties(face, "Arab", true)))
        let text = Array("القياس، يبدأ ١٢؟".utf8)
        #expect(admits(rules, text, 0..<text.count, in: 0..<text.count))
    }

    @Test("Words shaped one by one are not torn from letters of another run, nor do they hold marks")
    func edges() throws {
        let face = try FontCatalogue().chain(named: "Noto Sans").primary
        let rules = try #require(WordIndependence(properties(face, "Latn", false)))
        let text = Array("ab cd e\u{301} f".utf8)
        #expect(admits(rules, text, 0..<5, in: 0..<5))
        #expect(admits(rules, text, 0..<3, in: 0..<5))
        #expect(admits(rules, text, 3..<5, in: 0..<5))
        #expect(!admits(rules, text, 0..<4, in: 0..<5))
        #expect(!admits(rules, text, 4..<5, in: 0..<5))
        #expect(!admits(rules, text, 0..<9, in: 0..<9))
    }

    private func admits(_ rules: WordIndependence, _ text: [UInt8], _ range: Range<Int>, in paragraph: Range<Int>)
        -> Bool
    {
        rules.division(of: range, text.span, in: paragraph) == .words
    }

    private func face(_ bundled: BundledFace) throws -> FontFace {
        let file = try FontFile(path: try TestFonts.bundled(bundled.file))
        return try FontFace(file: file, index: bundled.index, variations: [], freeType: FreeTypeLibrary())
    }

    private func properties(
        _ face: FontFace,
        _ script: String,
        _ isRightToLeft: Bool,
        _ language: String = "und"
    ) -> RunProperties {
        RunProperties(
            face: face,
            scale: 16384,
            scriptTag: FontTag(script)!.value,
            isRightToLeft: isRightToLeft,
            language: ShapingLanguage(language)
        )
    }

    /// Long enough for the rules to be asked, then many short ones.
    private func texts(_ letters: [Character], _ generator: inout SeededGenerator) -> [String] {
        func text(_ count: Int) -> String { String((0..<count).map { _ in generator.element(letters) }) }
        let spoken = letters.filter { $0.isLetter && $0.unicodeScalars.count == 1 }
        let plain = spoken.isEmpty ? letters : spoken
        func words() -> String {
            (0..<6).map { _ in String((0..<1 + generator.below(4)).map { _ in generator.element(plain) }) }
                .joined(separator: generator.below(4) == 0 ? "  " : " ")
        }
        func sentence() -> String {
            let words = (0..<30).map { _ in
                (0..<1 + generator.below(9)).map { _ in generator.element(generator.below(30) == 0 ? letters : plain) }
            }
            return words.map { String($0) }.joined(separator: " ")
        }
        return [text(3000)] + (0..<60).map { _ in text(1 + generator.below(24)) } + (0..<60).map { _ in words() }
            + (0..<5).map { _ in sentence() }
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
