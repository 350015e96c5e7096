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

    /// What this program does apart from checking.
    private static let tasks: [any ParsableCommand.Type] = [LockTask.self, MergeTask.self, RecommendTask.self]

    static var called: String {
        switch task(CommandLine.arguments.dropFirst()) {
        case nil: "copyfit check"
        case .some(let task): task.configuration.commandName ?? "copyfit"
        }
    }

    @OptionGroup var command: CheckCommand

    static func main() { runProgram() }

    static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
        guard let task = task(arguments[...]) else { return try parseAsRoot(arguments) }
        return try task.parseAsRoot(Array(arguments.dropFirst(2)))
    }

    /// The task that `copyfit` names in front of the other arguments.
    private static func task(_ arguments: ArraySlice<String>) -> (any ParsableCommand.Type)? {
        guard arguments.first == SiblingProgram.taskOption, let name = arguments.dropFirst().first else { return nil }
        return tasks.first { $0.configuration.commandName?.hasSuffix(" \(name)") == true }
    }

    func run() throws {
        if command.writesRules {
            try StarterFile(command).write()
        } else {
            try CheckRun(command).run()
        }
    }
}
