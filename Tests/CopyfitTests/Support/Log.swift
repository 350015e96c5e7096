import Copyfit

/// What happened, in order, on one thread. Called observable, so that a view that holds a log is the same while the log
/// is.
final class Log: Observable, @unchecked Sendable {
    var entries: [String] = []

    func callAsFunction(_ entry: String) { entries.append(entry) }

    /// The entries since the last call.
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}
