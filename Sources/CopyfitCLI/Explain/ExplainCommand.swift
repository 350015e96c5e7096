import ArgumentParser
import CopyfitCommandLine
import CopyfitExplaining
import CopyfitJSON
import CopyfitRecords
import CopyfitText

/// `copyfit explain`: why a text is set as it is.
struct ExplainCommand: TextCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        _superCommandName: "copyfit",
        abstract: "Says why lines end where they do, where the fonts come from, and what would fit.",
        discussion: """
            copyfit explain "Jetzt kaufen" --font "Inter SemiBold" --size 16 --width 80
            copyfit explain "Änderungen speichern" -f "Inter 16" -w 120 --max-lines 1
            copyfit explain - --font Inter --size 13 --width 280 --format json < text.txt

            Of each line it says why it ends there, and how much room the text lacks that would follow on it. Of each \
            font it says whether it was asked for. It says over which widths the lines are the same, and what would \
            make the text fit: each width, size, height and number of lines was measured, and so was the next smaller \
            step, which is not enough.

            --format json writes an object for one --width and an array for several.

            Exit status: 0 everything was explained, 1 something does not fit (with --must-fit), 2 something could \
            not be measured, 64 wrong usage.
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
    var format: ExplanationFormat = .table

    @Flag(help: "Exit with status 1 if something does not fit.")
    var mustFit = false

    @Flag(help: "Fail on a character missing from all fonts (status 2).")
    var noMissing = false

    @Flag(help: "Fail on a character set in a substitute font (status 2).")
    var noSubstitution = false

    @Flag(help: "Same as --no-missing --no-substitution.")
    var strict = false

    @Flag(name: .shortAndLong, help: "Do not write notes to standard error.")
    var quiet = false

    mutating func validate() throws { try validateText() }

    func run() throws {
        if !quiet { try ProcessStreams.note(options.formerNotes) }
        let (font, settings) = try fontAndSettings()
        let (_, text) = try styledText(font, settings)
        let prepared = try FittedText(text, settings, requirements, ParagraphPreparer(cacheByteLimit: 0))
        let answers = try prepared.answers(at: settings.widths, requirements)
        let explanations = answers.map { TextExplanation($0.text) }
        switch format {
        case .table: try ProcessStreams.print(explanations.map { "\($0)\n" }.joined(separator: "\n"))
        case .json: try ProcessStreams.print(json(explanations))
        }
        if mustFit, !answers.allSatisfy(\.text.fits) { throw ExitCode(ExitStatus.doesNotFit.rawValue) }
    }

    var typesetting: Typesetting { lineOptions.typesetting }

    private func json(_ explanations: [TextExplanation]) -> String {
        var output = JSONOutput()
        if explanations.count == 1 {
            explanations[0].write(to: &output)
        } else {
            output.append(array: explanations) { $1.write(to: &$0) }
        }
        return output.text + "\n"
    }
}

/// How explanations are written.
enum ExplanationFormat: String, CaseIterable, ExpressibleByArgument {
    /// Sentences.
    case table
    /// An object, or an array of objects for several widths.
    case json
}
