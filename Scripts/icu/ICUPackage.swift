/// ICU's data: a header, the offsets of names and items (32 bits each, counted from the end of the header), the names in order,
/// the items on multiples of 16.
struct ICUPackage {
    /// The version and the origin of the data.
    private let header: [UInt8]
    private let items: [(name: [UInt8], bytes: ArraySlice<UInt8>)]

    /// - Parameter bytes: a package for machines with the byte order of this one; its last item ends with it.
    init(_ bytes: [UInt8]) {
        let start = Int(bytes[0]) | Int(bytes[1]) << 8
        func number(_ index: Int) -> Int {
            (0..<4).reduce(0) { $0 | Int(bytes[start + 4 * index + $1]) << (8 * $1) }
        }
        let count = number(0)
        let ends = (1..<count).map { start + number(2 * $0 + 2) } + [bytes.count]
        header = Array(bytes[..<start])
        items = (0..<count).map { index in
            let name = bytes[(start + number(2 * index + 1))...].prefix { $0 != 0 }
            return (Array(name), bytes[(start + number(2 * index + 2))..<ends[index]])
        }
    }

    private init(header: [UInt8], items: [(name: [UInt8], bytes: ArraySlice<UInt8>)]) {
        self.header = header
        self.items = items
    }

    /// The items with some names, such as `icudt76l/brkitr/char.brk`, and numbers of bytes.
    func filtered(_ isKept: (String, Int) -> Bool) -> ICUPackage {
        let kept = items.filter { isKept(String(decoding: $0.name, as: UTF8.self), $0.bytes.count) }
        return ICUPackage(header: header, items: kept)
    }

    var bytes: [UInt8] {
        let directoryLength = 4 + 8 * items.count
        var (directory, names, data): ([UInt8], [UInt8], [UInt8]) = (Self.number(items.count), [], [])
        let namesLength = items.reduce(0) { $0 + $1.name.count + 1 }
        let dataStart = Self.aligned(header.count + directoryLength + namesLength) - header.count
        for item in items {
            directory += Self.number(directoryLength + names.count) + Self.number(dataStart + data.count)
            names += item.name + [0]
            data += item.bytes
            data += Array(repeating: 0, count: Self.aligned(data.count) - data.count)
        }
        let gap = dataStart - directoryLength - namesLength
        return header + directory + names + Array(repeating: 0, count: gap) + data
    }

    private static func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }

    private static func aligned(_ offset: Int) -> Int { (offset + 15) & ~15 }
}
