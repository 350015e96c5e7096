import CopyfitFonts
import CopyfitText
import CopyfitUnicode
import TestSupport
import Testing

/// Tabs, soft hyphens, tracking, kerning and features: widths worked out by hand from plain measurements.
@Suite struct SpacingTests {
    let catalogue: FontCatalogue
    let preparer = ParagraphPreparer()

    init() throws { catalogue = try FontCatalogue() }

    private func style(_ font: String = "Inter") throws -> TextStyle {
        TextStyle(font: try catalogue.chain(named: font), size: 16)
    }

    private func paragraph(_ text: String, _ style: TextStyle) throws -> PreparedParagraph {
        try preparer.prepare(StyledText(text, style: style))
    }

    private func width(_ text: String, _ style: TextStyle) throws -> Double {
        try paragraph(text, style).maxContentWidth
    }

    @Test func `tracking stands between graphemes and not behind the last`() throws {
        var tracked = try style()
        tracked.features = [FontFeature(tag: FontTag("liga")!, value: 0), FontFeature(tag: FontTag("clig")!, value: 0)]
        let plain = try width("Wave e\u{301}x", tracked)
        tracked.features = []
        tracked.tracking = 2
        #expect(try width("Wave e\u{301}x", tracked) == plain + 6 * 2)
    }

    @Test func `kerning also stands behind a line's last grapheme`() throws {
        var kerned = try style()
        let plain = try width("Wave", kerned)
        kerned.kerning = 1.5
        #expect(try width("Wave", kerned) == plain + 4 * 1.5)
    }

    // CSS Text 3, section 8.2: invisible formatting characters are not spaced.
    @Test(arguments: [
        "\u{AD}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{2060}", "\u{2061}", "\u{2064}", "\u{2066}",
        "\u{2069}", "\u{FEFF}", "\u{200D}", "\u{34F}", "\u{FE0F}", "\u{200B}\u{200E}\u{2060}",
    ])
    func `spacing adds nothing after invisible characters, wherever they are`(invisible: String) throws {
        for isTracked in [true, false] {
            var spaced = try style()
            if isTracked { spaced.tracking = 5 } else { spaced.kerning = 5 }
            let plain = try width("Donau", spaced)
            for text in ["Do\(invisible)nau", "\(invisible)Donau", "Donau\(invisible)"] {
                let paragraph = try paragraph(text, spaced)
                #expect(paragraph.maxContentWidth == plain, "\(text.unicodeScalars.map { $0.value })")
                let line = try #require(paragraph.lines(fitting: .infinity).first)
                #expect(line.width == plain)
                let drawn = paragraph.glyphRuns(of: line).flatMap(\.glyphs).reduce(0) { $0 + $1.advance }
                #expect(abs(drawn - plain) < 0.01)
            }
            #expect(try width(invisible, spaced) == 0)
        }
    }

    @Test func `lines that end at invisible characters go without their last space`() throws {
        var tracked = try style()
        tracked.tracking = 5
        let lines = try paragraph("Donau\u{200B}\u{200E}insel", tracked).lines(fitting: 70)
        #expect(try lines.map(\.width) == [width("Donau", tracked), width("insel", tracked)])
        let hyphenated = try paragraph("Donau\u{AD}insel", tracked).lines(fitting: 90)
        #expect(try hyphenated.map(\.width) == [width("Donau\u{2010}", tracked), width("insel", tracked)])
    }

    // What is not seen has no width, and no space after it (CSS Text 3, section 8.2).
    @Test func `lines of invisible characters have no width, wherever they begin`() throws {
        var tracked = try style()
        tracked.tracking = 5
        let donau = try width("Donau", tracked)
        func widths(_ text: String, _ limit: Double) throws -> [Double] {
            try paragraph(text, tracked).lines(fitting: limit).map(\.width)
        }
        #expect(try widths("Donau \u{200E}", donau) == [donau, 0])
        #expect(try widths("Donau \u{200E}\u{200F} Donau", donau) == [donau, 0, donau])
        #expect(try paragraph("Donau \u{200E}", tracked).minContentWidth == donau)
        #expect(try paragraph("\u{200E}\u{200B}\u{200E}", tracked).maxContentWidth == 0)
        #expect(try widths("a\u{2060}b", 1) == [width("a", tracked), 0, width("b", tracked)])
    }

    @Test func `no space follows the hyphen of a line without other text that is seen`() throws {
        var tracked = try style()
        tracked.tracking = 5
        let lines = try paragraph("\u{200E}\u{AD}insel", tracked).lines(fitting: width("ins", tracked))
        #expect(lines.first?.isHyphenated == true)
        #expect(try lines.first?.width == width("\u{2010}", tracked))
    }

    @Test func `letters that join are not tracked`() throws {
        var tracked = try style("Noto Sans Arabic")
        let plain = try width("مرحبا", tracked)
        tracked.tracking = 3
        #expect(try width("مرحبا", tracked) == plain)
    }

    @Test func `each line of tracked text goes without its last space`() throws {
        var tracked = try style()
        tracked.tracking = 2
        let lines = try paragraph("one two", tracked).lines(fitting: 40)
        #expect(try lines.map(\.width) == [width("one", tracked), width("two", tracked)])
    }

    @Test func `a line cut inside a tracked word goes without its last space`() throws {
        var tracked = try style()
        tracked.tracking = 4
        let lines = try paragraph("mmmm", tracked).lines(fitting: try width("mm", tracked))
        #expect(try lines.map(\.width) == [width("mm", tracked), width("mm", tracked)])
    }

    @Test func `a tab leads to the next stop from the line's start`() throws {
        let plain = try style()
        // 28 pt stops: "a" is narrower than 28, so "b" starts at 28; "wide enough" ends beyond 56.
        #expect(try width("a\tb", plain) == 28 + width("b", plain))
        #expect(try width("\tb", plain) == 28 + width("b", plain))
        #expect(try width("a\t\tb", plain) == 56 + width("b", plain))
        let word = try width("wide enough", plain)
        #expect(try width("wide enough\tb", plain) == (word / 28).rounded(.down) * 28 + 28 + width("b", plain))
    }

    @Test func `a tab that ends a line hangs, and stops count anew on the next`() throws {
        let plain = try style()
        let lines = try paragraph("aa\tbb\tcc", plain).lines(fitting: 50)
        #expect(lines.map(\.visibleRange) == [0..<5, 6..<8])
        #expect(try lines.map(\.width) == [28 + width("bb", plain), width("cc", plain)])
    }

    /// A tab and the hyphen behind it are one piece: 28 points and 5.
    @Test func `a tab that no line ends at counts in the widest piece`() throws {
        let paragraph = try MeasuredText.prepare("ab\t-c")
        #expect(paragraph.minContentWidth == 33)
        #expect(paragraph.narrowestWidth(forLines: 2) == 33)
        #expect(paragraph.lines(fitting: 33).map(\.endsInsideWord) == [false, false])
    }

    /// The tab leads to 28, where the hyphen does not fit: the piece is cut behind b, and the tab hangs.
    @Test func `a piece with a tab inside is cut where the tab leads too far`() throws {
        let paragraph = try MeasuredText.prepare("ab\t-c")
        let lines = paragraph.lines(fitting: 30)
        #expect(lines.map(\.range) == [0..<3, 3..<5])
        #expect(lines.map(\.width) == [10, 10])
        #expect(paragraph.measure(ParagraphConstraint(width: 30)).width == 10)
        // UAX #14 LB21a: no line ends at a tab behind a Hebrew letter.
        let hebrew = try MeasuredText.prepareInter("מילים\tו")
        let letter = try MeasuredText.prepareInter("ו").maxContentWidth
        #expect(hebrew.lines(fitting: 56 + letter).map(\.width) == [56 + letter])
        #expect(hebrew.lines(fitting: (56 + letter).nextDown).map(\.visibleRange) == [0..<10, 11..<13])
    }

    /// "b-" ends at 38, "bi" at 35.
    @Test func `behind a tab a hyphen that does not fit ends no line that fits`() throws {
        let font = OpenTypeBuilder(glyphs: [
            .init("a", advance: 500), .init("b", advance: 500), .init("i", advance: 200), .init("-", advance: 500),
        ])
        #expect(try MeasuredText.prepare("a\tb\u{AD}i", font).lines(fitting: 36).map(\.width) == [35])
    }

    @Test func `a soft hyphen shows a counted hyphen where a line ends at it, and nothing elsewhere`() throws {
        let plain = try style()
        let text = "Donau\u{AD}dampf"
        #expect(try width(text, plain) == width("Donaudampf", plain))
        let lines = try paragraph(text, plain).lines(fitting: 70)
        #expect(lines.map(\.visibleRange) == [0..<5, 7..<12])
        #expect(lines.map(\.isHyphenated) == [true, false])
        #expect(try lines.map(\.width) == [width("Donau\u{2010}", plain), width("dampf", plain)])
    }

    @Test func `a hyphen that does not fit keeps the word whole`() throws {
        let plain = try style()
        let narrow = try width("Donau\u{2010}", plain).nextDown
        let lines = try paragraph("Donau\u{AD}dampf", plain).lines(fitting: narrow)
        #expect(lines.first?.isHyphenated == false)
        #expect(lines.first?.endsInsideWord == true)
    }

    @Test func `features reach the shaper`() throws {
        var tabular = try style()
        let proportional = try width("1", tabular)
        tabular.features = [FontFeature(tag: FontTag("tnum")!)]
        #expect(try width("1", tabular) == width("8", tabular))
        #expect(try width("1", tabular) != proportional)
    }

    @Test func `a raised baseline raises what the line reaches`() throws {
        var raised = try style()
        let plain = try paragraph("x", raised).lines(fitting: .infinity)[0]
        raised.baselineOffset = 5
        let line = try paragraph("x", raised).lines(fitting: .infinity)[0]
        #expect(line.ascent == plain.ascent + 5)
        #expect(line.descent == plain.descent - 5)
    }

    @Test(arguments: [(Double.nan, 0.0), (.infinity, 10_000), (-1e300, -10_000), (20_000, 10_000)])
    func `a baseline is raised by no more than 10,000 points`(offset: Double, raised: Double) throws {
        var style = try style()
        let plain = try paragraph("x", style).lines(fitting: .infinity)[0]
        style.baselineOffset = offset
        let line = try paragraph("x", style).lines(fitting: .infinity)[0]
        #expect(line.ascent == plain.ascent + raised)
        #expect(line.descent == plain.descent - raised)
    }

    @Test(arguments: [
        "Wave offices", "מילים ו words", "aa\tbb", "Donau\u{AD}dampfschiff", "नमस्ते दुनिया", "e\u{301}e\u{301}",
    ])
    func `the glyphs of a line end where the line does`(text: String) throws {
        for tracking in [0.0, 2] {
            var spaced = try style()
            spaced.tracking = tracking
            let paragraph = try paragraph(text, spaced)
            for width in [30.0, 60, .infinity] {
                for line in paragraph.lines(fitting: width) {
                    let glyphs = paragraph.glyphRuns(of: line).flatMap(\.glyphs)
                    let end = text.contains("\t") ? glyphs.map { $0.x + $0.advance }.max() : nil
                    let sum = end ?? glyphs.reduce(0) { $0 + $1.advance }
                    #expect(abs(sum - line.width) < 1e-9, "\(text) at \(width)")
                }
            }
        }
    }

    /// Two letters of 5 points with 1 between, an ellipsis of 10.
    @Test(arguments: [BreakProfile.standard, .web])
    func `an empty line that is cut off has the ellipsis alone, tracked or not`(profile: BreakProfile) throws {
        var tracked = TextStyle(font: try TestFonts.chain([MeasuredText.plainFont]), size: 10)
        tracked.tracking = 1
        var text = StyledText("ab\n\ncd", style: tracked)
        text.breakRules.profile = profile
        let lines = try preparer.prepare(text).lines(ParagraphConstraint(width: 100, maxLines: 2))
        // A browser's sizes are cut to 1/65536 of a point.
        #expect(zip(lines, [11, 10]).allSatisfy { abs($0.width - $1) < 1e-4 })
        #expect(lines.map(\.omittedRange) == [nil, 3..<6])
    }

    /// The same where no letters follow the cut: nothing is left to take spacing off.
    @Test(arguments: TruncationMode.allCases)
    func `an empty line at the end that is cut off has the ellipsis alone`(mode: TruncationMode) throws {
        var tracked = TextStyle(font: try TestFonts.chain([MeasuredText.plainFont]), size: 10)
        tracked.tracking = 1
        var text = StyledText("ab\n\u{2029}", style: tracked)
        text.breakRules.profile = .web
        var style = LineStyle()
        style.truncation = mode
        let lines = try preparer.prepare(text).lines(ParagraphConstraint(width: 100, maxLines: 2), style)
        #expect(zip(lines, [11, 10]).allSatisfy { abs($0.width - $1) < 1e-4 })
        #expect(lines.count == 2)
    }
}
