import CopyfitDrawing
import Foundation
import TestSupport
import Testing

@testable import CopyfitRendering

@Suite("Pictures")
struct PictureTests {
    /// 16 × 8 pixels of (200, 40, 40), written by libjpeg-turbo.
    private static let jpeg = Data(
        base64Encoded:
            "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAUDBAQEAwUEBAQFBQUGBwwIBwcHBw8LCwkMEQ8SEhEPERETFhwXExQaFRERGCEY"
            + "Gh0dHx8fExciJCIeJBweHx7/2wBDAQUFBQcGBw4ICA4eFBEUHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4e"
            + "Hh4eHh4eHh4eHh4eHh7/wAARCAAIABADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAA"
            + "AgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6"
            + "Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXG"
            + "x8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREA"
            + "AgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5"
            + "OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPE"
            + "xcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDz+iiivlD+gD//2Q=="
    )!

    private func decode(_ bytes: Data, _ format: DisplayList.Picture.Format, _ width: Int = 0, _ height: Int = 0) throws
        -> [UInt32]
    {
        let picture = DisplayList.Picture(bytes: bytes, format: format, width: width, height: height)
        return try DecodedPicture(picture).image.withPixels { pixels in pixels.indices.map { pixels[$0] } }
    }

    @Test func `a JPEG file is decoded`() throws {
        let pixels = try decode(Self.jpeg, .jpeg)
        #expect(pixels.count == 128)
        for pixel in pixels {
            #expect(pixel >> 24 == 255)
            for (shift, expected) in [(16, 200), (8, 40), (0, 40)] as [(UInt32, Int)] {
                #expect(abs(Int(pixel >> shift & 0xFF) - expected) <= 3)
            }
        }
    }

    @Test func `damaged files are faults`() throws {
        let png = try PNGEncoder().encode(rgba: [UInt8](repeating: 7, count: 400), width: 10, height: 10)
        for length in [0, 1, 8, 20, 24, 33, 45, png.count - 20] {
            #expect(throws: PictureFault.self) { try decode(png.prefix(length), .png) }
        }
        for length in [0, 1, 2, 20, 100] {
            #expect(throws: PictureFault.self) { try decode(Self.jpeg.prefix(length), .jpeg) }
        }
        #expect(throws: PictureFault.self) { try decode(Self.jpeg, .png) }
        #expect(throws: PictureFault.self) { try decode(png, .jpeg) }
        #expect(throws: PictureFault.self) { try decode(Data([1, 2, 3]), .rgba, 1, 1) }
        #expect(throws: PictureFault.self) { try decode(Data([1, 2, 3, 4]), .rgba, .max, .max) }
        #expect(throws: PictureFault.self) { try decode(Data([1, 2, 3, 4]), .rgba, -1, -1) }
    }

    @Test func `flipped bits never crash the decoders`() throws {
        var dice = SeededGenerator(seed: 3)
        let png = try PNGEncoder().encode(rgba: (0..<400).map { UInt8($0 % 251) }, width: 10, height: 10)
        for (file, format) in [(png, DisplayList.Picture.Format.png), (Self.jpeg, .jpeg)] {
            for _ in 0..<500 {
                var bytes = file
                for _ in 0..<3 {
                    bytes[Int.random(in: 0..<bytes.count, using: &dice)] = UInt8.random(in: 0...255, using: &dice)
                }
                _ = try? decode(bytes, format)
            }
        }
    }

    /// The width of a PNG is in bytes 16...19, the height in bytes 20...23.
    @Test func `a file that states a huge size is not decoded`() throws {
        var png = try PNGEncoder().encode(rgba: [UInt8](repeating: 7, count: 4), width: 1, height: 1)
        png.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
        let fault = PictureFault.tooLarge(width: 30_000, height: 30_000)
        #expect(throws: fault) { try decode(png, .png) }
    }

    @Test func `a picture that cannot be drawn is remarked once`() throws {
        let picture = DisplayList.Picture(bytes: Data([1]), format: .png, width: 1, height: 1)
        let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
        let item = DisplayList.Item.image(.init(picture, source: rect, destination: rect))
        let list = DisplayList(size: CGSize(width: 9, height: 9), items: [item, item])
        #expect(try PNGRenderer().render(list).remarks == [PictureFault.damaged.remark])
        #expect(try PDFRenderer().render([list]).remarks == [PictureFault.damaged.remark])
    }

    /// Red, green / blue, half transparent white.
    private static let four = DisplayList.Picture(
        bytes: Data([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 128]),
        format: .rgba,
        width: 2,
        height: 2
    )

    @Test func `a picture's pixels are enlarged as squares`() throws {
        let source = CGRect(x: 0, y: 0, width: 2, height: 2)
        let target = CGRect(x: 1, y: 1, width: 8, height: 8)
        let drawing = DisplayList.ImageDrawing(Self.four, source: source, destination: target, isPixelated: true)
        let pixels = try RenderedPixels([.image(drawing)], background: nil)
        #expect(pixels[0, 0] == [0, 0, 0, 0])
        #expect(pixels[1, 1] == [255, 0, 0, 255] && pixels[4, 4] == [255, 0, 0, 255])
        #expect(pixels[5, 4] == [0, 255, 0, 255])
        #expect(pixels[8, 8] == [128, 128, 128, 128])
        #expect(pixels[9, 9] == [0, 0, 0, 0])
    }

    @Test func `a part of a picture has nothing of its neighbours`() throws {
        let source = CGRect(x: 0, y: 1, width: 1, height: 1)
        let target = CGRect(x: 0, y: 0, width: 10, height: 10)
        let pixels = try RenderedPixels([.image(.init(Self.four, source: source, destination: target))])
        #expect(Set(pixels.values) == [0xFF00_00FF])
    }

    @Test func `a tint colours what is opaque`() throws {
        let source = CGRect(x: 0, y: 0, width: 2, height: 2)
        let target = CGRect(x: 0, y: 0, width: 10, height: 10)
        let drawing = DisplayList.ImageDrawing(
            Self.four,
            source: source,
            destination: target,
            isPixelated: true,
            tint: .pureRed,
            opacity: 0.5
        )
        let pixels = try RenderedPixels([.image(drawing)], background: nil)
        #expect(pixels[7, 2] == [128, 0, 0, 128])
        #expect((63...64).contains(pixels[7, 7][3]))
    }

    @Test func `a pattern repeats its tile`() throws {
        let source = CGRect(x: 0, y: 0, width: 2, height: 2)
        let pattern = DisplayList.Pattern(Self.four, source: source, tile: CGRect(x: 1, y: 0, width: 2, height: 2))
        let area = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let pixels = try RenderedPixels([.fill(area, .pattern(pattern), FillStyle())])
        for x in stride(from: 1, to: 10, by: 2) { #expect(pixels[x, 4] == [255, 0, 0, 255]) }
        for x in stride(from: 0, to: 10, by: 2) { #expect(pixels[x, 4] == [0, 255, 0, 255]) }
    }
}
