import CopyfitTranslations

/// Fluent's texts that refer, themselves or through others, to texts that are not as they were. They show something else
/// although their own files are the same.
struct ChangedReferences {
    private struct Name: Hashable {
        let language: String
        let key: String
    }

    private var names: Set<Name> = []

    /// - Parameters:
    ///   - files: Those that are looked at, and those that they are compared with.
    ///   - changed: The places of all files that are looked at.
    ///   - earlier: The texts that files had before.
    init(_ files: [CheckedFile], _ changed: Set<String>, _ earlier: inout EarlierTexts) {
        var places: Set<String> = []
        for file in files where file.format == .fluent {
            places.insert(PathIdentity.of(file.path))
            if !file.isComparedOnly { add(from: earlier.texts(of: file) ?? [], to: file.translations) }
        }
        for place in changed where place.hasSuffix(".ftl") && !places.contains(place) {
            add(from: earlier.texts(at: place, path: place, .fluent) ?? [], to: [])
        }
    }

    private mutating func add(from old: [Translation], to new: [Translation]) {
        guard let language = (new.first ?? old.first)?.locale.tag else { return }
        for key in ChangedTexts.keys(from: old, to: new) { names.insert(Name(language: language, key: key.key)) }
    }

    /// The keys whose texts refer to what changed, by the indices of their files.
    ///
    /// - Complexity: O(n d) in the number of texts and the depth of their references.
    mutating func keys(in files: [CheckedFile]) -> [Int: Set<MessageKey>] {
        var keys: [Int: Set<MessageKey>] = [:]
        var isNew = !names.isEmpty
        while isNew {
            isNew = false
            for (index, file) in files.enumerated() where file.format == .fluent {
                for text in file.translations
                where text.placeholders.contains(where: { isChanged($0, for: text.locale.tag) }) {
                    if names.insert(Name(language: text.locale.tag, key: text.key)).inserted { isNew = true }
                    keys[index, default: []].insert(MessageKey(text))
                }
            }
        }
        return keys
    }

    /// Whether a placeholder refers to what changed in a language, or in the one of which it is a regional form.
    private func isChanged(_ placeholder: Placeholder, for language: String) -> Bool {
        guard placeholder.kind == .reference, let name = placeholder.name else { return false }
        var tag = language[...]
        while true {
            if names.contains(Name(language: String(tag), key: name)) { return true }
            guard let end = tag.lastIndex(of: "-") else { return false }
            tag = tag[..<end]
        }
    }
}
