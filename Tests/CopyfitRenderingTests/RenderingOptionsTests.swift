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
        var (svg, png, sixels, pdf) = (SVGRenderer(), PNGRenderer(), SixelRenderer(), PDFRenderer())
        (svg.options, png.options, sixels.options, pdf.options) = (options, options, options, options)
        func error(_ render: () throws(RenderingError) -> RenderedFile) -> RenderingError? {
            do { _ = try render() } catch { return error }
            return nil
        }
        return [
            error { () throws(RenderingError) in try svg.render(Self.list) },
            error { () throws(RenderingError) in try png.render(Self.list) },
            error { () throws(RenderingError) in try sixels.render(Self.list) },
            error { () throws(RenderingError) in try pdf.render([Self.list]) },
        ]
    }

    @Test("end a rendering after its deadline") func deadline() {
        var options = RenderingOptions()
        options.deadline = .now + .seconds(600)
        #expect(errors(options) == [nil, nil, nil, nil])
        options.deadline = .now
        #expect(errors(options) == [.deadlinePassed, .deadlinePassed, .deadlinePassed, .deadlinePassed])
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
        #expect(errors(options) == [.cancelled, .cancelled, .cancelled, .cancelled])
        #expect(questions.withLock { $0 } == 20)
    }

    @Test("end the rendering of a task that is cancelled") func task() async {
        let task = Task { () -> [RenderingError?] in
            while !Task.isCancelled { await Task.yield() }
            return errors(RenderingOptions())
        }
        task.cancel()
        #expect(await task.value == [.cancelled, .cancelled, .cancelled, .cancelled])
    }

    @Test("limit the pixels") func pixels() {
        var options = RenderingOptions()
        options.pixelLimit = 399
        let error = RenderingError.tooLarge(width: 20, height: 20, limit: .pixels(399))
        #expect(errors(options) == [nil, error, error, nil])
        options.pixelLimit = 400
        #expect(errors(options) == [nil, nil, nil, nil])
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
