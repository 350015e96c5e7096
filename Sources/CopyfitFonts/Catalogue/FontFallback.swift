/// How a cluster is to be shown (UTS #51): as an emoji, as text, or by default.
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
///    language does not determine one); the primary face is always used.
/// 3. The first face that covers every character of the cluster is taken.
public struct FontFallback: Sendable {
    private let slots: [FontSlot]
    private let emojiFirst: [FontSlot]
    private let emojiLast: [FontSlot]

    /// The order for one chain and language (BCP 47 or ICU locale). O(faces).
    public init(_ chain: FontChain, language: String) {
        let variant = HanVariant(language: language)
        let all = chain.storage.slots
        let primary = all.first
        slots = all.filter { slot in
            slot === primary || slot.record.hanVariant == nil || slot.record.hanVariant == variant
        }
        let emoji = slots.filter(\.record.isEmoji)
        let others = slots.filter { !$0.record.isEmoji }
        emojiFirst = emoji + others
        emojiLast = others + emoji
    }

    /// How many faces there are.
    public var count: Int { slots.count }

    /// The face at an index of the order; opens its file on first use.
    ///
    /// - Throws: what opening the file throws.
    public func face(at index: Int, for presentation: EmojiPresentation) throws(FontError) -> FontFace {
        switch presentation {
        case .unspecified: try slots[index].face()
        case .emoji: try emojiFirst[index].face()
        case .text: try emojiLast[index].face()
        }
    }
}
