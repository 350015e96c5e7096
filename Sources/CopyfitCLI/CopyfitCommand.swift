import ArgumentParser
import CopyfitCommandLine
import CopyfitRecords

/// The command `copyfit`.
@main
struct CopyfitCommand: CommandProgram {
    static let configuration = CommandConfiguration(
        commandName: "copyfit",
        abstract: "Measures, checks, draws and lays out text set in real fonts.",
        version: mentionsVersion ? VersionText.text : "",
        subcommands: [
            MeasureCommand.self, FitCommand.self, ExplainCommand.self, CheckCommand.self, MergeCommand.self,
            RecommendCommand.self, RenderCommand.self, LayoutCommand.self, FontsCommand.self,
        ]
    )

    /// Whether the output may include `--version`: asking the libraries for their versions takes time.
    private static var mentionsVersion: Bool {
        CommandLine.arguments.count == 1 || CommandLine.arguments.contains(where: wordsAboutVersion.contains)
    }

    static func main() { runProgram() }

    /// The verb with its options. Parsing from the root reads every verb's options, which takes time. It is done only
    /// for what needs the root: help, versions, completions, unknown verbs. A verb with a `_superCommandName` skips the
    /// search for a request for completions, which takes time too.
    static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
        if arguments.starts(with: ["fonts", "lock"]), !asksTheRoot(arguments) {
            return try parsed(FontsLockCommand.self, Array(arguments.dropFirst(2)))
        }
        let verb = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
        if verb == nil, let first = arguments.first, !first.hasPrefix("-"), first != "help" {
            throw ValidationError(
                "There is no subcommand “\(first)”: use measure, fit, explain, check, merge, recommend, render, layout or fonts."
            )
        }
        guard let verb, !asksTheRoot(arguments) else { return try parseAsRoot() }
        return try parsed(verb, Array(arguments.dropFirst()))
    }

    static var called: String {
        let names = configuration.subcommands.map { $0.configuration.commandName }
        let verb = CommandLine.arguments.dropFirst().first.flatMap { names.contains($0) ? " \($0)" : nil }
        return "copyfit" + (verb ?? "")
    }
}

/// What is answered with `--version` in it.
private let wordsAboutVersion: Set = [
    "--version", "--help", "-h", "help", "--generate-completion-script", "--experimental-dump-help",
]
