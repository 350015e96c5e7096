/// The severity of a finding.
public enum FindingSeverity: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
    /// It is listed and nothing more.
    case note
    /// It should be looked at; it fails a run only if that is asked for.
    case warning
    /// It fails a run.
    case error

    public static func < (one: FindingSeverity, two: FindingSeverity) -> Bool { one.rank < two.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// The kinds of findings. The raw values are stable names for programs and for rules files.
public enum FindingKind: String, Hashable, Sendable, Codable, CaseIterable {
    /// The text needs more room than its rule gives it: more width, more lines or more height.
    case doesNotFit = "does-not-fit"
    /// The text has few enough lines only because a word is cut.
    case wordCut = "word-cut"
    /// The text has more characters, bytes or text messages than its rule or its file allows.
    case tooLong = "too-long"
    /// No font has a character.
    case characterWithoutFont = "character-without-font"
    /// A substitute font is used.
    case substitutedFont = "substituted-font"
    /// The text could not be measured at all.
    case notMeasured = "not-measured"
    /// The source has a placeholder that the translation lacks.
    case placeholderMissing = "placeholder-missing"
    /// The translation has a placeholder that the source lacks.
    case placeholderExtra = "placeholder-extra"
    /// The translation has a placeholder more often than the source.
    case placeholderDoubled = "placeholder-doubled"
    /// A placeholder's type differs from the source.
    case placeholderChanged = "placeholder-changed"
    /// The program cannot format the text, or shows something else.
    case invalidFormat = "invalid-format"
    /// A message has no text for numbers that its language distinguishes.
    case pluralMissing = "plural-missing"
    /// No number of the language chooses a branch.
    case pluralUnused = "plural-unused"
    /// The source has a branch for a value, and the translation has none.
    case selectMissing = "select-missing"
    /// The translation has a branch for a value that the source does not have.
    case selectExtra = "select-extra"
    /// The translation lacks an element of the source's markup.
    case markupMissing = "markup-missing"
    /// The translation has an element of markup that the source lacks.
    case markupExtra = "markup-extra"
    /// An element of the markup is not closed, closes nothing, or overlaps another.
    case markupBroken = "markup-broken"
    /// The source has a letter for a keyboard shortcut, and the translation has none.
    case acceleratorMissing = "accelerator-missing"
    /// The text begins or ends with white space, and the source does not; or the other way round.
    case outerSpace = "outer-space"
    /// Two spaces follow one another, and in the source they do not.
    case doubledSpace = "doubled-space"
    /// A mark that turns the direction of text is not closed, or closes nothing.
    case unbalancedDirection = "unbalanced-direction"
    /// A file has a key twice.
    case duplicateKey = "duplicate-key"
    /// A file is not UTF-8 and was read in an older encoding.
    case legacyEncoding = "legacy-encoding"
    /// A link that leads out of what is checked was not followed.
    case linkNotFollowed = "link-not-followed"
    /// What texts are translated from is a guess.
    case sourceGuessed = "source-guessed"
    /// No file is in the source language, so nothing is compared.
    case sourceMissing = "source-missing"
    /// There is no text in this language.
    case untranslated = "untranslated"
    /// A translation has a key that its source does not have.
    case extraKey = "extra-key"
    /// A text is marked for review, and the program shows it.
    case needsReview = "needs-review"
    /// The sources of the program no longer have the key.
    case staleKey = "stale-key"
    /// A text refers to a missing text.
    case missingReference = "missing-reference"
    /// A placeholder has no sample, so that a usual one was set in its place.
    case placeholderWithoutSample = "placeholder-without-sample"
    /// No key matches a rule, an exemption or a pattern.
    case unusedRule = "unused-rule"
    /// The day until which an exemption holds is over.
    case expiredExemption = "expired-exemption"
    /// A rule uses an old spelling.
    case oldSpelling = "old-spelling"
    /// No rule matches a key.
    case keyWithoutRule = "key-without-rule"

    /// The default severity of this kind; nil if it is off.
    public var usualSeverity: FindingSeverity? {
        switch self {
        case .doesNotFit, .wordCut, .tooLong, .characterWithoutFont, .substitutedFont, .notMeasured,
            .placeholderMissing,
            .placeholderExtra, .placeholderChanged, .duplicateKey, .expiredExemption:
            .error
        case .placeholderDoubled, .unbalancedDirection, .outerSpace, .doubledSpace, .untranslated, .missingReference,
            .unusedRule, .sourceGuessed, .sourceMissing, .pluralMissing, .pluralUnused, .selectMissing,
            .selectExtra, .invalidFormat, .markupMissing, .markupExtra, .markupBroken, .acceleratorMissing:
            .warning
        case .placeholderWithoutSample, .legacyEncoding, .linkNotFollowed, .extraKey, .needsReview, .staleKey,
            .oldSpelling:
            .note
        case .keyWithoutRule: nil
        }
    }

    /// Its meaning, as a short sentence for lists of rules.
    public var summary: String {
        switch self {
        case .doesNotFit: "The text needs more room than its rule gives it."
        case .wordCut: "A word is wider than its line and is cut."
        case .tooLong: "The text is longer than allowed."
        case .characterWithoutFont: "No font has a character of the text."
        case .substitutedFont: "A substitute font is used."
        case .notMeasured: "The text could not be measured."
        case .placeholderMissing: "A placeholder of the source is missing."
        case .placeholderExtra: "The text has a placeholder that the source lacks."
        case .placeholderDoubled: "The text repeats a placeholder more often than the source."
        case .placeholderChanged: "A placeholder's type differs from the source."
        case .invalidFormat: "The program cannot format the text."
        case .pluralMissing: "There is no text for some numbers."
        case .pluralUnused: "No number chooses the branch."
        case .selectMissing: "A branch of the source is missing."
        case .selectExtra: "The source does not have the branch."
        case .markupMissing: "An element of the source's markup is missing."
        case .markupExtra: "The source lacks an element of the markup."
        case .markupBroken: "An element of the markup is not closed, or closes nothing."
        case .acceleratorMissing: "The source has a letter for a shortcut, and the text has none."
        case .outerSpace: "White space at the beginning or end differs from the source."
        case .doubledSpace: "The text has two spaces in a row."
        case .unbalancedDirection: "A mark of text direction is not paired."
        case .duplicateKey: "A key occurs twice in its file."
        case .legacyEncoding: "The file is not UTF-8 and was read as ISO 8859-1."
        case .linkNotFollowed: "A link leaves the paths being checked."
        case .sourceGuessed: "The source of translations is a guess."
        case .sourceMissing: "No file is in the source language."
        case .untranslated: "There is no text in this language."
        case .extraKey: "A translation's key is not in the source."
        case .needsReview: "The text is marked for review."
        case .staleKey: "The sources of the program no longer have the key."
        case .missingReference: "A text refers to another text that does not exist."
        case .placeholderWithoutSample: "A placeholder has no sample."
        case .unusedRule: "A rule or an exemption matches nothing."
        case .expiredExemption: "An exemption has expired."
        case .oldSpelling: "A rule uses an old spelling."
        case .keyWithoutRule: "No rule matches the key."
        }
    }
}

extension FindingKind {
    /// Whether a name in Android's `tools:ignore` turns the kind off.
    func isTurnedOff(by check: String) -> Bool {
        switch check {
        case "all":
            ![.doesNotFit, .wordCut, .tooLong, .characterWithoutFont, .substitutedFont, .notMeasured].contains(self)
        case "MissingQuantity": self == .pluralMissing
        case "UnusedQuantity": self == .pluralUnused
        case "ExtraTranslation": self == .extraKey
        case "ImpliedQuantity": self == .placeholderMissing
        case "StringFormatCount", "StringFormatMatches":
            self == .placeholderMissing || self == .placeholderExtra || self == .placeholderChanged
        case "StringFormatInvalid": self == .invalidFormat
        default: false
        }
    }
}
