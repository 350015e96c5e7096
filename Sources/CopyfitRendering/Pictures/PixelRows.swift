/// A picture's rows as a PNG has them that does not filter: each after a byte 0.
struct PixelRows {
    private(set) var bytes: [UInt8] = []
    let rowBytes: Int
    private let width: Int
    private let pixelBytes: Int
    /// The last row.
    private var row: [UInt8]

    /// - Parameter pixelBytes: 3 for pixels without alpha, else 4.
    init(_ area: PixelArea, pixelBytes: Int) {
        (width, self.pixelBytes) = (area.width, pixelBytes)
        rowBytes = area.width * pixelBytes + 1
        row = [UInt8](repeating: 0, count: rowBytes)
        bytes.reserveCapacity(area.height * rowBytes)
    }

    /// Adds a row of pixels, whose bytes `pixelOrder` gives, the first in the lowest place. O(pixels).
    @inline(__always)
    mutating func add(_ number: Int, of pixels: Span<UInt32>, _ pixelOrder: (UInt32) -> UInt32) {
        let start = number * width
        if number == 0 || !repeatsLast(start, pixels) { convert(start, pixels, pixelOrder) }
        bytes += row
    }

    private func repeatsLast(_ start: Int, _ pixels: Span<UInt32>) -> Bool {
        let (row, last) = (pixels.extracting(start..<start + width), pixels.extracting(start - width..<start))
        var difference: UInt32 = 0
        for place in row.indices { difference |= row[place] ^ last[place] }
        return difference == 0
    }

    @inline(__always)
    private mutating func convert(_ start: Int, _ pixels: Span<UInt32>, _ pixelOrder: (UInt32) -> UInt32) {
        var place = 1
        for index in start..<(start + width) {
            let pixel = pixelOrder(pixels[index])
            row[place] = UInt8(truncatingIfNeeded: pixel)
            row[place + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
            row[place + 2] = UInt8(truncatingIfNeeded: pixel >> 16)
            if pixelBytes == 4 { row[place + 3] = UInt8(truncatingIfNeeded: pixel >> 24) }
            place += pixelBytes
        }
    }
}
