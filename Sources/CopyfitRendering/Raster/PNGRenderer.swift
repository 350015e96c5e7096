public import CopyfitDrawing
import Foundation

/// Makes a PNG file of a drawing.
///
/// A value without state: any number of threads may render at the same time. The same drawing gives the same bytes with
/// the same versions of the libraries (cairo, FreeType, HarfBuzz, libjpeg-turbo).
///
/// ```swift
/// let list = ImageRenderer(content: Color.red.frame(width: 40, height: 20)).displayList()
/// var png = PNGRenderer()
/// png.scale = 2
/// let file = try png.render(list)
/// print(file.bytes.prefix(4).dropFirst() == "PNG".data(using: .ascii)!)  // true
/// ```
public struct PNGRenderer: Sendable {
    /// The number of pixels to a point, greater than 0.
    public var scale = 1.0
    /// The background; nil for none. The file has no alpha channel if all its pixels are opaque.
    public var background: DisplayList.PlainColor?
    /// The limits, and the compression. Without a limit of its own a picture may have 67,108,864 pixels.
    public var options = RenderingOptions()

    private static let pixelLimit = 1 << 26

    /// A renderer with one pixel to a point and no background.
    public init() {}

    /// Draws a list. A part of a pixel at the right or bottom edge is a whole pixel of the file.
    ///
    /// Parts that a picture cannot show (links, labels) are left out without a remark. Colours are sRGB. O(items + pixels).
    ///
    /// - Throws: `RenderingError`, before anything is allocated if the drawing has no area or too many pixels; `.cancelled` and
    ///   `.deadlinePassed` as the options say.
    public func render(_ list: DisplayList) throws(RenderingError) -> RenderedFile {
        let limit = Self.pixelLimit
        let page = try RasterPage(list, scale: scale, background: background, pixelLimit: limit, options)
        let bytes = try PNGEncoder(compression: options.compression, pixelsPerPoint: scale).encode(page.canvas)
        return RenderedFile(bytes: bytes, remarks: page.remarks)
    }
}
