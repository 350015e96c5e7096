package import ArgumentParser

/// `copyfit fonts lock`: writes which fonts there are, with their hashes.
///
/// `copyfit` knows the options, to explain and to check them; ``run()`` leaves the work to `copyfit-check`, which reads
/// rules files too.
package struct FontsLockCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "lock",
        _superCommandName: "copyfit fonts",
        abstract: "Writes fonts.lock: the font files in use, with their versions and hashes.",
        discussion: """
            copyfit fonts lock
            copyfit fonts lock --font-directory Fonts -o Fonts/fonts.lock

            Without font options, the lock lists every file that copyfit check may open: the bundled fonts, the fonts \
            named in the nearest copyfit.yml, and the system's fonts if it uses them. --font-directory and \
            --system-fonts add to the bundled fonts; --font-file alone replaces them.

            With --locked, every subcommand then refuses a font that is missing, changed or new. copyfit check does so by \
            default if there is a fonts.lock in the current folder or a folder above it.

            Exit status: 0 success, 2 a font cannot be read or the lock cannot be written.
            """
    )

    @Option(help: ArgumentHelp("A font file; repeatable.", valueName: "path"))
    package var fontFile: [String] = []

    @Option(help: ArgumentHelp("A folder of fonts, including its subfolders; repeatable.", valueName: "path"))
    package var fontDirectory: [String] = []

    @Flag(help: "Also include the system's installed fonts.")
    package var systemFonts = false

    @Option(help: ArgumentHelp("The rules file that names the fonts.", valueName: "path"))
    package var rules: String?

    @Flag(help: "Ignore all rules files.")
    package var noRules = false

    @Option(
        name: [.customShort("o"), .long],
        help: ArgumentHelp("The file to write; - is standard output.", valueName: "path")
    )
    package var output = FontLockFile.usualName

    package init() {}

    package mutating func validate() throws {
        if rules != nil, noRules { throw ValidationError("Give either --rules or --no-rules, not both.") }
        if rules != nil, namesFonts {
            throw ValidationError("The fonts come from the options or from --rules: leave one out.")
        }
    }

    /// Whether the options name fonts, so that no rules file counts.
    package var namesFonts: Bool { !fontFile.isEmpty || !fontDirectory.isEmpty || systemFonts }

    package func run() throws {
        try SiblingProgram.check.start(verb: Self.configuration.commandName, as: Self.configuration.commandName)
    }
}
