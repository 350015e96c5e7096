import Synchronization

/// Paragraphs prepared before, by everything they were prepared from: the bytes, the styles, the direction, whether glyphs
/// are kept.
///
/// A table of fixed size: a text has one slot, and a newer text of the same slot takes it. That bounds the memory, keeps
/// part of any set of texts however often it comes round, and costs one look-up. Texts longer than `longestText` have no
/// slot.
final class PreparedCache: Sendable {
    private struct Entry {
        let key: PreparedKey
        let paragraph: PreparedParagraph
    }

    private let entries: Mutex<[Entry?]>
    private let slotCount: Int

    /// In UTF-8 bytes. Longer texts rarely come again and would push out labels.
    static let longestText = 256
    /// What a paragraph of a few words costs, in bytes.
    private static let bytesPerEntry = 2048

    /// A cache of about `byteLimit` bytes.
    init(byteLimit: Int) {
        slotCount = max(1, byteLimit / Self.bytesPerEntry)
        entries = Mutex([Entry?](repeating: nil, count: slotCount))
    }

    func paragraph(_ key: PreparedKey) -> PreparedParagraph? {
        let slot = self.slot(key)
        let entry = entries.withLock { $0[slot] }
        return entry.flatMap { $0.key == key ? $0.paragraph : nil }
    }

    func insert(_ paragraph: PreparedParagraph, _ key: PreparedKey) {
        let slot = self.slot(key)
        entries.withLock { $0[slot] = Entry(key: key, paragraph: paragraph) }
    }

    private func slot(_ key: PreparedKey) -> Int {
        Int(UInt(bitPattern: key.hashValue) % UInt(slotCount))
    }
}

/// A text with its styles, compared byte by byte.
struct PreparedKey: Hashable {
    let text: StyledText
    let retainsGlyphs: Bool
}
