import CopyfitChecking
import CopyfitCommandLine
import Foundation

/// The reports of a file: one in JSON, or any number in NDJSON, each of which ends with its summary.
struct ReportParts {
    private(set) var reports: [CheckReport] = []
    private let name: String

    init(path: String) throws {
        name = path == "-" ? "Standard input" : path
        let content = try Self.content(path)
        if let report = try? JSONDecoder().decode(JSONReport.Content.self, from: content) {
            let current = JSONReport.Content().version
            guard report.version == current else {
                throw CommandFailure(
                    "\(name) has report version \(report.version), not \(current): create it again."
                )
            }
            try append(report)
        } else {
            try readLines(content)
        }
    }

    private static func content(_ path: String) throws -> Data {
        if path == "-" { return FileHandle.standardInput.readDataToEndOfFile() }
        guard let content = FileManager.default.contents(atPath: path) else {
            throw CommandFailure("The report \(path) cannot be read: check its path.")
        }
        return content
    }

    private mutating func append(_ content: JSONReport.Content) throws {
        let summary = content.summary
        let numbers = [summary.texts, summary.checks, summary.fitting] + summary.families.map(\.keys)
        guard (numbers + content.findings.flatMap(\.numbers)).allSatisfy((0..<1 << 40).contains) else {
            throw CommandFailure("\(name) is not a report of copyfit check (a number is invalid): create it again.")
        }
        guard content.findings.allSatisfy({ $0.group?.texts.isEmpty != true }) else {
            throw CommandFailure(
                "\(name) is not a report of copyfit check (a finding lists no texts): create it again."
            )
        }
        reports.append(CheckReport(content))
    }

    private mutating func readLines(_ content: Data) throws {
        let decoder = JSONDecoder()
        var part = JSONReport.Content()
        var isComplete = false
        for (index, line) in content.split(separator: 0x0A).enumerated() {
            guard let members = try? decoder.decode([String: Anything].self, from: line), members.count == 1,
                let line = try? decoder.decode(JSONReport.Line.self, from: line), !line.isEmpty
            else {
                throw CommandFailure("\(name) is not a report of copyfit check (line \(index + 1)): create it again.")
            }
            isComplete = part.take(line)
            guard isComplete else { continue }
            try append(part)
            part = JSONReport.Content()
        }
        if !isComplete { throw CommandFailure("\(name) ends before its summary: create it again.") }
    }
}

/// A value that is not looked at.
private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
}

extension JSONReport.Content {
    /// Adds a line; returns whether it is the last one.
    fileprivate mutating func take(_ line: JSONReport.Line) -> Bool {
        if let finding = line.finding { findings.append(finding) }
        if let problem = line.problem { problems.append(problem) }
        if let summary = line.summary { self.summary = summary }
        return line.summary != nil
    }
}

extension JSONReport.Line {
    fileprivate var isEmpty: Bool { finding == nil && problem == nil && summary == nil }
}

extension CheckReport {
    fileprivate init(_ content: JSONReport.Content) {
        self.init(findings: content.findings, problems: content.problems, summary: content.summary)
    }
}

extension Finding {
    /// All whole numbers that tell places or count.
    fileprivate var numbers: [Int] {
        [count, line, column] + (group.map { [$0.total] + $0.texts.flatMap { [$0.line, $0.column] } } ?? [])
    }
}
