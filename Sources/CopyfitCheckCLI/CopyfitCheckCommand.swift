import ArgumentParser
import CopyfitCommandLine

/// The program `copyfit-check`, which `copyfit check` becomes.
@main
struct CopyfitCheckCommand: CommandProgram {
    static let configuration = CommandConfiguration(
        commandName: "copyfit-check",
        abstract: CheckCommand.configuration.abstract,
        discussion: CheckCommand.configuration.discussion
    )

    static let called = "copyfit check"

    @OptionGroup var command: CheckCommand

    static func main() { runProgram() }

    static func parsed(_ arguments: [String]) throws -> any ParsableCommand { try parseAsRoot(arguments) }

    func run() throws {
        if command.writesRules {
            try StarterFile(command).write()
        } else {
            try CheckRun(command).run()
        }
    }
}
