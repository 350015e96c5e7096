/// Builds a small OpenType font whose every number the test chooses: OpenType 1.9, `otff`, `GSUB`, `GPOS`, `chapter2`.
public struct OpenTypeBuilder: Sendable {
    /// One glyph for each entry, from glyph 1 on; glyph 0 is a box as wide as an em.
    public var glyphs: [Glyph]
    public var family = "Built"
    public var weight = 400
    public var isItalic = false
    public var unitsPerEm = 1000
    public var ascender = 800
    public var descender = -200
    public var lineGap = 0
    /// `OS/2`: typographic ascender, descender and line gap; Windows' ascent and descent, both positive.
    public var typographic = [0, 0, 0]
    public var windows = [0, 0]
    /// nil leaves it open.
    public var capHeight: Int?
    /// `GPOS`: what widens or narrows a glyph between its neighbours.
    public var positionings: [ContextualAdvance] = []
    /// `GSUB`: sequences that become one glyph.
    public var ligatures: [Ligature] = []
    /// `GSUB`: glyphs that become many.
    public var multiplications: [Multiplication] = []
    /// The feature that asks for them.
    public var ligatureFeature = "ccmp"
    /// `GDEF`: where carets stand inside a ligature, by its glyph.
    public var ligatureCarets: [Int: [Int]] = [:]
    /// `GSUB` and `GPOS` by their tags, where the test writes the lookups itself.
    public var lookups: [String: Lookups] = [:]
    /// `fvar`: axes that change nothing.
    public var axes: [Axis] = []
    /// `fvar`: named instances, by a value for each axis.
    public var instances: [[Int]] = []
    /// Tables of four bytes that no one reads, by their tags.
    public var emptyTables: [String] = []

    public struct Axis: Sendable {
        public var tag: String
        public var range: ClosedRange<Int>

        public init(_ tag: String, _ range: ClosedRange<Int>) {
            self.tag = tag
            self.range = range
        }
    }

    public struct Glyph: Sendable {
        public var character: UInt32?
        public var advance: Int

        public init(_ character: Character?, advance: Int) {
            self.character = character?.unicodeScalars.first?.value
            self.advance = advance
        }
    }

    /// Where `input` follows `backtrack` and is followed by `lookahead`, its advance changes.
    public struct ContextualAdvance: Sendable {
        public var backtrack: [[Int]]
        public var input: [Int]
        public var lookahead: [[Int]]
        public var change: Int

        public init(backtrack: [[Int]] = [], input: [Int], lookahead: [[Int]] = [], change: Int) {
            self.backtrack = backtrack
            self.input = input
            self.lookahead = lookahead
            self.change = change
        }
    }

    public struct Ligature: Sendable {
        public var components: [Int]
        public var glyph: Int

        public init(components: [Int], glyph: Int) {
            self.components = components
            self.glyph = glyph
        }
    }

    /// A glyph that becomes several of itself.
    public struct Multiplication: Sendable {
        public var glyph: Int
        public var count: Int

        public init(glyph: Int, count: Int) {
            self.glyph = glyph
            self.count = count
        }
    }

    /// Lookups as they stand in the file: a type and one subtable in numbers of 16 bits. The feature runs the first
    /// one.
    public struct Lookups: Sendable {
        public var feature: String
        public var list: [(type: Int, subtable: [Int])]

        public init(feature: String, _ list: [(type: Int, subtable: [Int])]) {
            self.feature = feature
            self.list = list
        }
    }

    public init(glyphs: [Glyph]) { self.glyphs = glyphs }

    /// The glyph of a character of `glyphs`.
    public func glyph(_ character: Character) -> Int {
        let value = character.unicodeScalars.first?.value
        return (glyphs.firstIndex { $0.character == value } ?? -1) + 1
    }

    /// The file.
    public func bytes() -> [UInt8] {
        var tables = [
            ("OS/2", os2), ("cmap", cmap), ("glyf", [0, 0, 0, 0]), ("head", head), ("hhea", hhea), ("hmtx", hmtx),
            ("loca", [UInt8](repeating: 0, count: 2 * (glyphCount + 1))), ("maxp", maxp), ("name", name),
        ]
        for (tag, lookups) in lookups { tables.append((tag, LayoutTable.layout(lookups))) }
        if !axes.isEmpty { tables.append(("fvar", fvar)) }
        for tag in emptyTables { tables.append((tag, [0, 0, 0, 0])) }
        if !positionings.isEmpty { tables.append(("GPOS", gpos)) }
        if !ligatures.isEmpty || !multiplications.isEmpty { tables.append(("GSUB", gsub)) }
        if !ligatureCarets.isEmpty { tables.append(("GDEF", LayoutTable.ligatureCarets(ligatureCarets))) }
        return Self.file(tables.sorted { $0.0 < $1.0 })
    }

    private var glyphCount: Int { glyphs.count + 1 }

    private static func file(_ tables: [(tag: String, bytes: [UInt8])]) -> [UInt8] {
        var directory = BinaryTable(u32: 0x0001_0000)
        directory.u16(tables.count, 0, 0, 0)
        var offset = 12 + 16 * tables.count
        var body: [UInt8] = []
        for (tag, bytes) in tables {
            directory.bytes += Array(tag.utf8)
            directory.u32(0, offset, bytes.count)
            let padded = bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
            offset += padded.count
            body += padded
        }
        return directory.bytes + body
    }
}

extension OpenTypeBuilder {
    private var fvar: [UInt8] {
        var table = BinaryTable(u32: 0x0001_0000)
        table.u16(16, 2, axes.count, 20, instances.count, 4 + 4 * axes.count)
        for axis in axes {
            let tag = axis.tag.utf8.reduce(0) { $0 << 8 | Int($1) }
            let (lowest, highest) = (axis.range.lowerBound << 16, axis.range.upperBound << 16)
            table.u32(tag, lowest, lowest, highest)
            table.u16(0, 256)
        }
        for values in instances {
            table.u16(2, 0)
            for value in values { table.u32(value << 16) }
        }
        return table.bytes
    }

    private var head: [UInt8] {
        var table = BinaryTable(u32: 0x0001_0000, 0x0001_0000, 0, 0x5F0F_3CF5)
        table.u16(0, unitsPerEm)
        table.u32(0, 0, 0, 0)
        table.u16(0, 0, unitsPerEm, unitsPerEm, 0, 8, 2, 0, 0)
        return table.bytes
    }

    private var hhea: [UInt8] {
        var table = BinaryTable(u32: 0x0001_0000)
        table.u16(ascender, descender, lineGap, unitsPerEm)
        table.u16(0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, glyphCount)
        return table.bytes
    }

    private var hmtx: [UInt8] {
        var table = BinaryTable(u16: unitsPerEm, 0)
        for glyph in glyphs { table.u16(glyph.advance, 0) }
        return table.bytes
    }

    private var maxp: [UInt8] {
        var table = BinaryTable(u32: 0x0001_0000)
        table.u16(glyphCount, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)
        return table.bytes
    }

    /// Version 0, or 4 with a cap height.
    private var os2: [UInt8] {
        var table = BinaryTable(u16: capHeight == nil ? 0 : 4, 500, weight, 5)
        table.bytes += [UInt8](repeating: 0, count: 54)
        table.u16(isItalic ? 0x01 : 0x40)
        for value in [0, 0] + typographic + windows { table.u16(value) }
        if let capHeight {
            table.u32(0, 0)
            table.u16(0, capHeight, 0, 32, 0)
        }
        return table.bytes
    }

    private var name: [UInt8] {
        let family = Array(family.utf16)
        var table = BinaryTable(u16: 0, 1, 18, 3, 1, 0x409, 1, 2 * family.count, 0)
        for unit in family { table.u16(Int(unit)) }
        return table.bytes
    }

    /// Format 12, a group for each character.
    private var cmap: [UInt8] {
        let mapped = glyphs.enumerated().compactMap { index, glyph in glyph.character.map { (Int($0), index + 1) } }
        let groups = mapped.sorted { $0.0 < $1.0 }
        var table = BinaryTable(u16: 0, 1, 3, 10)
        table.u32(12)
        table.u16(12, 0)
        table.u32(16 + 12 * groups.count, 0, groups.count)
        for (character, glyph) in groups { table.u32(character, character, glyph) }
        return table.bytes
    }

    private var gpos: [UInt8] {
        let lookups = positionings.enumerated().flatMap { index, rule in
            [
                LayoutTable.lookup(type: 8, LayoutTable.chainContext(rule, nested: 2 * index + 1)),
                LayoutTable.lookup(type: 1, LayoutTable.singleAdvance(rule)),
            ]
        }
        let active = positionings.indices.map { 2 * $0 }
        return LayoutTable.layout(feature: "dist", active: active, lookups)
    }

    private var gsub: [UInt8] {
        let lookups =
            ligatures.map { LayoutTable.lookup(type: 4, LayoutTable.ligature($0)) }
            + multiplications.map { LayoutTable.lookup(type: 2, LayoutTable.multiple($0)) }
        return LayoutTable.layout(feature: ligatureFeature, active: Array(lookups.indices), lookups)
    }
}
