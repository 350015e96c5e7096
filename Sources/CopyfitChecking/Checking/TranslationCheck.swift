import CopyfitFonts
import CopyfitTranslations

/// Checks whether all translations fit where they are shown.
///
/// ```swift
/// var rules = CheckRules()
/// rules.type = CheckedType(font: .named("Inter"), size: 16)
/// rules.rules = [CheckRule(name: "buttons", requirement: FitRequirement(widths: [120...120], maxLines: 1))]
/// let findings = try TranslationCheck("Localizable.xcstrings", rules: rules).findings()
/// ```
///
/// What it reports fails when it is measured by itself, and what it does not report fits: both are decided by the text
/// engine that measures and draws.
public struct TranslationCheck: Sendable {
    private let paths: [String]
    private let rules: CheckRules

    /// Whether the report has a ``MeasuredTranslation`` for each text and rule, which takes more time and memory.
    public var keepsMeasurements = false

    /// Whether the largest size is looked for as well.
    var searchesSizes = false

    /// How many texts a worker takes at a time: many of one language, because it remembers words, and few enough that
    /// all have work until the end.
    private static let pieceSizes = 64...2048
    private static let piecesOfWorker = 8

    /// A check of files, and of the translation files in folders.
    public init(_ paths: String..., rules: CheckRules) {
        self.init(paths: paths, rules: rules)
    }

    /// A check of files, and of the translation files in folders.
    public init(paths: [String], rules: CheckRules) {
        self.paths = paths
        self.rules = rules
    }

    /// What is wrong, in a stable order.
    ///
    /// - Throws: If a path is not there, if there is no text to look at, or if a font of the rules is not available.
    ///   Broken files are not errors: what can be read of them is checked, and ``report()`` says what cannot.
    public func findings() throws(CheckError) -> [Finding] { try report().findings }

    /// What is wrong, what could not be read, and how much was looked at. It uses all processors.
    ///
    /// - Complexity: O(n) in the length of all texts, times the rules and type sizes that each is checked for.
    /// - Throws: As ``findings()``.
    public func report() throws(CheckError) -> CheckReport {
        let context = try CheckContext(rules, keepsMeasurements: keepsMeasurements, searchesSizes: searchesSizes)
        var files = try CheckedFiles(at: paths, rules.selection)
        let sources = SourceTexts(files.files, sourceLanguage: rules.sourceLanguage)
        let siblings = SiblingTexts(files.files, sources, context)
        files.files += PseudoFiles(files.files, sources, context).made
        let pieces = Self.pieces(of: files.files, context)
        var checked = ConcurrentWork.map(pieces.count) {
            TextChecker(context, sources, siblings)
        } _: { checker, index in
            checker.check(pieces[index].indices[...], of: pieces[index].file, pieces[index].candidates)
        }
        let own = files.files.filter { $0.pseudo == nil }
        checked += ConcurrentWork.map(own.count, worker: {}) { _, index in
            CheckedTexts(FileHygiene(context: context, sources: sources, file: own[index]).findings)
        }
        if let failure = context.catalogue.lockFailure { throw .font(failure) }
        let report = CheckReport(checked, files, context)
        if pieces.isEmpty, report.problems.isEmpty { throw .nothingToCheck(paths: paths) }
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
        let share = count / (ConcurrentWork.workerCount * piecesOfWorker)
        let pieceSize = min(max(share, pieceSizes.lowerBound), pieceSizes.upperBound)
        return files.flatMap { file in
            let candidates = context.prepared.filter { $0.selection.includes(file: file.path, table: file.table) }
            var byLocale: [TranslationLocale: [Int]] = [:]
            for (index, translation) in file.translations.enumerated() where context.looksAt(translation) {
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

extension CheckContext {
    /// Whether a text is looked at: not if its program no longer has it, or does not show it yet.
    func looksAt(_ translation: Translation) -> Bool {
        translation.state != .obsolete && translation.state != .fuzzy
            && rules.selection.includes(locale: translation.locale.name, tag: translation.locale.tag)
            && rules.selection.includes(key: translation.key)
    }
}
