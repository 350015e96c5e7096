import CopyfitFonts
import CopyfitText
import Testing

@Test func `smoke`() throws {
    let catalogue = try FontCatalogue()
    let chain = try catalogue.chain(named: "Inter")
    let style = TextStyle(font: chain, size: 16)
    let preparer = ParagraphPreparer()
    for text in [
        "Hello world, this is text", "مرحبا بالعالم 123", "नमस्ते दुनिया", "你好，世界。再见", "สวัสดีชาวโลก", "👩‍👩‍👧‍👦 ok ❤️ ❤ ©", "", "a\n",
        "Donaudampfschifffahrtsgesellschaft", "a\tb",
    ] {
        let p = try preparer.prepare(StyledText(text, style: style), retainsGlyphs: false)
        print(
            text.debugDescription,
            p.minContentWidth,
            p.maxContentWidth,
            p.faces.map(\.fullName),
            p.missing,
            p.substitutions.map { "\($0.range) \($0.used)" }
        )
        for w in [60.0, 120, .infinity, 0] {
            let c = ParagraphConstraint(width: w)
            print("  ", w, p.measure(c), p.overflow(c))
            for l in p.lines(c).prefix(3) {
                print("      ", l.range, l.visibleRange, l.width, l.baseline, l.endsInsideWord)
            }
        }
        let c = ParagraphConstraint(width: 80, maxLines: 1)
        print("  max1", p.lines(c).map { "\($0.visibleRange) \($0.width) \($0.isTruncated)" }, p.overflow(c))
    }
}
