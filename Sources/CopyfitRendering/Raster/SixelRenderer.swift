public import CopyfitDrawing
import Foundation

/// Makes a picture in sixels, which terminals show among their text.
///
/// A value without state: any number of threads may render at the same time. The same drawing gives the same bytes with
/// the same versions of the libraries, as with ``PNGRenderer``. Sixels have no transparency: pixels that are at least half
/// opaque are shown as if they were opaque, others not at all.
public struct SixelRenderer: Sendable {
    /// The number of pixels to a point, greater than 0.
    public var scale = 1.0
    /// The background; nil is the terminal's.
    public var background: DisplayList.PlainColor?
    /// The limits. Without a limit of its own a picture may have 16,777,216 pixels.
    public var options = RenderingOptions()
    /// The most colours: how many registers the terminal has. Less than 8 counts as 8, more than 256 as 256. A drawing with
    /// more is shown in fewer shades of red, green and blue.
    public var colorLimit = 256

    private static let pixelLimit = 1 << 24

    /// A renderer with one pixel to a point, no background, and 256 colours.
    public init() {}

    /// Draws a list. O(items + pixels × colours).
    ///
    /// - Throws: `RenderingError`, before anything is allocated if the drawing has no area or too many pixels.
    public func render(_ list: DisplayList) throws(RenderingError) -> RenderedFile {
        let page = try RasterPage(list, scale: scale, background: background, pixelLimit: Self.pixelLimit, options)
        let encoder = SixelEncoder(colorLimit: min(max(colorLimit, 8), 256))
        return RenderedFile(bytes: Data(encoder.encode(page.canvas)), remarks: page.remarks)
    }
}
