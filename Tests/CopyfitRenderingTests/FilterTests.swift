import CopyfitDrawing
import Foundation
import Testing

@testable import CopyfitRendering

@Suite("Filters in pixels")
struct FilterTests {
    /// The alpha values of a box of 20 × 20 in a blurred layer, in a picture of 100 × 100 without background.
    private func blurred(radius: Double) throws -> RenderedPixels {
        let items: DisplayList.Items = [.group([.box(40, 40, 20, 20)]) { $0.filters = [.blur(radius: radius)] }]
        return try RenderedPixels(items, width: 100, height: 100, background: nil)
    }

    @Test func `a blur keeps the sum and the centre`() throws {
        let pixels = try blurred(radius: 10)
        let alphas = pixels.values.map { Double($0 >> 24) }
        #expect(abs(alphas.reduce(0, +) - 400 * 255) < 400)
        let mean = alphas.enumerated().reduce(0) { $0 + Double($1.offset % 100) * $1.element } / alphas.reduce(0, +)
        #expect(abs(mean - 49.5) < 0.05)
    }

    /// A box of width 20 has the variance (20² - 1) / 12 = 33.25; a Gaussian of deviation 5 adds 25. Three boxes of odd
    /// widths come as close as 9, 9 and 11 do: (80 + 80 + 120) / 12 = 23.3.
    @Test func `a blur's standard deviation is half of its radius`() throws {
        let alphas = try blurred(radius: 10).values.map { Double($0 >> 24) }
        let variance =
            alphas.enumerated().reduce(0) { sum, alpha in
                let distance = Double(alpha.offset % 100) - 49.5
                return sum + distance * distance * alpha.element
            } / alphas.reduce(0, +)
        #expect(abs(variance - 58.25) < 2)
    }

    @Test func `ink beside the picture is blurred into it`() throws {
        let items: DisplayList.Items = [.group([.box(-20, 0, 20, 100)]) { $0.filters = [.blur(radius: 8)] }]
        let pixels = try RenderedPixels(items, width: 20, height: 100, background: nil)
        // At the edge of a wide box half of the Gaussian covers it.
        #expect((100...127).contains(pixels[0, 50][3]))
    }

    /// What is around the picture for the blur would make the layer wider than 32,767 pixels.
    @Test func `a blur over the whole of the widest picture is drawn`() throws {
        let items: DisplayList.Items = [.group([.box(0, -9, 32_767, 20)]) { $0.filters = [.blur(radius: 2)] }]
        let pixels = try RenderedPixels(items, width: 32_767, height: 2, background: nil)
        #expect(pixels[16_000, 1][3] == 255)
    }

    @Test func `a shadow lies below its content, moved`() throws {
        let items: DisplayList.Items = [
            .group([.box(1, 1, 3, 3, .pureBlue)]) {
                $0.filters = [.shadow(.pureRed, radius: 0, offset: CGSize(width: 4, height: 2))]
            }
        ]
        let pixels = try RenderedPixels(items)
        #expect(pixels[2, 2] == [0, 0, 255, 255])
        #expect(pixels[6, 4] == [255, 0, 0, 255])
        #expect(pixels[4, 2] == [255, 255, 255, 255])
    }

    @Test func `a matrix maps colours that are not multiplied`() throws {
        // Red and blue change places, alpha is halved.
        let matrix = DisplayList.ColorMatrix(
            rows: [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0.5, 0]
        )
        let items: DisplayList.Items = [
            .group([.box(0, 0, 10, 10, .init(red: 1, green: 0.2, blue: 0, alpha: 0.8))]) {
                $0.filters = [.colors(matrix)]
            }
        ]
        // Alpha 0.4 = 102; blue 1 and green 0.2, multiplied: 102 and 20.
        let found = try RenderedPixels(items, background: nil)[5, 5]
        for (expected, found) in zip([0, 20, 102, 102], found) { #expect(abs(expected - found) <= 1) }
    }
}
