import CopyfitFonts
import CopyfitText
import Testing

@Suite("The article “Measuring text”")
struct MeasuringTextTests {
    /// Widths from hb-shape 6.0.0 --font-size=16384 Inter-Regular.otf, in 1/1024 points: “Änderungen speichern” 175335,
    /// “Änderungen” 94696, “speichern” 76031, “Jetzt kaufen” 96163. Heights from the font's table `hhea`.
    @Test("The article “Measuring text” measures as it says")
    @MainActor func measuring() async throws {
        try await sample {
            let catalogue = try FontCatalogue()  // the bundled fonts
            let style = TextStyle(font: try catalogue.chain(named: "Inter"), size: 16)
            let preparer = ParagraphPreparer()
            let paragraph = try preparer.prepare(StyledText("Änderungen speichern", style: style))
            print(paragraph.maxContentWidth)  // 171.2255859375: in one line
            print(paragraph.minContentWidth)  // 92.4765625: its widest word, “Änderungen”

            let narrow = paragraph.measure(ParagraphConstraint(width: 120))
            print(narrow.lineCount, narrow.width)  // 2 92.4765625
            print(narrow.height)  // 38.72727272727273: two lines of 16 · 3408 / 2816 points
            let cut = paragraph.measure(ParagraphConstraint(width: 120, maxLines: 1))
            print(cut.isTruncated, cut.fits)  // true false

            let button = ParagraphConstraint(width: 120, maxLines: 1)
            print(paragraph.fits(button))  // false
            let over = paragraph.overflow(button)
            print(over.width!, over.lines)  // 51.2255859375 1

            for line in paragraph.lines(fitting: 120) {
                print(line.visibleRange, line.width, line.baseline)
            }

            print(paragraph.narrowestWidth(forLines: 2)!)  // 92.4765625
            print(paragraph.balancedWidth(fitting: 170))  // 92.4765625
            print(paragraph.criticalWidths().map(\.lineCount))  // [2, 1]
            let label = StyledText("Jetzt kaufen", style: style)
            let box = ParagraphConstraint(width: 120, height: 40, maxLines: 1)
            let fitted = try TextFitting(preparer).largestSize(of: label, fitting: box, in: 8...72)
            print(fitted!.size)  // 20.4375

            let odd = try preparer.prepare(StyledText("a\u{10FFFD}", style: style))
            print(odd.missing.map(\.range))  // [Range(1..<5)]
            print(paragraph.faces.map(\.fullName))  // ["Inter"]
        }
    }
}
