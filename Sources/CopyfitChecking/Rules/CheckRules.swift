public import CopyfitFonts
import CopyfitLanguages
public import CopyfitTranslations
import Foundation

/// The places of fonts, apart from the bundled ones.
public struct FontPlaces: Hashable, Sendable {
    /// Folders with font files, before the bundled fonts.
    public var folders: [String] = []
    /// Whether the system's fonts count too, after the bundled ones.
    public var usesSystemFonts = false
    /// The lock that all of them must match; nil accepts any font.
    public var lock: FontLock?

    /// The bundled fonts only.
    public init() {}
}

/// A note on a place in a rules file.
struct RuleNote: Hashable, Sendable {
    let origin: RuleOrigin
    let message: String
}

/// What a rules file calls by name.
enum NamedThing: Hashable, Sendable {
    /// A language, folder or file, in ``CheckRules/sources`` or ``CheckRules/locales``.
    case language(String)
    case sample(String)
    case placeholder(String)
}

/// The rules of a run: texts, their room and type, and samples for placeholders.
public struct CheckRules: Hashable, Sendable {
    /// The places of fonts.
    public var fonts = FontPlaces()
    /// The type of texts whose rule does not say another one.
    public var type = CheckedType()
    /// How texts spell formatting where no rule says it; nil is the usual way of their format.
    public var markup: TextMarkup?
    /// The fonts that may be used for characters that the font of a text lacks, and that are tried first for them, in this
    /// order: families, or full names of faces.
    public var fallbacks: [String] = []
    /// The samples that replace placeholders.
    public var samples = PlaceholderSamples()
    /// The spellings of placeholders that only the program knows: `%0`, `{USERNAME}`, `$*$`, in which an asterisk is a name.
    public var placeholders: [String] = []
    /// The rules. A text must meet each that it matches; one whose comment has a rule of its own
    /// (`fit: width=120 maxLines=1`) meets that one instead.
    public var rules: [CheckRule] = []
    /// The rooms of texts by their keys, as an audit of views has them. A text must fit each of its key's, whatever other rules say;
    /// names of keys are no patterns here.
    public var rooms: [String: [CheckRule]] = [:]
    /// The files that the rooms come from.
    package var roomFiles: [String] = []
    /// Languages to check as well, whose texts are made from those that there are.
    public var pseudoLocales: Set<PseudoLocale> = []
    /// The exemptions.
    public var exemptions: [Exemption] = []
    /// The language that texts are translated from, as a BCP 47 tag; nil takes what the files say, otherwise English. It
    /// is the language of files that name none (Android's `values`, `Base.lproj`).
    public var sourceLanguage: String?
    /// What others are translated from, by the language as files spell it, or by the name or path of a folder or file. Where
    /// none of these is, the source language counts.
    public var sources: [String] = []
    /// The languages that names mean, as BCP 47 tags: names of languages as files spell them, names or paths of folders and
    /// files. `zxx` leaves texts and files out, as those of test languages are (`en-XA`, `qps-ploc`, `qqq`).
    public var locales: [String: String] = [:]
    /// Whether gettext's fuzzy texts are checked like others, as for programs built with `msgfmt --use-fuzzy`. Otherwise
    /// they are untranslated, because the program shows the source.
    public var checksFuzzyTexts = false
    /// Which texts are looked at.
    public var selection = TextSelection()
    /// Severities that differ from the default; nil turns a kind off.
    public var severities: [FindingKind: FindingSeverity?] = [:]
    /// Former spellings in the rules file.
    var notes: [RuleNote] = []
    /// Where the rules file has names that something must have.
    var places: [NamedThing: RuleOrigin] = [:]
    /// The day by which exemptions end.
    public var today = CalendarDay(Date())

    /// No rules: texts are checked for everything except whether they fit.
    public init() {}

    /// Whether a face may be used in place of another.
    func accepts(font fullName: String) -> Bool {
        fallbacks.contains { name in
            fullName.lowercased() == name.lowercased() || fullName.lowercased().hasPrefix(name.lowercased() + " ")
        }
    }

    var localeNames: LocaleNames { LocaleNames(locales) }

    /// Whether a file is named as what others are translated from.
    func isSource(path: String) -> Bool {
        !sources.isEmpty && LocaleNames(Dictionary(sources.map { ($0, "und") }) { $1 }).locale(ofPath: path) != nil
    }

    /// Whether a language is named as the one that others are translated from.
    func isSource(_ locale: TranslationLocale) -> Bool {
        sources.contains { $0 == locale.name || LanguageTag($0)?.description == locale.tag }
    }

    /// The severity of a kind; nil if it is turned off.
    public func severity(of kind: FindingKind) -> FindingSeverity? {
        if let chosen = severities[kind] { return chosen }
        return kind.usualSeverity
    }
}
