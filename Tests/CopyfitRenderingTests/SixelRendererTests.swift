import CopyfitDrawing
import Foundation
import TestSupport
import Testing

@testable import CopyfitRendering

@Suite("Sixels")
struct SixelRendererTests {
    /// Eight columns of seven rows: six rows of sixels, then one. VT330/VT340 Programmer Reference Manual, chapter 14: a
    /// character is 63 plus its six pixels' bits, the lowest bit on top; "!8~" is eight times all six.
    @Test func `a rectangle is written as the manual says`() throws {
        let list = DisplayList(size: CGSize(width: 8, height: 7), items: [.box(1, 0, 2, 7, .pureRed)])
        var renderer = SixelRenderer()
        renderer.background = .white
        let text = String(decoding: try renderer.render(list).bytes, as: UTF8.self)
        let introduction = "\u{1B}P0;1;0q\"1;1;8;7#0;2;100;100;100#1;2;100;0;0"
        #expect(text == introduction + "#0~??!5~$#1?~~-#0@??!5@$#1?@@\u{1B}\\")
    }

    @Test func `text of few colours is shown as in PNG, except for the rounding to percentages`() throws {
        let list = DisplayList(
            size: CGSize(width: 240, height: 60),
            items: try DrawnText(size: 30, color: .black, width: 240).items("Waffle 東京 شمس", x: 4, y: 8)
        )
        let (png, sixels) = try pictures(list)
        #expect(Set(png.values).count > 16)
        #expect(largestDifference(png, sixels) <= 2)
    }

    /// 256 colours hold six shades of each component: steps of a fifth, of which half is lost.
    @Test(arguments: [(256, 26), (16, 128), (8, 128)])
    func `a picture of many colours is shown in fewer shades`(colorLimit: Int, largest: Int) throws {
        let stripes = (0..<900).map { index in
            let color = DisplayList.PlainColor(
                red: Double(index % 30) / 29,
                green: Double(index / 30) / 29,
                blue: Double(index % 7) / 6
            )
            return DisplayList.Item.box(Double(index % 30), Double(index / 30), 1, 1, color)
        }
        let list = DisplayList(size: CGSize(width: 30, height: 30), items: DisplayList.Items(stripes))
        let (png, sixels) = try pictures(list, colorLimit: colorLimit)
        #expect((9...largest).contains(largestDifference(png, sixels)))
        #expect(Set(sixels.values).count <= colorLimit)
    }

    @Test func `without a background only what is opaque is drawn`() throws {
        let list = DisplayList(
            size: CGSize(width: 3, height: 1),
            items: [
                .box(0, 0, 1, 1, DisplayList.PlainColor(red: 1, green: 0, blue: 0, alpha: 0.6)),
                .box(1, 0, 1, 1, DisplayList.PlainColor(red: 1, green: 0, blue: 0, alpha: 0.4)),
            ]
        )
        let text = String(decoding: try SixelRenderer().render(list).bytes, as: UTF8.self)
        #expect(text.hasSuffix("#0;2;100;0;0#0@\u{1B}\\"))
    }

    @Test func `a scale gives as many pixels to a point`() throws {
        var renderer = SixelRenderer()
        renderer.scale = 2.5
        let list = DisplayList(size: CGSize(width: 4, height: 2), items: [.box(0, 0, 4, 2, .pureRed)])
        let text = String(decoding: try renderer.render(list).bytes, as: UTF8.self)
        #expect(text.contains("\"1;1;10;5#") && text.hasSuffix("#0!10^\u{1B}\\"))
    }

    @Test func `a picture of too many pixels, or of none, is an error`() {
        let huge = DisplayList(size: CGSize(width: 10_000, height: 10_000))
        let error = RenderingError.tooLarge(width: 10_000, height: 10_000, limit: .pixels(1 << 24))
        #expect(throws: error) { try SixelRenderer().render(huge) }
        #expect(throws: RenderingError.noArea) { try SixelRenderer().render(DisplayList(size: .zero)) }
    }

    /// The drawing's pixels in our PNG file, and in what libsixel makes of our sixels.
    private func pictures(
        _ list: DisplayList,
        colorLimit: Int = 256
    ) throws -> (png: RenderedPixels, sixels: RenderedPixels) {
        var png = PNGRenderer()
        png.background = .white
        var sixels = SixelRenderer()
        (sixels.background, sixels.colorLimit) = (.white, colorLimit)
        let decoder = OtherProgram(name: "sixel2png")
        let decoded = try decoder.output("-o", "-", "-i", file: sixels.render(list).bytes)
        return (try RenderedPixels(png: png.render(list).bytes), try RenderedPixels(png: decoded))
    }

    private func largestDifference(_ left: RenderedPixels, _ right: RenderedPixels) -> Int {
        guard (left.width, left.height) == (right.width, right.height) else { return .max }
        return zip(left.values, right.values).map { left, right in
            [0, 8, 16].map { abs(Int(left >> $0 & 0xFF) - Int(right >> $0 & 0xFF)) }.max() ?? 0
        }.max() ?? 0
    }
}
