public import CopyfitFonts
import Foundation

/// Where fonts are looked for, the bundled ones apart.
public struct FontPlaces: Hashable, Sendable {
    /// Folders with font files, before the bundled fonts.
    public var folders: [String] = []
    /// Whether the system's fonts count too, after the bundled ones.
    public var usesSystemFonts = false
    /// What all of them must be; nil accepts any.
    public var lock: FontLock?

    /// The bundled fonts only.
    public init() {}
}

/// A place in a rules file, and what is said of it.
struct RuleNote: Hashable, Sendable {
    let origin: RuleOrigin
    let message: String
}

/// What a run checks: which texts must fit where, in which type, with what in the places of their placeholders.
public struct CheckRules: Hashable, Sendable {
    /// Where fonts are looked for.
    public var fonts = FontPlaces()
    /// The type of texts whose rule does not say another one.
    public var type = CheckedType()
    /// The fonts that may be used for characters that the font of a text lacks: families, or full names of faces.
    public var fallbacks: [String] = []
    /// What is set in the places of placeholders.
    public var samples = PlaceholderSamples()
    /// The rules. A text must meet each that it matches; one whose comment has a rule of its own
    /// (`fit: width=120 maxLines=1`) meets that one instead.
    public var rules: [CheckRule] = []
    /// Languages to check as well, whose texts are made from those that there are.
    public var pseudoLocales: Set<PseudoLocale> = []
    /// What is not reported.
    public var exemptions: [Exemption] = []
    /// The language that texts are translated from, as a BCP 47 tag; nil takes what the files say, otherwise English. It
    /// is the language of files that name none (Android's `values`, `Base.lproj`).
    public var sourceLanguage: String?
    /// Whether gettext's fuzzy texts are checked like others, as for programs built with `msgfmt --use-fuzzy`. Otherwise
    /// they are untranslated, because the program shows the source.
    public var checksFuzzyTexts = false
    /// Which texts are looked at.
    public var selection = TextSelection()
    /// How much findings matter, where it is not as usual; nil: they are not looked for.
    public var severities: [FindingKind: FindingSeverity?] = [:]
    /// What a rules file spells as in the version before this one.
    var notes: [RuleNote] = []
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

    /// How much findings of a kind matter; nil if they are not looked for.
    public func severity(of kind: FindingKind) -> FindingSeverity? {
        if let chosen = severities[kind] { return chosen }
        return kind.usualSeverity
    }
}
