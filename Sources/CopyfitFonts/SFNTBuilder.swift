/// What is read from a font of another format: its advances, its characters, its vertical metrics.
struct SFNTSource: Sendable {
    var family: String
    var style: String
    var isItalic = false
    var isBold = false
    var unitsPerEm = 1000
    var ascender = 0
    var descender = 0
    var lineGap = 0
    /// One advance for each glyph, in font units.
    var advances: [Int] = []
    /// Characters in rising order.
    var characters: [(character: UInt32, glyph: UInt32)] = []
}

/// Writes a font of a format HarfBuzz cannot read (Type 1, PCF) as the OpenType tables needed for measuring, so that
/// one path shapes every font. It has no outlines.
struct SFNTBuilder {
    private var tables: [(tag: String, bytes: [UInt8])] = []

    /// The bytes of an OpenType file with the source's metrics. O(glyphs + characters).
    static func bytes(_ source: SFNTSource) -> [UInt8] {
        var builder = SFNTBuilder()
        builder.tables = [
            ("OS/2", windowsMetrics(source)),
            ("cmap", characterMap(source)),
            ("head", header(source)),
            ("hhea", horizontalHeader(source)),
            ("hmtx", horizontalMetrics(source)),
            ("maxp", maximumProfile(source)),
            ("name", names(source)),
        ]
        return builder.file()
    }

    private func file() -> [UInt8] {
        var file = BigEndianWriter()
        file.append(0x0001_0000, size: 4)
        for value in [tables.count, 0, 0, 0] { file.append(value, size: 2) }
        var offset = 12 + 16 * tables.count
        for table in tables {
            file.bytes += Array(table.tag.utf8)
            for value in [0, offset, table.bytes.count] { file.append(value, size: 4) }
            offset += (table.bytes.count + 3) & ~3
        }
        for table in tables {
            file.bytes += table.bytes
            while file.bytes.count % 4 != 0 { file.bytes.append(0) }
        }
        return file.bytes
    }

    private static func header(_ source: SFNTSource) -> [UInt8] {
        var table = BigEndianWriter()
        for value in [0x0001_0000, 0, 0, 0x5F0F_3CF5] { table.append(value, size: 4) }
        for value in [0, source.unitsPerEm] { table.append(value, size: 2) }
        for _ in 0..<4 { table.append(0, size: 4) }
        for _ in 0..<4 { table.append(0, size: 2) }
        for value in [(source.isBold ? 1 : 0) | (source.isItalic ? 2 : 0), 8, 2, 0, 0] { table.append(value, size: 2) }
        return table.bytes
    }

    private static func horizontalHeader(_ source: SFNTSource) -> [UInt8] {
        var table = BigEndianWriter()
        table.append(0x0001_0000, size: 4)
        let widest = source.advances.max() ?? 0
        for value in [source.ascender, source.descender, source.lineGap, widest] { table.append(value, size: 2) }
        for _ in 0..<11 { table.append(0, size: 2) }
        table.append(source.advances.count, size: 2)
        return table.bytes
    }

    private static func horizontalMetrics(_ source: SFNTSource) -> [UInt8] {
        var table = BigEndianWriter()
        for advance in source.advances {
            table.append(min(max(advance, 0), 0xFFFF), size: 2)
            table.append(0, size: 2)
        }
        return table.bytes
    }

    private static func maximumProfile(_ source: SFNTSource) -> [UInt8] {
        var table = BigEndianWriter()
        table.append(0x0000_5000, size: 4)
        table.append(source.advances.count, size: 2)
        return table.bytes
    }

    /// `cmap` format 12: one group for each run of characters with consecutive glyphs.
    private static func characterMap(_ source: SFNTSource) -> [UInt8] {
        var groups: [(first: UInt32, last: UInt32, glyph: UInt32)] = []
        for entry in source.characters {
            if let group = groups.last, entry.character == group.last + 1,
                entry.glyph == group.glyph + (entry.character - group.first)
            {
                groups[groups.count - 1].last = entry.character
            } else {
                groups.append((entry.character, entry.character, entry.glyph))
            }
        }
        var table = BigEndianWriter()
        for value in [0, 1, 3, 10] { table.append(value, size: 2) }
        table.append(12, size: 4)
        for value in [12, 0] { table.append(value, size: 2) }
        for value in [16 + 12 * groups.count, 0, groups.count] { table.append(value, size: 4) }
        for group in groups {
            for value in [group.first, group.last, group.glyph] { table.append(Int(value), size: 4) }
        }
        return table.bytes
    }

    /// `OS/2` version 0: the weight and nothing that overrides `hhea`.
    private static func windowsMetrics(_ source: SFNTSource) -> [UInt8] {
        var table = BigEndianWriter()
        for value in [0, 0, source.isBold ? 700 : 400, 5] { table.append(value, size: 2) }
        table.bytes += [UInt8](repeating: 0, count: 54)
        table.append((source.isItalic ? 1 : 0) | (source.isBold ? 32 : 0), size: 2)
        table.bytes += [UInt8](repeating: 0, count: 14)
        return table.bytes
    }

    private static func names(_ source: SFNTSource) -> [UInt8] {
        let full = source.style.isEmpty ? source.family : "\(source.family) \(source.style)"
        let strings = [(1, source.family), (2, source.style), (4, full)].map { ($0, Array($1.utf16)) }
        var table = BigEndianWriter()
        for value in [0, strings.count, 6 + 12 * strings.count] { table.append(value, size: 2) }
        var offset = 0
        for (id, units) in strings {
            for value in [3, 1, 0x409, id, 2 * units.count, offset] { table.append(value, size: 2) }
            offset += 2 * units.count
        }
        for unit in strings.flatMap({ $0.1 }) { table.append(Int(unit), size: 2) }
        return table.bytes
    }
}

private struct BigEndianWriter {
    var bytes: [UInt8] = []

    mutating func append(_ value: Int, size: Int) {
        for shift in (0..<size).reversed() { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * shift))) }
    }
}
