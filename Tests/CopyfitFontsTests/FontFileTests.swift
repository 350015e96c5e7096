import CopyfitBundledFonts
import Foundation
import TestSupport
import Testing

@testable import CopyfitFonts

@Suite("Font files")
struct FontFileTests {
    private let freeType = FreeTypeLibrary()
    private let catalogue: FontCatalogue

    init() throws { catalogue = try FontCatalogue(bundledDirectory: nil) }

    private static let smallFiles = Set(BundledFonts.faces.map(\.file)).filter {
        !$0.contains("CJK") && !$0.contains("Emoji")
    }

    @Test("A font cut off anywhere is refused", arguments: smallFiles.sorted())
    func truncated(file: String) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: try TestFonts.bundled(file))))
        var generator = SeededGenerator(seed: UInt64(bytes.count))
        let lengths = [0, 1, 4, 5, 11, 12, 13, 27, 28, 100, 200, bytes.count / 2, bytes.count - 4]
        for length in lengths + (0..<12).map({ _ in generator.below(bytes.count - 4) }) {
            let error = #expect(throws: FontError.self) { try open(Array(bytes[..<length])) }
            #expect(error?.code == "font-unreadable", "\(length) bytes: \(String(describing: error))")
        }
    }

    @Test(
        "Bytes changed anywhere are refused or shaped, and never crash",
        arguments: [
            "Inter/Inter-Regular.otf", "NotoSansHebrew/NotoSansHebrew-Regular.ttf",
            "NotoSansThai/NotoSansThai-Regular.ttf",
        ]
    )
    func mutated(file: String) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: try TestFonts.bundled(file))))
        var generator = SeededGenerator(seed: 1)
        var opened = 0
        for round in 0..<120 {
            var changed = bytes
            for _ in 0...generator.below(8) {
                let place = generator.below(round % 2 == 0 ? 1024 : bytes.count)
                changed[place] = UInt8(truncatingIfNeeded: generator.below(256))
            }
            guard let face = try? open(changed) else { continue }
            opened += 1
            shape("Hamburg שלום สวัสดี", with: face)
            _ = FontMetricsPolicy.allCases.map { face.metrics($0) }
        }
        #expect(opened > 0)
    }

    @Test("A face index beyond the file's faces is an error that counts them") func faceIndex() throws {
        let inter = try TestFonts.bundled("Inter/Inter-Regular.otf")
        let collection = try TestFonts.bundled("NotoSansCJK/NotoSansCJK-Regular.ttc")
        // The number of fonts stands at byte 8 of a collection (otff, TTC header).
        let header = [UInt8](try FileHandle(forReadingFrom: URL(filePath: collection)).read(upToCount: 12) ?? Data())
        let count = header[8...].reduce(0) { $0 << 8 | Int($1) }
        for (path, index, faces) in [
            (inter, 1, 1), (inter, -1, 1), (collection, count, count), (collection, 99, count),
        ] {
            #expect(throws: FontError.noSuchFace(path: path, index: index, count: faces)) {
                try catalogue.chain(files: [FontFileReference(path: path, index: index)])
            }
        }
    }

    @Test("A variation axis the font lacks is an error that names it") func axis() throws {
        let path = try TestFonts.bundled("Inter/Inter-Regular.otf")
        let weight = FontVariation(axis: try #require(FontTag("wght")), value: 600)
        #expect(throws: FontError.noSuchAxis(path: path, axis: "wght")) {
            try catalogue.chain(files: [FontFileReference(path: path, variations: [weight])])
        }
    }

    @Test("A value that a variation axis does not have is an error that names the range") func axisRange() throws {
        var font = OpenTypeBuilder(glyphs: [.init("a", advance: 500)])
        font.axes = [.init("wght", 100...900)]
        let axis = try #require(FontTag("wght"))
        try TestFonts.withFiles([font.bytes()]) { paths in
            func open(_ value: Double) throws {
                let variations = [FontVariation(axis: axis, value: value)]
                _ = try catalogue.chain(files: [FontFileReference(path: paths[0], variations: variations)])
            }
            for value in [100, 412.5, 900] { try open(value) }
            for value in [99.9, 1000, -5] {
                let wanted = FontError.axisOutOfRange(path: paths[0], axis: "wght", value: value, range: 100...900)
                #expect(throws: wanted) { try open(value) }
            }
            #expect((#expect(throws: FontError.self) { try open(.nan) })?.code == "axis-out-of-range")
        }
    }

    @Test("What is no font file is refused: nothing there, a folder, an empty file, a text") func noFont() throws {
        let missing = #expect(throws: FontError.self) { try chain("/nonexistent/font.otf") }
        #expect(missing?.description.contains("No such file") == true)
        let folder = #expect(throws: FontError.self) { try chain("/") }
        #expect(folder?.code == "font-unreadable")
        try TestFonts.withFiles([[], Array("This is a text, and a long one at that, but no font.".utf8)]) { paths in
            #expect(throws: FontError.damagedFile(path: paths[0], reason: "the file is empty")) { try chain(paths[0]) }
            #expect((#expect(throws: FontError.self) { try chain(paths[1]) })?.code == "font-unreadable")
        }
        #expect(throws: FontError.emptyChain) { try catalogue.chain(files: []) }
    }

    @Test("A font file that is emptied or overwritten after it was opened is shaped as it was")
    func rewritten() throws {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: try TestFonts.bundled("Inter/Inter-Regular.otf"))))
        for rewritten in [[], [UInt8](repeating: 0xA5, count: bytes.count)] {
            try TestFonts.withFiles([bytes]) { paths in
                let face = try chain(paths[0]).primary
                // A file handle writes in place, as `cp` does.
                let handle = try FileHandle(forWritingTo: URL(filePath: paths[0]))
                try handle.truncate(atOffset: UInt64(rewritten.count))
                try handle.write(contentsOf: rewritten)
                try handle.close()
                let known = try FontCatalogue().chain(named: "Inter").primary
                #expect(shape("AVA ffi", with: face) == shape("AVA ffi", with: known))
            }
        }
    }

    @Test("A file larger than any font is refused unread, with both sizes")
    func tooLarge() throws {
        try TestFonts.withFiles([[0]]) { paths in
            let handle = try FileHandle(forWritingTo: URL(filePath: paths[0]))
            try handle.truncate(atOffset: UInt64(1 << 29) + 1)
            try handle.close()
            let error = FontError.fileTooLarge(path: paths[0], byteCount: (1 << 29) + 1, limit: 1 << 29)
            #expect(throws: error) { try chain(paths[0]) }
            #expect(error.code == "font-unreadable")
        }
    }

    @Test("Files are in memory once for all their faces, and no longer than a chain or the catalogue needs them")
    func memory() throws {
        let path = try TestFonts.bundled("Inter/Inter-Regular.otf")
        let size = try Data(contentsOf: URL(filePath: path)).count
        let directory = try FontCatalogue(bundledDirectory: nil, directories: [try TestFonts.bundled("Inter")])
        #expect(directory.heldByteCount == 0)
        let named = try directory.chain(named: "Inter")
        let given = try directory.chain(files: [FontFileReference(path: named.primary.path)])
        #expect(directory.heldByteCount == size)
        #expect(given.primary !== named.primary)
        let bundled = try FontCatalogue()
        _ = try bundled.chain(named: "Inter")
        #expect(bundled.heldByteCount == 0)
    }

    @Test("A PCF file is measured by its cells: 5 by 7 pixels, 6 of them above the baseline") func bitmap() throws {
        let face = try chain(TestFonts.testOnly("5x7.pcf.gz")).primary
        let metrics = face.metrics()
        #expect(shape("Az9ж", with: face) == [Double](repeating: 5.0 / 7, count: 4))
        #expect(metrics.ascent / metrics.unitsPerEm == 6.0 / 7)
        #expect(metrics.descent / metrics.unitsPerEm == 1.0 / 7)
    }

    /// The advances stand in the font's AFM file: `C 97 ; WX 528.59 ; N a`.
    @Test("A Type 1 file is measured by its advances") func type1() throws {
        let face = try chain(TestFonts.testOnly("lmmi10.pfb")).primary
        let advances = shape("abmx", with: face)
        for (advance, expected) in zip(advances, [528.59, 429.167, 878, 571.528]) {
            #expect(abs(advance * 1000 - expected) <= 0.5)
        }
        #expect(advances.count == 4)
    }

    private func open(_ bytes: [UInt8]) throws(FontError) -> FontFace {
        let file = FontFile(bytes: bytes, path: "changed.otf")
        return try FontFace(file: file, index: 0, variations: [], freeType: freeType)
    }

    private func chain(_ path: String) throws(FontError) -> FontChain {
        try catalogue.chain(files: [FontFileReference(path: path)])
    }

    /// The advances in ems.
    @discardableResult
    private func shape(_ text: String, with face: FontFace) -> [Double] {
        let scale = Int32(64 * 7 * 1000)
        let properties = RunProperties(
            face: face,
            scale: scale,
            scriptTag: 0x4C61_746E,
            isRightToLeft: false,
            language: ShapingLanguage("und")
        )
        var glyphs: [ShapedGlyph] = []
        let utf8 = text.utf8Span.span
        Shaper().shape(utf8, 0..<utf8.count, in: 0..<utf8.count, as: properties, into: &glyphs)
        return glyphs.map { Double($0.advance) / Double(scale) }
    }
}
