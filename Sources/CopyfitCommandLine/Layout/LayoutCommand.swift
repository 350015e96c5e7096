package import ArgumentParser
package import CopyfitFit
package import CopyfitRecords

/// `copyfit layout`: where everything in a layout document is.
///
/// `copyfit` knows the options, to explain and to check them; ``run()`` leaves the work to `copyfit-render`, which reads the same
/// options.
package struct LayoutCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "layout",
        _superCommandName: "copyfit",
        abstract: "Lays out stacks, frames and texts that are written as JSON.",
        discussion: """
            copyfit layout card.json --width 320
            copyfit layout card.json --width 280...430:50 --format json
            copyfit layout - --width 320 < card.json
            copyfit layout card.json --width 320 --explain title
            copyfit layout card.json --audit 320...1024
            copyfit layout --ndjson < records.ndjson

            A document is an object with one member that names its kind: {"vstack": {"children": [{"text": {"string": \
            "Hello", "font": "Inter 16", "id": "a"}}]}}. Documentation/Layout.md (installed in \
            share/doc/copyfit) lists the kinds and their members. The frames are those of the same views in Swift. \
            Without --width and --height, nothing is proposed, so that the document takes its ideal size.

            --explain says why a node is as wide and as high as it is: what was offered and taken on the way down to the \
            place that decided, by which rule of Documentation/LayoutRules.md, and which changes give another length; \
            each was laid out before it is named.

            --audit says at which widths of a range a text is cut, a word divided, a node outside the width or the frame \
            around it, a text on another one or without a size: exactly, at every whole point, or in steps \
            (320...1024:0.5).

            With --ndjson each line of standard input is a record, {"layout": …, "width": 320}, and each line of \
            output its answer; --width and --height are for records without their own.

            Exit status: 0 laid out, 1 a text does not fit or the audit finds something (with --must-fit), 2 something could not be read or laid \
            out, 64 wrong usage, 70 internal error.
            """
    )

    @Argument(help: ArgumentHelp("The document, or - to read standard input.", valueName: "file"), completion: .file())
    package var file: String?

    @Flag(help: "Read records from standard input, one per line, and answer each with a line.")
    package var ndjson = false

    @Option(
        name: .shortAndLong,
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A width in points or with a unit (3in), inf, or steps through a range (280...430:10); repeatable. Default: "
                + "no proposal.",
            valueName: "length"
        ),
        transform: SettingForms.widths.argument
    )
    package var width: [Widths] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The height, in points or with a unit, or inf. Default: no proposal.", valueName: "length"),
        transform: SettingForms.limit.argument
    )
    package var height: Length?

    @Option(help: "The platform whose gaps and paddings are used where the document gives none.")
    package var platform: LayoutPlatform = .macos

    @Option(help: "The direction of rows and of leading and trailing edges.")
    package var direction: LayoutWritingDirection = .ltr

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A folder of fonts to search before the bundled ones; repeatable.", valueName: "path"),
        completion: .directory
    )
    package var fontDirectory: [String] = []

    @Flag(help: "Also search the system's installed fonts, after the bundled ones.")
    package var systemFonts = false

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "Say why this node is as large as it is: its id, or its path such as /vstack/children/0/text; repeatable.",
            valueName: "id"
        )
    )
    package var explain: [String] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Say what is wrong at which of these widths, such as 320...1024 or 320...1024:0.5.",
            valueName: "widths"
        ),
        transform: SettingForms.widths.argument
    )
    package var audit: Widths?

    @Option(help: "The output format: table (default) or json.")
    package var format: LayoutFormat?

    @Flag(help: "Exit with status 1 if a text does not fit, or the audit finds something.")
    package var mustFit = false

    package init() {}

    package mutating func validate() throws {
        switch (file, ndjson) {
        case (nil, false): throw ValidationError("Give a file with a layout, - for standard input, or --ndjson.")
        case (_?, true): throw ValidationError("--ndjson reads standard input: leave the file out.")
        default: break
        }
        if ndjson, !explain.isEmpty { throw ValidationError("--explain is about one document: leave --ndjson out.") }
        if width.contains(where: \.haveRanges) {
            throw ValidationError("A layout has one width at a time: give the range a step, such as 280...430:10.")
        }
        if width.flatMap(\.all).contains(where: \.from.isInEms) || height?.isInEms == true {
            throw ValidationError("A layout has no font size, so a width or height in em has no length: give points.")
        }
        if let audit { try validate(audit) }
        if ndjson, format != nil { throw ValidationError("--ndjson answers in JSON: leave --format out.") }
        if ndjson, widths.count > 1 {
            throw ValidationError("With --ndjson, --width is for records without their own: give one.")
        }
    }

    private func validate(_ audit: Widths) throws {
        if ndjson { throw ValidationError("--audit is about one document: leave --ndjson out.") }
        if !width.isEmpty || !explain.isEmpty {
            throw ValidationError(
                "--audit has widths of its own and explains what it finds: leave --width and --explain out."
            )
        }
        if audit.all.contains(where: \.from.isInEms) {
            throw ValidationError("A layout has no font size, so a width in em has no length: give points.")
        }
        guard audit.all.allSatisfy(\.to.isFinite) else {
            throw ValidationError("An audit ends at a finite width: give a range such as 320...1024.")
        }
        if let height, !height.isFinite { throw ValidationError("An audit needs a finite height, or none.") }
        let points = audit.all.map { $0.points(size: 0) }
        if points.contains(where: { $0.upperBound - $0.lowerBound > 99_999 }) {
            throw ValidationError("An audit may have up to 100,000 widths: give a shorter range.")
        }
    }

    /// The widths in points.
    package var widths: [Double] { width.flatMap(\.all).compactMap(\.from.points) }

    package func run() throws {
        try SiblingProgram.render.start(verb: Self.configuration.commandName, as: Self.configuration.commandName)
    }
}
