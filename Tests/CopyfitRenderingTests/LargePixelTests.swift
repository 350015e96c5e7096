import CopyfitDrawing
import Foundation
import Testing

@testable import CopyfitRendering

@Suite("A picture without interpolation is enlarged as squares")
struct LargePixelTests {
    /// A chessboard of black and white pixels.
    private static let board = DisplayList.Picture(
        bytes: Data(
            (0..<64).flatMap { index -> [UInt8] in
                let shade: UInt8 = (index % 8 + index / 8) % 2 == 0 ? 0 : 255
                return [shade, shade, shade, 255]
            }
        ),
        format: .rgba,
        width: 8,
        height: 8
    )

    /// In squares of 5 points.
    private static var list: DisplayList {
        let source = CGRect(x: 0, y: 0, width: 8, height: 8)
        let target = CGRect(x: 5, y: 10, width: 40, height: 40)
        let drawing = DisplayList.ImageDrawing(Self.board, source: source, destination: target, isPixelated: true)
        return DisplayList(size: CGSize(width: 50, height: 55), items: [.image(drawing)])
    }

    /// How many pixels have not their square's colour. Poppler moves a picture's edges by up to a pixel, so that those beside
    /// an edge do not count.
    private func wrongPixels(_ pixels: RenderedPixels, scale: Int) -> Int {
        var wrong = 0
        for y in 10 * scale..<50 * scale {
            for x in 5 * scale..<45 * scale {
                let (column, row) = (x % (5 * scale), y % (5 * scale))
                guard min(column, row) >= 1, max(column, row) < 5 * scale - 1 else { continue }
                let isBlack = (x / (5 * scale) + y / (5 * scale)) % 2 == 1
                if abs(pixels[x, y][0] - (isBlack ? 0 : 255)) > 40 { wrong += 1 }
            }
        }
        return wrong
    }

    @Test("in PNG and PDF files, at every zoom", arguments: [Drawer.png, .pdfByPoppler])
    func squares(_ drawer: Drawer) throws {
        for scale in [1, 2, 4, 8] {
            #expect(try wrongPixels(drawer.pixels(Self.list, scale: scale), scale: scale) == 0)
        }
    }

    @Test("in SVG files in Chromium. librsvg 2.54 knows no pixels as squares") func chromium() throws {
        let svg = try SVGRenderer().render(Self.list).bytes
        #expect(try wrongPixels(Screenshot.pixels(of: svg, extension: "svg", Self.list.size), scale: 1) == 0)
    }
}
