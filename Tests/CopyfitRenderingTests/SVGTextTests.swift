import CopyfitDrawing
import CopyfitFonts
import CopyfitRendering
import Foundation
import TestSupport
import Testing

@Suite("Text in SVG")
struct SVGTextTests {
    private func render(_ list: DisplayList, _ mode: SVGRenderer.TextMode) throws -> (
        file: RenderedFile, xml: XMLElements
    ) {
        var renderer = SVGRenderer()
        renderer.text = mode
        let file = try renderer.render(list)
        return (file, try XMLElements(file.bytes))
    }

    @Test("Text in SVG is outlines, each defined once, with the text as a label") func outlines() throws {
        let xml = try render(DrawnLines.list("noon & more"), .outlines).xml
        // n, o, &, m, r and e; spaces have no outline.
        #expect(xml.names.count { $0 == "path" } == 6)
        #expect(xml.names.count { $0 == "use" } == 9)
        #expect(xml.attributes["aria-label"] == ["noon & more"])
        #expect(xml.text == "")
    }

    @Test(
        "Text in SVG stays text with its font where the font draws it alike",
        arguments: [
            ("office AVATAR", "en", false), ("مرحبا بالعالم", "ar", true), ("नमस्ते क्षत्रिय", "hi", false),
            ("שלום", "he", true),
            ("น้ำ", "th", false), ("日本語", "ja", false),
        ]
    )
    func fonts(text: String, language: String, isRightToLeft: Bool) throws {
        let xml = try render(DrawnLines.list(text, language: language), .fonts).xml
        #expect(xml.names.filter { $0 != "tspan" } == ["svg", "style", "text"])
        #expect(xml.text.hasSuffix(text))
        #expect(xml.attributes["xml:lang"] == [language])
        #expect(xml.attributes["direction"] == (isRightToLeft ? ["rtl"] : nil))
    }

    @Test("Text in SVG has the place of each letter if letters are spaced") func spaced() throws {
        let xml = try render(DrawnLines.list("fig", "Noto Sans", tracking: 5), .fonts).xml
        let face = try FontCatalogue().chain(named: "Noto Sans").primary
        // Noto Sans: f is 344, i 258 units wide of 1000, at 20 points; 5 points after each.
        #expect(face.unitsPerEm == 1000)
        let places = try #require(xml.attributes["x"]).compactMap(Double.init)
        #expect(places == [0, 11.88, 22.04])
    }

    private func glyphRun(_ item: DisplayList.Item) throws -> DisplayList.GlyphRun {
        let run: DisplayList.GlyphRun? = if case .glyphs(let run) = item { run } else { nil }
        return try #require(run)
    }

    @Test("Text in SVG becomes outlines where the font alone would draw other glyphs") func changed() throws {
        let list = try DrawnLines.list("one two")
        var run = try glyphRun(list.items.leaves[0])
        // The second letter of the second word sits higher, and is another glyph.
        run.glyphs[5].id += 1
        run.glyphs[5].position.y -= 3
        let xml = try render(DisplayList(size: list.size, items: [.glyphs(run)]), .fonts).xml
        #expect(xml.text.hasSuffix(")}one "))
        #expect(xml.attributes["aria-label"] == ["two"])
    }

    @Test(
        "Text in SVG with characters that control direction or are forbidden is never text",
        arguments: ["\u{202E}", "\u{1}"]
    )
    func controls(character: String) throws {
        let list = try DrawnLines.list("ab")
        var run = try glyphRun(list.items.leaves[0])
        run.text = "a\(character)b"
        run.glyphs[1].cluster += Int32(character.utf8.count)
        let xml = try render(DisplayList(size: list.size, items: [.glyphs(run)]), .fonts).xml
        #expect(xml.names == ["svg", "defs", "path", "path", "g", "use", "use"])
    }

    @Test(
        "Text in SVG in a font that may not be embedded is outlines",
        arguments: [(0, true), (2, false), (4, true), (0x102, false)]
    )
    func restricted(fsType: Int, isText: Bool) throws {
        let builder = OpenTypeBuilder(glyphs: [.init("a", advance: 500)])
        var bytes = builder.bytes()
        // The table directory has 16 bytes for each table after 12: the tag, a checksum, the offset, the length.
        let entry = try #require(
            stride(from: 12, to: bytes.count, by: 16).first { Array(bytes[$0..<$0 + 4]) == Array("OS/2".utf8) }
        )
        let table = bytes[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
        (bytes[table + 8], bytes[table + 9]) = (UInt8(fsType >> 8), UInt8(fsType & 255))
        try TestFonts.withFiles([bytes]) { paths in
            let chain = try FontCatalogue(bundledDirectory: nil).chain(files: [FontFileReference(path: paths[0])])
            let list = DisplayList(size: CGSize(width: 9, height: 9), items: try DrawnLines.items("aa", chain))
            let (file, xml) = try render(list, .fonts)
            #expect(xml.names.contains("text") == isText)
            #expect(file.remarks.count == (isText ? 0 : 1))
        }
    }

    @Test("Text in SVG embeds fonts that open elsewhere and have the same widths") func subset() throws {
        let list = try DrawnLines.list("Waffle")
        let xml = try render(list, .fonts).xml
        let coded = try #require(xml.text.split(separator: "base64,").last?.split(separator: ")").first)
        let bytes = Array(try #require(Data(base64Encoded: String(coded))))
        let original = try FontCatalogue().chain(named: "Inter").primary
        try TestFonts.withFiles([bytes]) { paths in
            let chain = try FontCatalogue(bundledDirectory: nil).chain(files: [FontFileReference(path: paths[0])])
            #expect(chain.primary.glyphCount < original.glyphCount / 10)
            #expect(!chain.primary.covers(0x58))
            let (cut, whole) = try (
                glyphRun(DrawnLines.items("Waffle", chain).leaves[0]), glyphRun(list.items.leaves[0])
            )
            #expect(cut.glyphs.map(\.advance) == whole.glyphs.map(\.advance))
        }
    }

    @Test("Text in SVG is the same bytes each time", arguments: [SVGRenderer.TextMode.outlines, .fonts])
    func bytes(mode: SVGRenderer.TextMode) throws {
        let list = try DrawnLines.list("Ab 😀 مرحبا नमस्ते")
        #expect(try render(list, mode).file == render(list, mode).file)
    }

    @Test("Text in SVG has coloured glyphs as pictures, each embedded once") func emoji() throws {
        for mode in [SVGRenderer.TextMode.outlines, .fonts] {
            let xml = try render(DrawnLines.list("😀😀"), mode).xml
            #expect(xml.names.count { $0 == "image" } == 1)
            #expect(xml.names.count { $0 == "use" } == 2)
            #expect(xml.attributes["aria-label"] == ["😀😀"])
        }
    }
}
