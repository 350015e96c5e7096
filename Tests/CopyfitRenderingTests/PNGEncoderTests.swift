import CopyfitDrawing
import Foundation
import TestSupport
import Testing

@testable import CopyfitRendering

/// What the encoder writes, libpng reads.
@Suite("The PNG encoder")
struct PNGEncoderTests {
    /// A picture of a kind: 0 few colours in stretches, 1 noise, 2 a gradient, 3 one colour.
    private func image(_ kind: Int, _ width: Int, _ height: Int, isOpaque: Bool, seed: UInt64) throws -> CairoImage {
        var dice = SeededGenerator(seed: seed)
        let image = try #require(CairoImage(PixelArea(x: 0, y: 0, width: width, height: height)))
        var last: UInt32 = 0
        image.withPixels { pixels in
            for index in pixels.indices {
                let byte: (Int) -> UInt8 = { UInt8(truncatingIfNeeded: $0) }
                let alpha: UInt8 = isOpaque ? 255 : byte(index % width)
                let random = Int.random(in: 0..<256, using: &dice)
                let isSame = kind == 3 || (kind == 0 && random > 20)
                if index == 0 || !isSame {
                    last =
                        kind == 2
                        ? multiplied(byte(index % width), byte(index / width), 7, alpha)
                        : multiplied(byte(random), byte(random * 7), byte(random * 13), alpha)
                }
                pixels[index] = last
            }
        }
        return image
    }

    @Test(arguments: 0..<4, [true, false])
    func `files have the pixels that were encoded`(_ kind: Int, _ isOpaque: Bool) throws {
        for (width, height) in [(1, 1), (1, 300), (2, 3), (300, 1), (87, 87), (333, 40), (12_000, 3)] {
            let image = try image(kind, width, height, isOpaque: isOpaque, seed: UInt64(width))
            let file = try PNGEncoder().encode(image)
            let read = try RenderedPixels(png: file)
            #expect((read.width, read.height) == (width, height))
            let written = image.withPixels { pixels in pixels.indices.map { pixels[$0] } }
            // Dividing by alpha and multiplying again may move a component by one.
            let isEqual = zip(written, read.values).allSatisfy { written, read in
                [24, 16, 8, 0].allSatisfy {
                    abs(Int(written >> $0 & 0xFF) - Int(read >> $0 & 0xFF)) <= (isOpaque ? 0 : 1)
                }
            }
            #expect(isEqual)
        }
    }

    @Test func `colours that are not multiplied are kept as they are`() throws {
        let file = try PNGEncoder().encode(rgba: [10, 20, 30, 255, 200, 100, 50, 255], width: 2, height: 1)
        #expect(try RenderedPixels(png: file).values == [0xFF0A_141E, 0xFFC8_6432])
    }

    /// The check sums are of what libdeflate 1.14 (Debian 12) and 1.23 (Debian 13) wrote, both called from Python.
    @Test(
        "Compressed bytes are those of libdeflate 1.14 and 1.23",
        arguments: [(1, 0x0FFC_F4B3), (6, 0x45E4_8154)]
    )
    func compression(level: Int, sum: UInt32) throws {
        let bytes = (0..<100_000).map { $0 % 3 == 0 ? 255 : UInt8(truncatingIfNeeded: ($0 * $0) >> 7) }
        #expect(Deflate.crc32(try Deflate.zlib(bytes, level: level)) == sum)
    }
}
