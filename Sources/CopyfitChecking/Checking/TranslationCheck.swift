import CopyfitFonts

/// Checks whether all translations fit where they are shown.
///
/// ```swift
/// let check = TranslationCheck("Localizable.xcstrings")
/// let findings = try check.findings(font: "Inter", size: 16, width: 120, maxLines: 1, atLeast: .error)
/// ```
///
/// The rules may also be those of a rules file (``init(_:rulesFile:)``), or made in code (``CheckRules``).
///
/// What it reports fails when it is measured by itself, and what it does not report fits: both are decided by the text
/// engine that measures and draws.
public struct TranslationCheck: Sendable {
    private let paths: [String]
    var rules: CheckRules

    /// Whether the report has a ``MeasuredTranslation`` for each text and rule, which takes more time and memory.
    public var keepsMeasurements = false

    /// The files that are looked at, as absolute paths without links; of the others only what these are compared with
    /// is read. nil: all.
    public var onlyFiles: Set<String>? {
        get { changes?.files }
        set { changes = newValue.map { ChangedContent(files: $0) } }
    }

    /// The changes to check, with the earlier texts; nil checks everything.
    package var changes: ChangedContent?

    /// Whether links are followed that lead out of the paths. Otherwise each is reported
    /// (``FindingKind/linkNotFollowed``): what others wrote cannot bring in files from elsewhere, whose texts the report
    /// would quote.
    public var followsLinks = false

    /// Whether the report says which font files were opened (``CheckSummary/fonts``).
    public var listsFonts = false

    /// Is told, from any thread, how many of the texts are checked, and how many there are.
    public var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?

    /// Whether the largest size is looked for as well.
    var searchesSizes = false

    /// A check of files, and of the translation files in folders. Without rules, texts are checked for everything
    /// except whether they fit.
    public init(_ paths: String..., rules: CheckRules = CheckRules()) {
        self.init(paths: paths, rules: rules)
    }

    /// A check of files, and of the translation files in folders.
    public init(paths: [String], rules: CheckRules) {
        self.paths = paths
        self.rules = rules
    }

    /// The findings, reading problems and totals of a run. It uses all processors.
    ///
    /// - Complexity: O(n) in the length of all texts, times the rules and type sizes that each is checked for.
    /// - Throws: If a path is not there, if there is no text to look at, if a font of the rules is not available, or if a
    ///   regular expression takes too long.
    ///   Broken files are not errors: what can be read of them is checked.
    public func report() throws(CheckError) -> CheckReport {
        let context = try CheckContext(rules, keepsMeasurements: keepsMeasurements, searchesSizes: searchesSizes)
        let read = try ReadTranslations(at: paths, rules, changes, followsLinks: followsLinks)
        let named = NamedTranslations(read, sourceLanguage: rules.sourceLanguage)
        let compared = ComparedTranslations(named, context)
        let checked = CheckedFiles(compared, context)
        let found = FoundTexts(checked, context, progress)
        if let failure = context.catalogue.lockFailure { throw .font(failure) }
        var report = CheckReport(found, context)
        if listsFonts { report.summary.fonts = context.catalogue.openFiles.map(CheckedFont.init) }
        try rules.checkPatterns()
        if report.problems.isEmpty, onlyFiles == nil, !checked.hasTextsOrKeys(context) {
            throw .nothingToCheck(paths: paths)
        }
        return report
    }
}

extension CheckRules {
    /// An error if a regular expression has taken too many steps.
    fileprivate func checkPatterns() throws(CheckError) {
        for rule in rules {
            if let pattern = rule.selection.slowPattern { throw .slowPattern(pattern, rule: rule.name) }
        }
        for selection in exemptions.map(\.selection) + [selection] {
            if let pattern = selection.slowPattern { throw .slowPattern(pattern, rule: nil) }
        }
    }
}
