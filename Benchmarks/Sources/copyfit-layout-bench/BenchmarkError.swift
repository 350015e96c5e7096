import Foundation

/// Why the table cannot be made.
enum BenchmarkError: Error, CustomStringConvertible {
    case peerFailed(String)
    case wrongHeight(String, String, CGFloat)

    var description: String {
        switch self {
        case .peerFailed(let name): "The peer \(name) gave no answer: build it again with Peers/build.sh."
        case .wrongHeight(let engine, let tree, let height): "\(engine) made \(tree) \(height) points high."
        }
    }
}
