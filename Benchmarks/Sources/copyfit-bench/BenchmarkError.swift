/// Why the table cannot be made.
enum BenchmarkError: Error, CustomStringConvertible {
    case fontsNotOpened(String)
    case peerFailed(String)
    case commandFailed(String, status: Int32)

    var description: String {
        switch self {
        case .fontsNotOpened(let name): "\(name) cannot be opened: are the bundled fonts complete?"
        case .peerFailed(let name): "The peer \(name) gave no answer: build it again with Peers/build.sh."
        case .commandFailed(let path, let status):
            "\(path) ended with status \(status): build it again with make build."
        }
    }
}
