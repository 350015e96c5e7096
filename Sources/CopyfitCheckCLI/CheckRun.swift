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
        try checkWritten(destinations, chosen)
        let found = try report(chosen, destinations)
        let known = KnownFindings(command)
        let compared = try known.compared(found)
        for destination in destinations { try destination.write(compared.report) }
        try printTable(compared, destinations)
        try ProcessStreams.fault(found.problems.map(\.sentence))
        try end(compared.report)
    }

    /// An error if a report or the baseline would take the place of what is read, or of the other.
    private func checkWritten(_ destinations: [ReportDestination], _ chosen: ChosenRules) throws {
        let (paths, rulesFile, baseline) = (chosen.paths, chosen.rulesFile, command.output.baseline)
        let read = ReadFiles(paths: paths, rulesFile: rulesFile, baseline: baseline)
        for destination in destinations { try destination.check(read) }
        guard command.output.updateBaseline, let baseline else { return }
        try ReadFiles(paths: paths, rulesFile: rulesFile, baseline: nil).refuse(
            writing: baseline,
            "--baseline \(baseline)"
        )
    }

    private func report(_ chosen: ChosenRules, _ destinations: [ReportDestination]) throws -> CheckReport {
        var check = TranslationCheck(paths: chosen.paths, rules: chosen.rules)
        check.keepsMeasurements = destinations.contains(where: \.needsMeasurements)
        if let reference = command.changedSince {
            check.onlyFiles = try ChangedFiles(since: reference, at: chosen.paths).places
        }
        let line = command.output.quiet ? nil : ProgressLine()
        if let line { check.progress = { done, total in line.show(done, of: total) } }
        defer { line?.remove() }
        do throws(CheckError) {
            return try check.report()
        } catch {
            throw CommandFailure(error.description)
        }
    }

    private func printTable(_ compared: ComparedReport, _ destinations: [ReportDestination]) throws {
        if command.output.quiet || destinations.contains(where: \.isStandardOutput) { return }
        if let changedSince = command.changedSince, compared.report.summary.files == 0, !compared.hasFindings {
            return try ProcessStreams.print("No translation file differs from \(VisibleText.of(changedSince)).\n")
        }
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
    fileprivate var sentence: String {
        guard let line, let column else { return message.contains(file) ? message : "\(file): \(message)" }
        return "\(file):\(line):\(column): \(message)"
    }
}
