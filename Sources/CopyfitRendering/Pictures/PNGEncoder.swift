import Foundation

/// Writes pixels as a PNG file.
///
/// Drawings consist of few colours with sharp edges: their pixels are written unfiltered, by a compressor that looks for
/// nothing but repeated pixels, which is several times faster than a general one. Pictures in which few pixels repeat,
/// photographs for example, are filtered and compressed by libdeflate.
struct PNGEncoder {
    /// The file of premultiplied pixels: with alpha if any pixel is not opaque, else without.
    func encode(_ image: CairoImage) throws(RenderingError) -> Data {
        let stream = image.withPixels { Self.stream($0.span, image.area) }
        let header = Self.header(image.area, hasAlpha: stream.hasAlpha)
        guard let rows = stream.filteredRows else { return Self.file(header, stream.bytes) }
        return Self.file(header, try Deflate.zlib(rows, level: 6))
    }

    /// The file of pixels that are given as red, green, blue and alpha, a byte each, not multiplied, row by row.
    ///
    /// - Precondition: `rgba` has `4 * width * height` bytes.
    func encode(rgba: [UInt8], width: Int, height: Int) throws(RenderingError) -> Data {
        precondition(rgba.count == 4 * width * height, "Every pixel has four bytes.")
        var rows = FilteredRows(rowBytes: 4 * width, pixelBytes: 4)
        for row in 0..<height { rows.add(Array(rgba[(row * 4 * width)..<((row + 1) * 4 * width)])) }
        let area = PixelArea(x: 0, y: 0, width: width, height: height)
        return Self.file(Self.header(area, hasAlpha: true), try Deflate.zlib(rows.bytes, level: 6))
    }

    /// The content of the file's data, compressed, or filtered rows that have yet to be compressed.
    private struct Stream {
        var bytes: [UInt8] = []
        var filteredRows: [UInt8]?
        let hasAlpha: Bool
    }

    private static func stream(_ pixels: Span<UInt32>, _ area: PixelArea) -> Stream {
        let isOpaque = isOpaque(pixels)
        var stream = Stream(hasAlpha: !isOpaque)
        let bytes =
            isOpaque
            ? repetitions(pixels, area, pixelBytes: 3, pixelOrder: opaqueBytes)
            : repetitions(pixels, area, pixelBytes: 4, pixelOrder: straightBytes)
        if let bytes {
            stream.bytes = bytes
        } else {
            stream.filteredRows =
                isOpaque
                ? filteredRows(pixels, area, pixelBytes: 3, pixelOrder: opaqueBytes)
                : filteredRows(pixels, area, pixelBytes: 4, pixelOrder: straightBytes)
        }
        return stream
    }

    /// The rows as repetitions, compressed; nil if few pixels repeat.
    @inline(__always)
    private static func repetitions(
        _ pixels: Span<UInt32>,
        _ area: PixelArea,
        pixelBytes: Int,
        pixelOrder: (UInt32) -> UInt32
    ) -> [UInt8]? {
        var tokens = PixelTokens(area, pixelBytes: pixelBytes)
        var blocks = DeflateBlocks(pixelBytes: pixelBytes)
        var sum = RowSum(area, pixelBytes: pixelBytes)
        let limit = 4096 + pixels.count / 3
        for row in 0..<area.height {
            tokens.addRow(row, of: pixels)
            sum.add(row, of: pixels, pixelOrder)
            guard tokens.literalCount < limit else { return nil }
            let isLast = row == area.height - 1
            if isLast || tokens.tokens.count > 60_000 {
                blocks.add(tokens.tokens, isLast: isLast, pixelOrder)
                tokens.removeAll()
            }
        }
        blocks.finish()
        return [0x78, 0x01] + blocks.bytes + bigEndian(Int(sum.value))
    }

    private static func filteredRows(
        _ pixels: Span<UInt32>,
        _ area: PixelArea,
        pixelBytes: Int,
        pixelOrder: (UInt32) -> UInt32
    ) -> [UInt8] {
        var rows = FilteredRows(rowBytes: area.width * pixelBytes, pixelBytes: pixelBytes)
        for row in 0..<area.height {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(area.width * pixelBytes)
            for index in (row * area.width)..<((row + 1) * area.width) {
                var pixel = pixelOrder(pixels[index])
                for _ in 0..<pixelBytes {
                    bytes.append(UInt8(truncatingIfNeeded: pixel))
                    pixel >>= 8
                }
            }
            rows.add(bytes)
        }
        return rows.bytes
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

    private static func file(_ header: [UInt8], _ content: [UInt8]) -> Data {
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        append("IHDR", header, to: &file)
        append("IDAT", content, to: &file)
        append("IEND", [], to: &file)
        return file
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
