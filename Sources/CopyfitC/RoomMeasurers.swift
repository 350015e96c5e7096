import CopyfitText
import Synchronization

/// The memory in which many texts are measured: one for each thread that does so at once.
final class RoomMeasurers: Sendable {
    /// `@unchecked Sendable`: one thread uses a loan at a time, between taking it and giving it back.
    private final class Loan: @unchecked Sendable {
        var measurer: FoldedMeasurer

        init(byteLimit: Int) { measurer = FoldedMeasurer(byteLimit: byteLimit, wordByteLimit: byteLimit) }
    }

    private let byteLimit: Int
    private let free = Mutex<[Loan]>([])

    /// - Parameter byteLimit: about how many bytes of texts, and of words, each measurer remembers.
    init(byteLimit: Int) { self.byteLimit = byteLimit }

    /// Lends a measurer to the calling thread.
    func withMeasurer(_ body: (inout FoldedMeasurer) -> Void) {
        let loan = free.withLock { $0.popLast() } ?? Loan(byteLimit: byteLimit)
        defer { free.withLock { $0.append(loan) } }
        body(&loan.measurer)
    }
}
