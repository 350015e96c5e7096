/// Writes blocks of deflate with codes of their own (RFC 1951, section 3.2.7).
struct DeflateBlocks {
    private(set) var bytes: [UInt8] = []
    private var bits: UInt64 = 0
    private var bitCount: UInt64 = 0
    private let pixelBytes: Int

    init(pixelBytes: Int) {
        self.pixelBytes = pixelBytes
        bytes.reserveCapacity(1 << 16)
    }

    /// Writes steps as one block. `bytesOf` gives the bytes of a literal pixel, the first in the lowest place.
    mutating func add(_ tokens: [PixelTokens.Token], isLast: Bool, _ bytesOf: (UInt32) -> UInt32) {
        var (literals, distances) = ([Int](repeating: 0, count: 286), [Int](repeating: 0, count: 30))
        literals[256] = 1
        for token in tokens {
            if token & PixelTokens.repetition != 0 {
                literals[257 + Int(Self.length(token).code)] += 1
                distances[Int(Self.distance(token).code)] += 1
            } else if token == PixelTokens.rowStart {
                literals[0] += 1
            } else {
                var pixel = bytesOf(UInt32(truncatingIfNeeded: token))
                for _ in 0..<pixelBytes {
                    literals[Int(pixel & 0xFF)] += 1
                    pixel >>= 8
                }
            }
        }
        let literalCode = HuffmanCode(frequencies: literals, limit: 15)
        let distanceCode = HuffmanCode(frequencies: distances, limit: 15)
        put(isLast ? 0b101 : 0b100, 3)
        putHeader(literalCode, distanceCode)
        put(tokens, literalCode, distanceCode, bytesOf)
        put(literalCode, 256)
    }

    /// Fills the last byte.
    mutating func finish() {
        while bitCount > 0 {
            bytes.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            bitCount -= min(bitCount, 8)
        }
    }

    private mutating func put(
        _ tokens: [PixelTokens.Token],
        _ literalCode: HuffmanCode,
        _ distanceCode: HuffmanCode,
        _ bytesOf: (UInt32) -> UInt32
    ) {
        for token in tokens {
            if token & PixelTokens.repetition != 0 {
                let (length, distance) = (Self.length(token), Self.distance(token))
                put(literalCode, 257 + Int(length.code))
                put(length.extra, length.extraBits)
                put(distanceCode, Int(distance.code))
                put(distance.extra, distance.extraBits)
            } else if token == PixelTokens.rowStart {
                put(literalCode, 0)
            } else {
                var pixel = bytesOf(UInt32(truncatingIfNeeded: token))
                for _ in 0..<pixelBytes {
                    put(literalCode, Int(pixel & 0xFF))
                    pixel >>= 8
                }
            }
        }
    }

    private mutating func put(_ code: HuffmanCode, _ symbol: Int) {
        put(UInt64(code.codes[symbol]), UInt64(code.lengths[symbol]))
    }

    private mutating func put(_ value: UInt64, _ count: UInt64) {
        bits |= value << bitCount
        bitCount += count
        while bitCount >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            bitCount -= 8
        }
    }
}

extension DeflateBlocks {
    /// A length or distance as deflate writes it: a code and the lowest bits.
    private struct Number {
        let code: UInt64
        let extra: UInt64
        let extraBits: UInt64

        /// Codes come in groups that share their number of further bits: 2^`groupBits` to a group, twice as many in the
        /// first.
        init(_ number: UInt64, groupBits: UInt64) {
            let width = UInt64(63 - max(number, 1).leadingZeroBitCount)
            guard width > groupBits else {
                (code, extra, extraBits) = (number, 0, 0)
                return
            }
            extraBits = width - groupBits
            code = extraBits << groupBits + number >> extraBits
            extra = number & (1 << extraBits - 1)
        }

        /// A code without further bits.
        init(code: UInt64) { (self.code, extra, extraBits) = (code, 0, 0) }
    }

    private static func length(_ token: PixelTokens.Token) -> Number {
        let length = token & 0xFFFF
        return length == 258 ? Number(code: 28) : Number(length - 3, groupBits: 2)
    }

    private static func distance(_ token: PixelTokens.Token) -> Number {
        Number(token >> 16 & 0xFFFF, groupBits: 1)
    }

    /// The order in which the lengths of the codes for lengths are written.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private mutating func putHeader(_ literalCode: HuffmanCode, _ distanceCode: HuffmanCode) {
        let lengths = literalCode.lengths + distanceCode.lengths
        var frequencies = [Int](repeating: 0, count: 19)
        let steps = Self.steps(lengths)
        for step in steps { frequencies[step.symbol] += 1 }
        let code = HuffmanCode(frequencies: frequencies, limit: 7)
        put(UInt64(literalCode.lengths.count - 257), 5)
        put(UInt64(distanceCode.lengths.count - 1), 5)
        put(15, 4)
        for symbol in Self.order { put(UInt64(code.lengths[symbol]), 3) }
        for step in steps {
            put(code, step.symbol)
            put(step.extra, step.extraBits)
        }
    }

    /// Lengths as symbols: 0...15 for themselves, 16 for 3...6 more of the last, 17 and 18 for 3...10 and 11...138
    /// zeros.
    private static func steps(_ lengths: [UInt8]) -> [(symbol: Int, extra: UInt64, extraBits: UInt64)] {
        var steps: [(Int, UInt64, UInt64)] = []
        var place = 0
        while place < lengths.count {
            let length = lengths[place]
            let run = lengths[place...].prefix { $0 == length }.count
            if length == 0, run >= 3 {
                let count = min(run, 138)
                steps.append(count < 11 ? (17, UInt64(count - 3), 3) : (18, UInt64(count - 11), 7))
                place += count
            } else {
                steps.append((Int(length), 0, 0))
                place += 1
                var rest = run - 1
                while rest >= 3 {
                    let count = min(rest, 6)
                    steps.append((16, UInt64(count - 3), 2))
                    (rest, place) = (rest - count, place + count)
                }
            }
        }
        return steps
    }
}
