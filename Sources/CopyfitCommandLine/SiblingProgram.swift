/// A program that a verb of `copyfit` becomes. It is not part of `copyfit`, so that measuring does not load what only that
/// verb needs.
enum SiblingProgram: String {
    /// Draws.
    case render = "copyfit-render"
    /// Reads translation files.
    case check = "copyfit-check"

    /// Replaces this process by the program in the same folder, with the first arguments and those after the verb.
    func start(verb: String?, firstArguments: [String] = []) throws(CommandFailure) -> Never {
        let arguments = firstArguments + CommandLine.arguments.drop { $0 != verb }.dropFirst()
        guard let folder = OwnProcess.folder else {
            throw CommandFailure(
                "\(rawValue) cannot be located because /proc is not mounted: mount it, or start \(rawValue)."
            )
        }
        let error = OwnProcess.replace(byProgramAt: folder + rawValue, arguments: arguments)
        throw CommandFailure(
            "\(folder)\(rawValue) cannot be started (\(error.reason)): install it beside copyfit."
        )
    }
}
