/// Wraps OpenType files with one face as fonts for web pages: W3C's WOFF 1.0 and 2.0. Nothing is compressed: tables of WOFF
/// may be stored, and Brotli (RFC 7932) has blocks of plain bytes.
public enum WebFont {
    private struct Table {
        let tag: [UInt8]
        let checksum: [UInt8]
        let bytes: [UInt8]
    }

    /// The file as WOFF 1.0.
    public static func woff(_ font: [UInt8]) -> [UInt8] {
        let tables = tables(font)
        var entries: [[UInt8]] = []
        var content: [UInt8] = []
        let start = 44 + 20 * tables.count
        for table in tables {
            let count = number(table.bytes.count, 4)
            entries.append(table.tag + number(start + content.count, 4) + count + count + table.checksum)
            content += padded(table.bytes)
        }
        let directory = entries.sorted { $0.lexicographicallyPrecedes($1) }.flatMap(\.self)
        let size = number(start + content.count, 4)
        let head = Array("wOFF".utf8) + font[..<4] + size + number(tables.count, 2) + number(0, 2)
        return head + number(unwrappedSize(tables), 4) + [UInt8](repeating: 0, count: 24) + directory + content
    }

    /// The file as WOFF 2.0, with glyphs as they are (the null transform).
    public static func woff2(_ font: [UInt8]) -> [UInt8] {
        let tables = tables(font)
        var directory: [UInt8] = []
        for table in tables {
            let tag = String(decoding: table.tag, as: UTF8.self)
            // Tag 63 is spelled out; version 3 of glyf and loca is theirs without a transform.
            directory += [tag == "glyf" || tag == "loca" ? 0xFF : 0x3F] + table.tag + base128(table.bytes.count)
        }
        let content = brotli(tables.flatMap(\.bytes))
        let body = padded(directory + content)
        let size = number(48 + body.count, 4)
        let head = Array("wOF2".utf8) + font[..<4] + size + number(tables.count, 2) + number(0, 2)
        return head + number(unwrappedSize(tables), 4) + number(content.count, 4)
            + [UInt8](repeating: 0, count: 24) + body
    }

    private static func tables(_ font: [UInt8]) -> [Table] {
        func integer(_ offset: Int, _ size: Int) -> Int { font[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) } }
        let records = (0..<integer(4, 2)).map { 12 + 16 * $0 }
        return records.sorted { integer($0 + 8, 4) < integer($1 + 8, 4) }.map { record in
            let offset = integer(record + 8, 4)
            let bytes = Array(font[offset..<offset + integer(record + 12, 4)])
            return Table(
                tag: Array(font[record..<record + 4]),
                checksum: Array(font[record + 4..<record + 8]),
                bytes: bytes
            )
        }
    }

    private static func unwrappedSize(_ tables: [Table]) -> Int {
        tables.reduce(12 + 16 * tables.count) { $0 + padded($1.bytes).count }
    }

    /// A stream with a window of 16 bits: blocks of at most 65,536 plain bytes, then an empty last block.
    private static func brotli(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 1 << 16) {
            let block = bytes[start..<min(start + 1 << 16, bytes.count)]
            // WBITS (1 bit, only at first), ISLAST 0, MNIBBLES 0 (four), MLEN - 1, ISUNCOMPRESSED 1, then to the byte's end.
            let isFirst = start == 0
            let header = (block.count - 1) << 3 | 1 << 19
            stream += little(isFirst ? header << 1 : header, 3) + block
        }
        return stream + [3]
    }

    private static func little(_ value: Int, _ size: Int) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    private static func number(_ value: Int, _ size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    private static func base128(_ value: Int) -> [UInt8] {
        var digits = [UInt8(value & 0x7F)]
        var rest = value >> 7
        while rest > 0 {
            digits.insert(UInt8(rest & 0x7F) | 0x80, at: 0)
            rest >>= 7
        }
        return digits
    }

    private static func padded(_ bytes: [UInt8]) -> [UInt8] {
        bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
}
