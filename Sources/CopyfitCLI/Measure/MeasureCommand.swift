import ArgumentParser
import CopyfitCommandLine
import CopyfitRecords
import CopyfitText

/// `copyfit measure`: one text at some widths, or a stream of records.
struct MeasureCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "measure",
        _superCommandName: "copyfit",
        abstract: "Measures a text: its lines, width and height, and whether it fits.",
        discussion: """
            copyfit measure "Jetzt kaufen" --font "Inter SemiBold" --size 16 --width 80
            copyfit measure - --font Inter --size 13 --width 280 --width 320 < text.txt
            copyfit measure "Save changes" -f "Inter SemiBold 16" -w 280...430:10
            copyfit measure --ndjson < records.ndjson

            An --ndjson record is a JSON object on one line with text, font or fontFiles, and size. It may also have \
            an id and any measuring option, in camel case (--max-lines is maxLines). Options on the command line are \
            the defaults for all records. Empty lines are skipped. --fields limits each answer to the members named; a \
            name that answers do not define is copied from the record. Error answers are always complete.

            --format json writes an object for one --width and an array for several. Put a text that starts with a \
            dash last, after --.

            Exit status: 0 everything was measured, 1 something does not fit (with --must-fit), 2 something could not \
            be measured, 64 wrong usage, 70 internal error.
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

    @Option(help: "The output format.")
    var format: OutputFormat?

    @Option(help: ArgumentHelp("Print only this number, one line per width.", valueName: "name"))
    var field: MeasurementField?

    @Option(
        help: ArgumentHelp(
            "Write only these members of each JSON answer, for example id,width,fits; with --ndjson, members of the "
                + "record too.",
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

    @Flag(help: "Exit with status 1 if something does not fit.")
    var mustFit = false

    @Flag(help: "Fail on a character missing from all fonts (status 2).")
    var noMissing = false

    @Flag(help: "Fail on a character set in a substitute font (status 2).")
    var noSubstitution = false

    @Flag(help: "Same as --no-missing --no-substitution.")
    var strict = false

    @Flag(name: .shortAndLong, help: "Do not write font notes to standard error.")
    var quiet = false

    mutating func validate() throws {
        if ndjson {
            if field != nil { throw ValidationError("--ndjson answers with NDJSON: leave out --format and --field.") }
            return try validateBatch(format, fields, .measure)
        }
        try validateText()
        if field != nil, ink {
            throw ValidationError("--field prints one number: leave out --ink, or use --fields ink.")
        }
        if field != nil, format != nil { throw ValidationError("Give either --field or --format, not both.") }
        if fontHashes, format != .json, format != .ndjson {
            throw ValidationError("--font-hashes needs --format json or --ndjson: add one.")
        }
        if positions != nil, format != .json, format != .ndjson {
            throw ValidationError("--positions needs --format json or --ndjson: add one.")
        }
        if positions != nil, fields?.contains(.lines) == false {
            throw ValidationError("--positions needs lines: add lines to --fields.")
        }
        try validateMembers(fields, format)
    }

    func run() throws {
        if !quiet { try ProcessStreams.note(options.formerNotes) }
        if ndjson {
            let members = members
            let run = BatchRun(
                fonts: fonts,
                settings: settings,
                mustFit: mustFit,
                requirements: requirements,
                quiet: quiet
            )
            return try run.run { settings, measurer in
                ChunkAnswers(defaults: settings, members: members, measurer: measurer)
            }
        }
        let (given, answers) = try answers()
        let result = MeasureResult(given, answers, members.telling(settings.widths))
        if !quiet, field != nil || fields.map({ !$0.tellsFonts }) == true {
            try ProcessStreams.note(FontNotes(answers).sentences)
        }
        try ProcessStreams.print(field.map(result.text) ?? result.text(format ?? .table))
        if mustFit, !answers.allSatisfy(\.text.fits) { throw ExitCode(ExitStatus.doesNotFit.rawValue) }
    }

    var typesetting: Typesetting { lineOptions.typesetting }

    private var members: MeasurementMembers {
        var members = fields ?? .usual
        if ink { members = members.adding(.ink) }
        if fontHashes { members = members.adding(.fonts) }
        return positions == nil ? members : members.locating(positions)
    }

    private func answers() throws -> (GivenText, [WidthAnswer]) {
        let (font, settings) = try fontAndSettings()
        let (given, text) = try styledText(font, settings)
        let prepared = try FittedText(text, settings, requirements, ParagraphPreparer(cacheByteLimit: 0))
        return (given, try prepared.answers(at: settings.widths, requirements))
    }
}
