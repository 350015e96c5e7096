/// A picture as literal pixels and repetitions of earlier ones, for deflate.
///
/// Every row begins with a byte 0 (PNG's filter "none"). A repetition repeats pixels to the left, pixels above, or pixels
/// that begin with the same two, at most 32,768 bytes before and inside one row.
struct PixelTokens {
    /// One step, packed: a literal pixel in the low 32 bits, or a repetition's length in bytes (bits 0...15) and
    /// distance in bytes (bits 16...31) with the highest bit set, or the beginning of a row.
    typealias Token = UInt64

    static let rowStart: Token = 1 << 62
    static let repetition: Token = 1 << 63
    private static let largestDistance = 32_768
    private static let hashBits: UInt32 = 13
    private static let longStretch = 64

    private let width: Int
    private let pixelBytes: Int
    private let rowBytes: Int
    private(set) var tokens: [Token] = []
    /// How many pixels are literal.
    private(set) var literalCount = 0
    /// The index of the pixel at which each hash of two pixels was seen last.
    private var seen = [Int32](repeating: -1, count: 1 << Int(hashBits))

    /// - Parameter pixelBytes: 3 for pixels without alpha, else 4.
    init(_ area: PixelArea, pixelBytes: Int) {
        (width, self.pixelBytes) = (area.width, pixelBytes)
        rowBytes = area.width * pixelBytes + 1
        tokens.reserveCapacity(8192)
    }

    /// Adds the steps of a row. O(pixels).
    mutating func addRow(_ row: Int, of pixels: Span<UInt32>) {
        tokens.append(Self.rowStart)
        let (begin, end) = (row * width, (row + 1) * width)
        var place = begin
        while place < end {
            let same = Self.runLength(place + 1, as: place, end, pixels)
            let left = place > begin && pixels[place - 1] == pixels[place] ? same + 1 : 0
            // Long stretches of one colour take the fewest bits as repetitions of the pixel to the left.
            if same >= Self.longStretch {
                place += left > 0 ? repeating(left, distance: pixelBytes) : literal(pixels[place])
                continue
            }
            let isNear = row > 0 && rowBytes <= Self.largestDistance
            let above = isNear ? Self.runLength(place, as: place - width, end, pixels) : 0
            if left > 0, left >= above {
                place += repeating(left, distance: pixelBytes)
            } else if above > 1 {
                place += repeating(above, distance: rowBytes)
            } else {
                place += addSeen(place, row, end, pixels)
            }
        }
    }

    /// Adds a repetition of pixels that began with the same two, or else one literal pixel; how many pixels that were.
    private mutating func addSeen(_ place: Int, _ row: Int, _ end: Int, _ pixels: Span<UInt32>) -> Int {
        let pixel = pixels[place]
        guard place + 1 < end else { return literal(pixel) }
        let product = (pixel &* 0x9E37_79B1 ^ pixels[place + 1]) &* 0x85EB_CA77
        let slot = Int(product >> (32 - Self.hashBits))
        let earlier = Int(seen[slot])
        seen[slot] = Int32(truncatingIfNeeded: place)
        guard earlier >= 0 else { return literal(pixel) }
        let earlierRow = earlier / width
        let distance = (row - earlierRow) * rowBytes + (place - earlier - (row - earlierRow) * width) * pixelBytes
        guard distance <= Self.largestDistance, distance > 0 else { return literal(pixel) }
        let limit = min(end - place, (earlierRow + 1) * width - earlier)
        let length = Self.runLength(place, as: earlier, place + limit, pixels)
        return length > 1 ? repeating(length, distance: distance) : literal(pixel)
    }

    private mutating func literal(_ pixel: UInt32) -> Int {
        tokens.append(Token(pixel))
        literalCount += 1
        return 1
    }

    /// Adds repetitions of 258 bytes at most, which is a whole number of pixels of 3 bytes; of 256 for pixels of 4.
    private mutating func repeating(_ count: Int, distance: Int) -> Int {
        var rest = count * pixelBytes
        let longest = 258 / pixelBytes * pixelBytes
        while rest > 0 {
            let length = min(rest, longest)
            tokens.append(Self.repetition | Token(distance - 1) << 16 | Token(length))
            rest -= length
        }
        return count
    }

    /// How many pixels from `place` on, before `end`, are the same as those from `model` on.
    private static func runLength(_ place: Int, as model: Int, _ end: Int, _ pixels: Span<UInt32>) -> Int {
        var place = place
        let (start, shift) = (place, place - model)
        while place < end, pixels[place] == pixels[place - shift] { place += 1 }
        return place - start
    }

    /// Forgets the steps, but not the pixels.
    mutating func removeAll() { tokens.removeAll(keepingCapacity: true) }
}
