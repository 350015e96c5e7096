/// A prefix code as deflate has it (RFC 1951, section 3.2.2): for each symbol a number of bits and the bits, the first
/// of which is the lowest.
struct HuffmanCode {
    /// 0 for a symbol without a code.
    private(set) var lengths: [UInt8]
    private(set) var codes: [UInt16]

    /// The shortest code for symbols that occur this often, with at most `limit` bits. At least two symbols get a code,
    /// because some readers reject a code of one.
    init(frequencies: [Int], limit: Int) {
        var used = frequencies.indices.filter { frequencies[$0] > 0 }
        for symbol in frequencies.indices where used.count < 2 && !used.contains(symbol) { used.append(symbol) }
        used.sort { (frequencies[$0], $0) < (frequencies[$1], $1) }
        let depths = Self.limited(Self.depths(used.map { max(frequencies[$0], 1) }), to: limit)
        lengths = [UInt8](repeating: 0, count: frequencies.count)
        for (symbol, depth) in zip(used, depths) { lengths[symbol] = UInt8(depth) }
        codes = Self.codes(lengths)
    }

    /// The depth of each leaf of the Huffman tree over weights in ascending order. Leaves and inner nodes come in two
    /// queues, both ascending.
    private static func depths(_ weights: [Int]) -> [Int] {
        let count = weights.count
        var weight = weights + [Int](repeating: 0, count: count - 1)
        var parent = [Int](repeating: 0, count: 2 * count - 1)
        var (leaf, inner) = (0, count)
        for node in count..<(2 * count - 1) {
            for _ in 0..<2 {
                let takesLeaf = leaf < count && (inner >= node || weight[leaf] <= weight[inner])
                let child = takesLeaf ? leaf : inner
                if takesLeaf { leaf += 1 } else { inner += 1 }
                weight[node] += weight[child]
                parent[child] = node
            }
        }
        var depth = [Int](repeating: 0, count: 2 * count - 1)
        for node in (0..<(2 * count - 2)).reversed() { depth[node] = depth[parent[node]] + 1 }
        return Array(depth[0..<count])
    }

    /// Depths none of which is above the limit and whose sum of 2^-depth is still exactly 1: what is too deep is raised,
    /// the deepest others are lowered until all fit, and what room is left goes to the most frequent.
    private static func limited(_ depths: [Int], to limit: Int) -> [Int] {
        var result = depths.map { min($0, limit) }
        var room = (1 << limit) - result.reduce(0) { $0 + 1 << (limit - $1) }
        while room < 0 {
            guard let index = result.firstIndex(where: { $0 < limit }) else { break }
            room += 1 << (limit - result[index] - 1)
            result[index] += 1
        }
        while room > 0, let index = result.lastIndex(where: { 1 << (limit - $0) <= room }) {
            room -= 1 << (limit - result[index])
            result[index] -= 1
        }
        return result
    }

    /// Codes in the order of lengths, then of symbols, each with its bits reversed.
    private static func codes(_ lengths: [UInt8]) -> [UInt16] {
        var next = [UInt16](repeating: 0, count: 17)
        var counts = [UInt16](repeating: 0, count: 17)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        for length in 1..<16 { next[length + 1] = (next[length] + counts[length]) << 1 }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            defer { next[Int(length)] += 1 }
            return reversed(next[Int(length)]) >> (16 - UInt16(length))
        }
    }

    private static func reversed(_ bits: UInt16) -> UInt16 {
        var bits = bits
        bits = bits >> 1 & 0x5555 | (bits & 0x5555) << 1
        bits = bits >> 2 & 0x3333 | (bits & 0x3333) << 2
        bits = bits >> 4 & 0x0F0F | (bits & 0x0F0F) << 4
        return bits.byteSwapped
    }
}
