import CopyfitTranslations

/// The types and examples of placeholders that only the template of ARB files has, for all languages.
struct TemplateTypes {
    private struct Name: Hashable {
        let text: FamilyKey
        let placeholder: String
    }

    private var known: [Name: Placeholder] = [:]

    init(_ files: [CheckedFile]) {
        for file in files where file.format == .arb {
            for text in file.translations {
                for placeholder in text.placeholders where placeholder.kind != .any || placeholder.example != nil {
                    guard let name = placeholder.name else { continue }
                    let key = Name(text: FamilyKey(text, in: file), placeholder: name)
                    if known[key] == nil { known[key] = placeholder }
                }
            }
        }
    }

    /// Files, with the types for placeholders that have none.
    func filled(_ files: [CheckedFile]) -> [CheckedFile] {
        if known.isEmpty { return files }
        return files.map { file in
            guard file.format == .arb else { return file }
            var file = file
            let family = file
            file.changeTexts { text in
                text.placeholders = text.placeholders.map { filled($0, FamilyKey(text, in: family)) }
            }
            return file
        }
    }

    private func filled(_ placeholder: Placeholder, _ text: FamilyKey) -> Placeholder {
        guard placeholder.kind == .any, let name = placeholder.name,
            let known = known[Name(text: text, placeholder: name)], known.kind != .count
        else { return placeholder }
        return placeholder.with(kind: known.kind, example: placeholder.example ?? known.example)
    }
}
