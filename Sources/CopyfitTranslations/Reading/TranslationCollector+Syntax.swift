import CopyfitAppleStrings

extension TranslationCollector {
    /// Adds a text, or one for each of its branches, with the placeholders of a syntax.
    mutating func add(_ translation: Translation, syntax: MessageSyntax) {
        var translation = translation
        if let source = translation.source, translation.sourcePlaceholders.isEmpty, syntax.mayFindSomething(in: source)
        {
            let placeholders = syntax.allPlaceholders(in: source)
            translation.sourcePlaceholders = placeholders ?? []
            translation.isSourceMisread = placeholders == nil
        }
        guard syntax.mayFindSomething(in: translation.text) else { return add(translation) }
        if let placeholders = syntax.placeholders(in: [UInt8](translation.text.utf8)) {
            translation.placeholders = placeholders
            return add(translation)
        }
        add(translation, message: syntax.message(translation.text))
    }
}
