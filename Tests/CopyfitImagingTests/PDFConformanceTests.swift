import Copyfit
import CopyfitImaging
import CopyfitRendering
import Foundation
import TestSupport
import Testing

@Suite("Standards of PDF files")
@MainActor
struct PDFConformanceTests {
    private func render(_ view: some View, _ standards: Set<PDFConformance>, title: String? = "A title") throws -> Data
    {
        var renderer = PDFRenderer()
        (renderer.title, renderer.language, renderer.conformance) = (title, "en", standards)
        return try ViewHost(view, size: ProposedViewSize(width: 200, height: nil)).pdfData(renderer)
    }

    private func plain(_ file: Data) throws -> String {
        let bytes = try OtherPrograms.bytes("qpdf", ["--qdf", "--object-streams=disable"], on: file, then: ["-"])
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("are stated in the metadata") func metadata() throws {
        let text = Text(verbatim: "Hello")
        let both = try plain(render(text, [.ua1, .a2b], title: "A & B"))
        #expect(both.contains("<pdfuaid:part>1</pdfuaid:part>"))
        #expect(both.contains("<pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>"))
        #expect(both.contains("A &amp; B") && both.contains("/DisplayDocTitle true") && both.contains("/GTS_PDFA1"))
        #expect(both.contains("pdfaExtension:schemas"))
        #expect(!(try plain(render(text, [])).contains("/Metadata")))
    }

    @Test("Pictures in PDF/A do not say that they are smoothed") func smoothing() throws {
        let picture = try ImageRenderer(content: Color.red.frame(width: 2, height: 2)).pngData()
        let view = Image(data: picture).accessibilityLabel(Text(verbatim: "Red"))
        #expect(try plain(render(view, [])).contains("/Interpolate true"))
        #expect(!(try plain(render(view, [.a2b])).contains("/Interpolate")))
    }

    @Test("are an error that says what is missing") func errors() throws {
        let text = Text(verbatim: "Hello")
        let picture = try ImageRenderer(content: Color.red.frame(width: 2, height: 2)).pngData()
        #expect(throws: RenderingError.notConforming(.ua1, reason: "the document has no title")) {
            try render(text, [.ua1], title: nil)
        }
        let reason = "a picture has no label: give it one, or make it decorative"
        #expect(throws: RenderingError.notConforming(.ua1, reason: reason)) { try render(Image(data: picture), [.ua1]) }
        #expect(throws: Never.self) { try render(Image(data: picture).accessibilityHidden(true), [.ua1]) }
        #expect(throws: Never.self) { try render(text, [.a2b], title: nil) }
        let error = RenderingError.notConforming(.ua1, reason: "the document has no title")
        #expect(error.description == "The file cannot follow PDF/UA-1: the document has no title.")
    }

    @Test("Clips that are nested too deeply are an error in PDF/A, and none without") func depth() throws {
        var view = AnyView(Text(verbatim: "deep"))
        for _ in 0..<30 { view = AnyView(view.clipped()) }
        #expect(throws: RenderingError.self) { try render(view, [.a2b]) }
        #expect(throws: Never.self) { try render(view, []) }
    }

    /// The first four bytes of a profile are its length, and those from 36 on “acsp” (ICC.1:2004-10, 7.2).
    @Test("The profile of colours has the length that it states") func profile() throws {
        let file = try render(Text(verbatim: "Hello"), [.a2b])
        let expanded = try OtherPrograms.bytes("qpdf", ["--qdf", "--object-streams=disable"], on: file, then: ["-"])
        let text = String(decoding: expanded, as: UTF8.self)
        let number = try #require(text.firstMatch(of: /DestOutputProfile (\d+) 0 R/)?.output.1)
        let profile = try OtherPrograms.bytes(
            "qpdf",
            ["--show-object=\(number)", "--filtered-stream-data"],
            on: expanded
        )
        #expect(profile.prefix(4).reduce(0) { $0 << 8 | Int($1) } == profile.count)
        #expect(profile[36..<40].elementsEqual("acsp".utf8))
    }
}
