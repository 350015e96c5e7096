import ArgumentParser
import CopyfitFonts
import CopyfitText
import CopyfitUnicode

/// `copyfit measure`: one text at some widths, or a stream of records.
struct MeasureCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "measure",
        _superCommandName: "copyfit",
        abstract: "Measures a text: its lines, width and height, and whether it fits.",
        discussion: """
            copyfit measure "Jetzt kaufen" --font "Inter SemiBold" --size 16 --width 80
            copyfit measure - --font Inter --size 13 --width 280 --width 320 < text.txt
            copyfit measure --ndjson < records.ndjson

            A record of --ndjson is an object on one line with text, font or fontFiles, \
            size, and if wanted id, width or widths, height, maxLines, language, \
            direction and hyphenate. The options stand in for what a record does not say. Empty lines \
            are skipped. With --fields an answer has none of the record's other members, its id \
            only when that is named, and no word of fonts that stand in, unless these are named: \
            faces, missing, substitutions; errors stay whole.

            With one --width, --format json gives an object, with several an array. A text \
            that begins with a dash stands last, behind --.

            The status is 0 when everything was measured, 1 when --must-fit was given and \
            something does not fit, 2 when something could not be measured, 64 for wrong \
            usage, 70 for a fault of the command's own.
            """
    )

    @Argument(help: "The text, or - for standard input.")
    var text: String?

    @Option(help: ArgumentHelp("A file with the text, UTF-8.", valueName: "path"))
    var textFile: String?

    @OptionGroup var fonts: FontOptions
    @OptionGroup var options: SettingsOptions

    @Option(help: "How to write the result.")
    var format: OutputFormat?

    @Option(help: ArgumentHelp("Print only this number, once per width.", valueName: "name"))
    var field: MeasurementField?

    @Option(
        help: ArgumentHelp(
            "Of each JSON answer write only these members, for example id,width,height.",
            valueName: "names"
        )
    )
    var fields: MeasurementMembers?

    @Flag(help: "Read one JSON record per line from standard input and answer each with one line.")
    var ndjson = false

    @Flag(help: "End with status 1 when something does not fit.")
    var mustFit = false

    @Flag(help: "Refuse characters no font has and substituted fonts (status 2).")
    var strict = false

    mutating func validate() throws {
        if ndjson { return try validateBatch() }
        _ = try TextSource(argument: text, file: textFile)
        if fonts.font == nil, fonts.fontFile.isEmpty {
            throw ValidationError("Say which font to measure with, for example --font Inter.")
        }
        try options.validateHyphenation()
        if options.size == nil { throw ValidationError("Say how large the type is, for example --size 16.") }
        if field != nil, format != nil { throw ValidationError("Give either --field or --format, not both.") }
        guard let fields else { return }
        if format != .json, format != .ndjson {
            throw ValidationError("--fields needs --format json or --ndjson; --field prints one number.")
        }
        if fields.contains(.id) {
            throw ValidationError("Leave id out of --fields: only answers of --ndjson have one.")
        }
    }

    func run() throws {
        if ndjson {
            return try BatchRun(
                fonts: fonts,
                settings: options.settings,
                members: fields ?? .usual,
                mustFit: mustFit,
                strict: strict
            ).run()
        }
        let text = try TextSource(argument: text, file: textFile).text()
        let measurements = try measurements(of: text)
        let result = MeasureResult(measurements, fields ?? .usual)
        if field != nil || fields.map({ !$0.tellsFonts }) == true {
            try ProcessStreams.note(FontNotes(measurements[0].measured.paragraph).sentences)
        }
        try ProcessStreams.print(field.map(result.text) ?? result.text(format ?? .table))
        if mustFit, !measurements.allSatisfy(\.fits) { throw ExitCode(ExitStatus.doesNotFit.rawValue) }
    }

    private func measurements(of text: String) throws -> [Measurement] {
        do {
            let catalogue = try fonts.catalogue()
            guard let font = try fonts.chain(from: catalogue), let size = options.size else {
                preconditionFailure("validate() asks for both")
            }
            let settings = options.settings
            let preparer = ParagraphPreparer(cacheByteLimit: 0)
            let measured = try MeasuredText(
                text,
                font: font,
                size: size,
                settings: settings,
                rules: settings.breakRules(HyphenationDictionaries()),
                preparer: preparer
            )
            if strict, let fault = FontNotes(measured.paragraph).strictFault { throw CommandFailure(fault.message) }
            return settings.widths.all.map { Measurement(measured, width: $0) }
        } catch let error as FontError {
            throw CommandFailure(error.description)
        } catch let error as TextError {
            throw CommandFailure(error.description)
        } catch let error as HyphenationError {
            throw CommandFailure(error.description)
        }
    }

    private func validateBatch() throws {
        if textFile != nil || (text != nil && text != "-") {
            throw ValidationError("--ndjson reads its texts from standard input: leave out the text.")
        }
        if field != nil || (format != nil && format != .ndjson) {
            throw ValidationError("--ndjson answers with NDJSON: leave out --format and --field.")
        }
    }
}
