public import CopyfitChecking

/// A short summary in GitHub Flavored Markdown, for a job's summary page or a comment.
public enum MarkdownReport {
    /// More findings than these are only counted, so that a summary stays below GitHub's 1 MiB and readable.
    public static let findingLimit = 50
    /// Longer texts are shortened, in graphemes.
    private static let textLimit = 80

    /// What was found: how much there is, a table with a row for each language, the first findings, the gravest first,
    /// and what could not be read.
    ///
    /// - Complexity: O(n log n) in the number of findings.
    public static func text(_ report: CheckReport) -> String {
        var parts = ["## Do the translations fit?\n", "**\(report.findingCount)** \(report.lookedAt)\n"]
        let sources = report.summary.sourceSentences
        if !sources.isEmpty { parts.append(sources.map { "\(MarkdownText.of($0))\n" }.joined()) }
        if let exempt = report.summary.exemptSentence { parts.append("\(MarkdownText.of(exempt))\n") }
        if !report.findings.isEmpty { parts += [languages(report.findings), findings(report.findings)] }
        if !report.problems.isEmpty { parts.append(problems(report.problems)) }
        if let files = files(report.summary.families) { parts.append(files) }
        return parts.joined(separator: "\n")
    }

    private static func languages(_ findings: [Finding]) -> String {
        let byLocale = Dictionary(grouping: findings, by: \.locale)
        let rows = byLocale.keys.sorted().map { locale in
            let found = byLocale[locale] ?? []
            let counts = FindingSeverity.gravestFirst.map { severity in
                String(found.count { $0.severity == severity })
            }
            let over = found.compactMap { $0.fit?.over }.max().map { "\(Points.text($0)) pt" } ?? ""
            let language = found.lazy.map(\.language).first { $0 != "und" && !$0.isEmpty } ?? "none"
            return [MarkdownText.of(locale.isEmpty ? language : locale)] + counts + [over]
        }
        return MarkdownText.table(
            ["Language", "Errors", "Warnings", "Notes", "Most over"],
            numbers: [1, 2, 3, 4],
            rows
        )
    }

    private static func findings(_ findings: [Finding]) -> String {
        let sorted = FindingSeverity.gravestFirst.flatMap { severity in
            findings.filter { $0.severity == severity }
        }
        let rows = sorted.prefix(findingLimit).map { finding in
            [
                finding.severity.rawValue, MarkdownText.of(finding.place), MarkdownText.of(finding.name),
                MarkdownText.of(finding.kindAndRule()),
                (finding.sentences + [finding.texts(shortened)]).filter { !$0.isEmpty }.map(MarkdownText.of)
                    .joined(separator: "<br>"),
            ]
        }
        let rest = sorted.count - rows.count
        let more = rest == 0 ? "" : "\n\(Count.text(rest, "more finding")) in the other reports.\n"
        return MarkdownText.table(["", "Place", "Key", "Finding", "What"], rows) + more
    }

    private static func shortened(_ text: String) -> String {
        text.count > textLimit ? text.prefix(textLimit - 1) + "…" : text
    }

    /// What was compared with what; nil if there is nothing but one language.
    private static func files(_ families: [CheckedFamily]) -> String? {
        let compared = families.filter { $0.source != nil }
        if compared.isEmpty { return nil }
        let rows = compared.prefix(findingLimit).map { family in
            let words = SourceWords(family)
            return [family.name, words.source, words.languages].map(MarkdownText.of)
        }
        let rest = compared.count - rows.count
        let more = rest == 0 ? "" : "\n\(Count.text(rest, "more set")) of files in the other reports.\n"
        let table = MarkdownText.table(["Files", "Source", "Languages"], rows)
        return "<details><summary>Which files were compared with which</summary>\n\n\(table)\(more)\n</details>\n"
    }

    private static func problems(_ problems: [CheckProblem]) -> String {
        let lines = problems.prefix(findingLimit).map { problem in
            "- \(MarkdownText.of(problem.place)): \(MarkdownText.of(problem.message))\n"
        }
        let rest = problems.count - lines.count
        let more = rest == 0 ? "" : "- and \(rest) more\n"
        return "### Could not be read\n\n" + lines.joined() + more
    }
}
