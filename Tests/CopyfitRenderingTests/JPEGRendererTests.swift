import CopyfitDrawing
import CopyfitRendering
import Foundation
import TestSupport
import Testing

@Suite("JPEG files")
struct JPEGRendererTests {
    /// Red on the left, half of blue on white on the right.
    private static let list = DisplayList(
        size: CGSize(width: 32, height: 16),
        items: [
            .box(0, 0, 16, 16, .pureRed),
            .box(16, 0, 16, 16, DisplayList.PlainColor(red: 0, green: 0, blue: 1, alpha: 0.5)),
        ]
    )

    /// The pixels that librsvg finds in a JPEG file.
    private func pixels(_ file: Data, _ size: CGSize) throws -> RenderedPixels {
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="\(size.width)" \
            height="\(size.height)"><image width="\(size.width)" height="\(size.height)" \
            xlink:href="data:image/jpeg;base64,\(file.base64EncodedString())"/></svg>
            """
        return try RenderedPixels(png: OtherPrograms.bytes("rsvg-convert", [], on: Data(svg.utf8)))
    }

    @Test("have the drawing's pixels on white, as librsvg reads them", arguments: [40, 85, 95, 100])
    func colors(_ quality: Int) throws {
        var renderer = JPEGRenderer()
        renderer.quality = quality
        let pixels = try pixels(renderer.render(Self.list).bytes, Self.list.size)
        for (x, color) in [(4, [255, 0, 0]), (28, [128, 128, 255])] {
            #expect(zip(pixels[x, 8], color).allSatisfy { abs($0 - $1) <= 6 }, "\(pixels[x, 8])")
        }
    }

    /// A point is a 72nd of an inch; JFIF has 16 bits for the number.
    @Test("state the pixels of an inch", arguments: [(0.001, 1), (1, 72), (2.51, 181), (3, 216)])
    func density(_ scale: Double, _ number: Int) throws {
        var renderer = JPEGRenderer()
        renderer.scale = scale
        let said = try OtherPrograms.output("file", ["--brief"], on: renderer.render(Self.list).bytes)
        #expect(said.contains("JFIF standard 1.01, resolution (DPI), density \(number)x\(number),"), "\(said)")
    }

    @Test("are smaller the lower their quality is") func sizes() throws {
        let list = try Card.list()
        let sizes = try [-5, 30, 85, 100, 900].map { quality in
            var renderer = JPEGRenderer()
            renderer.quality = quality
            return try renderer.render(list).bytes.count
        }
        #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2] && sizes[2] < sizes[3] && sizes[3] == sizes[4])
    }
}
