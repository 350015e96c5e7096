import ArgumentParser
import CopyfitCommandLine

/// The program `copyfit-check`, which `copyfit check` and `copyfit merge` become.
@main
struct CopyfitCheckCommand: CommandProgram {
    static let configuration = CommandConfiguration(
        commandName: "copyfit-check",
        abstract: CheckCommand.configuration.abstract,
        discussion: CheckCommand.configuration.discussion
    )

    static var called: String { merges(CommandLine.arguments.dropFirst()) ? "copyfit merge" : "copyfit check" }

    @OptionGroup var command: CheckCommand

    static func main() { runProgram() }

    static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
        guard merges(arguments[...]) else { return try parseAsRoot(arguments) }
        return try CopyfitMergeCommand.parseAsRoot(Array(arguments.dropFirst()))
    }

    private static func merges(_ arguments: ArraySlice<String>) -> Bool {
        arguments.first == MergeCommand.programArgument
    }

    func run() throws {
        if command.writesRules {
            try StarterFile(command).write()
        } else {
            try CheckRun(command).run()
        }
    }
}
