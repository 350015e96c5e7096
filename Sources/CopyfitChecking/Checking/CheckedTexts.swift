import CopyfitTranslations

/// A text of a file that must meet a rule.
struct FitTask {
    let translation: Translation
    let file: CheckedFile
    let rule: PreparedRule
    /// Whether no font has one of its characters, so that it fits nowhere as it is meant.
    let lacksFont: Bool
}

/// A text with too little room.
struct FailingText: Sendable {
    /// In its file.
    let index: Int
    /// The findings about it.
    let findings: [Int]
    /// The most that it is over, in points.
    let over: Double
}

/// What was found in some texts.
struct CheckedTexts: Sendable {
    var findings: [Finding] = []
    var measurements: [MeasuredTranslation] = []
    /// The texts with findings about room.
    private(set) var failing: [FailingText] = []
    var checks = 0
    var fitting = 0
    /// The first text of each key that no rule matches, by the files that belong together.
    var withoutRule: [FamilyKey: Finding] = [:]
    /// The first text of each key with a limit that cannot be read, by the files that belong together.
    var faultsOfLimits: [FamilyKey: Finding] = [:]
    /// What is said once of files that belong together, with the first text that it concerns, by the files and its subject.
    var remarks: [[String]: Finding] = [:]
    /// The rules that matched a text.
    var matchedRules: Set<Int> = []
    /// The keys of rooms that a text has.
    var matchedRooms: Set<String> = []
    /// The first text with each placeholder that has no sample, and how many there are.
    var unsampled: [String: Finding] = [:]
    var unsampledCounts: [String: Int] = [:]

    /// Nothing.
    init() {}

    /// Findings that are not about room.
    init(_ findings: [Finding]) { self.findings = findings }

    /// Remembers that a text has too little room.
    ///
    /// - Parameter first: The first finding about it.
    mutating func note(failing index: Int, _ first: Int) {
        let numbers = findings.indices[first...].filter { findings[$0].fit != nil }
        if numbers.isEmpty { return }
        let over = numbers.compactMap { findings[$0].fit.map { $0.over ?? .infinity } }.max() ?? 0
        failing.append(FailingText(index: index, findings: numbers, over: over))
    }

    /// Counts a text that has enough room.
    mutating func countFit(_ task: FitTask) {
        if !task.lacksFont { fitting += 1 }
    }

    /// Remembers that no rule matches a text.
    mutating func noteWithoutRule(_ translation: Translation, _ file: CheckedFile, _ context: CheckContext) {
        let key = FamilyKey(translation, in: file)
        guard withoutRule[key] == nil else { return }
        withoutRule[key] = context.finding(.keyWithoutRule, translation, file) {
            "No rule matches this key."
        }
    }

    /// Remembers a finding that is made once of files that belong together.
    ///
    /// - Parameters:
    ///   - subject: What it is about; the first finding about it counts.
    ///   - rule: The name of what limits the text.
    mutating func remark(
        _ kind: FindingKind,
        on subject: String,
        _ sentence: String,
        rule: String,
        _ translation: Translation,
        _ file: CheckedFile,
        _ context: CheckContext
    ) {
        let key = [file.family, kind.rawValue, subject]
        guard remarks[key] == nil else { return }
        remarks[key] = context.finding(kind, translation, file, rule: rule) { sentence }
    }

    /// Remembers that a limit of a text cannot be read: the rule in its comment, or a flag.
    ///
    /// - Parameter rule: The limit's name.
    mutating func noteFault(
        _ fault: String,
        rule: String,
        _ translation: Translation,
        _ file: CheckedFile,
        _ context: CheckContext
    ) {
        let key = FamilyKey(translation, in: file)
        guard faultsOfLimits[key] == nil else { return }
        faultsOfLimits[key] = context.finding(.notMeasured, translation, file, rule: rule) { fault }
    }
}
