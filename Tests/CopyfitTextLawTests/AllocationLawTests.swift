import AllocationCounter
import CopyfitFonts
import CopyfitText
import Testing

/// How much heap memory measuring asks for. Optimised code only: the compiler keeps more on the heap without.
@Suite("Memory")
struct AllocationLawTests {
    @Test("Memory that is asked for is counted") func counting() {
        let before = allocation_count()
        let numbers = [Int](repeating: 1, count: Int(before % 2) + 1000)
        #expect(allocation_count() > before)
        #expect(numbers.count >= 1000)
    }

    @Test(
        "Measuring at widths between the widest word's and the text's own asks for none",
        arguments: [
            "The quick brown fox jumps over the lazy dog, twice; then it rests (for a while).",
            "مرحبا بالعالم الجميل جدا ومرحبا بكم", "नमस्ते दुनिया कैसे हो आप लोग", "你好，世界。再见，世界。", "สวัสดีชาวโลกทุกคน",
            "👩‍👩‍👧‍👦 and ❤️ in words, and 你好 beside them", "abc שלום 123 def עולם", "one\ntwo three\n\nfour",
        ]
    )
    func measuring(text: String) throws {
        let paragraph = try prepare(text)
        let (narrowest, widest) = (paragraph.minContentWidth, paragraph.maxContentWidth)
        #expect(allocations { paragraph.measure(ParagraphConstraint(width: narrowest)).lineCount } == 0)
        for step in 0...50 {
            let constraint = ParagraphConstraint(width: narrowest + (widest + 10 - narrowest) * Double(step) / 50)
            #expect(allocations { paragraph.measure(constraint).lineCount } == 0, "at \(constraint.width)")
        }
    }

    /// A cut between letters that are kerned is shaped, and remembered.
    @Test("Measuring at widths that cut words asks for none the second time") func cutting() throws {
        let paragraph = try prepare("Grundbuchverkehrsgenehmigungen are words, https://example.org/a/long/path is none")
        for width in 40...100 {
            let constraint = ParagraphConstraint(width: Double(width))
            let lineCount = paragraph.measure(constraint).lineCount
            #expect(allocations { paragraph.measure(constraint).lineCount } == 0, "\(lineCount) lines at \(width)")
        }
    }

    private func prepare(_ text: String) throws -> PreparedParagraph {
        let style = TextStyle(font: try FontCatalogue().chain(named: "Noto Sans"), size: 16)
        return try ParagraphPreparer().prepare(StyledText(text, style: style), retainsGlyphs: false)
    }

    private func allocations(_ body: () -> Int) -> UInt64 {
        let before = allocation_count()
        let result = body()
        return result > 0 ? allocation_count() - before : .max
    }
}
