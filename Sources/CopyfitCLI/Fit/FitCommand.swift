import ArgumentParser
import CopyfitFonts
import CopyfitText
import CopyfitUnicode

/// `copyfit fit`: the largest size or the narrowest width at which a text fits.
struct FitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fit",
        _superCommandName: "copyfit",
        abstract: "Finds the largest font size that fits a box, or the narrowest width for some lines.",
        discussion: """
            copyfit fit "Jetzt kaufen" --font Inter --width 120 --height 40 --min-size 8 --max-size 72
            copyfit fit "A headline of two lines" --font Inter --size 24 --lines 2

            The first prints the largest size, in 1/64 points above --min-size unless --step says otherwise, at which no \
            word is cut, nothing is cut off, and nothing is wider or taller than the box. The second prints the narrowest \
            width at which the text has at most so many lines and no word is cut.

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
        transform: SettingsOptions.size
    )
    var minSize: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The largest size allowed.", valueName: "points"),
        transform: SettingsOptions.size
    )
    var maxSize: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The step from size to size; 1/64 when not given.", valueName: "points"),
        transform: SettingsOptions.size
    )
    var step: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Find the narrowest width for at most so many lines instead.", valueName: "count"),
        transform: SettingsOptions.count
    )
    var lines: Int?

    @Flag(help: "Refuse characters no font has and substituted fonts (status 2).")
    var strict = false

    mutating func validate() throws {
        _ = try TextSource(argument: text, file: textFile)
        if fonts.font == nil, fonts.fontFile.isEmpty {
            throw ValidationError("Say which font to measure with, for example --font Inter.")
        }
        try options.validateHyphenation()
        if lines != nil { return try validateWidthSearch() }
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
        if options.width.isEmpty, options.height == nil {
            throw ValidationError("Say what box to fit: give --width, --height, or both.")
        }
        if options.width.count > 1 { throw ValidationError("Give one --width: a size is searched for one box.") }
    }

    func run() throws {
        var output = JSONOutput()
        do {
            let answer = try answer(TextSource(argument: text, file: textFile).text())
            let notes = FontNotes(answer.paragraph)
            if strict, let fault = notes.strictFault { throw CommandFailure(fault.message) }
            try ProcessStreams.note(notes.sentences)
            output.append(answer.points)
        } catch let error as FontError {
            throw CommandFailure(error.description)
        } catch let error as TextError {
            throw CommandFailure(error.description)
        } catch let error as HyphenationError {
            throw CommandFailure(error.description)
        }
        try ProcessStreams.print(output.text + "\n")
    }

    private func validateWidthSearch() throws {
        guard options.size != nil else { throw ValidationError("Say how large the type is, for example --size 16.") }
        if minSize != nil || maxSize != nil || step != nil || !options.width.isEmpty || options.height != nil
            || options.maxLines != nil
        {
            throw ValidationError("--lines searches for a width at one --size: leave out the other limits.")
        }
    }

    /// What was searched for, and the text as it fits.
    private struct Answer {
        let points: Double
        let paragraph: PreparedParagraph
    }

    private func answer(_ text: String) throws -> Answer {
        guard let font = try fonts.chain(from: fonts.catalogue()) else {
            preconditionFailure("validate() asks for a font")
        }
        let style = TextStyle(font: font, size: options.size ?? minSize ?? 0, language: options.language)
        var styled = StyledText(text, style: style, direction: options.direction.base)
        styled.breakRules = try options.settings.breakRules(HyphenationDictionaries())
        return try lines.map { try narrowestWidth(of: styled, lines: $0) } ?? largestSize(of: styled)
    }

    private func narrowestWidth(of text: StyledText, lines: Int) throws -> Answer {
        let paragraph = try ParagraphPreparer().prepare(text, retainsGlyphs: false)
        if let width = paragraph.narrowestWidth(forLines: lines) {
            return Answer(points: width, paragraph: paragraph)
        }
        Copyfit.end("The text's own line breaks make more than \(lines) lines: allow more --lines.", .doesNotFit)
    }

    private func largestSize(of text: StyledText) throws -> Answer {
        guard let minSize, let maxSize else { preconditionFailure("validate() asks for both") }
        let box = ParagraphConstraint(
            width: options.width.first ?? .infinity,
            height: options.height ?? .infinity,
            maxLines: options.maxLines
        )
        let found = try TextFitting(ParagraphPreparer()).largestSize(
            of: text,
            fitting: box,
            in: minSize...maxSize,
            step: step ?? TextFitting.standardStep
        )
        if let found { return Answer(points: found.size, paragraph: found.paragraph) }
        Copyfit.end(
            "The text does not fit even at \(Points.text(minSize)) points: allow a smaller --min-size or a larger box.",
            .doesNotFit
        )
    }
}
