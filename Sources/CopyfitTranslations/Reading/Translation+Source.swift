extension Translation {
    /// The text in the source language as a text of its own, one for each of its branches, with its placeholders; none if
    /// the file does not have it.
    ///
    /// - Parameter locale: The source language.
    /// - Complexity: O(n) in the length of the branches, of which at most `MessageBranches.limit` are made.
    package func sourceTexts(_ locale: TranslationLocale) -> [Translation] {
        guard let source, !source.isEmpty else { return [] }
        var budget = 1 << 20
        return MessageSyntax.automatic.message(source).branches(budget: &budget).texts.map { branch in
            var text = self
            text.locale = locale
            (text.text, text.placeholders) = (branch.text, branch.placeholders)
            text.variant += branch.choices
            return text
        }
    }
}
