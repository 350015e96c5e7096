import CopyfitChecking
import CopyfitCommandLine
import Synchronization

/// One line of a terminal's standard error that says how far a run is, and that is gone in the end.
final class ProgressLine: Sendable {
    private let isShown = Mutex(false)

    /// To the start of the line, and clear it.
    private static let cleared = "\r\u{1B}[K"

    /// nil if standard error is no terminal, or one that cannot clear a line.
    init?() {
        guard OwnProcess.isTerminal(ProcessStreams.standardError), OwnProcess.variable("TERM") ?? "dumb" != "dumb"
        else { return nil }
    }

    /// Writes how many texts are checked.
    func show(_ done: Int, of total: Int) {
        isShown.withLock { isShown in
            isShown = true
            Self.write("\(Self.cleared)Checked \(done) of \(Count.text(total, "text"))")
        }
    }

    /// Removes the line.
    func remove() {
        isShown.withLock { isShown in
            if isShown { Self.write(Self.cleared) }
            isShown = false
        }
    }

    /// A line that cannot be written is no reason to stop.
    private static func write(_ text: String) {
        try? ProcessStreams.write(Array(text.utf8), to: ProcessStreams.standardError)
    }
}
