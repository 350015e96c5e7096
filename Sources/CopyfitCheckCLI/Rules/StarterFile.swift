import CopyfitChecking
import CopyfitCommandLine
import CopyfitFit
import CopyfitTranslations
import Foundation

/// `copyfit check --init`: writes a `copyfit.yml` from the translation files that are there.
struct StarterFile {
    private let command: CheckCommand
    private let paths: [String]

    init(_ command: CheckCommand) {
        self.command = command
        paths = command.choice.paths.isEmpty ? ["."] : command.choice.paths
    }

    /// Writes the file and says what was found. A file that is there stays.
    func write() throws {
        let path = RulesFile.usualName
        if FileManager.default.fileExists(atPath: path) {
            throw CommandFailure("\(path) already exists: edit it, or move it first.")
        }
        let survey = try survey()
        try OutputFile.write(Data(StarterText(survey, paths: command.choice.paths, command).text.utf8), to: path)
        try ProcessStreams.print("Wrote \(path): \(survey.sentence)\nNext: copyfit check\n")
    }

    private func survey() throws -> TranslationSurvey {
        var rules = CheckRules()
        rules.type = CheckedType(font: .named(StarterText.font(command)), size: 16)
        rules.rules = [CheckRule(name: "all", requirement: Fit(widths: [1_000_000...1_000_000]))]
        do throws(CheckError) {
            var check = TranslationCheck(paths: paths, rules: rules)
            check.followsLinks = command.choice.followLinks
            return TranslationSurvey(try check.report())
        } catch {
            throw CommandFailure(error.description)
        }
    }
}
