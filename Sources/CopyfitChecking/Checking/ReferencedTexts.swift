import CopyfitTranslations

/// The texts that others refer to, such as Fluent's terms (`{ -brand }`), of all files of a language.
struct ReferencedTexts {
    private struct Name: Hashable {
        let language: String
        let key: String
    }

    private var texts: [Name: Translation] = [:]

    /// A reference inside more references than these, or to a longer text, in bytes, stays without its text.
    private static let (deepest, longest) = (8, 10_000)

    /// The texts of Fluent's files; of a text with variants the longest.
    init(_ files: [CheckedFile]) {
        for translation in files.lazy.filter({ $0.format == .fluent }).flatMap(\.translations) {
            let name = Name(language: translation.locale.tag, key: translation.key)
            let known = texts[name]?.text.utf8.count ?? -1
            if translation.text.utf8.count > known { texts[name] = translation }
        }
    }

    /// Whether a language, or the one of which it is a regional form, has a text with a name.
    func has(_ name: String, in language: String) -> Bool { found(name, language) != nil }

    private func found(_ name: String, _ language: String) -> Translation? {
        var tag = language[...]
        while true {
            if let found = texts[Name(language: String(tag), key: name)] { return found }
            guard let end = tag.lastIndex(of: "-") else { return nil }
            tag = tag[..<end]
        }
    }

    /// Files, with the texts that references name.
    func filled(_ files: [CheckedFile]) -> [CheckedFile] {
        var files = files
        for index in files.indices { fill(&files[index]) }
        return files
    }

    private func fill(_ file: inout CheckedFile) {
        guard file.format == .fluent, !texts.isEmpty else { return }
        for index in file.translations.indices {
            let translation = file.translations[index]
            guard translation.placeholders.contains(where: { $0.kind == .reference && $0.example == nil }) else {
                continue
            }
            file.translations[index].placeholders = translation.placeholders.map { placeholder in
                guard placeholder.kind == .reference, placeholder.example == nil,
                    let name = placeholder.name, let text = text(name, translation.locale.tag, depth: 0)
                else { return placeholder }
                return Placeholder(range: placeholder.range, name: name, kind: .reference, example: text)
            }
        }
    }

    /// The text of a name; nil if it is not there, or has anything except text and references in it.
    private func text(_ key: String, _ language: String, depth: Int) -> String? {
        guard depth < Self.deepest, let found = found(key, language) else { return nil }
        let bytes = Array(found.text.utf8)
        var filled: [UInt8] = []
        var end = 0
        for placeholder in found.placeholders {
            guard placeholder.kind == .reference, let name = placeholder.name,
                let inner = text(name, language, depth: depth + 1)
            else { return nil }
            filled += bytes[end..<placeholder.range.lowerBound] + Array(inner.utf8)
            end = placeholder.range.upperBound
            if filled.count > Self.longest { return nil }
        }
        return String(decoding: filled + bytes[end...], as: UTF8.self)
    }
}
