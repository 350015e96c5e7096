/// Answers the lines of chunks. One value serves one thread, one chunk after another.
package protocol LineAnswers: SendableMetatype, ~Copyable {
    /// Appends an answer for each line that is not empty.
    mutating func answer(_ chunk: borrowing LineChunk, into results: inout [UInt8])
    /// The outcome of the lines so far.
    var outcome: BatchOutcome { get }
}

/// The lines of a chunk that are not empty, one after another.
package struct ChunkLines {
    private var start = 0
    private var number: Int

    /// Before a chunk's first line, which has this number in the whole input.
    package init(firstNumber: Int) { number = firstNumber }

    /// The next line, without its line feed; nil after the last.
    package mutating func next(_ bytes: Span<UInt8>) -> (range: Range<Int>, number: Int)? {
        while start < bytes.count {
            var end = start
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            let line = (range: start..<end, number: number)
            start = end + 1
            number += 1
            if !line.range.allSatisfy({ " \t\r".utf8.contains(bytes[$0]) }) { return line }
        }
        return nil
    }
}
