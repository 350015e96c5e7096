public import CopyfitChecking
import CopyfitUnicode

/// Findings as workflow commands of GitHub Actions, which shows them beside the lines of a change.
public enum GitHubReport {
    /// More annotations of a kind than these are left out, because GitHub shows no more of one step.
    public static let annotationLimit = 10

    /// A line for each finding and problem, at most ten errors, ten warnings and ten notices, of each the worst: `::error file=a.strings,line=1,col=9,title=…::…`; notes are notices.
    ///
    /// Escaped as GitHub's toolkit does it: `%`, carriage returns and line feeds, in properties `:` and `,` too. So no
    /// text of a file can end its command or begin another. Columns count Unicode scalars. If there are more, the last
    /// notice says how many.
    ///
    /// - Complexity: O(n) in the length of the answer.
    public static func text(_ report: CheckReport) -> String {
        let commands = report.problems.map { _ in "error" } + report.findings.map { command($0.severity) }
        let counts = Dictionary(grouping: commands, by: \.self).mapValues(\.count)
        let isCut = counts.values.contains { $0 > annotationLimit }
        var room = ["error": annotationLimit, "warning": annotationLimit, "notice": annotationLimit - (isCut ? 1 : 0)]
        let shown = worstFirst(report).filter { index in
            room[commands[index], default: 0] -= 1
            return room[commands[index], default: 0] >= 0
        }
        .sorted()
        let lines = shown.map { index in
            let first = report.problems.count
            return (index < first ? line(report.problems[index]) : line(report.findings[index - first])) + "\n"
        }
        return lines.joined() + (isCut ? rest(commands.count - shown.count) : "")
    }

    /// Problems, then findings by how much more room they need; those that are not about room count as twice of it.
    private static func worstFirst(_ report: CheckReport) -> [Int] {
        let excess = report.problems.map { _ in Double.infinity } + report.findings.map { $0.fit?.overPercent ?? 100 }
        return excess.indices.sorted { (-excess[$0], $0) < (-excess[$1], $1) }
    }

    private static func rest(_ count: Int) -> String {
        line("notice", "", nil, "copyfit check", ["\(count) more are left out; the other reports list them all."])
            + "\n"
    }

    private static func command(_ severity: FindingSeverity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    private static func line(_ finding: Finding) -> String {
        let title = [finding.kind.rawValue, finding.name].filter { !$0.isEmpty }.joined(separator: ": ")
        let place = finding.line > 0 ? (finding.line, finding.column) : nil
        return line(command(finding.severity), finding.file, place, title, finding.sentences)
    }

    private static func line(_ problem: CheckProblem) -> String {
        var place: (Int, Int)?
        if let line = problem.line, let column = problem.column { place = (line, column) }
        return line("error", problem.file, place, "could not be read", [problem.message])
    }

    private static func line(
        _ command: String,
        _ file: String,
        _ place: (line: Int, column: Int)?,
        _ title: String,
        _ sentences: [String]
    ) -> String {
        var properties: [String] = []
        if !file.isEmpty { properties.append("file=\(property(VisibleText.of(file)))") }
        if let place { properties += ["line=\(place.line)", "col=\(place.column)"] }
        properties.append("title=\(property(VisibleText.of(title)))")
        let message = sentences.map { VisibleText.of($0) }.joined(separator: "\n")
        return "::\(command) \(properties.joined(separator: ","))::\(escaped(message))"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
