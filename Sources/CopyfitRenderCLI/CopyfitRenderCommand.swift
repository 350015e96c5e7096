import ArgumentParser
import CopyfitCommandLine

/// The program `copyfit-render`, which `copyfit render` becomes.
@main
struct CopyfitRenderCommand: CommandProgram {
    static let configuration = CommandConfiguration(
        commandName: "copyfit-render",
        abstract: RenderCommand.configuration.abstract,
        discussion: RenderCommand.configuration.discussion
    )

    static let called = "copyfit render"

    @OptionGroup var command: RenderCommand

    static func main() { runProgram() }

    static func parsed(_ arguments: [String]) throws -> any ParsableCommand { try parseAsRoot(arguments) }

    func run() throws { try PictureRun(command).run() }
}
