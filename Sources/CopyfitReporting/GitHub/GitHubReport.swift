public import CopyfitChecking

/// Findings as workflow commands of GitHub Actions, which shows them beside the lines of a change.
public enum GitHubReport {
    /// A line for each finding and problem: `::error file=a.strings,line=1,col=9,title=…::…`; notes are notices.
    ///
    /// Escaped as GitHub's toolkit does it: `%`, carriage returns and line feeds, in properties `:` and `,` too. So no
    /// text of a file can end its command or begin another. Columns count Unicode scalars.
    ///
    /// - Complexity: O(n) in the length of the answer.
    public static func text(_ report: CheckReport) -> String {
        (report.problems.map(line) + report.findings.map(line)).map { $0 + "\n" }.joined()
    }

    private static func line(_ finding: Finding) -> String {
        let command =
            switch finding.severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "notice"
            }
        let title = [finding.kind.rawValue, finding.name].filter { !$0.isEmpty }.joined(separator: ": ")
        let place = finding.line > 0 ? (finding.line, finding.column) : nil
        return line(command, finding.file, place, title, finding.sentences)
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
        if !file.isEmpty { properties.append("file=\(property(file))") }
        if let place { properties += ["line=\(place.line)", "col=\(place.column)"] }
        properties.append("title=\(property(ShownText.of(title)))")
        let message = sentences.map { ShownText.of($0) }.joined(separator: "\n")
        return "::\(command) \(properties.joined(separator: ","))::\(escaped(message))"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
