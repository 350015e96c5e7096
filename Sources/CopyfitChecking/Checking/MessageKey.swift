import CopyfitTranslations

/// What an entry is called in all languages of a family of files.
///
/// Names are equal if their bytes are, because programs compare these: é as one character and as two are two names.
struct MessageKey: Hashable, Sendable {
    let key: String
    let context: String?

    init(_ translation: Translation) { (key, context) = (translation.key, translation.context) }

    static func == (one: MessageKey, two: MessageKey) -> Bool {
        guard one.key.hasBytes(of: two.key) else { return false }
        switch (one.context, two.context) {
        case (nil, nil): return true
        case (let context?, let other?): return context.hasBytes(of: other)
        default: return false
        }
    }

    /// Equal for names that differ only in their normalization, which are few.
    func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(context)
    }
}

/// An entry of the files that belong together.
struct FamilyKey: Hashable, Sendable {
    let family: String
    let message: MessageKey

    init(_ translation: Translation, in file: CheckedFile) {
        (family, message) = (file.family, MessageKey(translation))
    }
}

extension String {
    fileprivate func hasBytes(of other: String) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
    }
}
