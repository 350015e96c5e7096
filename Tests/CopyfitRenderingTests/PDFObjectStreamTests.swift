import Foundation
import TestSupport
import Testing

@testable import CopyfitRendering

/// Files as cairo 1.18 writes them, made by hand after ISO 32000-1, 7.5.7 and 7.5.8, so that they are tried with any cairo.
@Suite("Compressed objects of a PDF file")
struct PDFObjectStreamTests {
    /// A page of 30 × 20 points, whose objects 1 to 4 are in stream 5; object 6 is the stream's length, 7 the table.
    private func file(title: String = "a") throws -> Data {
        let objects = [
            "<< /Type /Pages /Kids [ 2 0 R ] /Count 1 >>\n",
            "<< /Type /Page /Parent 1 0 R /MediaBox [ 0 0 30 20 ] >>\n",
            "<< /Type /Catalog\n   /Pages 1 0 R >>\n",
            "<< /Title (\(title)) /CreationDate (20000101000000Z) >>\n",
        ]
        let starts = objects.indices.map { objects[..<$0].joined().utf8.count }
        let header = zip(1..., starts).map { "\($0) \($1)" }.joined(separator: " ") + "\n"
        let stream = try Deflate.zlib(Array((header + objects.joined()).utf8), level: 1)
        var file = Data("%PDF-1.5\n".utf8)
        let streamPlace = file.count
        file += Data("5 0 obj\n<< /Type /ObjStm\n   /Length 6 0 R\n   /N 4\n   /First \(header.utf8.count)\n".utf8)
        file += Data("   /Filter /FlateDecode\n>>\nstream\n".utf8) + stream + Data("\nendstream\nendobj\n".utf8)
        let lengthPlace = file.count
        file += Data("6 0 obj\n   \(stream.count)\nendobj\n".utf8)
        let tablePlace = file.count
        func row(_ kind: Int, _ place: Int, _ index: Int) -> [UInt8] {
            [kind, place >> 8, place & 255, index].map { UInt8($0) }
        }
        let inStream = (0..<4).flatMap { row(2, 5, $0) }
        let alone = [streamPlace, lengthPlace, tablePlace].flatMap { row(1, $0, 0) }
        let table = try Deflate.zlib(row(0, 0, 255) + inStream + alone, level: 1)
        file += Data("7 0 obj\n<< /Type /XRef\n   /Length \(table.count)\n   /Filter /FlateDecode\n   /Size 8\n".utf8)
        file += Data("   /W [1 2 1]\n   /Root 3 0 R\n   /Info 4 0 R\n>>\nstream\n".utf8) + table
        return file + Data("\nendstream\nendobj\nstartxref\n\(tablePlace)\n%%EOF\n".utf8)
    }

    @Test("Compressed objects of a PDF file stand by themselves in the file made of them, which other programs read")
    func expanded() throws {
        let compressed = try file()
        #expect(throws: Never.self) { try OtherPrograms.output("qpdf", ["--check"], on: compressed) }
        let plain = try #require(PDFObjectStreams.expanded([UInt8](compressed)).map { Data($0) })
        #expect(throws: Never.self) { try OtherPrograms.output("qpdf", ["--check"], on: plain) }
        #expect(try OtherPrograms.output("pdfinfo", [], on: plain).contains(/Page size: +30 x 20 pts/))
        #expect(plain.range(of: Data("ObjStm".utf8)) == nil)
        #expect(PDFObjectStreams.expanded([UInt8](plain)) == [UInt8](plain))
    }

    @Test(
        "Compressed objects of a PDF file can be completed, whatever a title says",
        arguments: ["a", "endobj /Type /Catalog xref startxref >> stream"]
    )
    func completed(title: String) throws {
        let completed = try #require(PDFCatalog.completed(file(title: title), language: "pt-BR"))
        #expect(throws: Never.self) { try OtherPrograms.output("qpdf", ["--check"], on: completed) }
        let facts = try OtherPrograms.output("pdfinfo", [], on: completed)
        #expect(facts.contains(title) && !facts.contains("Date"))
        #expect(try OtherPrograms.output("qpdf", ["--show-object=3"], on: completed).contains("/Lang (pt-BR)"))
    }

    @Test("Compressed objects of a PDF file that are damaged give nothing, and never a crash")
    func damaged() throws {
        let whole = try file()
        for length in 0..<whole.count - 1 { _ = PDFObjectStreams.expanded([UInt8](whole.prefix(length))) }
        for place in whole.indices {
            for change in [UInt8(1), 0x10, 0x80] {
                var damaged = [UInt8](whole)
                damaged[place] ^= change
                _ = PDFObjectStreams.expanded(damaged)
            }
        }
        #expect(PDFObjectStreams.expanded([UInt8](whole.prefix(100))) == nil)
        #expect(PDFObjectStreams.expanded([]) == nil)
    }
}
