import Synchronization

/// Paragraphs prepared before, by everything they were prepared from: the bytes, the styles, the direction, whether glyphs
/// are kept.
///
/// A table of fixed size: a text has a set of four slots, and a newer text of the same set takes the oldest. That bounds the
/// memory, keeps part of any collection of texts however often it comes round, and costs one look-up. Texts longer than
/// `longestText` have no slot.
final class PreparedCache: Sendable {
    private struct Entry {
        let key: PreparedKey
        let paragraph: PreparedParagraph
    }

    private struct Table {
        var entries: [Entry?]
        /// Which slot of each set is the oldest.
        var oldest: [UInt8]
    }

    private let table: Mutex<Table>
    private let setCount: Int

    /// In UTF-8 bytes. Longer texts rarely come again and would push out labels.
    static let longestText = 1024
    /// What a paragraph of a few words costs, in bytes.
    private static let bytesPerEntry = 2048
    private static let ways = 4

    /// A cache of about `byteLimit` bytes.
    init(byteLimit: Int) {
        setCount = max(1, byteLimit / (Self.bytesPerEntry * Self.ways))
        let entries = [Entry?](repeating: nil, count: setCount * Self.ways)
        table = Mutex(Table(entries: entries, oldest: [UInt8](repeating: 0, count: setCount)))
    }

    func paragraph(_ key: PreparedKey) -> PreparedParagraph? {
        let first = set(key) * Self.ways
        return table.withLock { table in
            for slot in first..<first + Self.ways where table.entries[slot]?.key == key {
                return table.entries[slot]?.paragraph
            }
            return nil
        }
    }

    func insert(_ paragraph: PreparedParagraph, _ key: PreparedKey) {
        let set = set(key)
        table.withLock { table in
            let slot = set * Self.ways + Int(table.oldest[set])
            table.oldest[set] = (table.oldest[set] + 1) % UInt8(Self.ways)
            table.entries[slot] = Entry(key: key, paragraph: paragraph)
        }
    }

    private func set(_ key: PreparedKey) -> Int {
        Int(UInt(bitPattern: key.hashValue) % UInt(setCount))
    }
}

/// A text with its styles, compared byte by byte.
struct PreparedKey: Hashable {
    let text: StyledText
    let retainsGlyphs: Bool
}
