import CopyfitCommandLine
import CopyfitFonts
import CopyfitRecords
import Dispatch
import Synchronization

/// Runs the lines of a stream through one worker per processor and writes the results in input order.
///
/// Memory is constant, however long the input: at most `2 × workers` chunks are in flight, and their buffers are
/// reused.
struct ParallelLines: Sendable {
    /// How many workers run at once.
    let workerCount: Int

    /// By default, one worker per processor.
    init(workerCount: Int = WorkerThreads.processorCount) {
        self.workerCount = workerCount
    }

    /// Reads chunks until the end. `makeWorker` is called once on each worker's thread; the function it returns
    /// appends a chunk's results to a buffer. The first reading error ends the run and is thrown.
    func run(
        reading chunks: consuming sending LineChunkReader,
        into output: OrderedOutput,
        makeWorker: @Sendable () -> (borrowing LineChunk, inout [UInt8]) -> Void
    ) throws(StreamError) {
        let input = Mutex<Input>(Input(reader: chunks))
        let slots = DispatchSemaphore(value: 2 * workerCount)
        WorkerThreads.run(workerCount) {
            let work = makeWorker()
            var chunk = LineChunk()
            while true {
                slots.wait()
                guard input.withLock({ $0.next(&chunk) }) else { break }
                var results = output.buffer()
                work(chunk, &results)
                for _ in 0..<output.finish(chunk.sequence, results) { slots.signal() }
            }
            slots.signal()
        }
        if let failure = input.withLock({ $0.failure }) { throw failure }
    }

    private struct Input {
        var reader: LineChunkReader
        var failure: StreamError?

        mutating func next(_ chunk: inout LineChunk) -> Bool {
            guard failure == nil else { return false }
            do {
                return try reader.next(&chunk)
            } catch {
                failure = error
                return false
            }
        }
    }
}
