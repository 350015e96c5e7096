package import ArgumentParser

/// `copyfit check`: whether all translations fit.
///
/// `copyfit` knows the options, to explain and to check them; ``run()`` leaves the work to `copyfit-check`, which reads
/// the same options.
package struct CheckCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "check",
        _superCommandName: "copyfit",
        abstract: "Checks every translation of an app: does it fit, where not, by how much, why.",
        discussion: """
            copyfit check --init
            copyfit check
            copyfit check App/Localizable.xcstrings --font Inter --size 16 --width 120 --max-lines 1
            copyfit check res --font "Roboto 14" --width 280...430 --max-lines 2 --report json=findings.json

            Folders are searched for translation files: .xcstrings, .strings, .stringsdict, Android's strings.xml, .po, \
            .pot, .arb, JSON, XLIFF, .properties, Qt's .ts, .resx, .ftl, and tables. Rules come from copyfit.yml in the \
            current folder or one that contains it; --width, --height and --max-lines replace its rules by one for all \
            keys. A width such as 280...430 means every width between.

            The status is 0 when there is nothing to mend (notes and warnings do not count), 1 when there is, 2 when \
            something could not be checked (a font, a rules file, a part of a translation file; the rest is checked), \
            64 for wrong usage, 70 for a fault in the command itself.
            """
    )

    @Flag(name: .customLong("init"), help: "Write a copyfit.yml with comments, made from the files that are found.")
    package var writesRules = false

    @OptionGroup package var choice: RuleOptions
    @OptionGroup package var output: CheckOutputOptions

    @Option(
        help: ArgumentHelp(
            "Look only at translation files that differ from this commit, branch or tag, and at translations of changed texts.",
            valueName: "ref"
        )
    )
    package var changedSince: String?

    @Option(
        help: ArgumentHelp(
            "A font that may be used for characters that the font lacks, which is reported otherwise; repeatable.",
            valueName: "name"
        )
    )
    package var fallback: [String] = []

    @Flag(help: "Do not report that another font is used, whichever it is.")
    package var allowSubstitution = false

    @Flag(help: "Report keys that no rule matches.")
    package var requireRules = false

    @Flag(help: "Say in the reports (json, ndjson, sarif, html) which font files were opened, with their hashes.")
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
            Write a report to a file, - for standard output: json, ndjson, sarif, junit, github, markdown or html, as in \
            sarif=findings.sarif or github=-; repeatable.
            """,
            valueName: "kind=path"
        ),
        completion: .list(["json", "ndjson", "sarif", "junit", "github", "markdown", "html"])
    )
    package var report: [String] = []

    @Option(
        help: ArgumentHelp(
            "A file with known findings: only others count, and those that are gone are named.",
            valueName: "path"
        ),
        completion: .file()
    )
    package var baseline: String?

    @Flag(help: "Write all findings into the file of --baseline.")
    package var updateBaseline = false

    @Flag(help: "Let warnings count as much as errors.")
    package var warningsAsErrors = false

    @Flag(name: .shortAndLong, help: "Write no table.")
    package var quiet = false

    @Option(help: "Whether the table has colours; auto means in a terminal, unless NO_COLOR is set.")
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
