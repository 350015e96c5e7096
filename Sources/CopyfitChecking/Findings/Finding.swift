/// One thing that was found, and where.
public struct Finding: Hashable, Sendable, Codable {
    /// The kind.
    public var kind: FindingKind
    /// Its severity.
    public var severity: FindingSeverity
    /// One sentence, with its full stop, that says what is wrong. It contains texts of the file as they are: before they
    /// are shown on a terminal, control characters must be made visible.
    public var message: String
    /// The file, as it was found below the path that was given.
    public var file: String
    /// The line in the file, from 1.
    public var line: Int
    /// The column, from 1, in Unicode scalars.
    public var column: Int
    /// The key; empty for findings about rules.
    public var key: String
    /// The context that distinguishes equal keys (gettext's `msgctxt`); nil if there is none.
    public var context: String?
    /// The language as the file spells it; empty for findings about rules.
    public var locale: String
    /// The language's BCP 47 tag; `und` if none is known.
    public var language: String
    /// The conditions under which the text is shown, outermost first: `one`, `device iphone`.
    public var variant: [String]
    /// The text, with samples in the places of its placeholders and without markup if it was measured.
    public var text: String
    /// The text as its file has it; nil if it is ``text``.
    public var written: String?
    /// What the text is translated from; nil if that is not known, or the text is a source.
    public var source: String?
    /// The name of the rule; nil if no rule is concerned.
    public var rule: String?
    /// The full name of the face that is used instead of the one asked for; nil for other kinds.
    public var usedFont: String?
    /// The failure to fit; nil for other kinds.
    public var fit: FitFailure?
    /// The repairs.
    public var repairs: [Repair]
    /// The number of its texts: more than 1 if one finding covers many texts.
    public var count: Int
    /// The texts that it is about; nil if that is a single one, or they are not listed.
    public var group: FindingGroup?

    /// The text as its file has it, by which a finding is known again whatever its samples are.
    package var ownText: String { written ?? text }

    /// The width that orders findings of one text.
    fileprivate var width: Double { fit?.width ?? 0 }
}

extension Finding: Comparable {
    /// By file, line, column, key, locale, variant, kind, width, size, rule, message. This order does not depend on how
    /// many cores there are.
    public static func < (one: Finding, two: Finding) -> Bool {
        if one.file != two.file { return one.file.utf8.lexicographicallyPrecedes(two.file.utf8) }
        if one.line != two.line { return one.line < two.line }
        if one.column != two.column { return one.column < two.column }
        if one.key != two.key { return one.key.utf8.lexicographicallyPrecedes(two.key.utf8) }
        if one.locale != two.locale { return one.locale < two.locale }
        if one.variant != two.variant { return one.variant.lexicographicallyPrecedes(two.variant) }
        if one.kind != two.kind { return one.kind.order < two.kind.order }
        if one.width != two.width { return one.width < two.width }
        let (size, other) = (one.fit?.size ?? 0, two.fit?.size ?? 0)
        if size != other { return size < other }
        if one.rule != two.rule { return one.rule ?? "" < two.rule ?? "" }
        return one.message < two.message
    }
}

extension FindingKind {
    /// The place in the list of kinds.
    fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
