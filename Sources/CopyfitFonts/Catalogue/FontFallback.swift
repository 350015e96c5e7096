import CopyfitLanguages

/// The presentation of a cluster (UTS #51): as an emoji, as text, or by default.
public enum EmojiPresentation: Hashable, Sendable {
    case unspecified
    case emoji
    case text
}

/// The order in which a chain's faces are tried, for text in one language: the documented fallback chain.
///
/// 1. A cluster shown as an emoji tries the emoji faces first; one shown as text tries them last; any other cluster
///    tries the chain in its order.
/// 2. Of faces that draw Han characters for one region, only the language's own is used (simplified Chinese if the
///    language does not determine one); the primary face, and those that the caller prefers, are always used.
/// 3. Faces that are meant for other characters than the cluster's first one are tried after the others: a sign that belongs to
///    no script does not come from a face for one script. Faces that the caller prefers are meant for all characters.
/// 4. The first face that covers every character of the cluster is taken.
public struct FontFallback: Sendable {
    private let slots: [FontSlot]
    private let emojiFirst: [FontSlot]
    private let emojiLast: [FontSlot]
    /// The primary face, and those that the caller prefers.
    private let preferred: [FontSlot]

    /// The order for one chain and language (in a spelling that `LanguageTag` takes). O(faces).
    public init(_ chain: FontChain, language: String) {
        let variant = HanVariant(LanguageTag(language))
        let all = chain.storage.slots
        let first = all.prefix(chain.storage.preferredCount)
        preferred = Array(first)
        slots = first + all.dropFirst(first.count).filter { $0.record.hanVariant.map { $0 == variant } ?? true }
        let emoji = slots.filter { $0.record.isEmoji }
        let others = slots.filter { !$0.record.isEmoji }
        emojiFirst = emoji + others
        emojiLast = others + emoji
    }

    /// The first face that fits a cluster which begins with this character; nil if none does. Opens faces' files on first use.
    ///
    /// - Throws: what opening a file throws.
    /// - Complexity: O(faces · blocks of a face).
    package func firstFace(
        for character: UInt32,
        _ presentation: EmojiPresentation,
        where isFit: (FontFace) -> Bool
    ) throws(FontError) -> FontFace? {
        var late: [FontSlot] = []
        for slot in order(presentation) {
            guard isMeant(slot, for: character) else {
                late.append(slot)
                continue
            }
            let face = try slot.face()
            if isFit(face) { return face }
        }
        for slot in late {
            let face = try slot.face()
            if isFit(face) { return face }
        }
        return nil
    }

    private func order(_ presentation: EmojiPresentation) -> [FontSlot] {
        switch presentation {
        case .unspecified: slots
        case .emoji: emojiFirst
        case .text: emojiLast
        }
    }

    private func isMeant(_ slot: FontSlot, for character: UInt32) -> Bool {
        preferred.contains { $0 === slot } || slot.record.isMeant(for: character)
    }
}
