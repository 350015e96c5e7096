import ArgumentParser
import CopyfitChecking
import CopyfitCommandLine
import CopyfitReporting
import Foundation

/// A kind of report, and where it goes: `json=findings.json`.
struct ReportDestination {
    /// The kinds of reports.
    enum Kind: String, CaseIterable {
        case json, ndjson, sarif, junit, github, markdown, html
    }

    private let kind: Kind
    private let path: String

    /// Whether the report goes to standard output.
    var isStandardOutput: Bool { path == "-" }

    /// Reads `kind=path`; without a path the report goes to standard output.
    init(_ text: String) throws {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let names = Kind.allCases.map(\.rawValue)
        guard let kind = Kind(rawValue: String(parts[0])), parts.count < 2 || !parts[1].isEmpty else {
            throw ValidationError(
                """
                --report \(text): give \(names.dropLast().joined(separator: ", ")) or \(names.last ?? ""), an equals sign, \
                and a path or - for standard output.
                """
            )
        }
        self.kind = kind
        path = parts.count < 2 ? "-" : String(parts[1])
    }

    /// The destinations that options name, all different.
    static func all(_ options: [String]) throws -> [ReportDestination] {
        let destinations = try options.map(ReportDestination.init)
        var places: Set<String> = []
        for (destination, option) in zip(destinations, options)
        where !places.insert(destination.place).inserted {
            throw ValidationError(
                "--report \(option): another report has the same destination; give each its own file."
            )
        }
        return destinations
    }

    /// An error if the report would take the place of something that the run reads.
    func check(_ read: ReadFiles) throws {
        if !isStandardOutput { try read.refuse(writing: path, "--report \(kind)=\(path)") }
    }

    /// What tells files apart.
    private var place: String { isStandardOutput ? "-" : ReadFiles.place(path) }

    /// Whether the report says how much room every text needs.
    var needsMeasurements: Bool { kind == .html }

    /// Writes the report.
    func write(_ report: CheckReport) throws {
        let content =
            switch kind {
            case .json: try JSONReport.json(report)
            case .ndjson: try JSONReport.lines(report)
            case .sarif: Data(try SARIFReport.text(report).utf8)
            case .junit: Data(JUnitReport.text(report).utf8)
            case .github: Data(GitHubReport.text(report).utf8)
            case .markdown: Data(MarkdownReport.text(report).utf8)
            case .html: Data(HTMLReport.text(report).utf8)
            }
        if isStandardOutput {
            try ProcessStreams.print(String(decoding: content, as: UTF8.self))
        } else {
            try OutputFile.write(content, to: path)
        }
    }
}
