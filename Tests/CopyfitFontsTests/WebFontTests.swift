import CopyfitBundledFonts
import Foundation
import TestSupport
import Testing

@testable import CopyfitFonts

@Suite("Fonts for web pages")
struct WebFontTests {
    private let freeType = FreeTypeLibrary()
    private let catalogue: FontCatalogue

    init() throws { catalogue = try FontCatalogue(bundledDirectory: nil) }

    /// Widths in 1024ths of a point at 20 points: `hb-shape --font-size=20480` 6.0.0 with the OpenType file, advances added up.
    private static let rows: [(file: String, script: String, text: String, width: Int)] = [
        ("NotoSansArabic/NotoSansArabic-Regular.ttf", "Arab", "السلام عليكم ورحمة", 156_140),
        ("NotoSansDevanagari/NotoSansDevanagari-Regular.ttf", "Deva", "क्षत्रिय नमस्ते हिन्दी", 135_434),
        ("Inter/Inter-Regular.otf", "Latn", "AVATAR To fi 10:30 -> x", 224_641),
    ]

    @Test("A font for web pages is shaped with all of its layout tables, as its OpenType file is", arguments: rows)
    func shaped(row: (file: String, script: String, text: String, width: Int)) throws {
        let font = try bytes(row.file)
        for wrapped in [font, WebFont.woff(font), WebFont.woff2(font)] {
            let face = try open(wrapped)
            #expect(width(row.text, row.script, face) == row.width)
            #expect(face.hasOutlines)
        }
    }

    @Test("A font for web pages as web tools write it is shaped like the font it was made from")
    func compressed() throws {
        let path = TestFonts.testOnly("NotoSansArabic-part.woff2")
        let face = try catalogue.chain(files: [FontFileReference(path: path)]).primary
        #expect(width("السلام عليكم ورحمة", "Arab", face) == 156_140)
        #expect(face.familyName == "Noto Sans Arabic")
        // From sha256sum.
        #expect(face.sha256 == "05d291ed68bc6adff1b2c511469ec452cc0097b4582dc058df44530b8d1edf3a")
    }

    @Test("A folder's fonts for web pages are found by their names")
    func folder() throws {
        let font = try bytes("Inter/Inter-Bold.otf")
        try TestFonts.withFolder(["a.woff2": WebFont.woff2(font), "b.WOFF": WebFont.woff(font)]) { folder in
            let catalogue = try FontCatalogue(bundledDirectory: nil, directories: [folder])
            #expect(try catalogue.chain(named: "Inter Bold").primary.path == "\(folder)/a.woff2")
            #expect(catalogue.listedFaces.count == 2)
        }
    }

    @Test("A font for web pages counts as many bytes in memory as its file and its OpenType file have together")
    func memory() throws {
        let font = try bytes("Inter/Inter-Bold.otf")
        let wrapped = WebFont.woff(font)
        try TestFonts.withFiles([wrapped]) { paths in
            let chain = try catalogue.chain(files: [FontFileReference(path: paths[0])])
            #expect(catalogue.heldByteCount >= wrapped.count + font.count)
            #expect(catalogue.heldByteCount < wrapped.count + font.count + 4096)
            withExtendedLifetime(chain) {}
        }
    }

    @Test("A font for web pages that is cut off anywhere is refused")
    func truncated() throws {
        let font = try bytes("NotoSansHebrew/NotoSansHebrew-Regular.ttf")
        for wrapped in [WebFont.woff(font), WebFont.woff2(font)] {
            for length in [4, 5, 19, 20, 43, 44, 48, 60, 300, wrapped.count / 2, wrapped.count - 5] {
                let error = #expect(throws: FontError.self) { try open(Array(wrapped[..<length])) }
                #expect(error?.code == "font-unreadable", "\(length) bytes: \(String(describing: error))")
            }
        }
    }

    @Test("A font for web pages with bytes changed anywhere is refused or shaped, and never crashes")
    func mutated() throws {
        let font = try bytes("NotoSansHebrew/NotoSansHebrew-Regular.ttf")
        let part = [UInt8](try Data(contentsOf: URL(filePath: TestFonts.testOnly("NotoSansArabic-part.woff2"))))
        let fonts = [WebFont.woff(font), WebFont.woff2(font), part]
        var generator = SeededGenerator(seed: 1)
        for round in 0..<120 {
            var changed = fonts[round % 3]
            for _ in 0...generator.below(6) {
                let place = generator.below(round % 2 == 0 ? 400 : changed.count)
                changed[place] = UInt8(truncatingIfNeeded: generator.below(256))
            }
            if let face = try? open(changed) { _ = width("שלום", "Hebr", face) }
        }
    }

    @Test("A font for web pages whose header claims more than its file can hold costs no memory")
    func claims() throws {
        var wrapped = WebFont.woff(try bytes("Inter/Inter-Bold.otf"))
        wrapped.replaceSubrange(16..<20, with: [0x1F, 0xFF, 0xFF, 0xFC])
        let claims = "its header claims more bytes than it can hold"
        #expect(throws: FontError.damagedFile(path: "changed.woff", reason: claims)) { try open(wrapped) }
        wrapped.replaceSubrange(16..<20, with: [0xFF, 0xFF, 0xFF, 0xFC])
        let large = FontError.fileTooLarge(path: "changed.woff", byteCount: 0xFFFF_FFFC, limit: 1 << 29)
        #expect(throws: large) { try open(wrapped) }
    }

    private func bytes(_ file: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(filePath: try TestFonts.bundled(file))))
    }

    private func open(_ bytes: [UInt8]) throws(FontError) -> FontFace {
        let file = FontFile(bytes: bytes, path: "changed.woff")
        return try FontFace(file: file, index: 0, variations: [], freeType: freeType)
    }

    private func width(_ text: String, _ script: String, _ face: FontFace) -> Int {
        let properties = RunProperties(
            face: face,
            scale: 20 * 1024,
            scriptTag: FontTag(script)!.value,
            isRightToLeft: script == "Arab" || script == "Hebr",
            language: ShapingLanguage("und")
        )
        var glyphs: [ShapedGlyph] = []
        let utf8 = text.utf8Span.span
        Shaper().shape(utf8, 0..<utf8.count, in: 0..<utf8.count, as: properties, into: &glyphs)
        return glyphs.reduce(0) { $0 + Int($1.advance) }
    }
}
