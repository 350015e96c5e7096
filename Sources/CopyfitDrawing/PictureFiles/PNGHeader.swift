package import Foundation

/// What a PNG file states about its picture. Source: PNG, third edition, 5 and 11.3.
package struct PNGHeader: Sendable {
    package let width, height: Int
    package private(set) var exif: ExifOrientation?
    /// Whether all chunks to the last one are there.
    package private(set) var isComplete = false

    /// Nil if the bytes are not a PNG file, or end before they state a size. O(chunks).
    package init?(_ file: Data) {
        let bytes = file.span
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard file.starts(with: signature), bytes.count >= 24, bytes.text(at: 12, is: "IHDR") else { return nil }
        (width, height) = (bytes.big(at: 16, 4), bytes.big(at: 20, 4))
        var place = 8
        while !isComplete, place + 12 <= bytes.count {
            let end = place + 8 + bytes.big(at: place, 4)
            guard end + 4 <= bytes.count else { return }
            if bytes.text(at: place + 4, is: "eXIf") { exif = ExifOrientation(bytes, tiff: place + 8..<end) }
            isComplete = bytes.text(at: place + 4, is: "IEND")
            place = end + 4
        }
    }
}
