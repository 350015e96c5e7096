/// The order in which a chain's faces are tried, for text in one language: the documented fallback chain.
///
/// 1. A cluster shown as an emoji tries the emoji faces first, then the others in chain order.
/// 2. Any other cluster tries the chain in order, emoji faces where they stand.
/// 3. Of faces that draw Han characters for one region, only the language's own takes part (simplified Chinese when the
///    language does not say); the primary face always takes part.
///
/// The first face that covers every character of the cluster is taken.
public struct FontFallback: Sendable {
    private let slots: [FontSlot]
    private let emojiFirst: [FontSlot]

    /// The order for one chain and language (BCP 47 or ICU locale). O(faces).
    public init(_ chain: FontChain, language: String) {
        let variant = HanVariant(language: language)
        let all = chain.storage.slots
        let own = all.first
        slots = all.filter { slot in
            slot === own || slot.record.hanVariant == nil || slot.record.hanVariant == variant
        }
        emojiFirst = slots.filter(\.record.isEmoji) + slots.filter { !$0.record.isEmoji }
    }

    /// How many faces there are.
    public var count: Int { slots.count }

    /// The face at a place in the order; opens its file when it is the first to ask.
    ///
    /// - Throws: what opening the file throws.
    public func face(at index: Int, prefersEmoji: Bool) throws(FontError) -> FontFace {
        try (prefersEmoji ? emojiFirst : slots)[index].face()
    }
}
