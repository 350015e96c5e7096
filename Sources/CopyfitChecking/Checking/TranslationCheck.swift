import CopyfitFonts
import CopyfitTranslations
import Synchronization

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

    /// What is looked at, and how it was before; nil: all.
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

    /// How many texts a worker takes at a time: many of one language, because it remembers words, and few enough that
    /// all have work until the end.
    private static let pieceSizes = 64...2048
    private static let piecesOfWorker = 8

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

    /// What is wrong, what could not be read, and how much was looked at. It uses all processors.
    ///
    /// - Complexity: O(n) in the length of all texts, times the rules and type sizes that each is checked for.
    /// - Throws: If a path is not there, if there is no text to look at, if a font of the rules is not available, or if a
    ///   regular expression takes too long.
    ///   Broken files are not errors: what can be read of them is checked.
    public func report() throws(CheckError) -> CheckReport {
        let context = try CheckContext(rules, keepsMeasurements: keepsMeasurements, searchesSizes: searchesSizes)
        var files = try CheckedFiles(at: paths, rules, changes, followsLinks: followsLinks)
        files.nameLanguages(rules.sourceLanguage)
        let origins = PseudoOrigins(files.files, context)
        files.leaveOutOtherKeys(rules.selection)
        let sources = SourceTexts(files.files, sourceLanguage: rules.sourceLanguage)
        let siblings = SiblingTexts(files.files, sources, context)
        let sisters = SisterFiles(files.files, sources)
        files.add(PseudoFiles(files.files, sources, origins, context).made)
        files.leaveOutComparedOnly()
        let pieces = Self.pieces(of: files.files, context)
        let done = Atomic(0)
        let total = pieces.reduce(0) { $0 + $1.indices.count }
        var checked = WorkerThreads.map(pieces.count) {
            TextChecker(context, sources, siblings)
        } _: { checker, index in
            let piece = pieces[index]
            let found = checker.check(piece.indices[...], of: piece.file, piece.candidates)
            if let progress {
                progress(done.wrappingAdd(piece.indices.count, ordering: .relaxed).newValue, total)
            }
            return found
        }
        let references = files.references
        let own = files.files.filter { $0.pseudo == nil }
        checked += WorkerThreads.map(own.count, worker: {}) { _, index in
            let hygiene = FileHygiene(
                context: context,
                sources: sources,
                references: references,
                sisters: sisters,
                file: own[index]
            )
            return CheckedTexts(hygiene.findings)
        }
        if let failure = context.catalogue.lockFailure { throw .font(failure) }
        var report = CheckReport(checked, files, context)
        if listsFonts { report.summary.fonts = context.catalogue.openFiles.map(CheckedFont.init) }
        try rules.checkPatterns()
        let hasTexts = !pieces.isEmpty || own.contains { $0.translations.contains(where: context.isSelected) }
        if !hasTexts, !own.contains(where: { context.asksForKeys(of: $0, sources) }), report.problems.isEmpty,
            onlyFiles == nil
        {
            throw .nothingToCheck(paths: paths)
        }
        return report
    }

    private struct Piece: Sendable {
        let file: CheckedFile
        let candidates: [PreparedRule]
        let indices: [Int]
    }

    /// The texts that are looked at, in pieces of one language each, so that a worker sets texts in few styles at a
    /// time.
    private static func pieces(of files: [CheckedFile], _ context: CheckContext) -> [Piece] {
        let count = files.reduce(0) { $0 + $1.translations.count }
        let share = count / (WorkerThreads.processorCount * piecesOfWorker)
        let pieceSize = min(max(share, pieceSizes.lowerBound), pieceSizes.upperBound)
        return files.flatMap { file in
            let candidates = context.prepared.filter { $0.selection.includes(file: file.path, table: file.table) }
            var byLocale: [TranslationLocale: [Int]] = [:]
            for (index, translation) in file.translations.enumerated() where context.looksAt(translation, in: file) {
                byLocale[translation.locale, default: []].append(index)
            }
            return byLocale.values.flatMap { indices in
                stride(from: 0, to: indices.count, by: pieceSize).map { start in
                    Piece(
                        file: file,
                        candidates: candidates,
                        indices: Array(indices[start..<min(start + pieceSize, indices.count)])
                    )
                }
            }
        }
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

extension CheckContext {
    /// Whether a text is looked at: not if its program no longer has it, or does not show it yet.
    func looksAt(_ translation: Translation) -> Bool { isShown(translation) && isSelected(translation) }

    /// Whether the program shows a text.
    func isShown(_ translation: Translation) -> Bool {
        translation.state != .obsolete && (translation.state != .fuzzy || rules.checksFuzzyTexts)
    }

    /// Whether a file should have keys in a language that is meant, even if it has none of them.
    fileprivate func asksForKeys(of file: CheckedFile, _ sources: SourceTexts) -> Bool {
        let locales = file.locales.union([file.emptyLocale].compactMap(\.self))
        return locales.contains { rules.selection.includes(locale: $0.name, tag: $0.tag) }
            && sources.sourceKeys(of: file.family).contains { rules.selection.includes(key: $0.key) }
    }

    /// Whether the program has the key of a text, which is one of those that are meant.
    func isSelected(_ translation: Translation) -> Bool {
        translation.state != .obsolete
            && rules.selection.includes(locale: translation.locale.name, tag: translation.locale.tag)
            && rules.selection.includes(key: translation.key)
    }
}
