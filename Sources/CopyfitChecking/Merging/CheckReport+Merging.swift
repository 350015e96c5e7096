extension CheckReport {
    /// What one run over all files would say, from reports about parts of them that were checked by the same rules, in
    /// any order. A report that is there several times counts once. The result can be merged again.
    ///
    /// What compares files of different parts stays as each part says it: wordings of other files among the repairs, findings
    /// about most texts of a language, and keys and files that a language lacks or has too many of where one part has other
    /// files of the same folders (Android's, Fluent's and Apple's). ``measurements`` is empty.
    ///
    /// - Complexity: O(n log n) in the number of findings.
    /// - Throws: If two reports that differ are about one file, or about translations of the same texts, which one part
    ///   must have together; or if there is no report.
    public init(merging reports: [CheckReport]) throws(MergeError) {
        var seen: Set<CheckReport> = []
        let parts = reports.filter { seen.insert($0).inserted }
        if parts.isEmpty { throw .nothingToMerge }
        try Self.checkFamilies(parts)
        findings = Self.merged(parts.map(\.findings)).sorted()
        problems = Set(parts.flatMap(\.problems)).sorted()
        measurements = []
        summary = CheckSummary()
        summary.texts = parts.reduce(0) { $0 + $1.summary.texts }
        summary.checks = parts.reduce(0) { $0 + $1.summary.checks }
        summary.fitting = parts.reduce(0) { $0 + $1.summary.fitting }
        summary.exemptions = Self.merged(parts.map(\.summary.exemptions))
        summary.leftOut = Set(parts.flatMap(\.summary.leftOut)).sorted()
        summary.families = parts.flatMap(\.summary.families)
        summary.countFamilies()
        let fonts = Set(parts.flatMap { $0.summary.fonts ?? [] }).sorted { $0.order < $1.order }
        summary.fonts = parts.allSatisfy { $0.summary.fonts == nil } ? nil : fonts
    }

    /// Each file is in one report, with its translations.
    private static func checkFamilies(_ parts: [CheckReport]) throws(MergeError) {
        var files: Set<String> = []
        var firsts: [String: String] = [:]
        for family in parts.flatMap(\.summary.families) {
            for file in family.files where !files.insert(file).inserted { throw .fileInTwoReports(file) }
            guard let file = family.files.first else { continue }
            if let other = firsts.updateValue(file, forKey: family.name) { throw .dividedFamily(other, file) }
        }
    }

    /// The exemptions of all parts, each with what it took away altogether.
    private static func merged(_ parts: [[CheckedExemption]]) -> [CheckedExemption] {
        var merged: [CheckedExemption] = []
        for exemption in parts.joined() {
            let index = merged.firstIndex {
                ($0.file, $0.line, $0.reason) == (exemption.file, exemption.line, exemption.reason)
            }
            guard let index else {
                merged.append(exemption)
                continue
            }
            merged[index].texts += exemption.texts
            merged[index].findings += exemption.findings
        }
        return merged.sorted { ($0.file ?? "", $0.line ?? 0, $0.reason) < ($1.file ?? "", $1.line ?? 0, $1.reason) }
    }

    /// All findings. A rule is unused if it is in all parts; what is said once for all files is said once.
    private static func merged(_ parts: [[Finding]]) -> [Finding] {
        let all = parts.joined()
        var merged = all.filter { !$0.kind.isSaidOnce }
        merged += Set(all.lazy.filter { $0.kind == .expiredExemption || $0.kind == .oldSpelling })
        let unused = parts.map { Set($0.lazy.filter { $0.kind == .unusedRule }) }
        merged += unused.dropFirst().reduce(unused.first ?? []) { $0.intersection($1) }
        let unsampled = Dictionary(grouping: all.lazy.filter { $0.kind == .placeholderWithoutSample }) {
            UnsampledPlaceholder.spelling(in: $0)
        }
        merged += unsampled.values.compactMap { findings in
            var first = findings.min()
            first?.count = findings.reduce(0) { $0 + $1.count }
            return first
        }
        return merged
    }
}

extension FindingKind {
    /// Whether a report says it once for all its files.
    fileprivate var isSaidOnce: Bool {
        [.expiredExemption, .oldSpelling, .unusedRule, .placeholderWithoutSample].contains(self)
    }
}

/// Why reports cannot be united.
public enum MergeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no report.
    case nothingToMerge
    /// Two different reports are about one file.
    case fileInTwoReports(String)
    /// Files that are translations of one another are in different reports.
    case dividedFamily(String, String)

    public var description: String {
        switch self {
        case .nothingToMerge: "There is no report to merge: give at least one."
        case .fileInTwoReports(let file):
            "Two different reports are about \(file): check each file in one part only, by the same rules."
        case .dividedFamily(let file, let other):
            "\(file) and \(other) are translations of one another and in different reports: check them in one part."
        }
    }
}
