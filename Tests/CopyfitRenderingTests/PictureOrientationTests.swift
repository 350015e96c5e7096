import CopyfitDrawing
import Foundation
import TestSupport
import Testing

@testable import CopyfitRendering

/// The eight orientations of EXIF. The table says which corner of the stored picture is at the top left, top right,
/// bottom left and bottom right of the upright one: Exif 2.3, 4.6.4, "Orientation", and checked in Chromium.
@Suite("A photo is drawn upright")
struct PictureOrientationTests {
    private static let corners: [(orientation: UInt8, stored: [Int])] = [
        (1, [0, 1, 2, 3]), (2, [1, 0, 3, 2]), (3, [3, 2, 1, 0]), (4, [2, 3, 0, 1]),
        (5, [0, 2, 1, 3]), (6, [2, 0, 3, 1]), (7, [3, 1, 2, 0]), (8, [1, 3, 0, 2]),
    ]

    private func picture(_ orientation: UInt8, isBigEndian: Bool = true, of file: Data = JPEGFiles.yCbCr) throws
        -> DisplayList.Picture
    {
        try #require(
            DisplayList.Picture(file: JPEGFiles.oriented(orientation, isBigEndian: isBigEndian, file))
        )
    }

    private func expect(
        _ pixels: RenderedPixels,
        in frame: CGRect,
        _ stored: [Int],
        _ name: String,
        _ location: SourceLocation = #_sourceLocation
    ) {
        let places = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)]
        for ((x, y), corner) in zip(places, stored) {
            let pixel = pixels[Int(frame.minX + x * frame.width), Int(frame.minY + y * frame.height)]
            let difference = zip(pixel, JPEGFiles.colors[corner]).map { abs($0 - $1) }.max() ?? 255
            #expect(difference <= 5, "\(name): \(pixel) at \(x), \(y)", sourceLocation: location)
        }
    }

    @Test("in a PNG, an SVG and a PDF file", arguments: Drawer.allCases) func formats(_ drawer: Drawer) throws {
        for (orientation, stored) in Self.corners {
            for file in [JPEGFiles.yCbCr, JPEGFiles.ycck] {
                let picture = try picture(orientation, isBigEndian: orientation % 2 == 0, of: file)
                #expect(picture.orientation.rawValue == orientation)
                let size = picture.uprightSize
                #expect(size == (orientation < 5 ? CGSize(width: 32, height: 16) : CGSize(width: 16, height: 32)))
                let frame = CGRect(x: 4, y: 8, width: 2 * size.width, height: size.height)
                let whole = CGRect(origin: .zero, size: size)
                let list = DisplayList(
                    size: CGSize(width: 80, height: 50),
                    items: [.image(.init(picture, source: whole, destination: frame))]
                )
                try expect(drawer.pixels(list), in: frame, stored, "orientation \(orientation)")
            }
        }
    }

    @Test("as a part, as a pattern, and with large pixels", arguments: Drawer.allCases)
    func uses(_ drawer: Drawer) throws {
        for (orientation, stored) in Self.corners {
            let picture = try picture(orientation)
            let size = picture.uprightSize
            let right = CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height)
            let place = CGRect(x: 0, y: 0, width: 16, height: 32)
            var part = DisplayList.ImageDrawing(picture, source: right, destination: place)
            part.isPixelated = orientation % 2 == 0
            let tile = CGRect(x: 20, y: 0, width: 16, height: 16)
            let pattern = DisplayList.Pattern(picture, source: CGRect(origin: .zero, size: size), tile: tile)
            let area = Path(CGRect(x: 20, y: 0, width: 32, height: 32))
            let list = DisplayList(
                size: CGSize(width: 60, height: 40),
                items: [.image(part), .fill(area, .pattern(pattern), FillStyle())]
            )
            let pixels = try drawer.pixels(list)
            expect(pixels, in: place, [1, 1, 3, 3].map { stored[$0] }, "part, orientation \(orientation)")
            for x in [20.0, 36] {
                let frame = CGRect(x: x, y: 16, width: 16, height: 16)
                expect(pixels, in: frame, stored, "pattern, orientation \(orientation)")
            }
        }
    }

    @Test("and Chromium, which turns photos itself, shows our SVG file of it the same") func chromium() throws {
        var page = "<body style=\"margin:0;line-height:0;background:#fff\">"
        for (orientation, _) in Self.corners {
            let picture = try picture(orientation)
            let whole = CGRect(origin: .zero, size: picture.uprightSize)
            let list = DisplayList(size: whole.size, items: [.image(.init(picture, source: whole, destination: whole))])
            let svg = String(decoding: try SVGRenderer().render(list).bytes, as: UTF8.self)
            let photo = "data:image/jpeg;base64," + picture.bytes.base64EncodedString()
            page +=
                "<div style=\"height:40px\"><img src=\"\(photo)\" style=\"position:absolute;left:40px\">\(svg)</div>"
        }
        let size = CGSize(width: 80, height: 320)
        let pixels = try Screenshot.pixels(of: Data(page.utf8), extension: "html", size)
        for (index, (orientation, stored)) in Self.corners.enumerated() {
            for x in [0.0, 40] {
                let upright = try picture(orientation).uprightSize
                let frame = CGRect(origin: CGPoint(x: x, y: 40 * Double(index)), size: upright)
                expect(pixels, in: frame, stored, "orientation \(orientation), x \(x)")
            }
        }
    }

    @Test("and metadata that make no sense turn nothing", arguments: [0, 9, 255] as [UInt8])
    func unknown(_ orientation: UInt8) throws {
        #expect(try picture(orientation).orientation == .up)
    }

    /// A PNG file of 32 × 16 pixels, red on the left and blue on the right, that says what is left is at the top: orientation 6.
    private func turnedPNG() throws -> Data {
        let row = (0..<32).flatMap { $0 < 16 ? [255, 0, 0, 255] : [0, 0, 255, 255] as [UInt8] }
        var file = try PNGEncoder().encode(rgba: (0..<16).flatMap { _ in row }, width: 32, height: 16)
        let tiff: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
        let chunk = Array("eXIf".utf8) + tiff
        let sum = Deflate.crc32(chunk)
        let sumBytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
        // After the header, which ends at byte 33.
        file.insert(contentsOf: [0, 0, 0, UInt8(tiff.count)] + chunk + sumBytes, at: 33)
        return file
    }

    @Test("also if a PNG file says how") func png() throws {
        let picture = try #require(DisplayList.Picture(file: turnedPNG()))
        #expect(picture.orientation == .right && picture.uprightSize == CGSize(width: 16, height: 32))
    }

    @Test("and Chromium, which turns PNG files too, shows our SVG file of one the same") func pngInChromium() throws {
        let file = try turnedPNG()
        let picture = try #require(DisplayList.Picture(file: file))
        let whole = CGRect(origin: .zero, size: picture.uprightSize)
        let list = DisplayList(size: whole.size, items: [.image(.init(picture, source: whole, destination: whole))])
        let svg = String(decoding: try SVGRenderer().render(list).bytes, as: UTF8.self)
        let photo = "data:image/png;base64," + file.base64EncodedString()
        let page = "<body style=\"margin:0\">\(svg)<img src=\"\(photo)\" style=\"position:absolute;left:40px;top:0\">"
        let size = CGSize(width: 80, height: 40)
        let pixels = try Screenshot.pixels(of: Data(page.utf8), extension: "html", size)
        for x in [8, 48] {
            #expect(pixels[x, 8] == [255, 0, 0, 255] && pixels[x, 24] == [0, 0, 255, 255], "x \(x)")
        }
    }

    @Test("and flipped bits in metadata never crash") func damage() throws {
        var dice = SeededGenerator(seed: 7)
        let file = JPEGFiles.oriented(6)
        for _ in 0..<2000 {
            var bytes = file
            for _ in 0..<3 { bytes[Int.random(in: 0..<60, using: &dice)] = UInt8.random(in: 0...255, using: &dice) }
            _ = DisplayList.Picture(file: bytes.prefix(Int.random(in: 0...file.count, using: &dice)))
        }
    }
}
