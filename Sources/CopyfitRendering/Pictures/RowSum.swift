/// The check sum of a PNG's unfiltered rows.
struct RowSum {
    private(set) var value: UInt32 = 1
    private let width: Int
    private let pixelBytes: Int
    /// The last row as it is in the file.
    private var bytes: [UInt8]

    init(_ area: PixelArea, pixelBytes: Int) {
        (width, self.pixelBytes) = (area.width, pixelBytes)
        bytes = [UInt8](repeating: 0, count: area.width * pixelBytes + 1)
    }

    /// Adds a row.
    @inline(__always)
    mutating func add(_ row: Int, of pixels: Span<UInt32>, _ pixelOrder: (UInt32) -> UInt32) {
        let start = row * width
        if row == 0 || !Self.repeatsLast(start, width, pixels) { convert(start, pixels, pixelOrder) }
        value = Deflate.adler32(value, bytes, count: width * pixelBytes + 1)
    }

    private static func repeatsLast(_ start: Int, _ width: Int, _ pixels: Span<UInt32>) -> Bool {
        var place = start
        while place < start + width, pixels[place] == pixels[place - width] { place += 1 }
        return place == start + width
    }

    @inline(__always)
    private mutating func convert(_ start: Int, _ pixels: Span<UInt32>, _ pixelOrder: (UInt32) -> UInt32) {
        var place = 1
        for index in start..<(start + width) {
            let pixel = pixelOrder(pixels[index])
            bytes[place] = UInt8(truncatingIfNeeded: pixel)
            bytes[place + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
            bytes[place + 2] = UInt8(truncatingIfNeeded: pixel >> 16)
            if pixelBytes == 4 { bytes[place + 3] = UInt8(truncatingIfNeeded: pixel >> 24) }
            place += pixelBytes
        }
    }
}
