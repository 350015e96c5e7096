import Copyfit

/// The texts that a view shows in each language, to see which are the same in all.
struct ShownTexts {
    private let tables: TranslationTables
    private(set) var languages: Set<String> = []
    /// Whether anything was looked up.
    private(set) var hasLookups = false
    private var byString: [String: (text: LaidOutText, languages: Set<String>)] = [:]
    private var order: [String] = []

    init(_ tables: TranslationTables) { self.tables = tables }

    mutating func add(_ texts: [LaidOutText], in language: String) {
        languages.insert(language)
        for text in texts {
            if !text.lookups.isEmpty { hasLookups = true }
            guard text.string.contains(where: \.isLetter) else { continue }
            if byString[text.string] == nil { order.append(text.string) }
            byString[text.string, default: (text, [])].languages.insert(language)
        }
    }

    /// The texts that are the same in all languages, except those that lack a translation, in the order of the view.
    var sameEverywhere: [(text: LaidOutText, entry: TableEntry?)] {
        guard languages.count > 1 else { return [] }
        return order.compactMap { string in
            guard let shown = byString[string], shown.languages == languages else { return nil }
            let origins = languages.sorted().map { TextOrigins(shown.text, $0, tables) }
            guard origins.allSatisfy({ $0.untranslated.isEmpty && $0.missing.isEmpty }) else { return nil }
            return (shown.text, origins.lazy.compactMap(\.first).first)
        }
    }
}

extension ViewTranslationReport {
    /// Adds what can be said of all languages together.
    mutating func add(_ shown: ShownTexts) {
        for (text, entry) in shown.sameEverywhere {
            let reason = text.lookups.isEmpty ? " and is not looked up" : ""
            let message = "“\(text.string)” is the same in all \(shown.languages.count) languages\(reason)."
            var failure = ViewTranslationFailure(kind: .sameEverywhere, message: message)
            failure.take(text, entry)
            warnings.append(failure)
        }
        if shown.hasLookups { return }
        let message =
            settings.isEmpty
            ? "The view was not laid out: give at least one language, width and size of type."
            : "The view looks up no text: write texts as Text(\"key\"), not as strings."
        failures.append(ViewTranslationFailure(kind: .nothingLookedUp, message: message))
    }
}
