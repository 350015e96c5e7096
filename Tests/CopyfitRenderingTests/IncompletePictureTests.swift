import CopyfitDrawing
import Foundation
import TestSupport
import Testing

@testable import CopyfitRendering

@Suite("A picture that is cut short or damaged is reported in every format")
struct IncompletePictureTests {
    private static let whole = CGRect(x: 0, y: 0, width: 32, height: 16)

    private func list(_ file: Data) throws -> DisplayList {
        let picture = try #require(DisplayList.Picture(file: file))
        return DisplayList(
            size: Self.whole.size,
            items: [.image(.init(picture, source: Self.whole, destination: Self.whole))]
        )
    }

    @Test("a JPEG file: its beginning is drawn", arguments: Drawer.allCases) func jpeg(_ drawer: Drawer) throws {
        for file in [JPEGFiles.yCbCr, JPEGFiles.progressive, JPEGFiles.ycck, JPEGFiles.oriented(1)] {
            #expect(try drawer.remarks(list(file)).isEmpty)
            for missing in [2, 5, 20] {
                let cut = try list(file.dropLast(missing))
                #expect(try drawer.remarks(cut) == [PictureFault.incomplete])
            }
        }
        let pixels = try drawer.pixels(list(JPEGFiles.yCbCr.dropLast(20)))
        #expect(zip(pixels[4, 2], JPEGFiles.colors[0]).allSatisfy { abs($0 - $1) <= 5 })
    }

    @Test("a JPEG file with other data after its end is whole", arguments: Drawer.allCases)
    func trailer(_ drawer: Drawer) throws {
        #expect(try drawer.remarks(list(JPEGFiles.yCbCr + Data(repeating: 7, count: 500))).isEmpty)
    }

    @Test("a PNG file: it is left out", arguments: Drawer.allCases) func png(_ drawer: Drawer) throws {
        var dice = SeededGenerator(seed: 1)
        let noise = (0..<32 * 16 * 4).map { _ in UInt8.random(in: 0...255, using: &dice) }
        let file = try PNGEncoder().encode(rgba: noise, width: 32, height: 16)
        #expect(try drawer.remarks(list(file)).isEmpty)
        for missing in [1, 12, 13, 500, file.count - 40] {
            let cut = try list(file.dropLast(missing))
            #expect(try drawer.remarks(cut) == [PictureFault.damaged.remark], "\(missing) bytes are missing")
        }
    }

    @Test("and the PDF file of it is sound") func soundness() throws {
        for file in [JPEGFiles.yCbCr, JPEGFiles.ycck, JPEGFiles.yCbCr.dropLast(20)] {
            let pdf = try PDFRenderer().render([list(Data(file))]).bytes
            #expect(throws: Never.self) { try OtherPrograms.output("qpdf", ["--check"], on: pdf) }
        }
    }
}
