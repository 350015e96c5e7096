import CopyfitChecking

/// The languages and files of a report by number, so that a page names each once.
struct PageNames {
    /// Languages as files spell them, sorted.
    let locales: [String]
    /// Files, sorted.
    let files: [String]
    private let localeNumbers: [String: Int]
    private let fileNumbers: [String: Int]

    init(_ report: CheckReport) {
        locales = Set(report.findings.map(\.locale)).union(report.measurements.map(\.locale)).sorted()
        files = Set(report.findings.map(\.file)).sorted()
        localeNumbers = Self.numbers(locales)
        fileNumbers = Self.numbers(files)
    }

    private static func numbers(_ names: [String]) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    }

    /// The number of a language.
    func locale(_ name: String) -> Int { localeNumbers[name] ?? 0 }
    /// The number of a file.
    func file(_ path: String) -> Int { fileNumbers[path] ?? 0 }

    /// A language for people.
    static func shown(_ locale: String) -> String { locale.isEmpty ? "no language" : MarkupText.of(locale) }
}
