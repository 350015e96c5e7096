import CopyfitChecking
import CopyfitCommandLine
import CopyfitUnicode

/// `copyfit check`: checks, writes the findings, and ends with the status for them.
struct CheckRun {
    private let command: CheckCommand

    init(_ command: CheckCommand) { self.command = command }

    func run() throws {
        let output = try ReportOutput(command.output, isPartial: command.looksAtPart)
        let chosen = try ChosenRules(command)
        try output.checkPlaces(ReadFiles(chosen, command))
        let found = try report(chosen, keepsMeasurements: output.needsMeasurements)
        let nothing = command.changedSince.map { "No translation file differs from \(VisibleText.of($0)).\n" }
        let rules = chosen.rules.rules + chosen.rules.rooms.values.joined()
        try output.write(found, inPlaceOfEmptyTable: nothing, remark: Self.remark(rules))
    }

    /// That rules without a limit of lines or height only compare words with a width; nil if one has such a limit.
    private static func remark(_ rules: [CheckRule]) -> String? {
        let fits = rules.filter { $0.origin != nil }.map(\.requirement).filter(\.limitsSomething)
        if fits.isEmpty || fits.contains(where: { $0.maxLines != nil || $0.height != nil }) { return nil }
        return
            "No rule limits lines or height, so only words that are too wide are found: add rules for buttons and titles.\n"
    }

    private func report(_ chosen: ChosenRules, keepsMeasurements: Bool) throws -> CheckReport {
        var check = TranslationCheck(paths: chosen.paths, rules: chosen.rules)
        check.keepsMeasurements = keepsMeasurements
        check.followsLinks = command.choice.followLinks
        check.listsFonts = command.fontHashes
        if let reference = command.changedSince { check.changes = try changes(since: reference, chosen) }
        let line = command.output.quiet ? nil : ProgressLine()
        if let line { check.progress = { done, total in line.show(done, of: total) } }
        defer { line?.remove() }
        do throws(CheckError) {
            return try check.report()
        } catch {
            throw CommandFailure(error.description)
        }
    }

    /// What is looked at; nil: all, because what decides how texts are checked differs.
    private func changes(since reference: String, _ chosen: ChosenRules) throws -> ChangedContent? {
        let changed = try ChangedFiles(since: reference, at: chosen.paths)
        guard let cause = DecidingFiles(chosen, command.choice).first(in: changed.places) else {
            return changed.content
        }
        if !command.output.quiet {
            let name = VisibleText.of(RelativePath.shown(cause))
            try ProcessStreams.note(["\(name) differs from \(VisibleText.of(reference)), so all files are checked."])
        }
        return nil
    }
}
