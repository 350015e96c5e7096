import CopyfitDrawing
import CopyfitFonts
import Foundation
import TestSupport
import Testing

@testable import CopyfitRendering

@Suite("Large and hostile PDF files")
struct PDFWritingTests {
    private func file(_ items: DisplayList.Items, isTagged: Bool = false) throws -> Data {
        var renderer = PDFRenderer()
        renderer.isTagged = isTagged
        return try renderer.render([DisplayList(size: CGSize(width: 400, height: 100), items: items)]).bytes
    }

    private func plain(_ file: Data) throws -> String {
        let bytes = try OtherPrograms.bytes("qpdf", ["--qdf", "--object-streams=disable"], on: file, then: ["-"])
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("have ten thousand links", arguments: [false, true]) func links(_ isTagged: Bool) throws {
        var recorder = ItemRecorder()
        for index in 0..<10_000 {
            var layer = DisplayList.Layer()
            layer.link = URL(string: "https://example.org/\(index)")
            recorder.begin(layer)
            recorder.add(.box(Double(index % 40) * 10, Double(index / 400), 9, 1))
            recorder.end()
        }
        let file = try file(recorder.items, isTagged: isTagged)
        let found = try OtherPrograms.output("pdfinfo", ["-url"], on: file).split(separator: "\n")
        #expect(found.count { $0.contains("https://example.org/") } == 10_000)
        #expect(throws: Never.self) { try OtherPrograms.output("qpdf", ["--check"], on: file) }
    }

    /// A font whose glyphs draw nothing has 256 codes.
    @Test("have more texts of coloured glyphs than a font has codes") func emoji() throws {
        let emoji = (0..<300).map { String(UnicodeScalar(0x1F400 + UInt32($0))!) }
        var items = DisplayList.Items()
        for (index, text) in emoji.enumerated() {
            items += try DrawnText(size: 5).items(text, x: Double(index % 60) * 6, y: Double(index / 60) * 12)
        }
        let found = try OtherPrograms.text(file(items))
        #expect(Set(found.filter { !$0.isWhitespace }) == Set(emoji.joined()))
    }

    @Test("have roles inside each other a hundred thousand deep") func deepRoles() throws {
        let roles: [DisplayList.Role] = [.table, .row, .cell, .list, .listItem, .heading(level: 9), .figure]
        var recorder = ItemRecorder()
        for index in 0..<100_000 {
            var layer = DisplayList.Layer()
            layer.role = roles[index % roles.count]
            recorder.begin(layer)
        }
        recorder.add(.box(0, 0, 5, 5))
        let file = try file(recorder.items, isTagged: true)
        #expect(throws: Never.self) { try OtherPrograms.output("qpdf", ["--check"], on: file) }
    }

    @Test("have characters that PDF does not allow as others") func forbidden() throws {
        let face = try DrawnText.catalogue.get().chain(named: "Inter").primary
        let glyphs = [0, 1, 4, 7].enumerated().map { index, cluster in
            let place = CGPoint(x: 20 * Double(index), y: 50)
            return DisplayList.GlyphRun.Glyph(id: UInt32(index + 4), cluster: cluster, position: place, advance: 10)
        }
        let scalars = [0, 0xFFFE, 0xFDD0, 0x78].compactMap { Unicode.Scalar($0 as UInt32) }
        let text = String(String.UnicodeScalarView(scalars))
        let run = DisplayList.GlyphRun(face: face, size: 20, paint: .color(.black), glyphs: glyphs, text: text)
        let content = try plain(file([.glyphs(run)]))
        let rows = content.matches(of: /<[0-9A-F]{4}><([0-9A-F]+)>/).map { String($0.output.1) }.filter { $0 != "FFFF" }
        #expect(rows.sorted() == ["0020", "0078", "FFFD", "FFFD"])
    }

    /// The first glyph shows “a” in one run and “b” in another.
    @Test("have a glyph that shows different texts") func sharedGlyph() throws {
        let face = try DrawnText.catalogue.get().chain(named: "Inter").primary
        let items = ["a", "b", "a"].enumerated().map { index, text -> DisplayList.Item in
            let place = CGPoint(x: 20, y: 20 + 25 * Double(index))
            let glyph = DisplayList.GlyphRun.Glyph(id: 40, cluster: 0, position: place, advance: 10)
            return .glyphs(
                DisplayList.GlyphRun(face: face, size: 20, paint: .color(.black), glyphs: [glyph], text: text)
            )
        }
        let file = try file(DisplayList.Items(items))
        #expect(try OtherPrograms.text(file).split(whereSeparator: \.isWhitespace) == ["a", "b", "a"])
        let content = try plain(file)
        #expect(content.components(separatedBy: "/FontFile").count == 2)
        #expect(content.components(separatedBy: "/ToUnicode ").count == 3)
    }
}
