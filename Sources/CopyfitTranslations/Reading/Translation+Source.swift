package import CopyfitAppleStrings

extension Translation {
    /// The text in the source language as a text of its own, one for each of its branches, with its placeholders; none if
    /// the file does not have it.
    ///
    /// - Parameter locale: The source language.
    /// - Complexity: O(n) in the length of the branches, of which at most `MessageBranches.limit` are made.
    package func sourceTexts(_ locale: TranslationLocale) -> [Translation] {
        guard let source, !source.isEmpty else { return [] }
        // What the format says is surer than what the text looks like
        if !isSourceMisread, !sourcePlaceholders.isEmpty, sourcePlaceholders.allSatisfy({ !$0.range.isEmpty }) {
            var text = self
            (text.locale, text.text, text.placeholders) = (locale, source, sourcePlaceholders)
            return [text]
        }
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
