import CopyfitTranslations

/// The arguments that choose between the branches of a text, compared with what its source knows.
struct MessageSelectors {
    /// Those that the source does not have, in the order of the text.
    let unknown: [String]
    /// Those that choose in the source.
    let ofSource: [String]

    /// - Parameter sources: All variants of the source; none: nothing is unknown.
    init(_ translation: Translation, _ format: TranslationFormat, sources: [Translation]) {
        let own = Self.names(translation, format)
        guard !own.isEmpty, !sources.isEmpty else {
            (unknown, ofSource) = ([], [])
            return
        }
        var ofSource: [String] = []
        for name in sources.flatMap({ Self.names($0, format) }) where !ofSource.contains(name) { ofSource.append(name) }
        self.ofSource = ofSource
        unknown = own.filter { name in
            !ofSource.contains(name)
                && !sources.contains { $0.placeholders.contains { $0.isArgument(name) } }
        }
    }

    /// The names of a text's selectors that must be the same in every language. Apple's catalogues name the variables in
    /// each language, and i18next has one that is always the same.
    private static func names(_ translation: Translation, _ format: TranslationFormat) -> [String] {
        switch format {
        case .stringCatalog, .stringsDictionary, .xliff, .android: return []
        case .appleStrings, .gettext, .arb, .json, .properties, .qt, .resx, .fluent, .table: break
        }
        return translation.variant.compactMap(\.argument).filter { name in
            if format == .json, name == "count" { return false }
            return format != .fluent || !isFluentsOwn(name)
        }
    }

    /// Whether a selector is a term's attribute or a function, which each language may use as it likes.
    private static func isFluentsOwn(_ name: String) -> Bool {
        name.hasPrefix("-") || name.utf8.allSatisfy { !(0x61...0x7A).contains($0) }
    }
}

extension Placeholder {
    /// Whether the placeholder is the argument with a name, or with a number from 0, as messages count.
    func isArgument(_ argument: String) -> Bool {
        if name == argument { return true }
        guard let index, let number = Int(argument) else { return false }
        return number == index - 1
    }
}
