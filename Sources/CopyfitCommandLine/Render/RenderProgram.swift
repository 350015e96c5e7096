/// The program that draws. It is not part of `copyfit`, so that measuring does not load what drawing needs.
enum RenderProgram {
    private static let name = "copyfit-render"

    /// Replaces this process by the program in the same folder.
    static func start(_ arguments: [String]) throws(CommandFailure) -> Never {
        guard let folder = OwnProcess.folder else {
            throw CommandFailure("\(name) cannot be located because /proc is not mounted: mount it, or start \(name).")
        }
        let error = OwnProcess.replace(byProgramAt: folder + name, arguments: arguments)
        throw CommandFailure("\(folder)\(name) cannot be started (\(error.reason)): install it beside copyfit.")
    }
}
