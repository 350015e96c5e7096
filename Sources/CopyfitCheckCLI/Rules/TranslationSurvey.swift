import CopyfitChecking
import CopyfitFit
import CopyfitTranslations

/// A summary of translation files for writing rules.
struct TranslationSurvey {
    private let summary: CheckSummary
    /// The faces that are used in place of the font, each with its languages, in the order of their names.
    let fallbacks: [(font: String, languages: [String])]
    /// The placeholders as they are spelled, and in how many texts they are, the most frequent first. Without numbers, dates
    /// and times, for which the language's own are better samples.
    let placeholders: [(spelling: String, count: Int)]
    /// The beginnings that many keys share, with the number of keys, the most frequent first.
    let prefixes: [(prefix: String, count: Int)]

    /// Patterns of keys that are called like buttons, and keys of texts that are those of buttons.
    let buttons: [String]

    /// How many of each are told.
    private static let limit = 12

    init(_ report: CheckReport) {
        summary = report.summary
        var languages: [String: Set<String>] = [:]
        for finding in report.findings {
            if let font = finding.usedFont { languages[font, default: []].insert(finding.language) }
        }
        fallbacks = languages.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
        let found = report.summary.families.flatMap(\.files).compactMap { try? TranslationFile(path: $0) }
        placeholders = Self.placeholders(found)
        prefixes = Self.prefixes(found)
        buttons = Self.buttons(found.flatMap(\.translations))
    }

    /// What was found, in a sentence.
    var sentence: String {
        "\(Count.text(summary.keys, "key")) in \(Count.text(summary.locales, "language")) from \(Count.text(summary.files, "file"))."
    }

    private static let sampled: Set<Placeholder.Kind> = [.text, .character, .any]

    private static func placeholders(_ files: [TranslationFile]) -> [(spelling: String, count: Int)] {
        var counts: [String: Int] = [:]
        for translation in files.flatMap(\.translations) {
            for placeholder in translation.placeholders where sampled.contains(placeholder.kind) {
                counts[placeholder.spelling(in: translation.text), default: 0] += 1
            }
        }
        return most(counts).map { ($0.key, $0.value) }
    }

    private static func prefixes(_ files: [TranslationFile]) -> [(prefix: String, count: Int)] {
        var keys: [String: Set<String>] = [:]
        for translation in files.flatMap(\.translations) {
            guard let end = translation.key.firstIndex(where: { "._-".contains($0) }), end > translation.key.startIndex
            else { continue }
            let prefix = translation.key[...end]
            if prefix.allSatisfy({ $0.isASCII && !$0.isWhitespace }) {
                keys[String(prefix), default: []].insert(translation.key)
            }
        }
        return most(keys.mapValues(\.count).filter { $0.value > 2 }).map { ($0.key, $0.value) }
    }

    /// What the last part of a button's key is, or its text in English.
    private static let verbs: Set = [
        "action", "add", "apply", "back", "buy", "cancel", "close", "confirm", "continue", "delete", "done", "edit",
        "login", "logout", "next", "ok", "open", "order", "remove", "retry", "save", "search", "send", "share", "skip",
        "submit",
    ]

    private static func buttons(_ texts: [Translation]) -> [String] {
        let keys = Set(texts.map(\.key))
        let endings = verbs.sorted().flatMap { ["*.\($0)", "*_\($0)"] }
        let patterns = (["*button*", "*Button*", "*btn*"] + endings).compactMap { try? KeyPattern($0) }
            .filter { keys.contains(where: $0.matches) }
        let shown = Set(texts.filter(isButton).map(\.key)).filter { key in
            !key.isEmpty && !key.contains { "*/".contains($0) } && !patterns.contains { $0.matches(key) }
        }
        return patterns.map(\.description) + shown.sorted().prefix(limit)
    }

    /// Whether a text is in English and one word that buttons have.
    private static func isButton(_ text: Translation) -> Bool {
        let isEnglish = text.source != nil || ["en", "und"].contains(text.locale.tag.prefix { $0 != "-" })
        let word = (text.source ?? text.text).filter { !"&_….".contains($0) }
        return isEnglish && verbs.contains(word.lowercased())
    }

    private static func most(_ counts: [String: Int]) -> ArraySlice<(key: String, value: Int)> {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(limit)
    }
}
