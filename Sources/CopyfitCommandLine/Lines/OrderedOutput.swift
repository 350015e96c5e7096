import Synchronization

/// Writes the results of chunks in the chunks' order, in whatever order the workers finish.
///
/// A worker never waits for another chunk: it hands over its bytes, and the worker with the next ones in order writes
/// all that are ready. Emptied buffers are reused. Safe to share between threads.
final class OrderedOutput: Sendable {
    private struct State {
        var next = 0
        var isWriting = false
        var finished: [Int: [UInt8]] = [:]
        var spares: [[UInt8]] = []
    }

    private let state = Mutex(State())
    private let write: @Sendable (borrowing [UInt8]) -> Void

    /// Sends everything to `write`, never from two threads at once.
    init(write: @escaping @Sendable (borrowing [UInt8]) -> Void) {
        self.write = write
    }

    /// An empty buffer, with the capacity of an earlier one if there is one.
    func buffer() -> [UInt8] {
        state.withLock { $0.spares.popLast() ?? [] }
    }

    /// Takes the results of chunk `sequence` and writes everything that is now in order. Returns the number of chunks
    /// written.
    func finish(_ sequence: Int, _ bytes: consuming [UInt8]) -> Int {
        let bytes = bytes
        state.withLock { $0.finished[sequence] = bytes }
        var written = 0
        while let ready = takeNext() {
            write(ready)
            written += 1
            giveBack(ready)
        }
        return written
    }

    private func takeNext() -> [UInt8]? {
        state.withLock { state in
            guard !state.isWriting, let ready = state.finished.removeValue(forKey: state.next) else { return nil }
            state.isWriting = true
            return ready
        }
    }

    private func giveBack(_ bytes: consuming [UInt8]) {
        var bytes = bytes
        bytes.removeAll(keepingCapacity: true)
        let empty = bytes
        state.withLock { state in
            state.isWriting = false
            state.next += 1
            state.spares.append(empty)
        }
    }
}
