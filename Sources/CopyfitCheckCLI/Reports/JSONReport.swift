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

    /// The object of ``json(_:)``.
    struct Content: Codable {
        var version = 1
        var findings: [Finding] = []
        var problems: [CheckProblem] = []
        var summary = CheckSummary()
    }

    /// A line of ``lines(_:)``.
    struct Line: Codable {
        var finding: Finding?
        var problem: CheckProblem?
        var summary: CheckSummary?
    }
}
