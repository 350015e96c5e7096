package import ArgumentParser

/// `copyfit recommend`: how much room the texts of a rule need.
///
/// `copyfit` knows the options, to explain and to check them; ``run()`` leaves the work to `copyfit-check`, which reads
/// the same options.
package struct RecommendCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "recommend",
        _superCommandName: "copyfit",
        abstract:
            "Finds the width or font size at which 100, 99 and 95 % of languages and texts fit, for each rule.",
        discussion: """
            copyfit recommend
            copyfit recommend App --font Inter --size 16 --max-lines 1
            copyfit recommend --find size --percent 100 --percent 90
            copyfit recommend App/en.lproj --pseudo long --font Inter --size 16 --max-lines 1

            Rules come from copyfit.yml, as for copyfit check, or from --width, --height and --max-lines. The width is \
            the smallest at which, and above which, that share of the languages or texts fits. The size is the \
            largest, in quarter points, at which they fit the rule's widths. A language fits if all its texts fit. The \
            output names the texts that set each limit. Before translations exist, --pseudo generates some.

            Exit status: 0 success, 2 something could not be measured or read, 64 wrong usage, 70 internal error.
            """
    )

    @Option(help: "What to find.")
    package var find: RecommendedQuantity = .width

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A percentage of languages and texts; repeatable. Default: 100, 99 and 95.",
            valueName: "percent"
        ),
        transform: RecommendCommand.share
    )
    package var percent: [Double] = []

    @Option(help: "The output format.")
    package var format: RecommendationFormat = .table

    @OptionGroup package var choice: RuleOptions

    package init() {}

    package mutating func validate() throws {
        if percent.isEmpty { percent = [100, 99, 95] }
    }

    package func run() throws {
        try ProcessStreams.note(choice.room.formerNotes)
        try SiblingProgram.check.start(verb: Self.configuration.commandName, as: Self.configuration.commandName)
    }

    @Sendable
    private static func share(_ argument: String) throws -> Double {
        guard let share = Double(argument), share > 0, share <= 100 else {
            throw ValidationError("give a number above 0, at most 100.")
        }
        return share
    }
}

/// What `copyfit recommend` finds.
package enum RecommendedQuantity: String, CaseIterable, ExpressibleByArgument, Sendable {
    case width, size
}

/// How `copyfit recommend` writes what it found.
package enum RecommendationFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
    case table, json
}
