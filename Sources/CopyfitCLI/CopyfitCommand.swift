import ArgumentParser

/// The command: reads the arguments, runs one verb, ends with one of the documented statuses.
@main
struct CopyfitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "copyfit",
        abstract: "Measures text with real type: lines, widths and heights at any width.",
        version: mentionsVersion ? VersionText.text : "",
        subcommands: [MeasureCommand.self, FitCommand.self, FontsCommand.self]
    )

    /// Whether the output may include `--version`: asking the libraries for their versions takes time.
    private static var mentionsVersion: Bool {
        CommandLine.arguments.count == 1
            || CommandLine.arguments.contains { ["--version", "--help", "-h", "help"].contains($0) }
    }

    static func main() {
        ProcessStreams.endQuietlyOnBrokenPipe()
        do {
            try checkArguments()
            var command = try parsed()
            try command.run()
        } catch {
            end(error)
        }
    }

    /// The verb with its options. Parsing from the root reads every verb's options, which takes time. It is done only
    /// for what needs the root: help, versions, completions, unknown verbs. A verb with a `_superCommandName` skips the
    /// search for a request for completions, which takes time too.
    private static func parsed() throws -> any ParsableCommand {
        let arguments = Array(CommandLine.arguments.dropFirst())
        try checkDashes(arguments)
        let verb = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
        let asksTheRoot = arguments.contains { rootFlags.contains(String($0.prefix { $0 != "=" })) }
        if verb == nil, let first = arguments.first, !first.hasPrefix("-"), first != "help" {
            throw ValidationError("There is no verb “\(first)”: use measure, fit or fonts.")
        }
        guard let verb, !asksTheRoot else { return try parseAsRoot() }
        return try verb.parseAsRoot(Array(arguments.dropFirst()))
    }

    /// The parser treats a dash and letters that include an `h` as a request for help, with status 0. A text must never
    /// be mistaken for one.
    private static func checkDashes(_ arguments: [String]) throws {
        let options = arguments.prefix { $0 != "--" }
        let looksLikeHelp = { (option: String) in
            option.hasPrefix("-") && !option.hasPrefix("--") && option.contains("h") && !rootFlags.contains(option)
        }
        guard let text = options.first(where: looksLikeHelp) else { return }
        throw ValidationError("“\(text)” is not an option: put -- before a text that starts with a dash.")
    }

    private static let rootFlags = [
        "--version", "--help", "-h", "-help", "--help-hidden", "--generate-completion-script",
        "--experimental-dump-help",
    ]

    private static func checkArguments() throws {
        if let position = ProcessStreams.firstArgumentNotUTF8 {
            throw CommandFailure("Argument \(position) is not UTF-8: convert it, or give the text with --text-file.")
        }
    }
}

/// How the process ends.
extension CopyfitCommand {
    private static func end(_ error: any Error) -> Never {
        if let failure = error as? CommandFailure { end(failure.message, failure.status) }
        if let error = error as? any CodedError { end(error.description) }
        switch exitCode(for: error) {
        case .validationFailure:
            end("\(sentence(message(for: error))) (copyfit \(verb)--help lists all options)", .usage)
        case .failure where !(error is ExitCode):
            end("Something in copyfit itself went wrong, please report it: \(error)", .internalError)
        case .success: printRequested(fullMessage(for: error))
        default: exit(withError: error)
        }
    }

    /// Prints help, a version or a completion script.
    private static func printRequested(_ text: String) -> Never {
        do {
            if !text.isEmpty { try ProcessStreams.print(text + "\n") }
        } catch {
            end(error.message)
        }
        exit()
    }

    /// A message in one line, with commas between its choices. Unexpected arguments are mostly words without quotes.
    private static func sentence(_ message: String) -> String {
        let line = message.replacing(":\n  - ", with: ": ").replacing("\n  - ", with: ", ").replacing("\n", with: " ")
        guard line.contains("nexpected argument") else { return line }
        return "\(line): put a text or a font name of several words in quotes, or leave it out."
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
