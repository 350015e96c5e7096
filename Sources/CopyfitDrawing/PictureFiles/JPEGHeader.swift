package import Foundation

/// What a JPEG file states before its first scan.
///
/// Source: ITU-T T.81, annex B; JFIF 1.02; Exif 2.3, 4.5.4; Adobe Technical Note 5116.
package struct JPEGHeader: Sendable {
    package private(set) var width = 0
    package private(set) var height = 0
    package private(set) var exif: ExifOrientation?
    /// The marker of the frame, C0 to CF: it says how the pixels are coded.
    private var frame: UInt8 = 0
    private var precision: UInt8 = 0
    /// The names of the components, one for each.
    private var components: [UInt8] = []
    private var isJFIF = false
    /// The last number of Adobe's segment; nil without one.
    package private(set) var adobeTransform: UInt8?
    /// Whether the end of the picture is marked after the header. A file that was cut short has no such mark.
    package private(set) var isComplete = false

    /// Nil if the bytes are not a JPEG file, or end before they state a size. O(segments), and O(bytes) for a file that was
    /// cut short.
    package init?(_ file: Data) {
        let bytes = file.span
        guard bytes.count > 2, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
        var place = 2
        while frame == 0, place + 4 <= bytes.count, bytes[place] == 0xFF {
            guard bytes[place + 1] != 0xFF else {
                place += 1
                continue
            }
            let end = place + 2 + max(bytes.big(at: place + 2, 2), 2)
            read(bytes[place + 1], place + 4..<max(min(end, bytes.count), place + 4), bytes)
            place = end
        }
        guard frame != 0 else { return nil }
        isComplete = Self.hasEnd(bytes, after: place)
    }

    private mutating func read(_ marker: UInt8, _ content: Range<Int>, _ bytes: Span<UInt8>) {
        let start = content.lowerBound
        switch marker {
        case 0xE0 where bytes.text(at: start, is: "JFIF\0"): isJFIF = true
        case 0xE1 where exif == nil && bytes.text(at: start, is: "Exif\0\0"):
            exif = ExifOrientation(bytes, tiff: start + 6..<max(content.upperBound, start + 6))
        case 0xEE where content.count >= 12 && bytes.text(at: start, is: "Adobe"): adobeTransform = bytes[start + 11]
        case 0xC4, 0xC8, 0xCC: break
        case 0xC0...0xCF where content.count >= 6:
            (frame, precision) = (marker, bytes[start])
            (height, width) = (bytes.big(at: start + 1, 2), bytes.big(at: start + 3, 2))
            let count = min(Int(bytes[start + 5]), (content.count - 6) / 3)
            components = (0..<count).map { bytes[start + 6 + 3 * $0] }
        default: break
        }
    }

    /// Inside a picture's data FF is never followed by D9.
    private static func hasEnd(_ bytes: Span<UInt8>, after start: Int) -> Bool {
        var place = bytes.count - 2
        while place >= start {
            if bytes[place] == 0xFF, bytes[place + 1] == 0xD9 { return true }
            place -= 1
        }
        return false
    }
}

extension JPEGHeader {
    /// Whether the pixels are grey.
    package var isGrey: Bool { components.count == 1 }

    /// Whether every program that shows SVG or PDF gets the same colours from the bytes: grey or YCbCr, 8 bits, coded by
    /// Huffman's codes. Not so the four colours of print, which some read inverted, and red, green and blue that only the
    /// components' names tell.
    package var isCommon: Bool {
        guard [0xC0, 0xC1, 0xC2].contains(frame), precision == 8 else { return false }
        let isYCbCr = isJFIF || adobeTransform == 1 || components == [1, 2, 3]
        return components.count == 1 || components.count == 3 && isYCbCr && adobeTransform ?? 1 == 1
    }
}
