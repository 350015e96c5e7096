import CopyfitDrawing
import Foundation

/// How pixels are written. Source: ISO 32000-1, 8.9.
struct PDFImage: Hashable {
    /// Whether pixels are mixed where they are enlarged.
    var isSmooth = true
    /// The colour of all pixels; nil for their own.
    var tint: DisplayList.PlainColor?
}

extension PDFFile {
    /// Adds a JPEG file.
    mutating func add(_ jpeg: Data, _ header: JPEGHeader) -> Reference {
        var entries = dictionary(width: header.width, height: header.height, isGrey: header.isGrey, isSmooth: true)
        entries.add("/Filter/DCTDecode")
        return addStream(entries, jpeg)
    }

    /// Adds pixels, with a mask if any of them is not opaque.
    mutating func add(_ image: CairoImage, _ how: PDFImage) -> Reference {
        let area = image.area
        let (colors, alphas) = image.withPixels { Self.parts(of: $0.span, width: area.width) }
        let mask = alphas.map { alphas in
            let entries = dictionary(width: area.width, height: area.height, isGrey: true, isSmooth: how.isSmooth)
            return addRows(entries, alphas, rowBytes: area.width, pixelBytes: 1)
        }
        let side = how.tint == nil ? area : PixelArea(x: 0, y: 0, width: 1, height: 1)
        var entries = dictionary(width: side.width, height: side.height, isGrey: false, isSmooth: how.isSmooth)
        if let mask {
            entries.add("/SMask ")
            entries.reference(mask)
        }
        let bytes = how.tint.map { tint in [16, 8, 0].map { UInt8(tint.opaque.pixel >> $0 & 0xFF) } } ?? colors
        return addRows(entries, bytes, rowBytes: 3 * side.width, pixelBytes: 3)
    }

    private func dictionary(width: Int, height: Int, isGrey: Bool, isSmooth: Bool) -> Markup {
        var entries = Markup()
        entries.add("/Type/XObject/Subtype/Image/Width \(width)/Height \(height)/BitsPerComponent 8/ColorSpace")
        entries.add(isGrey ? "/DeviceGray" : "/DeviceRGB")
        if isSmooth, smooths { entries.add("/Interpolate true") }
        return entries
    }

    /// Adds rows of bytes as they are if they are of few colours, else as differences from their neighbours.
    private mutating func addRows(_ entries: Markup, _ bytes: [UInt8], rowBytes: Int, pixelBytes: Int) -> Reference {
        let isLarge = bytes.count > 1 << 16
        let isSmall = isLarge ? (try? Deflate.zlib(bytes, level: 1)).map { 3 * $0.count < bytes.count } ?? true : true
        if isSmall { return addStream(entries, compressing: bytes) }
        var rows = FilteredRows(rowBytes: rowBytes, pixelBytes: pixelBytes)
        for start in stride(from: 0, to: bytes.count, by: rowBytes) { rows.add(Array(bytes[start..<start + rowBytes])) }
        var entries = entries
        entries.add("/DecodeParms<</Predictor 15/Colors \(pixelBytes)/Columns \(rowBytes / pixelBytes)>>")
        return addStream(entries, compressing: rows.bytes)
    }

    /// Red, green and blue of each pixel, not multiplied, and the alpha of each; nil if all are opaque.
    private static func parts(of pixels: Span<UInt32>, width: Int) -> (colors: [UInt8], alphas: [UInt8]?) {
        var all = UInt32.max
        for index in pixels.indices { all &= pixels[index] }
        let isOpaque = all >> 24 == 255
        var colors = [UInt8](repeating: 0, count: 3 * pixels.count)
        var alphas = [UInt8](repeating: 0, count: isOpaque ? 0 : pixels.count)
        for index in pixels.indices {
            let pixel = isOpaque ? pixels[index] : straight(pixels[index])
            colors[3 * index] = UInt8(truncatingIfNeeded: pixel >> 16)
            colors[3 * index + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
            colors[3 * index + 2] = UInt8(truncatingIfNeeded: pixel)
            if !isOpaque { alphas[index] = UInt8(pixel >> 24) }
        }
        return (colors, isOpaque ? nil : alphas)
    }

    private static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha > 0, alpha < 255 else { return alpha == 0 ? 0 : pixel }
        func divided(_ component: UInt32) -> UInt32 { min((component * 255 + alpha / 2) / alpha, 255) }
        return alpha << 24 | divided(pixel >> 16 & 0xFF) << 16 | divided(pixel >> 8 & 0xFF) << 8 | divided(pixel & 0xFF)
    }
}

extension DisplayList.PlainColor {
    fileprivate var opaque: DisplayList.PlainColor {
        var color = self
        color.alpha = 1
        return color
    }
}
