import CopyfitFonts
import CopyfitText
import Testing

/// What Pango 1.50.12 says of tab stops, line heights and indents, in Inter at 16 pixels without hinting or rounding
/// (`pango_layout_index_to_pos`, `pango_layout_get_extents`, `pango_layout_iter_get_baseline`, in pixels).
@Suite struct PangoGeometryTests {
    private func text(_ characters: String) throws -> StyledText {
        StyledText(characters, style: TextStyle(font: try FontCatalogue().chain(named: "Inter"), size: 16))
    }

    private func areClose(_ found: [Double], _ expected: [Double]) -> Bool {
        found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) < 0.002 }
    }

    @Test(
        arguments: [
            // text, stops, where the letter after each tab begins, the width
            ("a\tbb", [TabStop(100)], [100], 119.863),
            ("a\tbb", [TabStop(100, .trailing)], [80.137], 100),
            ("a\tbb", [TabStop(100, .center)], [90.068], 109.932),
            ("a\t12", [TabStop(100, .decimal("."))], [82.887], 100),
            ("a\tbbbbbbbbbbbb", [TabStop(100, .trailing)], [9.022], 128.202),
            (
                "a\tbb\tcc\tdd", [TabStop(40), TabStop(120, .trailing), TabStop(200, .center)], [40, 102.137, 190.068],
                209.932
            ),
            (
                "aaaaaa\tbb\tcc", [TabStop(40), TabStop(120, .trailing), TabStop(200, .center)], [100.137, 191.068],
                208.932
            ),
        ] as [(String, [TabStop], [Double], Double)]
    )
    func `tabs lead to the same places`(characters: String, stops: [TabStop], starts: [Double], width: Double) throws {
        var text = try text(characters)
        text.tabStops = stops
        let paragraph = try ParagraphPreparer().prepare(text)
        let lines = paragraph.lines(ParagraphConstraint())
        let bytes = Array(characters.utf8)
        let found = bytes.indices.dropFirst().filter { bytes[$0 - 1] == 9 }.map { paragraph.caret(at: $0, in: lines).x }
        #expect(areClose(found, starts), "\(found)")
        #expect(areClose([paragraph.maxContentWidth, lines[0].width], [width, width]))
    }

    @Test func `a decimal mark begins at its stop, half its width after Pango's`() throws {
        var text = try text("a\t12.5")
        text.tabStops = [TabStop(100, .decimal("."))]
        let paragraph = try ParagraphPreparer().prepare(text)
        let lines = paragraph.lines(ParagraphConstraint())
        // Pango: "." at 97.909, "5" at 102.091.
        #expect(areClose([4, 5].map { paragraph.caret(at: $0, in: lines).x }, [100, 100 + 102.091 - 97.909]))
    }

    @Test func `stops are counted from the edge, not from the indent`() throws {
        for (stop, start) in [(TabStop(100), 100.0), (TabStop(100, .trailing), 80.137)] {
            var text = try text("a\tbb")
            text.tabStops = [stop]
            var style = LineStyle()
            style.firstLineIndent = 20
            let paragraph = try ParagraphPreparer().prepare(text)
            let lines = paragraph.lines(ParagraphConstraint(), style)
            #expect(areClose([paragraph.caret(at: 2, in: lines).x], [start]))
        }
    }

    @Test(
        arguments: [
            (LineHeight.natural, 38.727, [15.5, 34.863]), (.multipleOfFonts(1.5), 58.09, [20.341, 49.386]),
            (.exact(24), 48, [17.818, 41.818]), (.exact(12), 24, [11.818, 23.818]),
        ] as [(LineHeight, Double, [Double])]
    )
    func `lines have the same heights and baselines`(height: LineHeight, total: Double, baselines: [Double]) throws {
        var style = LineStyle()
        style.lineHeight = height
        let paragraph = try ParagraphPreparer().prepare(text("ab\ncd"))
        #expect(areClose(paragraph.lines(ParagraphConstraint(), style).map(\.baseline), baselines))
        #expect(areClose([paragraph.measure(ParagraphConstraint(), style).height], [total]))
    }

    @Test(
        arguments: [(20.0, 0.0, [0, 8, 24, 33], [20.0, 0, 0]), (0, 20, [0, 14, 28, 33], [0, 20, 20])]
            as [(Double, Double, [Int], [Double])]
    )
    func `indented lines break alike`(first: Double, others: Double, offsets: [Int], x: [Double]) throws {
        var style = LineStyle()
        (style.firstLineIndent, style.hangingIndent) = (first, others)
        let paragraph = try ParagraphPreparer().prepare(text("one two three four five six seven"))
        let lines = paragraph.lines(ParagraphConstraint(width: 120), style)
        #expect(lines.map(\.range.lowerBound) + [lines[lines.count - 1].range.upperBound] == offsets)
        #expect(lines.map(\.x) == x)
    }
}
