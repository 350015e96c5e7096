import CopyfitChecking
import Foundation

/// Reports for programs: `Schemas/check-report.schema.json`.
enum JSONReport {
    /// One object with everything.
    static func json(_ report: CheckReport) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        let content = Content(findings: report.findings, problems: report.problems, summary: report.summary)
        return try encoder.encode(content) + Data("\n".utf8)
    }

    /// A line for each finding, a line for each problem, and a last line with the summary.
    static func lines(_ report: CheckReport) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var lines = Data()
        func add(_ line: Line) throws {
            lines += try encoder.encode(line)
            lines.append(0x0A)
        }
        for finding in report.findings { try add(Line(finding: finding)) }
        for problem in report.problems { try add(Line(problem: problem)) }
        try add(Line(summary: report.summary))
        return lines
    }

    private struct Content: Encodable {
        let version = 1
        let findings: [Finding]
        let problems: [CheckProblem]
        let summary: CheckSummary
    }

    private struct Line: Encodable {
        var finding: Finding?
        var problem: CheckProblem?
        var summary: CheckSummary?
    }
}
