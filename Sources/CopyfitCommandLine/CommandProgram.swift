package import ArgumentParser
import CopyfitFonts
import CopyfitRecords
import CopyfitUnicode

/// A program of the command: it reads the arguments, runs one verb, ends with one of the documented statuses.
package protocol CommandProgram: ParsableCommand {
    /// What was called as its `--help` expects it: the program's name and a verb.
    static var called: String { get }
    /// Reads the arguments, those after the program's name.
    static func parsed(_ arguments: [String]) throws -> any ParsableCommand
}

extension CommandProgram {
    /// Runs the program.
    package static func runProgram() {
        ProcessStreams.endQuietlyOnBrokenPipe()
        MemoryLimit.reportWhenReached()
        do {
            try checkEncoding()
            let arguments = Array(CommandLine.arguments.dropFirst())
            try checkDashes(arguments)
            var command = try parsed(arguments)
            try command.run()
        } catch {
            end(error)
        }
    }

    /// A verb with its options. An option that it does not have is answered with the one that was probably meant.
    package static func parsed(_ verb: any ParsableCommand.Type, _ arguments: [String]) throws -> any ParsableCommand {
        do {
            return try verb.parseAsRoot(arguments)
        } catch {
            throw UnknownOption(verb.message(for: error), of: verb)?.fault ?? error
        }
    }

    /// Whether the arguments ask for help, a version or completions, which the root answers.
    package static func asksTheRoot(_ arguments: [String]) -> Bool {
        arguments.contains { rootFlags.contains(String($0.prefix { $0 != "=" })) }
    }

    private static func checkEncoding() throws {
        if let position = ProcessStreams.firstArgumentNotUTF8 {
            throw CommandFailure("Argument \(position) is not UTF-8: convert it, or give the text with --text-file.")
        }
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
}

private let rootFlags = [
    "--version", "--help", "-h", "-help", "--help-hidden", "--generate-completion-script",
    "--experimental-dump-help",
]

/// How the process ends.
extension CommandProgram {
    private static func end(_ error: any Error) -> Never {
        if let failure = error as? CommandFailure { end(failure.message, failure.status) }
        if case FontError.unknownFamily = error { end("\(error) `copyfit fonts` lists the families.") }
        if let error = error as? any CodedError { end(error.description) }
        switch exitCode(for: error) {
        case .validationFailure:
            end("\(sentence(message(for: error))) (\(called) --help lists all options)", .usage)
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
}

extension ParsableCommand {
    /// Ends the process with a sentence on standard error. Arguments and names of fonts in it are made visible.
    package static func end(_ message: String, _ status: ExitStatus = .couldNotMeasure) -> Never {
        let line = "Error: \(VisibleText.of(message))\n"
        try? ProcessStreams.write(Array(line.utf8), to: ProcessStreams.standardError)
        exit(withError: ExitCode(status.rawValue))
    }
}
