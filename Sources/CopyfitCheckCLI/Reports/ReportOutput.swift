import ArgumentParser
import CopyfitChecking
import CopyfitCommandLine

/// What the command writes of a report, and the status that it ends with.
struct ReportOutput {
    private let options: CheckOutputOptions
    let destinations: [ReportDestination]

    /// Whether a report says how much room every text needs.
    var needsMeasurements: Bool { destinations.contains(where: \.needsMeasurements) }

    init(_ options: CheckOutputOptions) throws {
        self.options = options
        destinations = try ReportDestination.all(options.report)
    }

    /// Writes what is not known, and ends with the status that says whether something must be mended.
    func write(_ found: CheckReport) throws {
        let known = try KnownFindings(options)
        let compared = try known.compared(found)
        for destination in destinations { try destination.write(compared.report) }
        try printTable(compared)
        try ProcessStreams.fault(found.problems.map(\.place))
        try end(compared.report)
    }

    private func printTable(_ compared: ComparedReport) throws {
        if options.quiet || destinations.contains(where: \.isStandardOutput) { return }
        let color = options.color
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
    fileprivate var place: String {
        guard let line, let column else { return message.contains(file) ? message : "\(file): \(message)" }
        return "\(file):\(line):\(column): \(message)"
    }
}
