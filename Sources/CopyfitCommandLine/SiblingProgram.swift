/// A program that a verb of `copyfit` becomes. It is not part of `copyfit`, so that measuring does not load what only that
/// verb needs.
package enum SiblingProgram: String {
    /// Draws.
    case render = "copyfit-render"
    /// Reads translation files.
    case check = "copyfit-check"

    /// What comes before the name of the task of a program that has several.
    package static let taskOption = "--task"

    /// Replaces this process by the program in the same folder, with the arguments after the verb.
    ///
    /// - Parameter task: what the program is to do, if that is not its usual task.
    func start(verb: String?, as task: String? = nil) throws(CommandFailure) -> Never {
        var arguments = Array(CommandLine.arguments.drop { $0 != verb }.dropFirst())
        if let task { arguments = [Self.taskOption, task] + arguments }
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
