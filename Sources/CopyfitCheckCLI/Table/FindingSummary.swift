import CopyfitChecking

/// The last lines of the table: how much was found and looked at.
struct FindingSummary {
    private let compared: ComparedReport

    init(_ compared: ComparedReport) { self.compared = compared }

    var text: String {
        [found, known, looked].compactMap(\.self).joined(separator: "\n") + "\n"
    }

    private var found: String {
        let findings = compared.report.findings
        let counts = [FindingSeverity.error, .warning, .note].compactMap { severity in
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : Self.count(count, severity.rawValue)
        }
        if counts.isEmpty { return "Nothing to mend." }
        let files = Set(findings.map(\.file)).count
        return "\(counts.joined(separator: ", ")) in \(Self.count(files, "file"))."
    }

    private var known: String? {
        if compared.knownCount == 0, compared.gone.isEmpty { return nil }
        let gone = compared.gone.isEmpty ? "" : " \(compared.gone.count) are gone: --update-baseline forgets them."
        return "\(Self.count(compared.knownCount, "known finding")) left out.\(gone)"
    }

    private var looked: String {
        let summary = compared.report.summary
        let read = "\(Self.count(summary.keys, "key")) in \(Self.count(summary.locales, "language"))"
        let files = Self.count(summary.files, "file")
        guard summary.checks > 0 else {
            return "Read \(read) from \(files); no rule says how much room texts have."
        }
        return "Read \(read) from \(files); \(summary.fitting) of \(Self.count(summary.checks, "check")) fit."
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
