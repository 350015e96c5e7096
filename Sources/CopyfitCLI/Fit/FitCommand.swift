import ArgumentParser
import CopyfitCommandLine
import CopyfitJSON
import CopyfitText

/// `copyfit fit`: the largest size or the narrowest width at which a text fits.
struct FitCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "fit",
        _superCommandName: "copyfit",
        abstract: "Finds the largest font size that fits a box, or the narrowest width for a number of lines.",
        discussion: """
            copyfit fit "Jetzt kaufen" --font Inter --width 120 --height 40 --min-size 8 --max-size 72
            copyfit fit "A headline of two lines" --font Inter --size 24 --lines 2

            The first prints the largest size at which no word is cut, nothing is cut off, and nothing is wider or taller \
            than the box. Sizes are tried in steps of 1/64 points from --min-size, or of --step. The second prints the \
            narrowest width at which the text has at most that many lines and no word is cut.

            The status is 0 when something was found, 1 when nothing fits, 2 when the text could not be measured, 64 for \
            wrong usage.
            """
    )

    @Argument(help: "The text, or - for standard input.")
    var text: String?

    @Option(help: ArgumentHelp("A file with the text, UTF-8.", valueName: "path"))
    var textFile: String?

    @OptionGroup var fonts: FontOptions
    @OptionGroup var options: SettingsOptions

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
        help: ArgumentHelp("The step between sizes; 1/64 if not given.", valueName: "points"),
        transform: SettingForms.fontSize.argument
    )
    var step: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Find the narrowest width for at most this many lines instead.", valueName: "count"),
        transform: SettingForms.count.argument
    )
    var lines: Int?

    @Flag(help: "Refuse characters that no font has (status 2).")
    var noMissing = false

    @Flag(help: "Refuse characters that the font lacks, though another one has them (status 2).")
    var noSubstitution = false

    @Flag(help: "Both: --no-missing and --no-substitution.")
    var strict = false

    @Flag(name: .shortAndLong, help: "Write no notes about fonts to standard error.")
    var quiet = false

    mutating func validate() throws {
        try validateText()
        if lines == nil { try validateSizeSearch() } else { try validateWidthSearch() }
    }

    func run() throws {
        let answer = try lines.map(narrowestWidth) ?? largestSize()
        let notes = FontNotes(answer.paragraph)
        try notes.check(requirements)
        if let sentence = notes.missingSentence { throw CommandFailure(sentence, .doesNotFit) }
        if !quiet { try ProcessStreams.note(notes.sentences) }
        var output = JSONOutput()
        output.append(answer.points)
        try ProcessStreams.print(output.text + "\n")
    }

    private func validateSizeSearch() throws {
        guard let minSize, let maxSize else {
            throw ValidationError(
                "Say between which sizes to search, for example --min-size 8 --max-size 72, or for how many lines to find a "
                    + "width, for example --size 24 --lines 2."
            )
        }
        if minSize > maxSize { throw ValidationError("Give a --min-size that is not above --max-size.") }
        if options.size != nil {
            throw ValidationError("--size belongs to --lines: leave it out to search for a size.")
        }
        if options.width.isEmpty, options.height == .infinity {
            throw ValidationError("Say what box to fit: give --width, --height, or both.")
        }
        if options.settings.widths.all.count > 1 {
            throw ValidationError("Give one --width: a size is searched for one box.")
        }
        let settings = options.settings
        if [settings.widths.all[0], settings.height, settings.lineSpacing, settings.tabInterval].contains(
            where: \.isInEms
        ) {
            throw ValidationError("Give the box, --line-spacing and --tab-interval in points: an em is not known yet.")
        }
        if [settings.tracking, settings.kerning].contains(where: { !$0.isInEms && !$0.isZero }) {
            throw ValidationError("Give --tracking and --kerning in em, so that they belong to every size.")
        }
    }

    private func validateWidthSearch() throws {
        guard options.size != nil else { throw ValidationError("Say how large the type is, for example --size 16.") }
        if minSize != nil || maxSize != nil || step != nil || !options.width.isEmpty || options.height != .infinity
            || options.maxLines != nil
        {
            throw ValidationError("--lines searches for a width at one --size: leave out the other limits.")
        }
    }
}

/// The searches; when nothing fits they throw a ``CommandFailure`` with its own status.
extension FitCommand {
    /// What was searched for, and the text as it fits.
    private struct Answer {
        let points: Double
        let paragraph: PreparedParagraph
    }

    private func narrowestWidth(lines: Int) throws -> Answer {
        guard let size = options.size else { preconditionFailure("validate() requires a size") }
        let paragraph = try ParagraphPreparer().prepare(styledText(size: size), retainsGlyphs: false)
        guard let width = paragraph.narrowestWidth(forLines: lines) else {
            throw CommandFailure(
                "The text's own line breaks make more than \(lines) lines: allow more --lines.",
                .doesNotFit
            )
        }
        return Answer(points: width, paragraph: paragraph)
    }

    private func largestSize() throws -> Answer {
        guard let minSize, let maxSize else { preconditionFailure("validate() requires both") }
        let settings = options.settings
        let box = settings.constraint(width: settings.widths.all[0], size: minSize)
        let found = try TextFitting(ParagraphPreparer()).largestSize(
            of: styledText(size: minSize),
            fitting: box,
            style: settings.lineStyle(size: minSize) ?? LineStyle(),
            in: minSize...maxSize,
            step: step ?? TextFitting.standardStep
        )
        guard let found else {
            throw CommandFailure(
                "The text does not fit even at \(Points.text(minSize)) points: allow a smaller --min-size or a larger box.",
                .doesNotFit
            )
        }
        return Answer(points: found.size, paragraph: found.paragraph)
    }
}
