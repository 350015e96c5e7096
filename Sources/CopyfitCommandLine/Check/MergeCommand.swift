package import ArgumentParser

/// `copyfit merge`: unites reports about parts of an app's files.
///
/// As with ``CheckCommand``, `copyfit` knows the options, and `copyfit-check` does the work.
package struct MergeCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "merge",
        _superCommandName: "copyfit",
        abstract: "Combines copyfit check reports on separate parts of an app.",
        discussion: """
            copyfit check Shop --report ndjson=shop.ndjson
            copyfit check Account --report ndjson=account.ndjson
            copyfit merge shop.ndjson account.ndjson --report sarif=all.sarif

            The result is the same as for a single run over all files, in the same order and with the same numbers. A \
            report given twice counts once. Keep each file in one part with its translations, and check all parts from \
            the same folder with the same rules. Results that depend on several files come from each part alone: \
            suggested wordings from other files, and findings about most texts of a language.

            Exit status: as for check, 0 no errors, 1 errors found, 2 something could not be checked or a report is \
            missing or incomplete, 64 wrong usage.
            """
    )

    @Argument(
        help: ArgumentHelp("Reports in JSON or NDJSON; - is standard input.", valueName: "reports"),
        completion: .file()
    )
    package var reports: [String]

    @OptionGroup package var output: CheckOutputOptions

    package init() {}

    package func run() throws {
        try SiblingProgram.check.start(verb: Self.configuration.commandName, as: Self.configuration.commandName)
    }
}
