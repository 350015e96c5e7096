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

    /// A complete code has a sum of 2^-length of exactly 1 (Kraft); zlib rejects others. Fibonacci numbers as
    /// frequencies make the deepest tree.
    @Test func `codes are complete and as short as asked`() {
        var fibonacci = [1, 1]
        while fibonacci.count < 40 { fibonacci.append(fibonacci[fibonacci.count - 1] + fibonacci[fibonacci.count - 2]) }
        let rows = [fibonacci, [5], [0, 0, 0], [1, 1, 1], [0, 9, 0, 1], Array(1...286), fibonacci.reversed()]
        for (frequencies, limit) in rows.flatMap({ row in [7, 15].map { (row, $0) } }) {
            guard frequencies.count > 1, frequencies.filter({ $0 > 0 }).count <= 1 << limit else { continue }
            let code = HuffmanCode(frequencies: frequencies, limit: limit)
            #expect(code.lengths.allSatisfy { $0 <= limit })
            #expect(code.lengths.filter { $0 > 0 }.reduce(0.0) { $0 + exp2(-Double($1)) } == 1)
        }
    }
}
