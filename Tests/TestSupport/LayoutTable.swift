/// Parts of `GSUB` and `GPOS` tables.
enum LayoutTable {
    /// The whole table: one script `DFLT` with one feature that runs the active lookups.
    static func layout(feature: String, active: [Int], _ lookups: [[UInt8]]) -> [UInt8] {
        var scripts = BinaryTable(u16: 1)
        scripts.bytes += Array("DFLT".utf8)
        scripts.u16(8, 4, 0, 0, 0xFFFF, 1, 0)
        var features = BinaryTable(u16: 1)
        features.bytes += Array(feature.utf8)
        features.u16(8, 0, active.count)
        for index in active { features.u16(index) }
        let lookupList = offsetArray(lookups)
        var table = BinaryTable(u16: 1, 0, 10)
        table.u16(10 + scripts.bytes.count, 10 + scripts.bytes.count + features.bytes.count)
        return table.bytes + scripts.bytes + features.bytes + lookupList
    }

    static func lookup(type: Int, _ subtable: [UInt8]) -> [UInt8] {
        BinaryTable(u16: type, 0, 1, 8).bytes + subtable
    }

    /// Chained sequence context, format 3: runs lookup `nested` on the one input glyph.
    static func chainContext(_ rule: OpenTypeBuilder.ContextualAdvance, nested: Int) -> [UInt8] {
        let coverages = rule.backtrack + [rule.input] + rule.lookahead
        var offset = 2 * (8 + coverages.count - 1)
        var offsets: [Int] = []
        for glyphs in coverages {
            offsets.append(offset)
            offset += coverage(glyphs).count
        }
        let input = rule.backtrack.count
        var table = BinaryTable(u16: 3, rule.backtrack.count)
        for offset in offsets[..<input] { table.u16(offset) }
        table.u16(1, offsets[input], rule.lookahead.count)
        for offset in offsets[(input + 1)...] { table.u16(offset) }
        table.u16(1, 0, nested)
        return table.bytes + coverages.flatMap(coverage)
    }

    /// Single adjustment, format 1: adds to the horizontal advance.
    static func singleAdvance(_ rule: OpenTypeBuilder.ContextualAdvance) -> [UInt8] {
        BinaryTable(u16: 1, 8, 4, rule.change).bytes + coverage(rule.input)
    }

    static func ligature(_ ligature: OpenTypeBuilder.Ligature) -> [UInt8] {
        let rest = ligature.components.dropFirst()
        var table = BinaryTable(u16: 1, 16 + 2 * rest.count, 1, 8, 1, 4, ligature.glyph, ligature.components.count)
        for glyph in rest { table.u16(glyph) }
        return table.bytes + coverage([ligature.components[0]])
    }

    /// Multiple substitution, format 1.
    static func multiple(_ rule: OpenTypeBuilder.Multiplication) -> [UInt8] {
        var table = BinaryTable(u16: 1, 10 + 2 * rule.count, 1, 8, rule.count)
        for _ in 0..<rule.count { table.u16(rule.glyph) }
        return table.bytes + coverage([rule.glyph])
    }

    /// A `GDEF` table of ligature carets alone, each of format 1.
    static func ligatureCarets(_ carets: [Int: [Int]]) -> [UInt8] {
        let glyphs = carets.keys.sorted()
        let lists = glyphs.map { glyph in
            offsetArray(carets[glyph, default: []].map { BinaryTable(u16: 1, $0).bytes })
        }
        var header = BinaryTable(u32: 0x0001_0000)
        header.u16(0, 0, 12, 0)
        let coverage = coverage(glyphs)
        var list = BinaryTable(u16: 4 + 2 * lists.count, lists.count)
        var offset = 4 + 2 * lists.count + coverage.count
        for lig in lists {
            list.u16(offset)
            offset += lig.count
        }
        return header.bytes + list.bytes + coverage + lists.flatMap { $0 }
    }

    private static func coverage(_ glyphs: [Int]) -> [UInt8] {
        var table = BinaryTable(u16: 1, glyphs.count)
        for glyph in glyphs.sorted() { table.u16(glyph) }
        return table.bytes
    }

    private static func offsetArray(_ tables: [[UInt8]]) -> [UInt8] {
        var list = BinaryTable(u16: tables.count)
        var offset = 2 + 2 * tables.count
        for table in tables {
            list.u16(offset)
            offset += table.count
        }
        return list.bytes + tables.flatMap { $0 }
    }
}

/// Big-endian numbers; negative ones as two's complement.
struct BinaryTable {
    var bytes: [UInt8] = []

    init(u16 values: Int...) { for value in values { append(value, size: 2) } }
    init(u32 values: Int...) { for value in values { append(value, size: 4) } }

    mutating func u16(_ values: Int...) { for value in values { append(value, size: 2) } }
    mutating func u32(_ values: Int...) { for value in values { append(value, size: 4) } }

    private mutating func append(_ value: Int, size: Int) {
        for shift in (0..<size).reversed() { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * shift))) }
    }
}
