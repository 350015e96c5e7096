import ArgumentParser
import CopyfitChecking
import CopyfitCommandLine

/// What the command writes of a report, and the status that it ends with.
struct ReportOutput {
    private let options: CheckOutputOptions
    private let isPartial: Bool
    let destinations: [ReportDestination]

    /// Whether a report says how much room every text needs.
    var needsMeasurements: Bool { destinations.contains(where: \.needsMeasurements) }

    /// - Parameter isPartial: Whether what is not found may only not have been looked for.
    init(_ options: CheckOutputOptions, isPartial: Bool = false) throws {
        self.options = options
        self.isPartial = isPartial
        destinations = try ReportDestination.all(options.report)
    }

    /// An error if a report or the baseline would take the place of something that the run reads.
    func checkPlaces(_ read: ReadFiles) throws {
        let all = read.with(baseline: options.baseline)
        for destination in destinations { try destination.check(all) }
        guard options.updateBaseline, let baseline = options.baseline else { return }
        try read.refuse(writing: baseline, "--baseline \(baseline)")
    }

    /// Writes the findings that are not known yet, and ends with the status for them.
    ///
    /// - Parameters:
    ///   - sentence: What is printed in place of the table if no file was looked at; nil: a table without rows.
    ///   - remark: What is printed after the table.
    func write(_ found: CheckReport, inPlaceOfEmptyTable sentence: String? = nil, remark: String? = nil) throws {
        let known = KnownFindings(options, isPartial: isPartial)
        let compared = try known.compared(found)
        for destination in destinations { try destination.write(compared.report) }
        try printTable(compared, inPlaceOfEmptyTable: sentence, remark)
        try ProcessStreams.fault(found.problems.map(\.description))
        try end(compared.report)
    }

    private func printTable(
        _ compared: ComparedReport,
        inPlaceOfEmptyTable sentence: String?,
        _ remark: String?
    ) throws {
        if options.quiet || destinations.contains(where: \.isStandardOutput) { return }
        if let sentence, compared.report.summary.files == 0, !compared.hasFindings {
            return try ProcessStreams.print(sentence)
        }
        let color = options.color
        let table = FindingTable(
            compared,
            usesColor: TerminalColor.isUsed(color),
            isForTerminal: OwnProcess.isTerminal(ProcessStreams.standardOutput) || color == .always,
            columns: OwnProcess.terminalColumns(ProcessStreams.standardOutput)
        )
        try ProcessStreams.print(table.text + (compared.report.summary.checks > 0 ? remark ?? "" : ""))
    }

    private func end(_ report: CheckReport) throws {
        if !report.problems.isEmpty { throw ExitCode(ExitStatus.couldNotMeasure.rawValue) }
        if report.findings.contains(where: { $0.severity == .error }) {
            throw ExitCode(ExitStatus.doesNotFit.rawValue)
        }
    }
}
