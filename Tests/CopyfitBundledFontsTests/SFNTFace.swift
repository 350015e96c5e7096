import Foundation

/// What a font file itself says of one of its faces, read from its tables by hand: OpenType 1.9, `otff`, `name`,
/// `OS/2`, `cmap`.
struct SFNTFace {
    private let file: Data
    private let tables: [String: Int]

    init(file: Data, index: Int) {
        self.file = file
        let isCollection = file.prefix(4) == Data("ttcf".utf8)
        let directory = isCollection ? file.integer(at: 12 + 4 * index, bytes: 4) : 0
        let count = file.integer(at: directory + 4, bytes: 2)
        let records = (0..<count).map { directory + 12 + 16 * $0 }
        tables = Dictionary(
            uniqueKeysWithValues: records.map { record in
                (String(decoding: file[record..<record + 4], as: UTF8.self), file.integer(at: record + 8, bytes: 4))
            }
        )
    }

    /// How many faces the file has.
    static func count(in file: Data) -> Int {
        file.prefix(4) == Data("ttcf".utf8) ? file.integer(at: 8, bytes: 4) : 1
    }

    var familyName: String? { name(16) ?? name(1) }
    var styleName: String? { name(17) ?? name(2) }
    var fullName: String? { name(4) }
    var weightClass: Int { file.integer(at: offset("OS/2") + 4, bytes: 2) }
    var widthClass: Int { file.integer(at: offset("OS/2") + 6, bytes: 2) }
    var isItalic: Bool { file.integer(at: offset("OS/2") + 62, bytes: 2) & 1 == 1 }

    /// Whether a Unicode subtable of format 4 or 12 maps the scalar to a glyph.
    func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
        let cmap = offset("cmap")
        let records = (0..<file.integer(at: cmap + 2, bytes: 2)).map { cmap + 4 + 8 * $0 }
        return records.contains { record in
            let subtable = cmap + file.integer(at: record + 4, bytes: 4)
            return switch file.integer(at: subtable, bytes: 2) {
            case 4: segments(at: subtable).contains { $0.contains(Int(scalar.value)) }
            case 12: groups(at: subtable).contains { $0.contains(Int(scalar.value)) }
            default: false
            }
        }
    }

    /// The `name` record with this ID in the Windows platform's Unicode encodings and US English.
    private func name(_ id: Int) -> String? {
        let table = offset("name")
        let storage = table + file.integer(at: table + 4, bytes: 2)
        for record in (0..<file.integer(at: table + 2, bytes: 2)).map({ table + 6 + 12 * $0 }) {
            let fields = (0..<6).map { file.integer(at: record + 2 * $0, bytes: 2) }
            guard fields[0] == 3, fields[1] == 1 || fields[1] == 10, fields[2] == 0x409, fields[3] == id else {
                continue
            }
            let start = storage + fields[5]
            return String(data: file[start..<start + fields[4]], encoding: .utf16BigEndian)
        }
        return nil
    }

    private func segments(at subtable: Int) -> [ClosedRange<Int>] {
        let doubled = file.integer(at: subtable + 6, bytes: 2)
        return stride(from: 0, to: doubled, by: 2).map { position in
            let end = file.integer(at: subtable + 14 + position, bytes: 2)
            return file.integer(at: subtable + 16 + doubled + position, bytes: 2)...end
        }
    }

    private func groups(at subtable: Int) -> [ClosedRange<Int>] {
        (0..<file.integer(at: subtable + 12, bytes: 4)).map { group in
            let start = subtable + 16 + 12 * group
            return file.integer(at: start, bytes: 4)...file.integer(at: start + 4, bytes: 4)
        }
    }

    private func offset(_ tag: String) -> Int {
        tables[tag] ?? file.count
    }
}

extension Data {
    /// The unsigned big-endian integer at `offset`.
    fileprivate func integer(at offset: Int, bytes: Int) -> Int {
        self[offset..<offset + bytes].reduce(0) { $0 << 8 | Int($1) }
    }
}
