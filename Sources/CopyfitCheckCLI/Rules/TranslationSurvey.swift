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

    /// Patterns of keys that are called like buttons.
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
        buttons = Self.buttons(Set(found.flatMap(\.translations).map(\.key)))
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

    /// What the last part of a button's key is.
    private static let verbs = [
        "action", "add", "apply", "back", "buy", "cancel", "close", "confirm", "continue", "delete", "done", "edit",
        "login",
        "logout", "next", "ok", "open", "order", "remove", "retry", "save", "search", "send", "share", "skip", "submit",
    ]

    private static func buttons(_ keys: Set<String>) -> [String] {
        let patterns = ["*button*", "*Button*", "*btn*"] + verbs.map { "*.\($0)" }
        return patterns.filter { text in
            guard let pattern = try? KeyPattern(text) else { return false }
            return keys.contains(where: pattern.matches)
        }
    }

    private static func most(_ counts: [String: Int]) -> ArraySlice<(key: String, value: Int)> {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(limit)
    }
}
