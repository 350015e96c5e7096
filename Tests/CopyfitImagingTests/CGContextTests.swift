import Copyfit
import CopyfitImaging
import CopyfitRendering
import Foundation
import TestSupport
import Testing

@Suite("CGContext")
@MainActor
struct CGContextTests {
    /// The grey values that poppler gives the points of a file's page, at one pixel a point.
    private struct Page {
        let width: Int
        let values: [UInt8]

        init(_ number: Int, of pdf: Data) throws {
            let pages = ["-f", String(number), "-l", String(number), "-r", "72", "-gray", "-aa", "no"]
            let file = try OtherPrograms.bytes("pdftoppm", pages, on: pdf)
            let header = file.split(separator: 0x0A, maxSplits: 3, omittingEmptySubsequences: false)
            let sides = String(decoding: header[1], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
            width = try #require(sides.first)
            values = [UInt8](header[3])
        }

        subscript(x: Int, y: Int) -> UInt8 { values[y * width + x] }

        /// The smallest box around what is dark: the first and the last column, the first and the last row.
        var ink: [Int] {
            let dark = values.indices.filter { values[$0] < 128 }.map { ($0 % width, $0 / width) }
            let (columns, rows) = (dark.map(\.0), dark.map(\.1))
            return [columns.min(), columns.max(), rows.min(), rows.max()].map { $0 ?? -1 }
        }
    }

    /// The file of a context with pages of 100 × 50 points.
    private func file(_ box: CGRect = CGRect(x: 0, y: 0, width: 100, height: 50), _ draw: (CGContext) -> Void) throws
        -> Data
    {
        let place = FileManager.default.temporaryDirectory.appending(path: "copyfit-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: place) }
        var box = box
        let context = try #require(CGContext(place as CFURL, mediaBox: &box, nil))
        draw(context)
        context.closePDF()
        #expect(context.failure == nil)
        return try Data(contentsOf: place)
    }

    /// Black in its upper left corner, so that its place and its sense are seen.
    private var corner: some View {
        Color.black.frame(width: 4, height: 4).frame(width: 20, height: 10, alignment: .topLeading)
    }

    @Test("SwiftUI's way to a PDF file of a view: a context as large as the view")
    func viewSized() throws {
        let renderer = ImageRenderer(content: corner)
        let place = FileManager.default.temporaryDirectory.appending(path: "copyfit-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: place) }
        renderer.render { size, context in
            var box = CGRect(origin: .zero, size: size)
            guard let pdf = CGContext(place as CFURL, mediaBox: &box, nil) else { return }
            pdf.beginPDFPage(nil)
            context(pdf)
            pdf.endPDFPage()
            pdf.closePDF()
        }
        let page = try Page(1, of: Data(contentsOf: place))
        #expect(page.width == 20)
        #expect(page.ink == [0, 3, 0, 3])
    }

    /// By hand: on a page of 50 points the view's bottom is at the page's bottom, so its corner is at rows 40 to 43.
    @Test("A view stands upright at the bottom left; transforms move, scale and turn it with y up")
    func transforms() throws {
        let renderer = ImageRenderer(content: corner)
        let file = try file { pdf in
            renderer.render { _, draw in
                pdf.beginPDFPage(nil)
                draw(pdf)
                pdf.beginPDFPage(nil)
                pdf.saveGState()
                pdf.translateBy(x: 30, y: 20)
                pdf.scaleBy(x: 2, y: 1)
                draw(pdf)
                pdf.restoreGState()
                pdf.endPDFPage()
                pdf.beginPDFPage(nil)
                pdf.translateBy(x: 50, y: 0)
                pdf.rotate(by: .pi / 2)
                draw(pdf)
            }
        }
        #expect(try Page(1, of: file).ink == [0, 3, 40, 43])
        #expect(try Page(2, of: file).ink == [30, 37, 20, 23])
        // Counterclockwise by a right angle, what was up points left: x = 50 - 10 ... 50 - 6, and the left end is below.
        #expect(try Page(3, of: file).ink == [40, 43, 46, 49])
    }

    @Test("A media box may begin anywhere")
    func mediaBox() throws {
        let renderer = ImageRenderer(content: corner)
        let file = try file(CGRect(x: -10, y: -5, width: 100, height: 50)) { pdf in
            pdf.beginPDFPage(nil)
            renderer.render { $1(pdf) }
        }
        #expect(try Page(1, of: file).ink == [10, 13, 35, 38])
    }

    @Test("What a PDF cannot show is said after the file is closed")
    func remarks() throws {
        let renderer = ImageRenderer(content: corner.blendMode(.plusLighter))
        _ = try file { pdf in
            pdf.beginPDFPage(nil)
            renderer.render { $1(pdf) }
            pdf.closePDF()
            #expect(pdf.remarks == ["A PDF has no blend mode plusLighter; what uses it is drawn normally."])
        }
    }

    @Test("What is drawn between pages is nowhere, and a file that cannot be written says why")
    func misuse() throws {
        let list = ImageRenderer(content: corner).displayList()
        let file = try file { pdf in
            pdf.draw(list)
            pdf.restoreGState()
            pdf.endPDFPage()
            pdf.beginPDFPage(nil)
            pdf.endPDFPage()
            pdf.draw(list)
        }
        #expect(try Page(1, of: file).ink == [-1, -1, -1, -1])
        var box = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(try CGContext(#require(URL(string: "https://example.org/a.pdf")), mediaBox: &box, nil) == nil)
        let nowhere = try #require(CGContext(URL(filePath: "/nowhere/a.pdf"), mediaBox: &box, nil))
        nowhere.beginPDFPage(nil)
        nowhere.closePDF()
        #expect(nowhere.failure == .notWritten(path: "/nowhere/a.pdf", reason: "its folder does not exist"))
    }
}
