import CopyfitChecking
import CopyfitCommandLine

/// `copyfit check`: checks, writes what was found, and ends with the status that says whether something must be mended.
struct CheckRun {
    private let command: CheckCommand

    init(_ command: CheckCommand) { self.command = command }

    func run() throws {
        let output = try ReportOutput(command.output)
        let chosen = try ChosenRules(command)
        try output.write(try report(chosen, keepsMeasurements: output.needsMeasurements))
    }

    private func report(_ chosen: ChosenRules, keepsMeasurements: Bool) throws -> CheckReport {
        do throws(CheckError) {
            var check = TranslationCheck(paths: chosen.paths, rules: chosen.rules)
            check.keepsMeasurements = keepsMeasurements
            return try check.report()
        } catch {
            throw CommandFailure(error.description)
        }
    }
}
