import ArgumentParser
import CopyfitChecking
import CopyfitCommandLine

/// What `copyfit merge` becomes.
struct MergeTask: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "copyfit merge", shouldDisplay: false)

    @OptionGroup var command: MergeCommand

    func run() throws {
        let output = try ReportOutput(command.output)
        if output.needsMeasurements {
            throw ValidationError(
                "Merged reports cannot be written as html: leave out --report html, or run copyfit check."
            )
        }
        try output.checkPlaces(ReadFiles(reports: command.reports))
        let parts = try command.reports.flatMap { try ReportParts(path: $0).reports }
        try output.write(try merged(parts))
    }

    private func merged(_ parts: [CheckReport]) throws -> CheckReport {
        do throws(MergeError) {
            var report = try CheckReport(merging: parts)
            guard command.output.warningsAsErrors else { return report }
            for index in report.findings.indices where report.findings[index].severity == .warning {
                report.findings[index].severity = .error
            }
            return report
        } catch {
            throw CommandFailure(error.description)
        }
    }
}
