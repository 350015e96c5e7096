package import ArgumentParser

/// `copyfit merge`: unites reports about parts of an app's files.
///
/// As with ``CheckCommand``, `copyfit` knows the options, and `copyfit-check` does the work.
package struct MergeCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "merge",
        _superCommandName: "copyfit",
        abstract: "Unites reports of copyfit check about parts of an app's files.",
        discussion: """
            copyfit check Shop --report ndjson=shop.ndjson
            copyfit check Account --report ndjson=account.ndjson
            copyfit merge shop.ndjson account.ndjson --report sarif=all.sarif

            The result is that of one run over all files: in the same order, with the same numbers. A report given twice \
            counts once. Each part must have a file together with its translations, and be checked from the same folder \
            by the same rules. What compares files of different parts stays as each part says it: wordings of other \
            files among the repairs, and findings about most texts of a language.

            The status is that of check: 0 when there is nothing to mend, 1 when there is, 2 when something could not be \
            checked or a report is missing or incomplete, 64 for wrong usage.
            """
    )

    @Argument(
        help: ArgumentHelp("Reports in JSON or NDJSON, - for standard input.", valueName: "reports"),
        completion: .file()
    )
    package var reports: [String]

    @OptionGroup package var output: CheckOutputOptions

    package init() {}

    package func run() throws {
        try SiblingProgram.check.start(verb: Self.configuration.commandName, as: Self.configuration.commandName)
    }
}
