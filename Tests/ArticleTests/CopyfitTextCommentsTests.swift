import CopyfitFonts
import CopyfitText
import Testing

@Suite("The samples in the comments of CopyfitText")
struct CopyfitTextCommentsTests {
    @Test("The samples of ParagraphPreparer print what its comment says")
    @MainActor func paragraphPreparerSample() async throws {
        try await sample {
            let preparer = ParagraphPreparer()
            let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
            let label = try preparer.prepare(StyledText("Jetzt kaufen", style: style))
            print(label.maxContentWidth)  // 93.9091796875
        }
    }

    @Test("The samples of PreparedParagraph print what its comment says")
    @MainActor func preparedParagraphSample() async throws {
        try await sample {
            let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
            let paragraph = try ParagraphPreparer().prepare(StyledText("Änderungen speichern", style: style))
            print(paragraph.lines(fitting: 120).map(\.visibleRange))  // [Range(0..<11), Range(12..<21)]
            print(paragraph.size(fitting: 120).width)  // 92.4765625
        }
    }

    @Test("The samples of StyledText print what its comment says")
    @MainActor func styledTextSample() async throws {
        try await sample {
            let catalogue = try FontCatalogue()
            let regular = TextStyle(font: try catalogue.chain(named: "Inter"), size: 16)
            let bold = TextStyle(font: try catalogue.chain(named: "Inter Bold"), size: 16)
            var text = StyledText("Total: ", style: regular)
            text.append("12 €", style: bold)
            print(text.runs.map(\.start))  // [0, 7]
        }
    }

    @Test("The samples of TextStyle print what its comment says")
    @MainActor func textStyleSample() async throws {
        try await sample {
            var style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16, language: "de")
            style.tracking = 0.5
            let text = StyledText("Überschrift", style: style)
            print(text.runs[0].style.tracking)  // 0.5
        }
    }

    @Test("The samples of ParagraphConstraint print what its comment says")
    @MainActor func paragraphConstraintSample() async throws {
        try await sample {
            let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
            let paragraph = try ParagraphPreparer().prepare(StyledText("Änderungen speichern", style: style))
            print(paragraph.fits(ParagraphConstraint(width: 120)))  // true
            print(paragraph.fits(ParagraphConstraint(width: 120, maxLines: 1)))  // false
        }
    }

    @Test("The samples of ParagraphMeasurement print what its comment says")
    @MainActor func paragraphMeasurementSample() async throws {
        try await sample {
            let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
            let paragraph = try ParagraphPreparer().prepare(StyledText("Änderungen speichern", style: style))
            let measurement = paragraph.measure(ParagraphConstraint(width: 120))
            print(measurement.lineCount, measurement.fits)  // 2 true
        }
    }

    @Test("The samples of ParagraphLine print what its comment says")
    @MainActor func paragraphLineSample() async throws {
        try await sample {
            let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
            let paragraph = try ParagraphPreparer().prepare(StyledText("Änderungen speichern", style: style))
            let first = paragraph.lines(fitting: 120)[0]
            print(first.visibleRange, first.width)  // 0..<11 92.4765625
        }
    }

    @Test("The samples of TextFitting print what its comment says")
    @MainActor func textFittingSample() async throws {
        try await sample {
            let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
            let fitting = TextFitting(ParagraphPreparer())
            let box = ParagraphConstraint(width: 120, height: 40, maxLines: 1)
            let fitted = try fitting.largestSize(of: StyledText("Jetzt kaufen", style: style), fitting: box, in: 8...72)
            print(fitted!.size)  // 20.4375
        }
    }

    @Test("The samples of InlineBox print what its comment says")
    @MainActor func inlineBoxSample() async throws {
        try await sample {
            let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
            var text = StyledText("", style: style)
            text.append(InlineBox(width: 20, ascent: 12), style: style)
            print(try ParagraphPreparer().prepare(text).maxContentWidth)  // 20.0
        }
    }

    @Test("The samples of LayoutMemo print what its comment says")
    @MainActor func layoutMemoSample() async throws {
        try await sample {
            let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
            let paragraph = try ParagraphPreparer().prepare(StyledText("Änderungen speichern", style: style))
            var memo = LayoutMemo(paragraph)
            print(memo.measure(ParagraphConstraint(width: 120)).lineCount)  // 2
            print(memo.measure(ParagraphConstraint(width: 121)).lineCount)  // 2: remembered
        }
    }

    @Test("The samples of CaretPosition print what its comment says")
    @MainActor func caretPositionSample() async throws {
        try await sample {
            let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
            let paragraph = try ParagraphPreparer().prepare(StyledText("Hi", style: style))
            let lines = paragraph.lines(fitting: 100)
            print(paragraph.caret(at: 0, in: lines).x)  // 0.0
        }
    }

    @Test("The samples of TextHit print what its comment says")
    @MainActor func textHitSample() async throws {
        try await sample {
            let style = TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16)
            let paragraph = try ParagraphPreparer().prepare(StyledText("Hi", style: style))
            let lines = paragraph.lines(fitting: 100)
            print(paragraph.hitTest(x: 1000, y: 5, in: lines).offset)  // 2: after the last letter
        }
    }
}
