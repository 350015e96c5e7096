import CopyfitDrawing
import Foundation
import Testing

@testable import CopyfitRendering

@Suite("PNG files")
struct PNGRendererTests {
    @Test(arguments: [0, -1, .nan, .infinity] as [Double])
    func `a drawing without area is an error`(_ side: Double) {
        for size in [CGSize(width: side, height: 10), CGSize(width: 10, height: side)] {
            #expect(throws: RenderingError.noArea) { try PNGRenderer().render(DisplayList(size: size)) }
        }
        var renderer = PNGRenderer()
        renderer.scale = side
        let error = RenderingError.noArea
        #expect(throws: error) { try renderer.render(DisplayList(size: CGSize(width: 1, height: 1))) }
    }

    @Test func `a picture of too many pixels is an error before it is made`() {
        let huge = DisplayList(size: CGSize(width: 100_000, height: 100_000))
        let error = RenderingError.tooLarge(width: 100_000, height: 100_000, limit: .pixelsOfSide(32_767))
        #expect(throws: error) { try PNGRenderer().render(huge) }
        var renderer = PNGRenderer()
        renderer.options.pixelLimit = 99
        let small = RenderingError.tooLarge(width: 10, height: 10, limit: .pixels(99))
        #expect(throws: small) { try renderer.render(DisplayList(size: CGSize(width: 10, height: 10))) }
    }

    @Test func `parts of pixels at the edges are whole pixels of the file`() throws {
        let pixels = try RenderedPixels([], width: 3.2, height: 2, scale: 1.5)
        #expect((pixels.width, pixels.height) == (5, 3))
    }

    /// The colour type is byte 25 of a PNG file: 2 for colours, 6 for colours with alpha.
    @Test func `the file has alpha only if it needs it`() throws {
        let list = DisplayList(size: CGSize(width: 2, height: 2), items: [.box(0, 0, 1, 2)])
        #expect(try PNGRenderer().render(list).bytes[25] == 6)
        var renderer = PNGRenderer()
        renderer.background = .white
        #expect(try renderer.render(list).bytes[25] == 2)
    }

    @Test func `a rectangle fills its pixels, and half of a pixel at half`() throws {
        let pixels = try RenderedPixels([.box(2, 3, 2.5, 2)])
        #expect(pixels[1, 3] == [255, 255, 255, 255])
        #expect(pixels[2, 3] == [0, 0, 0, 255])
        #expect(pixels[3, 4] == [0, 0, 0, 255])
        #expect((127...128).contains(pixels[4, 4][0]))
        #expect(pixels[5, 4] == [255, 255, 255, 255])
        #expect(pixels[2, 5] == [255, 255, 255, 255])
    }

    @Test func `colours without background are kept without their opacity multiplied`() throws {
        let item = DisplayList.Item.box(0, 0, 10, 10, .init(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        // Multiplied by 128 / 255 again: 128, 64, 0.
        #expect(try RenderedPixels([item], background: nil)[5, 5] == [128, 64, 0, 128])
    }

    @Test func `a gradient has its colours at its ends and goes on with them`() throws {
        let stops: [DisplayList.Gradient.Stop] = [
            .init(location: 0, color: .pureRed), .init(location: 1, color: .pureBlue),
        ]
        let line = DisplayList.Gradient(.linear(CGPoint(x: 20, y: 0), CGPoint(x: 80, y: 0)), stops: stops)
        let area = Path(CGRect(x: 0, y: 0, width: 100, height: 2))
        let pixels = try RenderedPixels([.fill(area, .gradient(line), FillStyle())], width: 100, height: 2)
        #expect(pixels[5, 0] == [255, 0, 0, 255])
        #expect(pixels[95, 0] == [0, 0, 255, 255])
        // The middle of pixel 49 is 29.5 / 60 of the way: 255 * 0.508 = 129.6 of red.
        #expect(abs(pixels[49, 0][0] - 130) <= 1 && abs(pixels[49, 0][2] - 125) <= 1)
    }

    @Test func `a gradient around a centre turns clockwise`() throws {
        let stops: [DisplayList.Gradient.Stop] = [.init(location: 0, color: .black), .init(location: 1, color: .white)]
        let turn = DisplayList.Gradient(.angular(CGPoint(x: 50, y: 50), 0, 2 * .pi), stops: stops)
        let area = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        let pixels = try RenderedPixels([.fill(area, .gradient(turn), FillStyle())], width: 100, height: 100)
        // Below the centre a quarter of the turn is done, to the left a half, above three quarters.
        for (x, y, part) in [(50, 90, 0.25), (10, 50, 0.5), (50, 10, 0.75)] {
            #expect(abs(Double(pixels[x, y][0]) - 255 * part) <= 3)
        }
    }

    @Test func `a radial gradient's aspect makes ellipses`() throws {
        let stops: [DisplayList.Gradient.Stop] = [
            .init(location: 0, color: .pureRed), .init(location: 1, color: .pureBlue),
        ]
        let ellipses = DisplayList.Gradient(.radial(CGPoint(x: 50, y: 50), 0, 40, aspect: 0.5), stops: stops)
        let area = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
        let pixels = try RenderedPixels([.fill(area, .gradient(ellipses), FillStyle())], width: 100, height: 100)
        // 20 to the right and 10 down are both half of the way; 25 down is beyond the end.
        #expect(abs(pixels[70, 50][2] - pixels[50, 60][2]) <= 4)
        #expect(pixels[50, 75] == [0, 0, 255, 255])
    }

    @Test func `the same drawing gives the same bytes`() throws {
        let list = try Card.list()
        var renderer = PNGRenderer()
        renderer.background = .white
        #expect(try renderer.render(list) == renderer.render(list))
    }

    /// 2 pixels to a point are 144 to an inch of 0.0254 metres: 5669, which is 0x1625.
    @Test func `a file says that its colours are sRGB, and how many pixels a point has`() throws {
        var renderer = PNGRenderer()
        renderer.scale = 2
        let file = try renderer.render(DisplayList(size: CGSize(width: 2, height: 2), items: [.box(0, 0, 1, 2)])).bytes
        #expect(Array(file[33..<46]) == [0, 0, 0, 1] + Array("sRGB".utf8) + [0, 0xAE, 0xCE, 0x1C, 0xE9])
        #expect(Array(file[46..<63]) == [0, 0, 0, 9] + Array("pHYs".utf8) + [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
    }
}
