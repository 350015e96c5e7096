import Foundation

/// Writes pixels as a PNG file.
struct PNGEncoder {
    /// The file of premultiplied pixels: with alpha if any pixel is not opaque, else without.
    func encode(_ image: CairoImage) throws(RenderingError) -> Data {
        let area = image.area
        let rows = image.withPixels { pixels in
            Self.isOpaque(pixels.span) ? Self.opaqueRows(pixels.span, area) : Self.rows(pixels.span, area)
        }
        return try file(rows, width: area.width, height: area.height)
    }

    /// The file of pixels that are given as red, green, blue and alpha, a byte each, not multiplied, row by row.
    ///
    /// - Precondition: `rgba` has `4 * width * height` bytes.
    func encode(rgba: [UInt8], width: Int, height: Int) throws(RenderingError) -> Data {
        precondition(rgba.count == 4 * width * height, "Every pixel has four bytes.")
        var bytes: [UInt8] = []
        bytes.reserveCapacity(height * (4 * width + 1))
        for row in 0..<height {
            bytes.append(0)
            bytes += rgba[(row * width * 4)..<((row + 1) * width * 4)]
        }
        return try file(Rows(bytes: bytes, hasAlpha: true), width: width, height: height)
    }

    private struct Rows {
        let bytes: [UInt8]
        let hasAlpha: Bool
    }

    private static func isOpaque(_ pixels: Span<UInt32>) -> Bool {
        var all = UInt32.max
        for index in pixels.indices { all &= pixels[index] }
        return all >> 24 == 255
    }

    private static func opaqueRows(_ pixels: Span<UInt32>, _ area: PixelArea) -> Rows {
        var bytes = [UInt8](repeating: 0, count: area.height * (3 * area.width + 1))
        var place = 0
        for index in pixels.indices {
            if index % area.width == 0 { place += 1 }
            let pixel = pixels[index]
            bytes[place] = UInt8(truncatingIfNeeded: pixel >> 16)
            bytes[place + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
            bytes[place + 2] = UInt8(truncatingIfNeeded: pixel)
            place += 3
        }
        return Rows(bytes: bytes, hasAlpha: false)
    }

    private static func rows(_ pixels: Span<UInt32>, _ area: PixelArea) -> Rows {
        var bytes = [UInt8](repeating: 0, count: area.height * (4 * area.width + 1))
        var place = 0
        for index in pixels.indices {
            if index % area.width == 0 { place += 1 }
            let pixel = pixels[index]
            let alpha = pixel >> 24
            if alpha > 0 {
                bytes[place] = UInt8(truncatingIfNeeded: divided(pixel >> 16 & 0xFF, by: alpha))
                bytes[place + 1] = UInt8(truncatingIfNeeded: divided(pixel >> 8 & 0xFF, by: alpha))
                bytes[place + 2] = UInt8(truncatingIfNeeded: divided(pixel & 0xFF, by: alpha))
                bytes[place + 3] = UInt8(truncatingIfNeeded: alpha)
            }
            place += 4
        }
        return Rows(bytes: bytes, hasAlpha: true)
    }

    private static func divided(_ component: UInt32, by alpha: UInt32) -> UInt32 {
        min((component * 255 + alpha / 2) / alpha, 255)
    }

    private func file(_ rows: Rows, width: Int, height: Int) throws(RenderingError) -> Data {
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        let header = Self.bigEndian(width) + Self.bigEndian(height) + [8, rows.hasAlpha ? 6 : 2, 0, 0, 0]
        append("IHDR", header, to: &file)
        append("IDAT", try Deflate.zlib(rows.bytes), to: &file)
        append("IEND", [], to: &file)
        return file
    }

    private func append(_ name: String, _ content: [UInt8], to file: inout Data) {
        let chunk = Array(name.utf8) + content
        file.append(contentsOf: Self.bigEndian(content.count))
        file.append(contentsOf: chunk)
        file.append(contentsOf: Self.bigEndian(Int(Deflate.crc32(chunk))))
    }

    private static func bigEndian(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
