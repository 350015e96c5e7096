import CopyfitChecking
import CopyfitFonts
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
        let pieceCount = (report.findings.count + findingsAtATime - 1) / findingsAtATime
        let pieces = WorkerThreads.map(pieceCount, worker: encoder) { encoder, piece in
            let findings = report.findings.dropFirst(piece * findingsAtATime).prefix(findingsAtATime)
            return Result { try lines(findings.map { Line(finding: $0) }, encoder) }
        }
        let rest = report.problems.map { Line(problem: $0) } + [Line(summary: report.summary)]
        return try pieces.reduce(into: Data()) { try $0 += $1.get() } + lines(rest, encoder())
    }

    private static let findingsAtATime = 256

    private static func encoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }

    private static func lines(_ lines: [Line], _ encoder: JSONEncoder) throws -> Data {
        try lines.reduce(into: Data()) { try $0 += encoder.encode($1) + Data("\n".utf8) }
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
