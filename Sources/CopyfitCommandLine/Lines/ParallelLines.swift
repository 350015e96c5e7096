package import ArgumentParser
import CopyfitFonts
package import CopyfitRecords
import Dispatch
import Synchronization

/// Runs the lines of a stream through one worker per processor and writes the results in input order.
///
/// Memory is constant, however long the input: at most `2 × workers` chunks are in flight, and their buffers are
/// reused.
package struct ParallelLines: Sendable {
    /// How many workers run at once.
    let workerCount: Int

    /// By default, one worker per processor.
    package init(workerCount: Int = WorkerThreads.processorCount) {
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

extension ParallelLines {
    /// Answers the lines of standard input on standard output. A failed write ends the process at once: throwing is not enough,
    /// because another thread may be waiting for input that never comes, since the other program is waiting for an answer.
    ///
    /// - Throws: `CommandFailure` if standard input cannot be read.
    package func answerStandardInput<Command: ParsableCommand>(
        of _: Command.Type,
        makeWorker: @Sendable () -> (borrowing LineChunk, inout [UInt8]) -> Void
    ) throws {
        let reader = LineChunkReader { capacity, bytes throws(StreamError) in
            try ProcessStreams.read(capacity, from: ProcessStreams.standardInput, into: &bytes)
        }
        let output = OrderedOutput { bytes in
            do throws(StreamError) {
                try ProcessStreams.write(bytes, to: ProcessStreams.standardOutput)
            } catch {
                Command.end("The results cannot be written (\(error.reason)): check where standard output goes.")
            }
        }
        do {
            try run(reading: reader, into: output, makeWorker: makeWorker)
        } catch {
            throw CommandFailure("Standard input cannot be read (\(error.reason)): check where it comes from.")
        }
    }
}
