import Testing

@testable import CopyfitText

@Suite("Overflow")
struct OverflowTests {
    @Test("Overflow says by how much a word is wider than the width") func word() throws {
        let paragraph = try MeasuredText.prepare("aaaa aa")
        #expect(paragraph.overflow(ParagraphConstraint(width: 15)) == ParagraphOverflow(width: 5, lines: 0))
        #expect(paragraph.overflow(ParagraphConstraint(width: 20)) == ParagraphOverflow(width: 0, lines: 0))
    }

    @Test("Overflow is without a width where no width would do") func breaks() throws {
        let paragraph = try MeasuredText.prepare("a\nb\nc")
        #expect(
            paragraph.overflow(ParagraphConstraint(width: 50, maxLines: 1)) == ParagraphOverflow(width: nil, lines: 2)
        )
    }

    @Test(
        "The width and the overflow together fit, and a hair less does not",
        arguments: ["The quick brown fox jumps", "مرحبا بالعالم الجميل", "你好，世界。再见", "Donaudampfschifffahrt a b"],
        [1, 2, 3]
    )
    func exact(text: String, maxLines: Int) throws {
        let paragraph = try MeasuredText.prepareInter(text)
        for step in 0..<40 {
            let width = Double(step) / 39 * paragraph.maxContentWidth
            let over = try #require(paragraph.overflow(ParagraphConstraint(width: width, maxLines: maxLines)).width)
            #expect(paragraph.measure(ParagraphConstraint(width: width + over, maxLines: maxLines)).fits)
            if over > 0 {
                let less = (width + over).nextDown - 1.0 / 1024
                #expect(!paragraph.measure(ParagraphConstraint(width: less, maxLines: maxLines)).fits)
            }
        }
    }
}
