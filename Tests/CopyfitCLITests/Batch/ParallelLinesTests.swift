@testable import CopyfitCLI
@testable import CopyfitCommandLine
@testable import CopyfitRecords
import Synchronization
import Testing

@Suite("The lines of a stream")
struct ParallelLinesTests {
    @Test(
        "The lines of a stream are cut into chunks of whole lines, whatever the reads give",
        arguments: [1, 2, 3, 7, 100]
    )
    func cutsWholeLines(blockSize: Int) throws {
        let text = "one\ntwo\r\n\n\na much longer line\nlast"
        var reader = LineChunkReader(blockSize: blockSize, read: source(text, step: blockSize))
        var chunk = LineChunk()
        var all = ""
        var lines = 1
        var sequence = 0
        while try reader.next(&chunk) {
            let piece = String(decoding: chunk.bytes, as: UTF8.self)
            #expect(chunk.firstLine == lines)
            #expect(chunk.sequence == sequence)
            all += piece
            #expect(piece.utf8.last == UInt8(ascii: "\n") || all == text)
            lines += piece.utf8.count { $0 == UInt8(ascii: "\n") }
            sequence += 1
        }
        #expect(all == text)
    }

    @Test("The lines of a stream lose a byte order mark before the first of them")
    func dropsByteOrderMark() throws {
        var reader = LineChunkReader(read: source("\u{FEFF}{}\n", step: 100))
        var chunk = LineChunk()
        #expect(try reader.next(&chunk))
        #expect(chunk.bytes == Array("{}\n".utf8))
    }

    @Test(
        "The lines of a stream give their results in input order from many workers, each chunk once",
        arguments: [1, 2, 8]
    )
    func keepsOrder(workers: Int) throws {
        let input = (0..<20_000).map { "\($0)\n" }.joined()
        let written = Mutex<[UInt8]>([])
        let output = OrderedOutput { bytes in
            let copy = copy bytes
            written.withLock { $0 += copy }
        }
        try ParallelLines(workerCount: workers).run(
            reading: LineChunkReader(blockSize: 64, read: source(input, step: 64)),
            into: output
        ) {
            { chunk, results in
                for _ in 0..<chunk.bytes[0] % 16 { yieldProcessor() }
                results += chunk.bytes
            }
        }
        #expect(written.withLock { String(decoding: $0, as: UTF8.self) } == input)
    }

    @Test("The lines of a stream hold at most two chunks per worker at once, however slow the writing is")
    func boundsMemory() throws {
        let inFlight = Mutex((now: 0, most: 0))
        let output = OrderedOutput { _ in inFlight.withLock { $0.now -= 1 } }
        let input = String(repeating: "x\n", count: 1_000)
        try ParallelLines(workerCount: 3).run(
            reading: LineChunkReader(blockSize: 2, read: source(input, step: 2)),
            into: output
        ) {
            { _, _ in
                inFlight.withLock { counts in
                    counts.now += 1
                    counts.most = max(counts.most, counts.now)
                }
            }
        }
        #expect(inFlight.withLock { $0.now } == 0)
        #expect(inFlight.withLock { $0.most } <= 6)
    }

    @Test("The lines of a stream end with the error when reading fails, after the results of what was read")
    func reportsReadingError() {
        let written = Mutex<[UInt8]>([])
        let output = OrderedOutput { bytes in
            let copy = copy bytes
            written.withLock { $0 += copy }
        }
        #expect(throws: StreamError.self) {
            var isFirst = true
            let reader = LineChunkReader { _, bytes throws(StreamError) in
                guard isFirst else { throw StreamError(code: 5) }
                isFirst = false
                bytes += Array("a\n".utf8)
                return 2
            }
            try ParallelLines(workerCount: 2).run(reading: reader, into: output) { { $1 += $0.bytes } }
        }
        #expect(written.withLock { $0 } == Array("a\n".utf8))
    }

    /// A source that gives `text` in steps of at most `step` bytes.
    private func source(_ text: String, step: Int) -> LineChunkReader.Read {
        let bytes = Array(text.utf8)
        var position = 0
        return { capacity, buffer in
            let count = min(step, capacity, bytes.count - position)
            buffer += bytes[position..<position + count]
            position += count
            return count
        }
    }

    private func yieldProcessor() {
        _ = (0..<100).reduce(0, &+)
    }
}
