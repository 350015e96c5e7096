import ArgumentParser
import CopyfitCommandLine
import CopyfitJSON
import CopyfitRecords
import CopyfitText

/// `copyfit fit`: the largest size or the narrowest width at which a text fits.
struct FitCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "fit",
        _superCommandName: "copyfit",
        abstract: "Finds the largest font size that fits a box, or the narrowest width for a given number of lines.",
        discussion: """
            copyfit fit "Jetzt kaufen" --font Inter --width 120 --height 40 --min-size 8 --max-size 72
            copyfit fit "A headline of two lines" --font Inter --size 24 --lines 2

            The first command prints the largest size at which the whole text fits the box with no word cut. It tries \
            sizes from --min-size in steps of --step. The second prints the narrowest width at which the text takes at \
            most that many lines with no word cut.

            --format json writes the result and the measurement made with it. An --ndjson record has the same members \
            as for copyfit measure, plus minSize, maxSize, step or lines.

            Exit status: 0 found, 1 nothing fits, 2 the text could not be measured, 64 wrong usage.
            """
    )

    @Argument(help: "The text, or - to read standard input.")
    var text: String?

    @Option(help: ArgumentHelp("A UTF-8 file with the text.", valueName: "path"), completion: .file())
    var textFile: String?

    @OptionGroup var fonts: FontOptions
    @OptionGroup var options: SettingsOptions
    @OptionGroup var lineOptions: TypesettingOptions
    @OptionGroup var geometry: GeometryOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The smallest size allowed.", valueName: "points"),
        transform: SettingForms.fontSize.argument
    )
    var minSize: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The largest size allowed.", valueName: "points"),
        transform: SettingForms.fontSize.argument
    )
    var maxSize: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The step between sizes. Default: 1/64.", valueName: "points"),
        transform: SettingForms.fontSize.argument
    )
    var step: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Find the narrowest width for at most this many lines, not a size.", valueName: "count"),
        transform: SettingForms.count.argument
    )
    var lines: Int?

    @Option(help: "The output format, instead of a single number.")
    var format: OutputFormat?

    @Option(
        help: ArgumentHelp(
            "Write only these members of each JSON answer, for example id,found,lineCount; with --ndjson, members of "
                + "the record too.",
            valueName: "names"
        )
    )
    var fields: MeasurementMembers?

    @Flag(help: "Add the bounding box of the ink, in points from the top left corner.")
    var ink = false

    @Option(
        help: ArgumentHelp(
            "Add to each line of a JSON answer the places of its glyphs, clusters or words.",
            valueName: "things"
        ),
        completion: .list(["glyphs", "clusters", "words"]),
        transform: SettingForms.positions.argument
    )
    var positions: PositionKind?

    @Flag(help: "Add the font files used, with their versions and SHA-256 hashes.")
    var fontHashes = false

    @Flag(help: "Read one JSON record per line from standard input; write one answer per line.")
    var ndjson = false

    @Flag(help: "Fail on a character missing from all fonts (status 2).")
    var noMissing = false

    @Flag(help: "Fail on a character set in a substitute font (status 2).")
    var noSubstitution = false

    @Flag(help: "Same as --no-missing --no-substitution.")
    var strict = false

    @Flag(name: .shortAndLong, help: "Do not write font notes to standard error.")
    var quiet = false

    mutating func validate() throws {
        if ndjson { return try validateBatch(format, fields, .fit) }
        try validateText()
        try validateMembers(fields, format)
        if fontHashes, format != .json, format != .ndjson {
            throw ValidationError("--font-hashes needs --format json or --ndjson: add one.")
        }
        if positions != nil, format != .json, format != .ndjson {
            throw ValidationError("--positions needs --format json or --ndjson: add one.")
        }
        if positions != nil, fields?.contains(.lines) == false {
            throw ValidationError("--positions needs lines: add lines to --fields.")
        }
        if ink, format == nil { throw ValidationError("--ink needs a --format: add one.") }
        if limits.areForSize, lines == nil, options.size != nil {
            throw ValidationError("--size is for --lines only: leave it out to search for a size.")
        }
        if case .failure(let fault) = limits.search(settings, .options) {
            throw ValidationError(fault.sentence)
        }
    }

    func run() throws {
        if !quiet { try ProcessStreams.note(options.formerNotes) }
        if ndjson { return try runBatch() }
        let search = try limits.search(settings, .options).get()
        let (font, settings) = try fontAndSettings()
        if lines != nil {
            _ = try settings.requiredSize()
        } else if settings.size != nil {
            throw ValidationError("A size in --font is for --lines only: leave it out to search for a size.")
        }
        let (given, rules) = (try givenText(settings), try settings.breakRules(fonts.hyphenation))
        let answer = try search.answer(settings, requirements, ParagraphPreparer()) { size in
            StyledText(given, font: font, size: size, settings: settings, rules)
        }
        if let format { return try write(answer, of: given, format) }
        if let reason = answer.reason { throw CommandFailure(reason, .doesNotFit) }
        guard let found = answer.found, let measurement = answer.measurement else { return }
        if !quiet { try ProcessStreams.note(FontNotes(measurement).sentences) }
        var output = JSONOutput()
        output.append(found)
        try ProcessStreams.print(output.text + "\n")
    }

    var typesetting: Typesetting { lineOptions.typesetting }

    private var limits: FitLimits { FitLimits(minSize: minSize, maxSize: maxSize, step: step, lines: lines) }

    private var members: FitMembers {
        var members = fields.map { FitMembers($0) } ?? .usual
        if ink { members = members.adding(.ink) }
        if fontHashes { members = members.adding(.fonts) }
        return positions == nil ? members : members.locating(positions)
    }

    private func write(_ answer: FitAnswer, of given: GivenText, _ format: OutputFormat) throws {
        if format == .table {
            if let reason = answer.reason { throw CommandFailure(reason, .doesNotFit) }
            let measurements = [answer.measurement].compactMap(\.self)
            return try ProcessStreams.print(MeasurementTable(measurements.map { WidthAnswer($0) }, showsInk: ink).text)
        }
        if let measurement = answer.measurement, fields != nil, !quiet {
            try ProcessStreams.note(FontNotes(measurement).sentences)
        }
        var output = JSONOutput()
        output.append(answer, of: given, members)
        try ProcessStreams.print(output.text + "\n")
        if answer.found == nil { throw ExitCode(ExitStatus.doesNotFit.rawValue) }
    }

    private func runBatch() throws {
        let (limits, members) = (limits, members)
        let run = BatchRun(fonts: fonts, settings: settings, mustFit: true, requirements: requirements, quiet: quiet)
        try run.run { settings, measurer in
            FitAnswers(defaults: settings, limits: limits, members: members, measurer: measurer)
        }
    }
}
