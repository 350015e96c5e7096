package import ArgumentParser

/// `copyfit check`: whether all translations fit.
///
/// `copyfit` knows the options, to explain and to check them; ``run()`` leaves the work to `copyfit-check`, which reads
/// the same options.
package struct CheckCommand: RuleChoosing {
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

    @Argument(
        help: "Translation files, or folders with some; the current folder if there is none.",
        completion: .file()
    )
    package var paths: [String] = []

    @Option(
        help: ArgumentHelp("The rules file; without it the nearest copyfit.yml counts.", valueName: "path"),
        completion: .file()
    )
    package var rules: String?

    @Flag(help: "Use no rules file.")
    package var noRules = false

    @Flag(name: .customLong("init"), help: "Write a copyfit.yml with comments, made from the files that are found.")
    package var writesRules = false

    @OptionGroup package var fonts: FontOptions
    @OptionGroup package var room: RoomOptions
    @OptionGroup package var output: CheckOutputOptions

    @Option(
        help: ArgumentHelp("Look only at languages that match, as in de or pt-*; repeatable.", valueName: "pattern")
    )
    package var locale: [String] = []

    @Option(
        help: ArgumentHelp("Look only at keys that match, as in home.* or /^tab/; repeatable.", valueName: "pattern")
    )
    package var key: [String] = []

    @Option(
        help: ArgumentHelp(
            "Look only at translation files that differ from this commit, branch or tag, and at new ones; git says which.",
            valueName: "ref"
        )
    )
    package var changedSince: String?

    @Option(
        help: ArgumentHelp("The language that texts are translated from, where files do not say it.", valueName: "tag")
    )
    package var sourceLanguage: String?

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

    @Option(
        help: ArgumentHelp(
            "Check made-up languages too, some of accented, long, rtl (right to left) and widest (of all languages).",
            valueName: "names"
        ),
        completion: .list(PseudoChoice.allCases.map(\.rawValue) + ["all"]),
        transform: PseudoChoice.choices
    )
    package var pseudo: Set<PseudoChoice> = []

    @Flag(help: "Do not compare fonts with fonts.lock, which is done otherwise where there is one.")
    package var unlocked = false

    package init() {}

    package mutating func validate() throws {
        if let changedSince, changedSince.isEmpty || changedSince.hasPrefix("-") {
            throw ValidationError("--changed-since: give a commit, a branch or a tag, for example main.")
        }
        if changedSince != nil, output.updateBaseline {
            throw ValidationError("--update-baseline needs all findings: leave out --changed-since.")
        }
        try validateRules()
        if writesRules, rules != nil || noRules || output.baseline != nil || !output.report.isEmpty {
            throw ValidationError("--init writes a rules file and checks nothing: leave out the other options.")
        }
    }

    package func run() throws {
        try SiblingProgram.check.start(verb: Self.configuration.commandName)
    }
}

/// The options for the room that texts have, and how they are set in it.
package struct RoomOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        parsing: .unconditional,
        help: ArgumentHelp("The size of the type in points.", valueName: "points"),
        transform: SettingForms.fontSize.argument
    )
    package var size: Double?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A factor by which a user's setting enlarges the type, as in 1.35; repeatable. 1 if not given.",
            valueName: "factor"
        ),
        transform: RoomOptions.factor
    )
    package var typeSize: [Double] = []

    @Option(
        name: .shortAndLong,
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "The width in points, or all widths of a range (280...430); repeatable.",
            valueName: "points"
        ),
        transform: RoomOptions.width
    )
    package var width: [ClosedRange<Double>] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The height in points.", valueName: "points"),
        transform: RoomOptions.length
    )
    package var height: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How many lines a text may have.", valueName: "count"),
        transform: SettingForms.count.argument
    )
    package var maxLines: Int?

    @Flag(help: "Let text that is too long be cut off with an ellipsis.")
    package var allowTruncation = false

    @Flag(help: "Let words that are too wide be cut.")
    package var allowWordCuts = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Let the type shrink down to this factor, as in 0.8.", valueName: "factor"),
        transform: RoomOptions.scale
    )
    package var minimumScale: Double?

    @Flag(help: "Hyphenate words with the system's dictionary for the language.")
    package var hyphenate = false

    package init() {}

    package mutating func validate() throws {
        let refines = allowTruncation || allowWordCuts || minimumScale != nil || hyphenate
        if refines, !limitsSomething {
            throw ValidationError("Say how much room texts have: give --width, --height or --max-lines.")
        }
    }

    /// Whether the options say how much room texts have.
    package var limitsSomething: Bool { !width.isEmpty || height != nil || maxLines != nil }

    @Sendable
    private static func width(_ argument: String) throws -> ClosedRange<Double> {
        guard let dots = argument.firstRange(of: "...") else {
            let width = try length(argument)
            return width...width
        }
        let (lower, upper) = (
            try length(String(argument[..<dots.lowerBound])), try length(String(argument[dots.upperBound...]))
        )
        if lower > upper { throw ValidationError("put the lesser width first.") }
        return lower...upper
    }

    @Sendable
    private static func length(_ argument: String) throws -> Double {
        guard let length = Double(argument), length > 0, length <= 1_000_000 else {
            throw ValidationError("give a number of points above 0.")
        }
        return length
    }

    @Sendable
    private static func factor(_ argument: String) throws -> Double {
        guard let factor = Double(argument), (0.01...100).contains(factor) else {
            throw ValidationError("give a factor from 0.01 to 100.")
        }
        return factor
    }

    @Sendable
    private static func scale(_ argument: String) throws -> Double {
        guard let factor = Double(argument), (0.02...1).contains(factor) else {
            throw ValidationError("give a factor from 0.02 to 1.")
        }
        return factor
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
