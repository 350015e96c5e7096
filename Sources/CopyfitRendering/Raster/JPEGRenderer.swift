public import CopyfitDrawing
import Foundation

/// Makes a JPEG file of a drawing: for photos, of which a PNG file has many times the bytes. Edges of text are less sharp in it.
///
/// A value without state: any number of threads may render at the same time. The same drawing gives the same bytes with
/// the same versions of the libraries. The file states the pixels of an inch, as a whole number: 72 for each pixel of a point.
public struct JPEGRenderer: Sendable {
    /// The number of pixels to a point, greater than 0.
    public var scale = 1.0
    /// The background; JPEG files have no transparent parts. Of a translucent colour the rest is black.
    public var background = DisplayList.PlainColor.white
    /// The quality, between 1 and 100; less and more count as the nearest. With at least 90 every pixel has its own colour.
    public var quality = 85
    /// The limits. Without a limit of its own a picture may have 67,108,864 pixels.
    public var options = RenderingOptions()

    private static let pixelLimit = 1 << 26

    /// A renderer with one pixel to a point, on white, of quality 85.
    public init() {}

    /// Draws a list. A part of a pixel at the right or bottom edge is a whole pixel of the file. O(items + pixels).
    ///
    /// - Throws: `RenderingError`, before anything is allocated if the drawing has no area or too many pixels; `.cancelled` and
    ///   `.deadlinePassed` as the options say.
    public func render(_ list: DisplayList) throws(RenderingError) -> RenderedFile {
        let limit = Self.pixelLimit
        let page = try RasterPage(list, scale: scale, background: background, pixelLimit: limit, options)
        var bytes = try JPEGEncoder().file(page.canvas, quality: min(max(quality, 1), 100))
        Self.setDensity(scale, of: &bytes)
        return RenderedFile(bytes: bytes, remarks: page.remarks)
    }

    /// Writes into a file's first segment how many pixels an inch has, which is unit 1. A point is a 72nd of an inch. Source: JFIF
    /// 1.02, “JFIF Segment Syntax”.
    private static func setDensity(_ pixelsPerPoint: Double, of file: inout Data) {
        let segment = file.startIndex + 6
        guard file.count > 18, file[segment..<segment + 5] == Data("JFIF\0".utf8) else { return }
        let number = UInt16(min(max((pixelsPerPoint * 72).rounded(), 1), 65_535))
        let bytes = [UInt8(number >> 8), UInt8(truncatingIfNeeded: number)]
        file.replaceSubrange(segment + 7..<segment + 12, with: [1] + bytes + bytes)
    }
}
