import CopyfitDrawing
import Foundation

@testable import CopyfitRendering

/// The pixels of a picture as libpng reads its file.
struct RenderedPixels {
    let width: Int
    let height: Int
    /// Multiplied by alpha, alpha in the highest byte, then red, green and blue.
    let values: [UInt32]

    init(png bytes: Data) throws {
        let image = try DecodedPicture(DisplayList.Picture(bytes: bytes, format: .png, width: 0, height: 0)).image
        (width, height) = (image.area.width, image.area.height)
        values = image.withPixels { pixels in pixels.indices.map { pixels[$0] } }
    }

    /// The pixels of a list drawn by the renderer.
    init(
        _ items: DisplayList.Items,
        width: Double = 10,
        height: Double = 10,
        scale: Double = 1,
        background: DisplayList.PlainColor? = .white
    ) throws {
        var renderer = PNGRenderer()
        (renderer.scale, renderer.background) = (scale, background)
        let list = DisplayList(size: CGSize(width: width, height: height), items: items)
        try self.init(png: renderer.render(list).bytes)
    }

    /// Red, green, blue and alpha.
    subscript(x: Int, y: Int) -> [Int] {
        let pixel = values[y * width + x]
        return [16, 8, 0, 24].map { Int(pixel >> $0 & 0xFF) }
    }
}

extension DisplayList.PlainColor {
    static let pureRed = Self(red: 1, green: 0, blue: 0)
    static let pureBlue = Self(red: 0, green: 0, blue: 1)
}

extension DisplayList.Item {
    /// A filled rectangle.
    static func box(
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double,
        _ color: DisplayList.PlainColor = .black
    ) -> Self {
        .fill(Path(CGRect(x: x, y: y, width: width, height: height)), .color(color), FillStyle())
    }

    /// A group of items.
    static func group(
        _ items: DisplayList.Items,
        mask: DisplayList.Items? = nil,
        _ change: (inout DisplayList.Layer) -> Void = { _ in }
    ) -> Self {
        var layer = DisplayList.Layer()
        change(&layer)
        return .group(DisplayList.Group(layer, items, mask: mask))
    }
}
