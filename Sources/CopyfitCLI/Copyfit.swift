import ArgumentParser

/// The command: reads the arguments, runs one verb, ends with one of the documented statuses.
@main
struct Copyfit: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "copyfit",
        abstract: "Measures text with real type: lines, widths and heights at any width.",
        version: CommandLine.arguments.contains("--version") ? VersionText.text : "",
        subcommands: [MeasureCommand.self, FitCommand.self, FontsCommand.self]
    )

    static func main() {
        ProcessStreams.endQuietlyOnBrokenPipe()
        do {
            try checkArguments()
            var command = try parseAsRoot()
            try command.run()
        } catch let failure as CommandFailure {
            end(failure.message)
        } catch {
            end(error)
        }
    }

    private static func checkArguments() throws {
        if let position = ProcessStreams.firstArgumentNotUTF8 {
            throw CommandFailure("Argument \(position) is not UTF-8: convert it, or give the text with --text-file.")
        }
    }

    private static func end(_ error: any Error) -> Never {
        switch exitCode(for: error) {
        case .validationFailure:
            end("\(message(for: error)) (copyfit \(verb)--help lists all options)", .usage)
        case .failure where !(error is ExitCode):
            end("Something in copyfit itself went wrong, please report it: \(error)", .internalError)
        default: exit(withError: error)
        }
    }

    /// The verb that was called, and a space.
    private static var verb: String {
        let names = configuration.subcommands.map { $0.configuration.commandName }
        return CommandLine.arguments.dropFirst().first.flatMap { names.contains($0) ? "\($0) " : nil } ?? ""
    }

    /// Ends the process with a sentence on standard error.
    static func end(_ message: String, _ status: ExitStatus = .couldNotMeasure) -> Never {
        try? ProcessStreams.write(Array("Error: \(message)\n".utf8), to: ProcessStreams.standardError)
        exit(withError: ExitCode(status.rawValue))
    }
}
