import CopyfitTranslations

/// The signs with which a placeholder begins, by which programs recognise it: `{`, `{{`, `%{`, `${`, `%(` and `%`.
struct PlaceholderOpening: Equatable {
    private let signs: Substring

    /// - Returns: nil if the spelling has none of these signs, such as ICU's `#` and XLIFF's elements.
    init?(_ spelling: String, _ placeholder: Placeholder) {
        // Java's `%(d` is a number with parentheses
        let brackets: Set<Character> = placeholder.name == nil ? ["{"] : ["{", "("]
        let start = spelling.prefix { "%$".contains($0) }
        let end = spelling[start.endIndex...].prefix { brackets.contains($0) }.endIndex
        signs = spelling[..<end]
        if signs.isEmpty || signs == "$" { return nil }
    }
}
