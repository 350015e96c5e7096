import CopyfitFonts
import CopyfitUnicode
import Testing

@testable import CopyfitText

/// Noto Sans Arabic: U+0640 is 0.25 em wide.
@Suite struct KashidaTests {
    private func paragraph(_ text: String, _ profile: BreakProfile = .standard) throws -> PreparedParagraph {
        let style = TextStyle(font: try FontCatalogue().chain(named: "Noto Sans Arabic"), size: 16, language: "ar")
        var text = StyledText(text, style: style)
        text.breakRules.profile = profile
        return try ParagraphPreparer().prepare(text)
    }

    private func line(_ paragraph: PreparedParagraph, stretchedBy stretch: Double) -> ParagraphLine {
        var style = LineStyle()
        (style.alignment, style.justifiesLastLines) = (.justified, true)
        return paragraph.lines(ParagraphConstraint(width: paragraph.maxContentWidth + stretch), style)[0]
    }

    /// The number of inserted glyphs by the offset of the letter after which they are.
    private func kashidas(_ paragraph: PreparedParagraph, _ line: ParagraphLine) -> [Int: Int] {
        let plain = paragraph.lines(ParagraphConstraint())[0]
        let counts = [plain, line].map { line in
            Dictionary(grouping: paragraph.glyphRuns(of: line).flatMap(\.glyphs), by: \.cluster).mapValues(\.count)
        }
        return counts[1].compactMapValues { $0 }.reduce(into: [:]) { more, found in
            let count = found.value - (counts[0][found.key] ?? 0)
            if count > 0 { more[found.key] = count }
        }
    }

    @Test(arguments: [
        // two words each; the letter after which the first becomes longer, by Microsoft's priorities
        ("سلام هنا", 0),  // 2: after seen
        ("محمد هنا", 4),  // 3: before final dal
        ("كتاب هنا", 2),  // 4: before final alef
        ("كبير هنا", 2),  // 5: before medial yeh that reh follows
        ("جميع هنا", 4),  // 6: before final ain
        ("جميل هنا", 4),  // 4: before final lam
    ])
    func `a word becomes longer at its best place`(text: String, offset: Int) throws {
        let paragraph = try paragraph(text)
        let line = line(paragraph, stretchedBy: 12)
        let found = kashidas(paragraph, line)
        #expect(found.keys.min() == offset, "\(found)")
    }

    @Test(arguments: ["ولد جميع الناس أحرارا", "سَلامٌ جَميلٌ هُنا", "محمد يكتب 12 رسالة طويلة"])
    func `glyphs are those of a text with U+0640 written there`(text: String) throws {
        let plain = try paragraph(text)
        let stretched = line(plain, stretchedBy: 60)
        let counts = kashidas(plain, stretched)
        #expect(!counts.isEmpty)
        var written = Array(text.utf8)
        for (letter, count) in counts.sorted(by: { $0.key > $1.key }) {
            // After the letter, whose UTF-8 form has two bytes, as a mark's has.
            written.insert(contentsOf: Array(String(repeating: "\u{640}", count: count).utf8), at: letter + 2)
        }
        let expected = try paragraph(String(decoding: written, as: UTF8.self))
        let found = plain.glyphRuns(of: stretched).flatMap(\.glyphs).map(\.glyph)
        let wanted = expected.glyphRuns(of: expected.lines(ParagraphConstraint())[0]).flatMap(\.glyphs).map(\.glyph)
        #expect(found == wanted)
    }

    @Test func `whole ones take what they can, gaps the rest`() throws {
        let paragraph = try paragraph("سلام جميل هنا")
        for stretch in [1.0, 5, 17.25, 40, 2000] {
            let line = line(paragraph, stretchedBy: stretch)
            let glyphs = paragraph.glyphRuns(of: line).flatMap(\.glyphs)
            #expect(abs(glyphs.reduce(0) { $0 + $1.advance } - line.width) < 1e-9)
            #expect(abs(line.stretch - stretch) < 0.001)
        }
        let most = kashidas(paragraph, line(paragraph, stretchedBy: 2000))
        #expect(Set(most.values).count == 1)
    }

    @Test func `a browser's rules stretch spaces only`() throws {
        let paragraph = try paragraph("سلام جميل", .web)
        #expect(kashidas(paragraph, line(paragraph, stretchedBy: 30)) == [:])
    }

    @Test func `text without joins becomes wider at its spaces`() throws {
        let paragraph = try paragraph("دار ورد")
        #expect(kashidas(paragraph, line(paragraph, stretchedBy: 30)) == [:])
    }
}
