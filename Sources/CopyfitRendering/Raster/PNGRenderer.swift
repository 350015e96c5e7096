public import CopyfitDrawing
import Foundation

/// Makes a PNG file of a drawing.
///
/// A value without state: any number of threads may render at the same time. The same drawing gives the same bytes with
/// the same versions of the libraries (cairo, FreeType, HarfBuzz, libjpeg-turbo).
public struct PNGRenderer: Sendable {
    /// The number of pixels to a point, greater than 0.
    public var scale = 1.0
    /// What lies below the drawing; nil for nothing. The file has no alpha channel if all its pixels are opaque.
    public var background: DisplayList.PlainColor?
    /// The most pixels that the picture may have. No side may be longer than 32,767 pixels.
    public var pixelLimit = 1 << 26

    /// A renderer with one pixel to a point and no background.
    public init() {}

    /// Draws a list. A part of a pixel at the right or bottom edge is a whole pixel of the file.
    ///
    /// What is hidden from a picture (links, labels) is left out without a remark. Colours are sRGB. O(items + pixels).
    ///
    /// - Throws: `RenderingError`, before anything is allocated if the drawing has no area or too many pixels.
    public func render(_ list: DisplayList) throws(RenderingError) -> RenderedFile {
        let area = try area(of: list.size)
        guard let canvas = CairoImage(area) else { throw .failed(reason: "there is no memory for the picture") }
        if let background, background.alpha > 0 { canvas.fill(background.pixel) }
        let painter = try RasterPainter(canvas, scale: scale)
        painter.draw(list.items, in: PlaneMap(scaleX: scale, y: scale))
        try painter.check()
        let bytes = try PNGEncoder().encode(canvas)
        return RenderedFile(bytes: bytes, remarks: list.remarks + painter.remarks.sentences)
    }

    private func area(of size: CGSize) throws(RenderingError) -> PixelArea {
        let (width, height) = (size.width * scale, size.height * scale)
        guard scale > 0, width > 0, height > 0, width.isFinite, height.isFinite else { throw .noArea }
        let (columns, rows) = (max((width - 1e-6).rounded(.up), 1), max((height - 1e-6).rounded(.up), 1))
        guard columns <= 32_767, rows <= 32_767, columns * rows <= Double(pixelLimit) else {
            throw .tooLarge(width: columns, height: rows, limit: pixelLimit)
        }
        return PixelArea(x: 0, y: 0, width: Int(columns), height: Int(rows))
    }
}

extension CairoImage {
    /// Sets every pixel.
    func fill(_ pixel: UInt32) {
        withPixels { pixels in
            for index in pixels.indices { pixels[index] = pixel }
        }
    }
}
