import CopyfitDrawing
import Foundation

/// A drawing as pixels, before they are encoded.
struct RasterPage {
    let canvas: CairoImage
    /// What the picture does not show as asked.
    let remarks: [String]

    /// The longest side in pixels that cairo draws on.
    static let sideLimit = 32_767.0

    /// Draws a list. A part of a pixel at the right or bottom edge is a whole pixel. O(items + pixels).
    ///
    /// - Throws: `RenderingError`, before anything is allocated if the drawing has no area or too many pixels.
    init(
        _ list: DisplayList,
        scale: Double,
        background: DisplayList.PlainColor?,
        pixelLimit: Int,
        _ options: RenderingOptions
    ) throws(RenderingError) {
        let area = try Self.area(of: list.size, scale: scale, pixelLimit: options.pixelLimit ?? pixelLimit)
        guard let canvas = CairoImage(area) else { throw .failed(reason: "there is no memory for the picture") }
        if let background, background.alpha > 0 { canvas.fill(background.pixel) }
        var painter = try RasterPainter(canvas, of: list.items, scale: scale)
        try painter.draw(list.items, options)
        try painter.check()
        try options.check()
        self.canvas = canvas
        remarks = list.remarks + painter.remarks.sentences
    }

    private static func area(of size: CGSize, scale: Double, pixelLimit: Int) throws(RenderingError) -> PixelArea {
        let (width, height) = (size.width * scale, size.height * scale)
        guard scale > 0, width > 0, height > 0, width.isFinite, height.isFinite else { throw .noArea }
        let (columns, rows) = (max((width - 1e-6).rounded(.up), 1), max((height - 1e-6).rounded(.up), 1))
        guard columns <= sideLimit, rows <= sideLimit else {
            throw .tooLarge(width: columns, height: rows, limit: .pixelsOfSide(Int(sideLimit)))
        }
        guard columns * rows <= Double(pixelLimit) else {
            throw .tooLarge(width: columns, height: rows, limit: .pixels(pixelLimit))
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
