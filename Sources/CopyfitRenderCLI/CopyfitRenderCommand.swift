import ArgumentParser
import CopyfitCommandLine

/// The program `copyfit-render`, which `copyfit render` and `copyfit layout` become.
@main
struct CopyfitRenderCommand: CommandProgram {
    static let configuration = CommandConfiguration(
        commandName: "copyfit-render",
        abstract: RenderCommand.configuration.abstract,
        discussion: RenderCommand.configuration.discussion
    )

    static var called: String { isLayout(CommandLine.arguments.dropFirst()) ? "copyfit layout" : "copyfit render" }

    @OptionGroup var command: RenderCommand

    static func main() { runProgram() }

    static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
        guard isLayout(arguments[...]) else { return try parseAsRoot(arguments) }
        return try LayoutTask.parseAsRoot(Array(arguments.dropFirst(2)))
    }

    /// Whether `copyfit` names the task in front of the other arguments.
    private static func isLayout(_ arguments: ArraySlice<String>) -> Bool {
        arguments.starts(with: [SiblingProgram.taskOption, "layout"])
    }

    func run() throws { try PictureRun(command).run() }
}
