package import CopyfitDrawing
package import Foundation

/// The bytes of a PNG or JPEG file and the size in pixels that they state; the picture itself is not decoded.
package struct ImageFile: Hashable, Sendable {
    package let width: Int
    package let height: Int
    /// nil if only the size is known.
    package let picture: DisplayList.Picture?

    /// A picture's size alone, or its pixels.
    package init(width: Int, height: Int, picture: DisplayList.Picture? = nil) {
        (self.width, self.height, self.picture) = (width, height, picture)
    }

    package init?(path: String) {
        guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        self.init(bytes: bytes)
    }

    package init?(bytes: Data) {
        let data = bytes
        let bytes = [UInt8](bytes)
        let png = Self.pngSize(bytes)
        guard let size = png ?? Self.jpegSize(bytes) else { return nil }
        let format: DisplayList.Picture.Format = png == nil ? .jpeg : .png
        let picture = DisplayList.Picture(bytes: data, format: format, width: size.0, height: size.1)
        self.init(width: size.0, height: size.1, picture: picture)
    }

    /// A PNG file begins with a signature and the chunk IHDR, whose first two numbers are width and height.
    private static func pngSize(_ bytes: [UInt8]) -> (Int, Int)? {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard bytes.count >= 24, bytes.starts(with: signature), Array(bytes[12..<16]) == Array("IHDR".utf8) else {
            return nil
        }
        return (number(bytes[16..<20]), number(bytes[20..<24]))
    }

    /// A JPEG file is a sequence of segments; the frame header (markers C0 to CF except C4, C8 and CC) holds height and
    /// width.
    private static func jpegSize(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var position = 2
        while position + 9 <= bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            if marker == 0xFF {
                position += 1
            } else if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return (number(bytes[position + 7..<position + 9]), number(bytes[position + 5..<position + 7]))
            } else {
                position += 2 + number(bytes[position + 2..<position + 4])
            }
        }
        return nil
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
