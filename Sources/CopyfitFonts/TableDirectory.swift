/// Checks that an OpenType file is complete: every table in its directory is inside the file.
///
/// FreeType and HarfBuzz read a truncated file without an error and give its lost glyphs no width. Follows the OpenType
/// specification, "Organization of an OpenType font".
enum TableDirectory {
    /// What is wrong with the directory of face `index`, or nil. Files of other formats are not checked. O(tables).
    static func fault(in bytes: Span<UInt8>, faceIndex: Int) -> String? {
        guard let start = directoryStart(bytes, faceIndex) else { return nil }
        guard let count = integer(bytes, at: start + 4, size: 2) else { return "its table directory is cut off" }
        for table in 0..<count {
            let record = start + 12 + 16 * table
            guard let offset = integer(bytes, at: record + 8, size: 4),
                let length = integer(bytes, at: record + 12, size: 4)
            else { return "its table directory is cut off" }
            if offset + length > Int64(bytes.count) {
                return "its table “\(tag(bytes, at: record))” reaches past the end of the file"
            }
        }
        return nil
    }

    private static func directoryStart(_ bytes: Span<UInt8>, _ faceIndex: Int) -> Int64? {
        switch integer(bytes, at: 0, size: 4) {
        case 0x7474_6366: integer(bytes, at: 12 + 4 * Int64(faceIndex), size: 4)
        case 0x0001_0000, 0x4F54_544F, 0x7472_7565: 0
        default: nil
        }
    }

    private static func integer(_ bytes: Span<UInt8>, at offset: Int64, size: Int64) -> Int64? {
        guard offset >= 0, offset + size <= Int64(bytes.count) else { return nil }
        return (offset..<offset + size).reduce(0) { $0 << 8 | Int64(bytes[Int($1)]) }
    }

    private static func tag(_ bytes: Span<UInt8>, at offset: Int64) -> String {
        String(decoding: (Int(offset)..<Int(offset) + 4).map { bytes[$0] }, as: UTF8.self)
    }
}
