package import ArgumentParser

/// `copyfit render`: a picture of a text at some widths.
///
/// `copyfit` knows the options, to explain and to check them; ``run()`` leaves the drawing to `copyfit-render`, which
/// reads the same options.
package struct RenderCommand: TextCommand {
    package static let configuration = CommandConfiguration(
        commandName: "render",
        _superCommandName: "copyfit",
        abstract: "Draws a text as it is measured: an SVG, PNG or PDF picture, or sixels.",
        discussion: """
            copyfit render "Jetzt kaufen" --font Inter --size 16 --width 80 -o button.svg
            copyfit render - --font Inter --size 16 --width 120 --width 240 --overlay all -o lines.png < text.txt
            copyfit render "office" --font Inter --size 40 --overlay glyphs,clusters --format pdf > office.pdf

            Lines, widths and breaks are those of copyfit measure with the same options. Several widths make one sheet; \
            what does not fit has a red frame and says by how much. --overlay marks lines, baselines, ink, glyphs, \
            clusters, pieces (what stays together on a line), overflow; legend explains the marks.

            Without -o and --format, the picture is shown in a terminal that can (kitty, Ghostty, iTerm2, WezTerm, \
            and every terminal that says it has sixels).

            The status is 0 when the picture was made, 1 when --must-fit was given and something does not fit (the \
            picture is made nevertheless), 2 when something could not be drawn or written, 64 for wrong usage, 70 for a \
            fault in the command itself.
            """
    )

    @Argument(help: "The text, or - for standard input.")
    package var text: String?

    @Option(help: ArgumentHelp("A file with the text, UTF-8.", valueName: "path"), completion: .file())
    package var textFile: String?

    @OptionGroup package var fonts: FontOptions
    @OptionGroup package var options: SettingsOptions
    @OptionGroup package var lineOptions: TypesettingOptions
    @OptionGroup package var geometry: GeometryOptions

    @Option(
        name: [.customShort("o"), .long],
        help: ArgumentHelp("The file to write; its name ends in .svg, .png, .pdf or .sixel.", valueName: "path"),
        completion: .file()
    )
    package var output: String?

    @Option(help: "The kind of picture; without -o it goes to standard output.")
    package var format: PictureFormat?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Pixels to a point in PNG and sixels; 2 if not given.", valueName: "number"),
        transform: RenderCommand.scale
    )
    package var scale = 2.0

    @Option(
        help: ArgumentHelp(
            "The background: a CSS colour name, #rrggbb, #rrggbbaa, or none; white if not given.",
            valueName: "color"
        ),
        transform: PictureColor.background
    )
    package var background: PictureColor? = PictureColor.white

    @Option(
        help: ArgumentHelp(
            "The text's colour: a CSS name, #rrggbb or #rrggbbaa; black if not given.",
            valueName: "color"
        ),
        transform: PictureColor.color
    )
    package var color = PictureColor.black

    @Option(
        help: ArgumentHelp("What is marked, for example lines,baselines; all marks everything.", valueName: "marks"),
        completion: .list(PictureMark.allCases.map(\.rawValue) + ["all"]),
        transform: PictureMark.marks
    )
    package var overlay: Set<PictureMark> = []

    @Option(help: "How SVG has the text: as outlines (the default), or as text with embedded fonts.")
    package var textAs: PictureText = .outlines

    @Flag(help: "End with status 1 when something does not fit.")
    package var mustFit = false

    @Flag(help: "Refuse characters that no font has (status 2).")
    package var noMissing = false

    @Flag(help: "Refuse characters that the font lacks, though another one has them (status 2).")
    package var noSubstitution = false

    @Flag(help: "Both: --no-missing and --no-substitution.")
    package var strict = false

    @Flag(name: .shortAndLong, help: "Write no notes about fonts to standard error.")
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
                throw ValidationError("give some of \(names), or all, with commas between them.")
            }
        }
        return marks
    }
}
