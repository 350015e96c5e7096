import Synchronization

/// Paragraphs prepared before, by everything they were prepared from: the bytes, the styles, the direction, whether glyphs
/// are kept. Bounded; the least recently used half goes when it is full.
///
/// Two generations stand for an order of use: a hit moves a paragraph to the young one; when that is full it becomes the
/// old one, and the old one is dropped. Texts longer than `longestText` are not kept.
final class PreparedCache: Sendable {
    private struct Generations {
        var young: [PreparedKey: PreparedParagraph] = [:]
        var old: [PreparedKey: PreparedParagraph] = [:]
        var youngBytes = 0
    }

    private let generations = Mutex(Generations())
    private let byteLimit: Int

    /// In UTF-8 bytes. Longer texts rarely come again and would push out many labels.
    static let longestText = 1024
    /// What a paragraph costs beside its text, roughly, in bytes.
    private static let overhead = 1024

    /// A cache of about `byteLimit` bytes.
    init(byteLimit: Int) { self.byteLimit = byteLimit }

    func paragraph(_ key: PreparedKey) -> PreparedParagraph? {
        generations.withLock { generations in
            if let found = generations.young[key] { return found }
            guard let found = generations.old[key] else { return nil }
            insert(found, key, into: &generations)
            return found
        }
    }

    func insert(_ paragraph: PreparedParagraph, _ key: PreparedKey) {
        generations.withLock { insert(paragraph, key, into: &$0) }
    }

    private func insert(_ paragraph: PreparedParagraph, _ key: PreparedKey, into generations: inout Generations) {
        if generations.youngBytes >= byteLimit / 2 {
            generations.old = generations.young
            generations.young = [:]
            generations.youngBytes = 0
        }
        generations.young[key] = paragraph
        generations.youngBytes += Self.overhead + 4 * key.text.text.utf8.count
    }
}

/// A text with its styles, compared byte by byte.
struct PreparedKey: Hashable {
    let text: StyledText
    let retainsGlyphs: Bool
}
