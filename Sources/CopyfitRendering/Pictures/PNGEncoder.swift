import Foundation

/// Writes pixels as a PNG file.
///
/// Drawings consist of few colours with sharp edges: their pixels are written unfiltered, at libdeflate's fastest level.
/// Pictures that stay large in this way, photographs for example, are filtered and compressed by a slower one.
struct PNGEncoder {
    /// A picture that is compressed to less than a third of its bytes plus this number is not filtered.
    private static let smallSize = 12_288

    var compression = RenderingOptions.Compression.automatic
    /// The number of pixels to a point of a picture by itself, whose file says so and that its colours are sRGB; nil for a
    /// picture inside another file.
    var pixelsPerPoint: Double?

    /// The file of premultiplied pixels: with alpha if any pixel is not opaque, else without.
    func encode(_ image: CairoImage) throws(RenderingError) -> Data {
        let (rows, hasAlpha) = image.withPixels { Self.rows($0.span, image.area) }
        let header = Self.header(image.area, hasAlpha: hasAlpha)
        let content = try Deflate.zlib(rows.bytes, level: 1)
        let isSmall = compression == .automatic && content.count < Self.smallSize + rows.bytes.count / 3
        if isSmall || compression == .fastest { return file(header, content) }
        var filtered = FilteredRows(rowBytes: rows.rowBytes - 1, pixelBytes: hasAlpha ? 4 : 3)
        for row in 0..<image.area.height {
            let start = row * rows.rowBytes
            filtered.add(Array(rows.bytes[start + 1..<start + rows.rowBytes]))
        }
        let slower = try Deflate.zlib(filtered.bytes, level: slowLevel)
        // Drawings are often smaller unfiltered.
        let unfiltered = compression == .smallest ? try Deflate.zlib(rows.bytes, level: slowLevel) : content
        return file(header, slower.count < unfiltered.count ? slower : unfiltered)
    }

    private var slowLevel: Int { compression == .smallest ? 12 : 6 }

    /// The file of pixels that are given as red, green, blue and alpha, a byte each, not multiplied, row by row.
    ///
    /// - Precondition: `rgba` has `4 * width * height` bytes.
    func encode(rgba: [UInt8], width: Int, height: Int) throws(RenderingError) -> Data {
        precondition(rgba.count == 4 * width * height, "Every pixel has four bytes.")
        var rows = FilteredRows(rowBytes: 4 * width, pixelBytes: 4)
        for row in 0..<height { rows.add(Array(rgba[(row * 4 * width)..<((row + 1) * 4 * width)])) }
        let area = PixelArea(x: 0, y: 0, width: width, height: height)
        return file(Self.header(area, hasAlpha: true), try Deflate.zlib(rows.bytes, level: 6))
    }

    private static func rows(_ pixels: Span<UInt32>, _ area: PixelArea) -> (PixelRows, hasAlpha: Bool) {
        let isOpaque = isOpaque(pixels)
        var rows = PixelRows(area, pixelBytes: isOpaque ? 3 : 4)
        for row in 0..<area.height {
            if isOpaque {
                rows.add(row, of: pixels, opaqueBytes)
            } else {
                rows.add(row, of: pixels, straightBytes)
            }
        }
        return (rows, !isOpaque)
    }

    private static func isOpaque(_ pixels: Span<UInt32>) -> Bool {
        var all = UInt32.max
        for index in pixels.indices { all &= pixels[index] }
        return all >> 24 == 255
    }
}

extension PNGEncoder {
    private static func header(_ area: PixelArea, hasAlpha: Bool) -> [UInt8] {
        bigEndian(area.width) + bigEndian(area.height) + [8, hasAlpha ? 6 : 2, 0, 0, 0]
    }

    private func file(_ header: [UInt8], _ content: [UInt8]) -> Data {
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        Self.append("IHDR", header, to: &file)
        if let pixelsPerPoint {
            Self.append("sRGB", [0], to: &file)
            Self.append("pHYs", Self.density(pixelsPerPoint), to: &file)
        }
        Self.append("IDAT", content, to: &file)
        Self.append("IEND", [], to: &file)
        return file
    }

    /// Pixels to a metre along both axes, which is unit 1. A point is a 72nd of an inch. Source: PNG, third edition, 11.3.4.3.
    private static func density(_ pixelsPerPoint: Double) -> [UInt8] {
        let number = bigEndian(Int(min(pixelsPerPoint * 72 / 0.0254, 2_147_483_647).rounded()))
        return number + number + [1]
    }

    private static func append(_ name: String, _ content: [UInt8], to file: inout Data) {
        let chunk = Array(name.utf8) + content
        file.append(contentsOf: bigEndian(content.count))
        file.append(contentsOf: chunk)
        file.append(contentsOf: bigEndian(Int(Deflate.crc32(chunk))))
    }

    private static func bigEndian(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}

/// The bytes of an opaque pixel in a file's order, the first in the lowest place.
@inline(__always)
private func opaqueBytes(_ pixel: UInt32) -> UInt32 { pixel >> 16 & 0xFF | pixel & 0xFF00 | (pixel & 0xFF) << 16 }

/// The bytes of a premultiplied pixel in a file's order, not multiplied, the first in the lowest place.
@inline(__always)
private func straightBytes(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return 0 }
    func divided(_ component: UInt32) -> UInt32 { min((component * 255 + alpha / 2) / alpha, 255) }
    return divided(pixel >> 16 & 0xFF) | divided(pixel >> 8 & 0xFF) << 8 | divided(pixel & 0xFF) << 16 | alpha << 24
}
