package import ArgumentParser

/// `copyfit check`: whether all translations fit.
///
/// `copyfit` knows the options, to explain and to check them; ``run()`` leaves the work to `copyfit-check`, which reads
/// the same options.
package struct CheckCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "check",
        _superCommandName: "copyfit",
        abstract: "Checks whether an app's translations fit, and says where, why and by how much they do not.",
        discussion: """
            copyfit check --init
            copyfit check
            copyfit check App/Localizable.xcstrings --font Inter --size 16 --width 120 --max-lines 1
            copyfit check res --font "Noto Sans 14" --width 280...430 --max-lines 2 --report json=findings.json

            Folders are searched for translation files: .xcstrings, .strings, .stringsdict, Android's strings.xml, \
            .po, .pot, .arb, JSON, XLIFF, .properties, Qt's .ts, .resx, .ftl, and tables. Rules come from copyfit.yml \
            in the current folder or the nearest folder above it. --width, --height and --max-lines replace them with \
            one rule for all keys. A range such as 280...430 covers every width in it.

            The last lines say which files are the source of which. A guess is a warning; "source" and "locales" in \
            copyfit.yml settle it.

            Exit status: 0 no errors (notes and warnings do not count), 1 errors found, 2 something could not be \
            checked (a font, the rules, part of a translation file; the rest is still checked), 64 wrong usage, 70 \
            internal error.
            """
    )

    @Flag(name: .customLong("init"), help: "Write a commented copyfit.yml based on the translation files found.")
    package var writesRules = false

    @OptionGroup package var choice: RuleOptions
    @OptionGroup package var output: CheckOutputOptions

    @Option(
        help: ArgumentHelp(
            "Check only translation files changed since this commit, branch or tag, and translations of changed texts.",
            valueName: "ref"
        )
    )
    package var changedSince: String?

    @Option(
        help: ArgumentHelp(
            "Accept this font for characters missing from the main one, without a finding; repeatable.",
            valueName: "name"
        )
    )
    package var fallback: [String] = []

    @Flag(help: "Accept any substitute font without a finding.")
    package var allowSubstitution = false

    @Flag(help: "Report keys not matched by any rule.")
    package var requireRules = false

    @Flag(help: "List the font files used and their hashes in the json, ndjson, sarif and html reports.")
    package var fontHashes = false

    package init() {}

    package mutating func validate() throws {
        if let changedSince, changedSince.isEmpty || changedSince.hasPrefix("-") {
            throw ValidationError("--changed-since: give a commit, a branch or a tag, for example main.")
        }
        if output.updateBaseline, changedSince != nil || !choice.key.isEmpty || !choice.locale.isEmpty {
            throw ValidationError(
                "--update-baseline needs all findings: leave out --changed-since, --key and --locale."
            )
        }
        if writesRules, choice.rules != nil || choice.noRules || output.baseline != nil || !output.report.isEmpty {
            throw ValidationError("--init writes a rules file and checks nothing: leave out the other options.")
        }
    }

    package func run() throws {
        if !output.quiet { try ProcessStreams.note(choice.room.formerNotes) }
        try SiblingProgram.check.start(verb: Self.configuration.commandName)
    }
}

/// The options for what is written, where.
package struct CheckOutputOptions: ParsableArguments {
    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            """
            Write a report of this kind (json, ndjson, sarif, junit, github, markdown or html) to a file, or to \
            standard output with -; for example sarif=findings.sarif or github=-; repeatable.
            """,
            valueName: "kind=path"
        ),
        completion: .list(["json", "ndjson", "sarif", "junit", "github", "markdown", "html"])
    )
    package var report: [String] = []

    @Option(
        help: ArgumentHelp(
            "A file of known findings: only new ones count, and resolved ones are listed.",
            valueName: "path"
        ),
        completion: .file()
    )
    package var baseline: String?

    @Flag(help: "Write all findings to the --baseline file.")
    package var updateBaseline = false

    @Flag(help: "Treat warnings as errors.")
    package var warningsAsErrors = false

    @Flag(name: .shortAndLong, help: "Do not print the table.")
    package var quiet = false

    @Option(help: "When to colour the table; auto means in a terminal, unless NO_COLOR is set.")
    package var color: ColorUse = .auto

    package init() {}

    package mutating func validate() throws {
        if updateBaseline, baseline == nil {
            throw ValidationError("Say which file to update, for example --baseline known.json --update-baseline.")
        }
    }
}

/// When a table has colours.
package enum ColorUse: String, CaseIterable, ExpressibleByArgument, Sendable {
    case auto, always, never
}
