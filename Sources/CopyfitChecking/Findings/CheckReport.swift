import CopyfitFonts

/// The result of a run: findings, problems and totals.
public struct CheckReport: Hashable, Sendable, Codable {
    /// The findings, in a stable order.
    public var findings: [Finding]
    /// The reading problems, by file and place.
    public var problems: [CheckProblem]
    /// The totals.
    public var summary: CheckSummary
    /// Every text under every rule with the width it needs, in the order of the findings; empty unless
    /// ``TranslationCheck/keepsMeasurements`` asks for it.
    public var measurements: [MeasuredTranslation] = []

    /// A report that was read again.
    public init(findings: [Finding], problems: [CheckProblem], summary: CheckSummary) {
        self.findings = findings
        self.problems = problems
        self.summary = summary
    }
}

/// A part of a file, or a whole file, that could not be read. The rest was checked.
public struct CheckProblem: Hashable, Sendable, Codable {
    /// The file.
    public let file: String
    /// The line, from 1; nil if the whole file is concerned.
    public let line: Int?
    /// The column, from 1, in Unicode scalars; nil if the whole file is concerned.
    public let column: Int?
    /// One sentence that says what is wrong.
    public let message: String
}

/// The totals of a run.
public struct CheckSummary: Hashable, Sendable, Codable {
    /// The number of files read.
    public var files = 0
    /// The number of their languages, counted by tags.
    public var locales = 0
    /// How many different keys they have; a key of several files counts once for each set of files that belong
    /// together.
    public var keys = 0
    /// How many texts they have, plural forms and other variants counted each.
    public var texts = 0
    /// How many times a text was set under a rule: at one type size, over one width or one range of widths.
    public var checks = 0
    /// The number of these that fit. A text with a character that no font has does not, unless
    /// ``FindingKind/characterWithoutFont`` is not looked for.
    public var fitting = 0
    /// The files that were read, by their families' names.
    public var families: [CheckedFamily] = []
    /// The names of languages whose texts were left out, because they are no languages (`qqq`, `en-XA`) or the rules say so.
    public var leftOut: [String] = []
    /// The exemptions that took something away, in the order of the rules file.
    public var exemptions: [CheckedExemption] = []
    /// The font files that were opened to measure or to look for characters, bundled ones first; nil unless
    /// ``TranslationCheck/listsFonts`` asks for them.
    public var fonts: [CheckedFont]?

    /// Nothing was looked at.
    public init() {}
}

extension CheckSummary {
    /// Reads a summary; one of an earlier report has no exemptions and leaves nothing out.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        files = try members.decode(Int.self, forKey: .files)
        locales = try members.decode(Int.self, forKey: .locales)
        keys = try members.decode(Int.self, forKey: .keys)
        texts = try members.decode(Int.self, forKey: .texts)
        checks = try members.decode(Int.self, forKey: .checks)
        fitting = try members.decode(Int.self, forKey: .fitting)
        families = try members.decode([CheckedFamily].self, forKey: .families)
        leftOut = try members.decodeIfPresent([String].self, forKey: .leftOut) ?? []
        exemptions = try members.decodeIfPresent([CheckedExemption].self, forKey: .exemptions) ?? []
        fonts = try members.decodeIfPresent([CheckedFont].self, forKey: .fonts)
    }
}

/// The effect of an exemption.
public struct CheckedExemption: Hashable, Sendable, Codable {
    /// Why, in the words of who wrote it.
    public let reason: String
    /// The rules file; nil if the exemption is in none.
    public let file: String?
    /// The line of the exemption in the rules file, from 1; nil if it is in none.
    public let line: Int?
    /// The number of texts with exempt findings.
    public var texts: Int
    /// The number of exempt findings.
    public var findings: Int
}

/// A font file that a run opened.
public struct CheckedFont: Hashable, Sendable, Codable {
    /// Family and style of its first face.
    public let font: String
    /// Its path: of a bundled file below the folder with the bundled fonts.
    public let file: String
    /// Its origin: `bundled`, `folder`, `file` or `system`.
    public let from: String
    /// The font's version.
    public let version: String
    /// The SHA-256 of its bytes, in lower-case hexadecimal.
    public let sha256: String

    init(_ file: FontLock.File) {
        let face = file.faces.first
        (font, version) = (face?.name ?? "", face?.version ?? "")
        (self.file, from, sha256) = (file.path, file.origin.rawValue, file.sha256)
    }

    /// The order of files, with the bundled ones first.
    var order: (String, String, String) { (from == FontLock.Origin.bundled.rawValue ? "" : "other", file, sha256) }
}

/// Checked files that are translations of one another.
public struct CheckedFamily: Hashable, Sendable, Codable {
    /// The common part of the paths, without their language.
    public let name: String
    /// The paths.
    public let files: [String]
    /// The tags of the languages that the files have, except `und`.
    public let languages: [String]
    /// How many different keys the files have.
    public let keys: Int
    /// What the others are compared with; nil if there is only one language, or none that is the source.
    public let source: CheckedSource?
}

/// What texts of a family are compared with.
public struct CheckedSource: Hashable, Sendable, Codable {
    /// The language's tag; `und` if it is not known.
    public let language: String
    /// The paths of the files; empty if each entry has its own source.
    public let files: [String]
    /// Whether neither the rules nor the files say so.
    public let isGuess: Bool
}

/// One text under one rule at one size: how much room it needs.
public struct MeasuredTranslation: Hashable, Sendable, Codable {
    /// The file.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1, in Unicode scalars.
    public let column: Int
    /// The key.
    public let key: String
    /// The context that distinguishes equal keys; nil if there is none.
    public let context: String?
    /// The language as the file spells it.
    public let locale: String
    /// The language's BCP 47 tag, or the name of a pseudo-locale; nil if neither is known.
    public let language: String?
    /// Whether others are translated from it.
    public internal(set) var isSource = false
    /// The conditions under which the text is shown.
    public let variant: [String]
    /// The rule's name.
    public let rule: String
    /// The rule's widths, in points; nil if it has none.
    public let widths: WidthInterval?
    /// The size of the type in points, reduced to the rule's minimum scale.
    public let size: Double
    /// By which factor a user's setting enlarged the type.
    public let typeScale: Double
    /// The width on one line, apart from mandatory breaks, in points.
    public let naturalWidth: Double
    /// The width of its source on one line, where the entry itself has the source (gettext, XLIFF, Qt, tables); nil
    /// elsewhere.
    public internal(set) var sourceWidth: Double?
    /// The least width from which on it fits, in points; nil if it never does, as with a character that no font has.
    public let neededWidth: Double?
    /// The rule's widths at which it fails.
    public let failingWidths: [WidthInterval]
    /// The largest size at which it fits at all the rule's widths, in points; nil if there is none, and unless
    /// ``TranslationCheck/recommendations(_:percents:)`` looks for sizes.
    public internal(set) var largestSize: Double?
}
