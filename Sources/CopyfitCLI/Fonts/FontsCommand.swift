import ArgumentParser
import CopyfitBundledFonts
import CopyfitCommandLine

/// `copyfit fonts`: the bundled fonts.
struct FontsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fonts",
        _superCommandName: "copyfit",
        abstract: "Lists the bundled faces with their files, licences and hashes.",
        discussion: """
            The hash is the SHA-256 of the file as it was bundled. A name in the first \
            column is what --font takes.
            """
    )

    @Option(help: "How to write the list.")
    var format: FontListFormat = .table

    func run() throws {
        let directory: String
        do {
            directory = try BundledFonts.directory()
        } catch {
            throw CommandFailure(error.description)
        }
        let list = FontList(directory: directory, faces: BundledFonts.faces)
        try ProcessStreams.print(format == .json ? list.json() : list.table())
    }
}

/// How `copyfit fonts` writes its list.
enum FontListFormat: String, CaseIterable, ExpressibleByArgument {
    case table, json
}
