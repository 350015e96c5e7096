package import ArgumentParser

/// `copyfit fonts lock`: writes which fonts there are, with their hashes.
///
/// `copyfit` knows the options, to explain and to check them; ``run()`` leaves the work to `copyfit-check`, which reads
/// rules files too.
package struct FontsLockCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "lock",
        _superCommandName: "copyfit fonts",
        abstract: "Writes fonts.lock: the font files that texts are measured with, their versions and hashes.",
        discussion: """
            copyfit fonts lock
            copyfit fonts lock --font-directory Fonts -o Fonts/fonts.lock

            Without options for fonts, the files are those that copyfit check may open: the bundled ones, those of the \
            nearest copyfit.yml, and the system's if it uses them. --font-directory and --system-fonts add to the bundled \
            ones, --font-file alone replaces them.

            With --locked every verb then refuses a font that is missing, changed or new; copyfit check does so by \
            itself if a fonts.lock is in the current folder or one that contains it.

            The status is 0, or 2 when a font cannot be read or the lock cannot be written.
            """
    )

    @Option(help: ArgumentHelp("A font file; repeatable.", valueName: "path"))
    package var fontFile: [String] = []

    @Option(help: ArgumentHelp("A folder with fonts, with its subfolders; repeatable.", valueName: "path"))
    package var fontDirectory: [String] = []

    @Flag(help: "The system's installed fonts too.")
    package var systemFonts = false

    @Option(help: ArgumentHelp("The rules file that names the fonts.", valueName: "path"))
    package var rules: String?

    @Flag(help: "Use no rules file.")
    package var noRules = false

    @Option(
        name: [.customShort("o"), .long],
        help: ArgumentHelp("The file to write; fonts.lock if not given, - for standard output.", valueName: "path")
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
