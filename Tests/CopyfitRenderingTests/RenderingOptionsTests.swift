import CopyfitDrawing
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CopyfitRendering

@Suite("Rendering options")
struct RenderingOptionsTests {
    private static let list = DisplayList(
        size: CGSize(width: 20, height: 20),
        items: DisplayList.Items((0..<1000).map { .box(Double($0 % 20), 0, 1, 20) })
    )

    /// What a rendering with these options throws in each format; nil for nothing.
    private func errors(_ options: RenderingOptions) -> [RenderingError?] {
        var (svg, png, jpeg) = (SVGRenderer(), PNGRenderer(), JPEGRenderer())
        (svg.options, png.options, jpeg.options) = (options, options, options)
        var (sixels, pdf) = (SixelRenderer(), PDFRenderer())
        (sixels.options, pdf.options) = (options, options)
        func error(_ render: () throws(RenderingError) -> RenderedFile) -> RenderingError? {
            do { _ = try render() } catch { return error }
            return nil
        }
        return [
            error { () throws(RenderingError) in try svg.render(Self.list) },
            error { () throws(RenderingError) in try png.render(Self.list) },
            error { () throws(RenderingError) in try jpeg.render(Self.list) },
            error { () throws(RenderingError) in try sixels.render(Self.list) },
            error { () throws(RenderingError) in try pdf.render([Self.list]) },
        ]
    }

    @Test("end a rendering after its deadline") func deadline() {
        var options = RenderingOptions()
        options.deadline = .now + .seconds(600)
        #expect(errors(options) == [nil, nil, nil, nil, nil])
        options.deadline = .now
        #expect(errors(options) == Array(repeating: .deadlinePassed, count: 5))
    }

    /// A thousand items are about 16 questions.
    @Test("end a rendering that is cancelled on the way") func cancelling() {
        let questions = Mutex(0)
        var options = RenderingOptions()
        options.isCancelled = {
            questions.withLock {
                $0 += 1; return $0 % 5 == 0
            }
        }
        #expect(errors(options) == Array(repeating: .cancelled, count: 5))
        #expect(questions.withLock { $0 } == 25)
    }

    @Test("end the rendering of a task that is cancelled") func task() async {
        let task = Task { () -> [RenderingError?] in
            while !Task.isCancelled { await Task.yield() }
            return errors(RenderingOptions())
        }
        task.cancel()
        #expect(await task.value == Array(repeating: .cancelled, count: 5))
    }

    @Test("limit the pixels") func pixels() {
        var options = RenderingOptions()
        options.pixelLimit = 399
        let error = RenderingError.tooLarge(width: 20, height: 20, limit: .pixels(399))
        #expect(errors(options) == [nil, error, error, error, nil])
        options.pixelLimit = 400
        #expect(errors(options) == [nil, nil, nil, nil, nil])
    }

    /// A blur of a page, which a PDF has as pixels.
    private static let blurred = DisplayList(
        size: CGSize(width: 100, height: 60),
        items: [.group([.box(0, 0, 100, 60)]) { $0.filters = [.blur(radius: 2)] }]
    )

    /// The first question is the page's: it has three steps.
    @Test("end the rendering of a PDF in its effects") func effects() {
        let questions = Mutex(0)
        var options = RenderingOptions()
        options.isCancelled = {
            questions.withLock {
                $0 += 1; return $0 > 1
            }
        }
        #expect(throws: RenderingError.cancelled) { try PDFRenderer(options: options).render([Self.blurred]) }
        #expect(questions.withLock { $0 } == 2)
    }

    @Test("limit the pixels of effects in a PDF, down to one", arguments: [1, 7, 100, 1000, 96_000])
    func effectPixels(_ limit: Int) throws {
        var options = RenderingOptions()
        options.pixelLimit = limit
        let file = try PDFRenderer(options: options).render([Self.blurred])
        #expect(file.remarks.isEmpty)
        let table = try OtherPrograms.output("pdfimages", ["-list"], on: file.bytes).split(separator: "\n")
        let sides = try #require(table.last).split(separator: " ").dropFirst(3).prefix(2).compactMap { Int($0) }
        let count = sides[0] * sides[1]
        #expect(count <= limit && count > limit / 2, "\(sides)")
    }

    @Test("without room for a pixel are an error") func noPixels() {
        var options = RenderingOptions()
        for limit in [0, -1, .min] {
            options.pixelLimit = limit
            #expect(throws: RenderingError.tooLarge(width: 1, height: 1, limit: .pixels(limit))) {
                try PDFRenderer(options: options).render([Self.blurred])
            }
        }
    }

    @Test("make PNG files smaller or faster, with the same pixels") func compression() throws {
        let list = try Card.list()
        func file(_ compression: RenderingOptions.Compression) throws -> Data {
            var renderer = PNGRenderer()
            (renderer.scale, renderer.options.compression) = (2, compression)
            return try renderer.render(list).bytes
        }
        let (usual, fastest, smallest) = (try file(.automatic), try file(.fastest), try file(.smallest))
        #expect(smallest.count < usual.count && usual.count <= fastest.count)
        let pixels = try RenderedPixels(png: usual).values
        #expect(try RenderedPixels(png: smallest).values == pixels)
        #expect(try RenderedPixels(png: fastest).values == pixels)
    }

    @Test("that are exceeded are said in the words of the format") func messages() {
        func message(_ limit: SizeLimit) -> String {
            RenderingError.tooLarge(width: 0.5, height: 50_000, limit: limit).description
        }
        #expect(message(.pointsOfSide(14_400)).contains("0.5 × 50000 points; the limit is 14400 on a side"))
        #expect(message(.pixelsOfSide(32_767)).contains("0.5 × 50000 pixels; the limit is 32767 on a side"))
        #expect(message(.pixels(400)).contains("0.5 × 50000 pixels; the limit is 400 in all"))
    }
}
