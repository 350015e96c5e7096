import CopyfitChecking
import CopyfitCommandLine

/// `copyfit check`: checks, writes what was found, and ends with the status that says whether something must be mended.
struct CheckRun {
    private let command: CheckCommand

    init(_ command: CheckCommand) { self.command = command }

    func run() throws {
        let output = try ReportOutput(command.output, isPartial: command.looksAtPart)
        let chosen = try ChosenRules(command)
        try output.checkPlaces(paths: chosen.paths, rulesFile: chosen.rulesFile)
        let found = try report(chosen, keepsMeasurements: output.needsMeasurements)
        let nothing = command.changedSince.map { "No translation file differs from \(VisibleText.of($0)).\n" }
        try output.write(found, inPlaceOfEmptyTable: nothing)
    }

    private func report(_ chosen: ChosenRules, keepsMeasurements: Bool) throws -> CheckReport {
        var check = TranslationCheck(paths: chosen.paths, rules: chosen.rules)
        check.keepsMeasurements = keepsMeasurements
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
}
