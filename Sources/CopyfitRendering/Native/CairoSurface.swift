import CCairo
import Foundation

/// What cairo draws on. Used by one thread at a time.
@safe class CairoSurface {
    let handle: OpaquePointer

    /// Takes over a surface that the caller has created.
    init(adopting handle: OpaquePointer) { unsafe self.handle = handle }

    deinit { unsafe cairo_surface_destroy(handle) }

    /// Throws what went wrong on the surface so far.
    func check() throws(RenderingError) { try Self.check(unsafe cairo_surface_status(handle)) }

    static func check(_ status: cairo_status_t) throws(RenderingError) {
        guard status != CAIRO_STATUS_SUCCESS else { return }
        throw .failed(reason: unsafe String(cString: cairo_status_to_string(status)))
    }
}

/// Pixels in memory: 32 bits each, alpha in the highest byte, then red, green and blue, multiplied by alpha.
@safe final class CairoImage: CairoSurface {
    let area: PixelArea
    private let pixels: UnsafeMutablePointer<UInt32>

    /// Transparent pixels; nil if there is no memory for them, or none at all.
    ///
    /// - Parameter area: Where the pixels are in the picture: cairo draws on the surface in the picture's coordinates.
    init?(_ area: PixelArea) {
        guard area.width > 0, area.height > 0, area.width <= 32_767, area.height <= 32_767 else { return nil }
        self.area = area
        let handle = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(area.width), Int32(area.height))
        guard let handle = unsafe handle, unsafe cairo_surface_status(handle) == CAIRO_STATUS_SUCCESS,
            let data = unsafe cairo_image_surface_get_data(handle)
        else {
            unsafe cairo_surface_destroy(handle)
            return nil
        }
        unsafe pixels = unsafe UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
        unsafe super.init(adopting: handle)
        unsafe cairo_surface_set_device_offset(handle, -Double(area.x), -Double(area.y))
    }

    /// The number of pixels.
    var count: Int { area.width * area.height }

    /// Lends the pixels, row by row from the top left without gaps.
    func withPixels<Result>(_ body: (inout MutableSpan<UInt32>) -> Result) -> Result {
        unsafe cairo_surface_flush(handle)
        defer { unsafe cairo_surface_mark_dirty(handle) }
        var span = unsafe MutableSpan(_unsafeStart: pixels, count: count)
        return body(&span)
    }

    /// Lends the pixels' memory.
    func withMemory<Result>(_ body: (UnsafeMutablePointer<UInt32>) -> Result) -> Result {
        unsafe cairo_surface_flush(handle)
        defer { unsafe cairo_surface_mark_dirty(handle) }
        return unsafe body(pixels)
    }
}

/// A rectangle of whole pixels.
struct PixelArea: Hashable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var isEmpty: Bool { width <= 0 || height <= 0 }
    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    func intersection(_ other: PixelArea) -> PixelArea {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let right = min(x + width, other.x + other.width)
        let bottom = min(y + height, other.y + other.height)
        return PixelArea(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    func grown(by distance: Int) -> PixelArea {
        PixelArea(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
    }

    /// Grown on all sides, but along an axis only until it has a length.
    func grown(by distance: Int, upTo side: Int) -> PixelArea {
        func growth(_ length: Int) -> Int { max(min(distance, (side - length) / 2), 0) }
        let (dx, dy) = (growth(width), growth(height))
        return PixelArea(x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy)
    }

    func contains(_ other: PixelArea) -> Bool { intersection(other) == other }
}

extension PixelArea {
    /// The pixels that a rectangle touches; numbers beyond a hundred million are cut there, NaN is 0.
    init(touchedBy rect: CGRect) {
        func whole(_ number: Double) -> Int { number.isNaN ? 0 : Int(min(max(number, -1e8), 1e8)) }
        let (left, top) = (whole((rect.minX + 1e-6).rounded(.down)), whole((rect.minY + 1e-6).rounded(.down)))
        let (right, bottom) = (whole((rect.maxX - 1e-6).rounded(.up)), whole((rect.maxY - 1e-6).rounded(.up)))
        self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }
}
