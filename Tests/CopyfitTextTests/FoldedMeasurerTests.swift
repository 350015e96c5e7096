import CopyfitFonts
import CopyfitUnicode
import TestSupport
import Testing

@testable import CopyfitText

/// Measuring many texts without paragraphs. A letter is 5 wide, a space 2.5, a line 10 high.
@Suite struct FoldedMeasurerTests {
    private let style: TextStyle

    init() throws { style = TextStyle(font: try MeasuredText.chain(MeasuredText.plainFont), size: 10) }

    @Test("The room of a text is what its letters take", arguments: [(60.0, 50.0, 10.0, 1), (30, 27.5, 20, 2)])
    func room(width: Double, used: Double, height: Double, lines: Int) throws {
        var measurer = FoldedMeasurer()
        for _ in 0..<2 {
            let constraint = ParagraphConstraint(width: width)
            let found = measurer.room(StyledText("aaa bb cccc", style: style), constraint)
            let room = try #require(found)
            #expect(room.measurement.width == used)
            #expect(room.measurement.height == height)
            #expect(room.measurement.lineCount == lines)
            #expect(room.measurement.fits)
            #expect(room.minContentWidth == 20)
            #expect(room.maxContentWidth == 50)
        }
    }

    @Test("A new text of words that were shaped is not shaped") func knownWords() throws {
        var measurer = FoldedMeasurer()
        let words = "abcdefghijklmnopqrstuvwxyz".map { String(repeating: $0, count: 9) }
        func measure(_ first: Int, _ second: Int) {
            let text = StyledText("\(words[first]) \(words[second])", style: style)
            #expect(measurer.room(text, ParagraphConstraint()) != nil)
        }
        // The rules of a font are asked when it has shaped 4,096 bytes.
        for first in words.indices { for second in words.indices.prefix(12) { measure(first, second) } }
        let shaped = measurer.shapeCount
        for first in words.indices.suffix(3) { for second in words.indices.suffix(3) { measure(first, second) } }
        #expect(measurer.shapeCount == shaped)
    }

    @Test("Styles, languages and directions are kept apart") func settings() throws {
        var measurer = FoldedMeasurer()
        let sizes = [10.0, 20, 12, 10, 20]
        for size in sizes {
            var style = style
            style.size = size
            let room = measurer.room(StyledText("aa", style: style), ParagraphConstraint())
            #expect(room?.measurement.width == size)
        }
        var baseline = style
        baseline.baselineOffset = 4
        let raised = measurer.room(StyledText("aa", style: baseline), ParagraphConstraint())
        #expect(raised?.measurement.firstBaseline == 12)
    }

    @Test("A text that needs more than sums is left to preparation")
    func leftToPreparation() throws {
        var measurer = FoldedMeasurer()
        let wide = ParagraphConstraint()
        for text in ["", "a\nb", "a\tb", "soft\u{AD}ly", "a\u{4E00}"] {
            #expect(measurer.room(StyledText(text, style: style), wide) == nil, "\(text.debugDescription)")
        }
        var tracked = style
        tracked.tracking = 1
        #expect(measurer.room(StyledText("ab", style: tracked), wide) == nil)
        var text = StyledText("aaa bb cccc", style: style)
        text.breakRules.overflowWrap = .anywhere
        #expect(measurer.room(text, wide) == nil)
        text.breakRules.overflowWrap = nil
        #expect(measurer.room(text, ParagraphConstraint(width: 19)) == nil)
        #expect(measurer.room(text, ParagraphConstraint(width: 30, maxLines: 1)) == nil)
        #expect(measurer.room(text, ParagraphConstraint(width: 30, height: 19)) == nil)
        #expect(measurer.room(text, ParagraphConstraint(width: 30, height: 20))?.measurement.lineCount == 2)
    }

    /// A tenth more texts than four pages have room for.
    @Test("Of texts that come again in turn, slightly more than have room, most are found") func turns() {
        var texts = FoldedTexts(byteLimit: 4 << 18)
        let folded = [UInt32](repeating: 1, count: 64)
        func place(_ number: Int) -> FoldedTexts.Place? {
            let text = "\(number)"
            let hash = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
            if let known = texts.place(of: text.utf8Span.span, hash: hash, setting: 0) { return known }
            _ = texts.insert(text.utf8Span.span, hash: hash, setting: 0, folded)
            return nil
        }
        let count = 4 * (1 << 16) / 67 * 11 / 10
        var found = 0
        for round in 0..<20 {
            for number in 0..<count where place(number) != nil { found += round < 10 ? 0 : 1 }
        }
        #expect(found > 10 * count / 2 && found < 10 * count)
    }

    @Test("Texts with the same hash are told apart") func equalHashes() {
        var texts = FoldedTexts(byteLimit: 1 << 20)
        let words = ["", "a", "aaaa", "aaab", "aaaaa"]
        for (index, word) in words.enumerated() {
            #expect(texts.place(of: word.utf8Span.span, hash: 7, setting: 1) == nil)
            _ = texts.insert(word.utf8Span.span, hash: 7, setting: 1, [1, UInt32(index), 0, 0])
        }
        for (index, word) in words.enumerated() {
            let place = texts.place(of: word.utf8Span.span, hash: 7, setting: 1)
            #expect(place.map { texts.withText(at: $0) { words, text in text.naturalWidth(words) } } == Int64(index))
            #expect(texts.place(of: word.utf8Span.span, hash: 7, setting: 2) == nil)
        }
    }
}
