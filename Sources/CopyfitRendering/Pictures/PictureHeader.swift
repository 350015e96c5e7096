import CopyfitDrawing
import Foundation

/// What the first bytes of a PNG or JPEG file say about its size.
struct PictureHeader: Equatable {
    let width: Int
    let height: Int

    /// The header of a PNG file; nil if the bytes are none.
    init?(png bytes: Data) {
        let head = [UInt8](bytes.prefix(24))
        guard head.count == 24, Array(head[0..<8]) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
            Array(head[12..<16]) == Array("IHDR".utf8)
        else { return nil }
        width = head[16..<20].reduce(0) { $0 << 8 | Int($1) }
        height = head[20..<24].reduce(0) { $0 << 8 | Int($1) }
    }
}
