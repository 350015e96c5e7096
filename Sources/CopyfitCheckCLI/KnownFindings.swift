import CopyfitChecking
import CopyfitCommandLine
import Foundation

/// A report without the findings that are known, and what became of those.
struct ComparedReport {
    var report: CheckReport
    var knownCount = 0
    var gone: [Baseline.Entry] = []

    /// Whether there is anything to tell.
    var hasFindings: Bool { !report.findings.isEmpty || !report.problems.isEmpty || knownCount > 0 || !gone.isEmpty }
}

/// The baseline of a run.
struct KnownFindings {
    private let path: String?
    private let updates: Bool
    /// Whether what is not found may only not have been looked for.
    private let isPartial: Bool

    init(_ options: CheckOutputOptions, isPartial: Bool) {
        path = options.baseline
        updates = options.updateBaseline
        self.isPartial = isPartial
    }

    /// The report without what is known; with `--update-baseline` all becomes known first.
    func compared(_ report: CheckReport) throws -> ComparedReport {
        guard let path else { return ComparedReport(report: report) }
        if updates { try write(Baseline(report.findings.filter { $0.severity != .note }, path: path), path) }
        let (new, knownCount, gone) = try baseline(path).compared(with: report.findings)
        var rest = report
        rest.findings = new
        return ComparedReport(report: rest, knownCount: knownCount, gone: isPartial ? [] : gone)
    }

    private func baseline(_ path: String) throws -> Baseline {
        guard let content = FileManager.default.contents(atPath: path) else {
            throw CommandFailure("The baseline \(path) cannot be read: create it with --update-baseline.")
        }
        do {
            return try Baseline(json: content, path: path)
        } catch {
            throw CommandFailure("\(path) was written by another version: create it again with --update-baseline.")
        }
    }

    private func write(_ baseline: Baseline, _ path: String) throws {
        try OutputFile.write(baseline.encoded(), to: path)
    }
}
