import CopyfitFonts
import CopyfitText
import CopyfitUnicode
import Foundation
import Synchronization
import Testing

@Suite("Cost and sharing")
struct CostTests {
    private static let texts = [
        "The quick brown fox jumps over the lazy dog.", "مرحبا بالعالم الجميل جدا", "नमस्ते दुनिया कैसे हो",
        "你好，世界。再见", "สวัสดีชาวโลกทุกคน", "👩‍👩‍👧‍👦 and ❤️ in words", "Donaudampfschifffahrtsgesellschaft", "abc שלום 123",
    ]

    @Test("Measuring at the widest word's width and beyond shapes nothing", arguments: texts)
    func measuring(text: String) throws {
        let preparer = ParagraphPreparer()
        let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
        let paragraph = try preparer.prepare(StyledText(text, style: style), retainsGlyphs: false)
        let prepared = preparer.shapeCount
        #expect(prepared > 0)
        for step in 0...100 {
            let width = paragraph.minContentWidth + Double(step) / 50 * paragraph.maxContentWidth
            _ = paragraph.measure(ParagraphConstraint(width: width))
            _ = paragraph.lines(fitting: width)
            _ = paragraph.size(fitting: width)
        }
        #expect(preparer.shapeCount == prepared)
    }

    @Test("A width below the widest word's shapes nothing when it is asked for again", arguments: texts)
    func cutting(text: String) throws {
        let preparer = ParagraphPreparer()
        let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
        let paragraph = try preparer.prepare(StyledText(text, style: style), retainsGlyphs: false)
        let width = paragraph.minContentWidth / 2
        let lines = paragraph.lines(fitting: width)
        let shaped = preparer.shapeCount
        #expect(paragraph.lines(fitting: width) == lines)
        #expect(paragraph.measure(ParagraphConstraint(width: width)).lineCount == lines.count)
        #expect(preparer.shapeCount == shaped)
    }

    /// Each line tries the hyphen that is nearest to its end, and one or two before it where that is too wide.
    @Test("Soft hyphens beside a tab are shaped a few times a line")
    func softHyphensBesideTabs() throws {
        let preparer = ParagraphPreparer()
        let style = TextStyle(font: try MeasuredText.chain(MeasuredText.plainFont), size: 10)
        let text = String(repeating: "a\u{AD}", count: 500) + "\t"
        let paragraph = try preparer.prepare(StyledText(text, style: style))
        let prepared = preparer.shapeCount
        // Nine letters and a hyphen take 50 points.
        #expect(paragraph.lines(fitting: 50).count == 56)
        #expect(paragraph.lines(fitting: 10_000).count == 1)
        #expect(preparer.shapeCount - prepared <= 4 * 57)
    }

    /// In Inter each pair of these is kerned or changes its neighbour, so that hardly any cut is safe.
    @Test(
        "Twice a word that must be cut is about twice the work",
        arguments: ["AV", "To", "a(b)", "\"1,\"", "नि", "T\u{AD}o\u{AD}", "A\u{AD}\u{AD}\u{AD}V"],
        [BreakProfile.standard, .web]
    )
    func longWords(unit: String, profile: BreakProfile) throws {
        for width in [0, 100.0] {
            func shapedBytes(_ count: Int) throws -> Int {
                let preparer = ParagraphPreparer(cacheByteLimit: 0)
                let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
                var text = StyledText(String(repeating: unit, count: count), style: style)
                text.breakRules.profile = profile
                text.breakRules.overflowWrap = .breakWord
                _ = try preparer.prepare(text).lines(fitting: width)
                return preparer.shapedByteCount
            }
            let (once, twice) = (try shapedBytes(400), try shapedBytes(800))
            #expect(once > 0)
            #expect(Double(twice) <= 2.3 * Double(once), "\(width) points: \(once), \(twice) bytes")
        }
    }

    /// HarfBuzz looks at all invisible characters after each of them.
    @Test("Invisible characters in a row are shaped in small parts", arguments: ["\u{AD}", "\u{2060}", "\u{E0001}"])
    func invisibleCharacters(character: String) throws {
        let preparer = ParagraphPreparer(cacheByteLimit: 0)
        let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
        let text = "a" + String(repeating: character, count: 10_000) + "b"
        let paragraph = try preparer.prepare(StyledText(text, style: style))
        #expect(preparer.shapedByteCount <= text.utf8.count + 100)
        #expect(preparer.shapeCount >= text.utf8.count / 260)
        let plain = try preparer.prepare(StyledText("ab", style: style))
        #expect(paragraph.maxContentWidth == plain.maxContentWidth)
    }

    @Test("Whether a text fits is found without setting the line that is cut off")
    func fitting() throws {
        let preparer = ParagraphPreparer()
        let style = TextStyle(font: try MeasuredText.chain(MeasuredText.plainFont), size: 10)
        let paragraph = try preparer.prepare(StyledText("aa bb cc dd", style: style), retainsGlyphs: false)
        let prepared = preparer.shapeCount
        // Two letters take 10 points, a space 2.5.
        let limits = ParagraphConstraint(width: 22.5, maxLines: 1)
        #expect(!paragraph.fits(limits))
        let overflow = paragraph.overflow(limits)
        #expect(overflow.lines == 1)
        #expect(overflow.width == 25)
        #expect(preparer.shapeCount == prepared)
        #expect(paragraph.measure(limits).isTruncated)
        #expect(preparer.shapeCount > prepared)
    }

    @Test("Sixteen threads that prepare and measure shared values agree") func threads() throws {
        let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
        let widths: [Double] = [0, 10, 40, 90, 200, .infinity]
        @Sendable func answers(_ preparer: ParagraphPreparer, _ shared: [PreparedParagraph]) throws -> [[ParagraphLine]]
        {
            try Self.texts.enumerated().flatMap { index, text in
                let own = try preparer.prepare(StyledText(text, style: style))
                return widths.flatMap { [own.lines(fitting: $0), shared[index].lines(fitting: $0)] }
            }
        }
        let alone = ParagraphPreparer(cacheByteLimit: 0)
        let shared = try Self.texts.map { try alone.prepare(StyledText($0, style: style), retainsGlyphs: false) }
        let preparer = ParagraphPreparer()
        let found = ThreadAnswers()
        let done = DispatchSemaphore(value: 0)
        for _ in 0..<16 {
            Thread.detachNewThread {
                if let lines = try? answers(preparer, shared) { found.add(lines) }
                done.signal()
            }
        }
        for _ in 0..<16 { done.wait() }
        let expected = try answers(ParagraphPreparer(cacheByteLimit: 0), shared)
        #expect(found.all.count == 16)
        #expect(found.all.allSatisfy { $0 == expected })
    }
}

/// What the threads found.
private final class ThreadAnswers: Sendable {
    private let stored = Mutex<[[[ParagraphLine]]]>([])

    func add(_ lines: [[ParagraphLine]]) { stored.withLock { $0.append(lines) } }
    var all: [[[ParagraphLine]]] { stored.withLock { $0 } }
}
