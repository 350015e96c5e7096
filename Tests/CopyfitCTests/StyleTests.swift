import CopyfitBundledFonts
import CopyfitRecords
import CopyfitText
import Foundation
import Testing

@testable import CopyfitC

@Suite("Styles of the C library")
struct StyleTests {
    private let engine: Engine

    init() throws {
        engine = try Engine(
            bundledDirectory: BundledFonts.directory(),
            folders: [],
            usesSystemFonts: false,
            cacheByteLimit: 1 << 20
        )
    }

    @Test("What belongs to a text, several widths and no font are refused in settings, with a sentence")
    func refused() {
        let refused = [
            (#"{"font":"Inter","text":"a"}"#, "Leave text and id out"),
            (#"{"font":"Inter","id":1}"#, "Leave text and id out"),
            (#"{"font":"Inter","widths":[1,2]}"#, "A style has one width"),
            ("{}", "There is no font: give a family or font files."),
            (#"{"font":"Inter","with":80}"#, "did you mean “width”?"),
        ]
        for (settings, words) in refused {
            let error = #expect(throws: RecordError.self) { try Style(engine, settings: Array(settings.utf8)) }
            #expect(error?.message.contains(words) == true)
        }
    }

    @Test("The limits of a style apply where a call has none")
    func limits() throws {
        let settings = #"{"font":"Inter SemiBold","size":16,"width":80,"maxLines":1}"#
        let paragraph = try Paragraph(Style(engine, settings: Array(settings.utf8)), "Jetzt kaufen")
        // 96.547 points wide, as hb-shape gives it.
        #expect(!paragraph.fitted(nil).fits)
        #expect(paragraph.fitted(.init(width: 97)).fits)
        #expect(try paragraph.narrowestWidth(lines: 1) == 96.546875)
    }

    @Test("The narrowest width is refused where punctuation hangs, of which the search does not know")
    func hanging() throws {
        let settings = #"{"font":"Inter","size":16,"hangingPunctuation":"force-end"}"#
        let paragraph = try Paragraph(Style(engine, settings: Array(settings.utf8)), "Hello. World.")
        let error = #expect(throws: RecordError.self) { try paragraph.narrowestWidth(lines: 2) }
        #expect(error?.code == "invalid-settings")
    }

    @Test("Fonts in memory of the same name are different fonts of one engine")
    func sameNames() throws {
        let folder = try BundledFonts.directory()
        let widths = try ["Regular", "Bold"].map { style in
            let file = URL(filePath: "\(folder)/Inter/Inter-\(style).otf")
            let font = MemoryFont(name: "font", bytes: Array(try Data(contentsOf: file)))
            let made = try Style(engine, fonts: [font], settings: Array(#"{"size":16}"#.utf8))
            return try Paragraph(made, "Jetzt kaufen").fitted(nil).measurement.width
        }
        // As hb-shape gives them at 16,384 units to the em.
        #expect(widths == [93.9091796875, 97.88671875])
    }

    @Test("At the size that is found a text fits; settings that would change with the size are refused")
    func sizes() throws {
        func size(_ settings: String) throws -> Double? {
            try Style(engine, settings: Array(settings.utf8))
                .largestSize("Hello wide world", .init(width: 160, maxLines: 1), 8...72, step: TextFitting.standardStep)
                .found
        }
        let found = try #require(try size(#"{"font":"Inter","css":"letter-spacing: 2px"}"#))
        let settings = #"{"font":"Inter","css":"letter-spacing: 2px","size":\#(found)}"#
        let paragraph = try Paragraph(Style(engine, settings: Array(settings.utf8)), "Hello wide world")
        #expect(paragraph.fitted(.init(width: 160, maxLines: 1)).fits)
        for refused in [#""firstLineIndent":"1em""#, #""tracking":-0.25"#, #""lineSpacing":"1em""#] {
            let error = #expect(throws: RecordError.self) { try size("{\"font\":\"Inter\",\(refused)}") }
            #expect(error?.code == "invalid-settings", "\(refused)")
        }
    }

    @Test("Answers of the engine have the font and the size of the style that is passed along")
    func answers() throws {
        let style = try Style(engine, settings: Array(#"{"font":"Inter SemiBold","size":16}"#.utf8))
        let answer = engine.answers(Array(#"{"id":7,"text":"Jetzt kaufen"}"#.utf8), style, fits: false)
        #expect(
            String(decoding: answer, as: UTF8.self).hasPrefix(
                #"{"id":7,"text":"Jetzt kaufen","font":"Inter SemiBold","size":16,"#
            )
        )
    }
}
