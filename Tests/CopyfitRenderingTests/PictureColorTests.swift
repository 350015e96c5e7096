import CopyfitDrawing
import Foundation
import Testing

@testable import CopyfitRendering

/// Every kind of colour that a JPEG file may hold, as other programs read our files of it.
@Suite("A JPEG file has the same colours in every format")
struct PictureColorTests {
    /// The numbers that are stored, in the order of the colours: Y, Cb and Cr of `JPEGFiles.colors`.
    private static let unconverted = JPEGFiles.colors.map { color -> [Int] in
        let (red, green, blue) = (Double(color[0]), Double(color[1]), Double(color[2]))
        return [
            0.299 * red + 0.587 * green + 0.114 * blue,
            128 - 0.168736 * red - 0.331264 * green + 0.5 * blue,
            128 + 0.5 * red - 0.418688 * green - 0.081312 * blue,
        ].map { Int($0.rounded()) }
    }
    /// The numbers that are stored for cyan, magenta and yellow. They are inverted, and there is no black.
    private static let printed = [[150, 90, 170], [150, 170, 90], [100, 128, 160], [190, 120, 110]]

    private static let files: [(name: String, file: Data, colors: [[Int]])] = [
        ("YCbCr", JPEGFiles.yCbCr, JPEGFiles.colors),
        ("progressive", JPEGFiles.progressive, JPEGFiles.colors),
        ("RGB by names", JPEGFiles.namedRGB, unconverted),
        ("RGB by Adobe's segment", JPEGFiles.adobeRGB, unconverted),
        ("CMYK with Adobe's segment", JPEGFiles.adobeCMYK, printed),
        ("CMYK without it", JPEGFiles.plainCMYK, printed),
        ("YCCK", JPEGFiles.ycck, JPEGFiles.colors),
    ]

    private func list(_ file: Data) throws -> DisplayList {
        let picture = try #require(DisplayList.Picture(file: file))
        let whole = CGRect(x: 0, y: 0, width: 32, height: 16)
        return DisplayList(size: whole.size, items: [.image(.init(picture, source: whole, destination: whole))])
    }

    @Test("as our PNG, librsvg's picture of our SVG, and poppler's of our PDF", arguments: Drawer.allCases)
    func colors(_ drawer: Drawer) throws {
        for (name, file, colors) in Self.files {
            let pixels = try drawer.pixels(list(file))
            for ((x, y), color) in zip([(6, 4), (26, 4), (6, 12), (26, 12)], colors) {
                let difference = zip(pixels[x, y], color).map { abs($0 - $1) }.max() ?? 255
                #expect(difference <= 4, "\(name): \(pixels[x, y]) at \(x), \(y), not \(color)")
            }
        }
    }

    @Test("in a PDF as the file's own bytes, if all programs read them alike") func embedding() throws {
        for (name, file, _) in Self.files {
            let pdf = try PDFRenderer().render([list(file)]).bytes
            #expect((pdf.range(of: file) != nil) == ["YCbCr", "progressive"].contains(name), "\(name)")
        }
    }
}
