import ArgumentParser

@main
struct Copyfit: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "copyfit",
        abstract: "Measures text with real type: lines, widths and heights at any width."
    )
}
