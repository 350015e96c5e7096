import CopyfitFonts
import CopyfitUnicode
import TestSupport
import Testing

@testable import CopyfitText

/// Paragraphs that are kept for texts that come again.
@Suite struct PreparedCacheTests {
    private let style: TextStyle

    init() throws { style = TextStyle(font: try MeasuredText.chain(MeasuredText.plainFont), size: 10) }

    /// "ab-" as it is, and with each thing changed that a paragraph is prepared from.
    private func variants() throws -> [StyledText] {
        let liga = try #require(FontTag("liga"))
        let other = try MeasuredText.chain(OpenTypeBuilder(glyphs: [.init("a", advance: 600)]))
        func text(_ change: (inout StyledText) -> Void) -> StyledText {
            var text = StyledText("ab-", style: style)
            change(&text)
            return text
        }
        func styled(_ change: (inout TextStyle) -> Void) -> StyledText {
            var style = style
            change(&style)
            return StyledText("ab-", style: style)
        }
        return [
            text { _ in }, StyledText("ab", style: style), StyledText("ab-\0", style: style),
            text { $0.direction = .rightToLeft }, text { $0.direction = .leftToRight },
            text { $0.tabInterval = .points(5) },
            text { $0.breakRules.wordBreak = .keepAll }, text { $0.breakRules.wordBreak = .breakAll },
            text { $0.breakRules.strictness = .anywhere }, text { $0.breakRules.overflowWrap = .anywhere },
            text { $0.breakRules.overflowWrap = .normal }, text { $0.breakRules.usesSoftHyphens = false },
            text { $0.breakRules.wraps = false }, text { $0.breakRules.spacesTakeRoom = true },
            text { $0.breakRules.textRendering = .geometricPrecision }, text { $0.paint(0..<2, tag: 1) },
            text { $0.paint(0..<2, tag: 2) }, text { $0.append("c", style: styled { $0.size = 11 }.runs[0].style) },
            styled { $0.size = 11 }, styled { $0.language = "de" }, styled { $0.tracking = 1 },
            styled { $0.kerning = 1 }, styled { $0.baselineOffset = 1 },
            styled { $0.letterSpacing = 1 }, styled { $0.wordSpacing = 1 },
            styled { ($0.letterSpacing, $0.wordSpacing) = (-2, 0) },
            styled { ($0.letterSpacing, $0.wordSpacing) = (0, 2) },
            styled { $0.features = [FontFeature(tag: liga, value: 0)] },
            styled { $0.features = [FontFeature(tag: liga, value: 1)] }, styled { $0.font = other },
        ]
    }

    @Test("A text that comes again is not prepared again, and no other one in its place")
    func variantsAreKeptApart() throws {
        let cache = PreparedCache(byteLimit: 8 << 20)
        let keys = try variants().flatMap { text in [true, false].map { PreparedKey(text: text, retainsGlyphs: $0) } }
        let preparer = ParagraphPreparer(cacheByteLimit: 0)
        let paragraphs = try keys.map { try preparer.prepare($0.text) }
        for (key, paragraph) in zip(keys, paragraphs) {
            #expect(cache.paragraph(key) == nil)
            cache.insert(paragraph, key)
        }
        for (key, paragraph) in zip(keys, paragraphs) { #expect(cache.paragraph(key) === paragraph) }
    }

    /// Digests are alike where the slot of one text holds the paragraph of another.
    @Test("A paragraph whose digest is a text's is not that text's") func equalDigests() throws {
        let cache = PreparedCache(byteLimit: 8 << 20)
        let texts = try variants()
        let preparer = ParagraphPreparer(cacheByteLimit: 0)
        let key = PreparedKey(text: texts[0], retainsGlyphs: true)
        for text in texts.dropFirst() {
            cache.insert(try preparer.prepare(text), key)
            #expect(cache.paragraph(key) == nil)
        }
    }

    /// A tenth more texts than have room; each paragraph takes about 1,100 bytes.
    @Test("Of texts that come again in turn, slightly more than have room, most are found") func turns() throws {
        let cache = PreparedCache(byteLimit: 200 * 1100)
        let preparer = ParagraphPreparer(cacheByteLimit: 0)
        let keys = (0..<220).map {
            PreparedKey(text: StyledText("ab-\(String(repeating: "a", count: $0))", style: style), retainsGlyphs: false)
        }
        var found = 0
        for round in 0..<20 {
            for key in keys {
                if cache.paragraph(key) != nil {
                    found += round < 10 ? 0 : 1
                } else {
                    cache.insert(try preparer.prepare(key.text, retainsGlyphs: false), key)
                }
            }
        }
        #expect(found > 10 * 220 / 2 && found < 10 * 220)
    }

    @Test("A cache without room holds the last text") func noRoom() throws {
        let cache = PreparedCache(byteLimit: 0)
        let preparer = ParagraphPreparer(cacheByteLimit: 0)
        let keys = ["a", "b"].map { PreparedKey(text: StyledText($0, style: style), retainsGlyphs: true) }
        for key in keys { cache.insert(try preparer.prepare(key.text), key) }
        #expect(keys.map { cache.paragraph($0)?.source.text } == [nil, "b"])
    }

    @Test("Threads that share a preparer get the paragraphs of their own texts") func threads() async throws {
        let preparer = ParagraphPreparer(cacheByteLimit: 1)
        let texts = try variants()
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for thread in 0..<8 {
                group.addTask {
                    try (0..<400).allSatisfy { round in
                        let text = texts[(round * (thread + 1)) % texts.count]
                        return try preparer.prepare(text).source == text
                    }
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
        let shaped = preparer.shapeCount
        _ = try preparer.prepare(texts[0])
        let again = preparer.shapeCount
        _ = try preparer.prepare(texts[0])
        #expect(shaped <= again && preparer.shapeCount == again)
    }
}
