import ArgumentParser
import CopyfitBundledFonts
import CopyfitCommandLine
import CopyfitFonts

/// `copyfit fonts`: which fonts there are.
struct FontsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fonts",
        _superCommandName: "copyfit",
        abstract: "Lists the bundled faces with their files, licences and hashes, or the faces of other fonts.",
        discussion: """
            copyfit fonts
            copyfit fonts --font-directory ~/fonts --format json
            copyfit fonts --verify
            copyfit fonts lock
            copyfit fonts --locked

            A name in the first column is what --font takes. With --font-file, --font-directory or --system-fonts the \
            list has what these bring, and not the bundled faces. The hash is the SHA-256 of the file as it was \
            bundled; --verify compares it with the file's. copyfit fonts lock writes the hashes of the files that copyfit \
            check may open into fonts.lock; --locked compares the files with it.

            The status is 0, or 2 when fonts cannot be read, or --verify or --locked finds that a file is not as it was.
            """,
        subcommands: [FontsLockCommand.self]
    )

    @Option(help: "How to write the list.")
    var format: FontListFormat = .table

    @Option(
        help: ArgumentHelp("A font file whose faces are listed; repeatable.", valueName: "path"),
        completion: .file()
    )
    var fontFile: [String] = []

    @Option(
        help: ArgumentHelp("A folder whose faces are listed; repeatable.", valueName: "path"),
        completion: .directory
    )
    var fontDirectory: [String] = []

    @Flag(help: "List the system's installed faces.")
    var systemFonts = false

    @Flag(help: "Compare the bundled files with their hashes.")
    var verify = false

    @Flag(help: "Compare the fonts with the nearest fonts.lock.")
    var locked = false

    @Option(help: ArgumentHelp("Compare the fonts with this lock.", valueName: "path"))
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
