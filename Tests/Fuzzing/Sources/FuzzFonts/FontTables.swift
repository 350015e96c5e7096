/// The tables of an OpenType file, and files made of some of them.
struct FontTables {
    private var tables: [String: [UInt8]] = [:]

    /// nil for another format.
    init?(_ file: [UInt8]) {
        func number(_ offset: Int, _ size: Int) -> Int { file[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) } }
        guard file.count > 12, [0x0001_0000, 0x4F54_544F].contains(number(0, 4)) else { return nil }
        for record in (0..<number(4, 2)).map({ 12 + 16 * $0 }) {
            let start = number(record + 8, 4)
            let tag = String(decoding: file[record..<record + 4], as: UTF8.self)
            tables[tag] = Array(file[start..<start + number(record + 12, 4)])
        }
    }

    var tags: [String] { tables.keys.sorted() }

    /// A TrueType file of those of these tables that there are; its glyphs have no outlines. `origin` is added to all offsets.
    func file(_ tags: [String], at origin: Int = 0) -> [UInt8] {
        let blank: [String: [UInt8]] = ["glyf": [0, 0, 0, 0], "loca": [0, 0, 0, 0]]
        let chosen = tables.filter { tags.contains($0.key) }.merging(blank) { _, blank in blank }
        var directory = Self.bigEndian([0x0001_0000, chosen.count << 16, 0])
        var body: [UInt8] = []
        for (tag, bytes) in chosen.sorted(by: { $0.key < $1.key }) {
            let offset = origin + 12 + 16 * chosen.count + body.count
            directory += Array(tag.utf8) + Self.bigEndian([0, offset, bytes.count])
            body += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
        }
        return directory + body
    }

    /// 32-bit numbers.
    static func bigEndian(_ numbers: [Int]) -> [UInt8] {
        numbers.flatMap { number in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
    }
}
