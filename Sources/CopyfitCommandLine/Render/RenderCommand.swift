package import ArgumentParser
package import CopyfitRecords

/// `copyfit render`: a picture of a text at some widths.
///
/// `copyfit` knows the options, to explain and to check them; ``run()`` leaves the drawing to `copyfit-render`, which
/// reads the same options.
package struct RenderCommand: TextCommand {
    package static let configuration = CommandConfiguration(
        commandName: "render",
        _superCommandName: "copyfit",
        abstract: "Draws a text exactly as measured, as SVG, PNG, PDF or sixels.",
        discussion: """
            copyfit render "Jetzt kaufen" --font Inter --size 16 --width 80 -o button.svg
            copyfit render - --font Inter --size 16 --width 120 --width 240 --overlay all -o lines.png < text.txt
            copyfit render "office" --font Inter --size 40 --overlay glyphs,clusters --format pdf > office.pdf

            Lines, widths and breaks are the same as in copyfit measure with the same options. Several widths are \
            drawn on one sheet; a text that does not fit has a red frame with the excess. --overlay marks lines, \
            baselines, ink, glyphs, clusters, pieces (unbreakable stretches) and overflow; legend adds a key to the \
            marks.

            Without -o and --format, the picture is shown in the terminal if it can show pictures (kitty, Ghostty, \
            iTerm2, WezTerm, and any terminal that reports sixel support).

            Exit status: 0 drawn, 1 something does not fit (with --must-fit; the picture is still drawn), 2 something \
            could not be drawn or written, 64 wrong usage, 70 internal error.
            """
    )

    @Argument(help: "The text, or - to read standard input.")
    package var text: String?

    @Option(help: ArgumentHelp("A UTF-8 file with the text.", valueName: "path"), completion: .file())
    package var textFile: String?

    @OptionGroup package var fonts: FontOptions
    @OptionGroup package var options: SettingsOptions
    @OptionGroup package var lineOptions: TypesettingOptions
    @OptionGroup package var geometry: GeometryOptions

    @Option(
        name: [.customShort("o"), .long],
        help: ArgumentHelp("The file to write: its name must end in .svg, .png, .pdf or .sixel.", valueName: "path"),
        completion: .file()
    )
    package var output: String?

    @Option(help: "The format of the picture; without -o it is written to standard output.")
    package var format: PictureFormat?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Pixels per point in PNG and sixels. Default: 2.", valueName: "number"),
        transform: RenderCommand.scale
    )
    package var scale = 2.0

    @Option(
        help: ArgumentHelp(
            "The background: a CSS colour name, #rrggbb, #rrggbbaa, or none. Default: white.",
            valueName: "color"
        ),
        transform: PictureColor.background
    )
    package var background: PictureColor? = PictureColor.white

    @Option(
        help: ArgumentHelp(
            "The text colour: a CSS colour name, #rrggbb or #rrggbbaa. Default: black.",
            valueName: "color"
        ),
        transform: PictureColor.color
    )
    package var color = PictureColor.black

    @Option(
        help: ArgumentHelp("What to mark, for example lines,baselines or all.", valueName: "marks"),
        completion: .list(PictureMark.allCases.map(\.rawValue) + ["all"]),
        transform: PictureMark.marks
    )
    package var overlay: Set<PictureMark> = []

    @Option(help: "How SVG stores text: as outlines, or as text with embedded fonts.")
    package var textAs: PictureText = .outlines

    @Flag(help: "Exit with status 1 if something does not fit.")
    package var mustFit = false

    @Flag(help: "Fail on a character missing from all fonts (status 2).")
    package var noMissing = false

    @Flag(help: "Fail on a character set in a substitute font (status 2).")
    package var noSubstitution = false

    @Flag(help: "Same as --no-missing --no-substitution.")
    package var strict = false

    @Flag(name: .shortAndLong, help: "Do not write font notes to standard error.")
    package var quiet = false

    package init() {}

    package var typesetting: Typesetting { lineOptions.typesetting }

    package mutating func validate() throws {
        try validateText()
        if overlay == [.legend] {
            throw ValidationError("A legend explains other marks: name one, for example --overlay lines,legend.")
        }
    }

    package func run() throws {
        if !quiet { try ProcessStreams.note(options.formerNotes) }
        try SiblingProgram.render.start(verb: Self.configuration.commandName)
    }

    @Sendable
    private static func scale(_ argument: String) throws -> Double {
        guard let scale = Double(argument), scale >= 0.01, scale <= 100 else {
            throw ValidationError("give a number from 0.01 to 100.")
        }
        return scale
    }
}

/// The kinds of pictures.
package enum PictureFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
    case svg, png, pdf, sixel
}

/// How an SVG picture has its text.
package enum PictureText: String, CaseIterable, ExpressibleByArgument, Sendable {
    case outlines, fonts
}

/// What can be marked on a picture of a text.
package enum PictureMark: String, CaseIterable, Sendable {
    case lines, baselines, ink, glyphs, clusters, pieces, overflow, legend

    /// The marks of a list with commas between their names.
    @Sendable
    static func marks(_ argument: String) throws -> Set<PictureMark> {
        var marks: Set<PictureMark> = []
        for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
            let name = part.trimmingPrefix(" ")
            if name == "all" {
                marks.formUnion(allCases)
            } else if let mark = PictureMark(rawValue: String(name)) {
                marks.insert(mark)
            } else {
                let names = allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("give one or more of \(names), or all, separated by commas.")
            }
        }
        return marks
    }
}
