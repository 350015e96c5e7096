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
    ///   - changes: What is looked at, and how it was.
    init(_ files: [CheckedFile], _ changes: ChangedContent) {
        var places: Set<String> = []
        for file in files where file.format == .fluent {
            let place = PathIdentity.of(file.path)
            places.insert(place)
            if file.isComparedOnly { continue }
            let before = changes.earlier(place).map {
                TranslationFile($0, path: file.path, format: .fluent).translations
            }
            add(from: before ?? [], to: file.translations)
        }
        for place in changes.files where place.hasSuffix(".ftl") && !places.contains(place) {
            guard let content = changes.earlier(place) else { continue }
            add(from: TranslationFile(content, path: place, format: .fluent).translations, to: [])
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
