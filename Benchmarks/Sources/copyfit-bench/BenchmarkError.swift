/// Why the table cannot be made.
enum BenchmarkError: Error, CustomStringConvertible {
    case fontsNotOpened(String)
    case usage(String)

    var description: String {
        switch self {
        case .fontsNotOpened(let name): "The font files of \(name) cannot be opened: are the bundled fonts complete?"
        case .usage(let problem): problem
        }
    }
}
