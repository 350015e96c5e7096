import CopyfitChecking
import CopyfitUnicode

/// One thing that is wrong with a view in some language.
public struct ViewTranslationFailure: Hashable, Sendable, CustomStringConvertible {
    /// The kinds of failures.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A part of the text is not shown.
        case cutOff = "cut-off"
        /// A word is cut, because it is wider than its line.
        case wordCut = "word-cut"
        /// The text is outside the view's room.
        case outside
        /// No font has a character of the text.
        case characterWithoutFont = "character-without-font"
        /// The view looks up a key that no file has.
        case missingKey = "missing-key"
        /// The view looks up nothing at all.
        case nothingLookedUp = "nothing-looked-up"
        /// A regular expression of the exemptions takes too long, so that it exempts nothing.
        case slowPattern = "slow-pattern"
        /// The update of the view ended with an error.
        case diagnostic
        /// There is no text in the language; that of the source language is shown. A warning.
        case untranslated
        /// The text is the same in all languages. A warning.
        case sameEverywhere = "same-everywhere"
    }

    /// The kind of failure.
    public let kind: Kind
    /// One sentence, with its full stop, that says what is wrong, without the place.
    public let message: String
    /// The text as it was set; empty if no single text is concerned.
    public internal(set) var text = ""
    /// The key of the text; nil if it was not looked up.
    public internal(set) var key: String?
    /// The setting in which the text is over by most, of equal ones the first; nil if it does not depend on the setting.
    public internal(set) var setting: ViewSetting?
    /// All settings in which something is wrong with the room of the text, in the order of the check; empty if it does not depend
    /// on the setting.
    public internal(set) var settings: [ViewSetting] = []
    /// By how much the text is over, in points: the width that it lacks, or how far it is outside; nil if no width is
    /// enough, and for other kinds.
    public internal(set) var over: Double?
    /// The number of excess lines.
    public internal(set) var extraLines = 0
    /// The translation file; nil if the text is in none.
    public internal(set) var file: String?
    /// The line of the text in the file, from 1; nil if it is in none.
    public internal(set) var line: Int?
    /// The column, from 1, in Unicode scalars; nil if it is in none.
    public internal(set) var column: Int?
    /// The program's own views around the text: `Feed/Row(3)/Card`.
    public internal(set) var viewPath = ""
    /// The `id` or accessibility identifier of the text, or of the innermost view around it that has one.
    public internal(set) var identifier: String?

    /// The failure on one line, as compilers write theirs: the place in the file, the key and the language, what is
    /// wrong, the width and size of type, the views around the text.
    public var description: String {
        let parts = [place, name, "\(sentence)\(surroundings)"].filter { !$0.isEmpty }
        return VisibleText.of(parts.joined(separator: ": "))
    }

    private var place: String {
        guard let file, let line, let column else { return "" }
        return "\(file):\(line):\(column)"
    }

    private var name: String {
        let language = setting.map { "(\($0.language))" }
        return [key, language].compactMap(\.self).joined(separator: " ")
    }

    private var sentence: String {
        guard let setting, !message.isEmpty else { return message }
        let others = settings.filter { $0 != setting }.map(\.room)
        let listed = others.prefix(3).joined(separator: "; ")
        let rest = others.count > 3 ? "; and in \(Count.text(others.count - 3, "other setting"))" : ""
        return "\(message.dropLast()) at \(setting.room)\(others.isEmpty ? "" : "; also at \(listed)\(rest)")."
    }

    /// Adds what is wrong with the same text in another setting.
    mutating func add(_ other: ViewTranslationFailure) {
        settings += other.settings.filter { !settings.contains($0) }
        guard other.over ?? .infinity > over ?? .infinity else { return }
        var worse = other
        worse.settings = settings
        self = worse
    }

    private var surroundings: String {
        let names = [viewPath.isEmpty ? nil : "in \(viewPath)", identifier.map { "named \($0)" }].compactMap(\.self)
        return names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"
    }
}
