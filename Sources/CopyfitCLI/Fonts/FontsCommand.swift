import ArgumentParser
import CopyfitBundledFonts
import CopyfitCommandLine
import CopyfitFonts

/// `copyfit fonts`: which fonts there are.
struct FontsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fonts",
        _superCommandName: "copyfit",
        abstract: "Lists the bundled fonts with their files, licences and hashes, or other fonts.",
        discussion: """
            copyfit fonts
            copyfit fonts --font-directory ~/fonts --format json
            copyfit fonts --verify
            copyfit fonts lock
            copyfit fonts --locked

            Use a name from the first column with --font. --font-file, --font-directory and --system-fonts list those \
            fonts instead of the bundled ones. The hash is the SHA-256 of the file when it was bundled; --verify \
            compares it with the installed file. copyfit fonts lock writes the hashes of all files that copyfit check \
            may open to fonts.lock; --locked compares the files with it.

            Exit status: 0 success, 2 a font cannot be read, or --verify or --locked finds a changed file.
            """,
        subcommands: [FontsLockCommand.self]
    )

    @Option(help: "The output format.")
    var format: FontListFormat = .table

    @Option(
        help: ArgumentHelp("List the faces in this font file; repeatable.", valueName: "path"),
        completion: .file()
    )
    var fontFile: [String] = []

    @Option(
        help: ArgumentHelp("List the faces in this folder; repeatable.", valueName: "path"),
        completion: .directory
    )
    var fontDirectory: [String] = []

    @Flag(help: "List the system's installed fonts.")
    var systemFonts = false

    @Flag(help: "Check the bundled files against their hashes.")
    var verify = false

    @Flag(help: "Check the fonts against the nearest fonts.lock.")
    var locked = false

    @Option(help: ArgumentHelp("Check the fonts against this lock.", valueName: "path"))
    var lockFile: String?

    mutating func validate() throws {
        if verify, listsOthers || comparesWithLock {
            throw ValidationError("--verify is for the bundled fonts: leave out other fonts and locks.")
        }
    }

    func run() throws {
        if comparesWithLock { return try ProcessStreams.print(text(of: lockComparison())) }
        if listsOthers { return try ProcessStreams.print(text(of: OtherFontList(faces: otherFaces()))) }
        let directory: String
        do {
            directory = try BundledFonts.directory()
        } catch {
            throw CommandFailure(error.description)
        }
        if verify { return try write(FontVerification(directory: directory, faces: BundledFonts.faces)) }
        try ProcessStreams.print(text(of: FontList(directory: directory, faces: BundledFonts.faces)))
    }

    private var comparesWithLock: Bool { locked || lockFile != nil }

    private func lockComparison() throws -> LockComparison {
        var fonts = try FontOptions.parse([])
        (fonts.fontFile, fonts.fontDirectory) = (fontFile, fontDirectory)
        (fonts.systemFonts, fonts.locked, fonts.lockFile) = (systemFonts, locked, lockFile)
        return try LockComparison(fonts)
    }

    private var listsOthers: Bool { !fontFile.isEmpty || !fontDirectory.isEmpty || systemFonts }

    private func otherFaces() throws(FontError) -> [ListedFace] {
        let catalogue = try FontCatalogue(
            bundledDirectory: nil,
            directories: fontDirectory,
            usesSystemFonts: systemFonts
        )
        var faces: [ListedFace] = []
        for path in fontFile { faces += try catalogue.faces(inFile: path) }
        return faces + catalogue.listedFaces
    }

    private func text(of list: some WritableList) -> String { format == .json ? list.json() : list.table() }

    private func write(_ verification: FontVerification) throws {
        try ProcessStreams.print(text(of: verification))
        guard let sentence = verification.failure else { return }
        throw CommandFailure(sentence)
    }
}

/// How `copyfit fonts` writes its list.
enum FontListFormat: String, CaseIterable, ExpressibleByArgument {
    case table, json
}

/// A list for people and for programs.
protocol WritableList {
    func table() -> String
    func json() -> String
}
