import ArgumentParser
import CopyfitChecking
import CopyfitCommandLine

/// `copyfit check`: checks, writes what was found, and ends with the status that says whether something must be mended.
struct CheckRun {
    private let command: CheckCommand

    init(_ command: CheckCommand) { self.command = command }

    func run() throws {
        let destinations = try ReportDestination.all(command.output.report)
        let chosen = try ChosenRules(command)
        let found = try report(chosen, destinations)
        let known = try KnownFindings(command.output)
        let compared = try known.compared(found)
        for destination in destinations { try destination.write(compared.report) }
        try printTable(compared, destinations)
        try ProcessStreams.fault(found.problems.map(\.place))
        try end(compared.report)
    }

    private func report(_ chosen: ChosenRules, _ destinations: [ReportDestination]) throws -> CheckReport {
        do throws(CheckError) {
            var check = TranslationCheck(paths: chosen.paths, rules: chosen.rules)
            check.keepsMeasurements = destinations.contains(where: \.needsMeasurements)
            return try check.report()
        } catch {
            throw CommandFailure(error.description)
        }
    }

    private func printTable(_ compared: ComparedReport, _ destinations: [ReportDestination]) throws {
        if command.output.quiet || destinations.contains(where: \.isStandardOutput) { return }
        let color = command.output.color
        let table = FindingTable(
            compared,
            usesColor: TerminalColor.isUsed(color),
            isForTerminal: OwnProcess.isTerminal(ProcessStreams.standardOutput) || color == .always
        )
        try ProcessStreams.print(table.text)
    }

    private func end(_ report: CheckReport) throws {
        if !report.problems.isEmpty { throw ExitCode(ExitStatus.couldNotMeasure.rawValue) }
        if report.findings.contains(where: { $0.severity == .error }) {
            throw ExitCode(ExitStatus.doesNotFit.rawValue)
        }
    }
}

extension CheckProblem {
    /// The problem with its place in front, as compilers write it.
    var place: String {
        guard let line, let column else { return message.contains(file) ? message : "\(file): \(message)" }
        return "\(file):\(line):\(column): \(message)"
    }
}
