/// A PNG file of plain pixels, without compression.
struct StoredPNG {
    private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// A picture of four bytes per pixel: red, green, blue and alpha, not multiplied.
    init(rgba: some Collection<UInt8>, width: Int, height: Int) {
        chunk("IHDR", Self.bigEndian(width) + Self.bigEndian(height) + [8, 6, 0, 0, 0])
        var rows: [UInt8] = []
        rows.reserveCapacity((4 * width + 1) * height)
        var rest = rgba[...]
        for _ in 0..<height {
            rows.append(0)
            rows.append(contentsOf: rest.prefix(4 * width))
            rest = rest.dropFirst(4 * width)
        }
        chunk("IDAT", Self.stored(rows))
        chunk("IEND", [])
    }

    private mutating func chunk(_ name: String, _ content: [UInt8]) {
        let body = Array(name.utf8) + content
        bytes += Self.bigEndian(content.count) + body + Self.bigEndian(Int(Self.checksum(body)))
    }

    /// A zlib stream (RFC 1950) of stored blocks.
    private static func stored(_ content: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var (start, low, high): (Int, UInt32, UInt32) = (0, 1, 0)
        repeat {
            let block = content[start..<min(content.count, start + 65_535)]
            let length = UInt16(block.count)
            stream.append(start + block.count == content.count ? 1 : 0)
            for number in [length, ~length] { stream += [UInt8(number & 255), UInt8(number >> 8)] }
            stream += block
            start += block.count
        } while start < content.count
        for byte in content {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return stream + bigEndian(Int(high << 16 | low))
    }

    private static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }

    /// CRC-32 (PNG specification, annex D).
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { $0 >> 8 ^ table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] }
    }
}
