import CopyfitDrawing
import Foundation
import Testing

@testable import CopyfitRendering

@Suite("Layers in pixels")
struct LayerTests {
    @Test func `a clip by the even-odd rule leaves its hole empty`() throws {
        var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        let clip = DisplayList.Clip(path, style: FillStyle(eoFill: true))
        let pixels = try RenderedPixels([.group([.box(0, 0, 10, 10)]) { $0.clip = clip }])
        #expect(pixels[1, 1] == [0, 0, 0, 255])
        #expect(pixels[5, 5] == [255, 255, 255, 255])
    }

    @Test func `a transform and the renderer's scale both apply`() throws {
        let items: DisplayList.Items = [
            .group([.box(0, 0, 2, 3)]) { $0.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 8, ty: 1) }
        ]
        // A quarter turn clockwise: x' = 8 - y, y' = x + 1; the box is 5...8 by 1...3, twice as large.
        let pixels = try RenderedPixels(items, scale: 2)
        let black = (0..<400).filter { pixels.values[$0] & 0xFF == 0 }
        #expect(black.map { $0 % 20 }.min() == 10 && black.map { $0 % 20 }.max() == 15)
        #expect(black.map { $0 / 20 }.min() == 2 && black.map { $0 / 20 }.max() == 5)
    }

    @Test func `a layer's opacity is that of the whole`() throws {
        let items: DisplayList.Items = [.group([.box(0, 0, 6, 6), .box(4, 4, 6, 6)]) { $0.opacity = 0.5 }]
        let pixels = try RenderedPixels(items)
        #expect(pixels[5, 5] == pixels[1, 1])
        #expect((127...128).contains(pixels[5, 5][0]))
    }

    @Test func `a mask shows the content where it is opaque`() throws {
        let half = DisplayList.PlainColor(red: 1, green: 1, blue: 1, alpha: 0.5)
        let items: DisplayList.Items = [
            .group([.box(0, 0, 10, 10)], mask: [.box(2, 2, 2, 2, .pureRed), .box(6, 6, 2, 2, half)])
        ]
        let pixels = try RenderedPixels(items)
        #expect(pixels[0, 0] == [255, 255, 255, 255])
        #expect(pixels[3, 3] == [0, 0, 0, 255])
        #expect((127...128).contains(pixels[7, 7][0]))
    }

    /// W3C Compositing and Blending, section 9.1: opaque colours give B(backdrop, source).
    static let separableModes: [(BlendMode, @Sendable (Double, Double) -> Double)] = [
        (.normal, { $1 }),
        (.multiply, { $0 * $1 }),
        (.screen, { $0 + $1 - $0 * $1 }),
        (.overlay, { hardLight($1, $0) }),
        (.darken, { min($0, $1) }),
        (.lighten, { max($0, $1) }),
        (.colorDodge, { $0 == 0 ? 0 : $1 == 1 ? 1 : min(1, $0 / (1 - $1)) }),
        (.colorBurn, { $0 == 1 ? 1 : $1 == 0 ? 0 : 1 - min(1, (1 - $0) / $1) }),
        (.softLight, softLight),
        (.hardLight, hardLight),
        (.difference, { abs($0 - $1) }),
        (.exclusion, { $0 + $1 - 2 * $0 * $1 }),
        (.plusLighter, { min(1, $0 + $1) }),
        (.sourceAtop, { $1 }),
        (.destinationOver, { backdrop, _ in backdrop }),
    ]

    @Test(arguments: separableModes.indices)
    func `blend modes follow the W3C's formulas`(_ index: Int) throws {
        let (mode, formula) = Self.separableModes[index]
        let (below, above) = ([0.8, 0.4, 0.2], [0.2, 0.6, 1.0])
        let items: DisplayList.Items = [
            .box(0, 0, 10, 10, .init(red: below[0], green: below[1], blue: below[2])),
            .group([.box(0, 0, 10, 10, .init(red: above[0], green: above[1], blue: above[2]))]) { $0.blendMode = mode },
        ]
        let expected = zip(below, above).map { formula($0, $1) * 255 }
        let found = try RenderedPixels(items)[5, 5]
        for (expected, found) in zip(expected, found) { #expect(abs(expected - Double(found)) <= 2) }
    }

    /// W3C, section 9.2, worked out: the hue of (0.2, 0.5, 0.9) with the saturation 0.6 and the luminosity 0.498 of the
    /// backdrop is (0.280, 0.537, 0.880).
    @Test func `the hue mode takes saturation and luminosity from below`() throws {
        let items: DisplayList.Items = [
            .box(0, 0, 10, 10, .init(red: 0.8, green: 0.4, blue: 0.2)),
            .group([.box(0, 0, 10, 10, .init(red: 0.2, green: 0.5, blue: 0.9))]) { $0.blendMode = .hue },
        ]
        let found = try RenderedPixels(items)[5, 5]
        for (expected, found) in zip([71.4, 137, 224.4], found) { #expect(abs(expected - Double(found)) <= 3) }
    }

    @Test func `destinationOut makes a hole`() throws {
        let items: DisplayList.Items = [
            .box(0, 0, 10, 10), .group([.box(2, 2, 4, 4)]) { $0.blendMode = .destinationOut },
        ]
        #expect(try RenderedPixels(items, background: nil)[3, 3] == [0, 0, 0, 0])
    }

    @Test func `a blend mode that cairo lacks is remarked`() throws {
        let items: DisplayList.Items = [.group([.box(0, 0, 5, 5)]) { $0.blendMode = .plusDarker }]
        let file = try PNGRenderer().render(DisplayList(size: CGSize(width: 5, height: 5), items: items))
        #expect(file.remarks.count == 1)
    }
}

private func hardLight(_ below: Double, _ above: Double) -> Double {
    above <= 0.5 ? below * 2 * above : below + (2 * above - 1) - below * (2 * above - 1)
}

private func softLight(_ below: Double, _ above: Double) -> Double {
    let root = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
    return above <= 0.5
        ? below - (1 - 2 * above) * below * (1 - below) : below + (2 * above - 1) * (root - below)
}
