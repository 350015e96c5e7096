import CopyfitRecords

/// Cuts a stream into chunks of whole lines: the lines of one read, or one line if it is longer.
///
/// Reads no more than necessary, so that a program that waits for an answer before it sends the next line gets it.
struct LineChunkReader {
    /// Reads and appends at most `capacity` bytes; returns 0 at the end.
    typealias Read = (_ capacity: Int, inout [UInt8]) throws(StreamError) -> Int

    private let blockSize: Int
    private let read: Read
    private var rest: [UInt8] = []
    private var sequence = 0
    private var line = 1
    private var isAtEnd = false

    /// Reads blocks of `blockSize` bytes with `read`.
    init(blockSize: Int = 1 << 13, read: @escaping Read) {
        self.blockSize = blockSize
        self.read = read
    }

    /// Replaces `chunk` by the next one; false when there is none.
    mutating func next(_ chunk: inout LineChunk) throws(StreamError) -> Bool {
        chunk.bytes.removeAll(keepingCapacity: true)
        chunk.bytes.append(contentsOf: rest)
        rest.removeAll(keepingCapacity: true)
        while !isAtEnd {
            let known = chunk.bytes.count
            isAtEnd = try read(max(blockSize, known), &chunk.bytes) == 0
            if let last = chunk.bytes[known...].lastIndex(of: UInt8(ascii: "\n")) {
                rest.append(contentsOf: chunk.bytes[(last + 1)...])
                chunk.bytes.removeSubrange((last + 1)...)
                break
            }
        }
        guard !chunk.bytes.isEmpty else { return false }
        number(&chunk)
        return true
    }

    private mutating func number(_ chunk: inout LineChunk) {
        if sequence == 0, chunk.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { chunk.bytes.removeFirst(3) }
        chunk.sequence = sequence
        chunk.firstLine = line
        sequence += 1
        for byte in chunk.bytes where byte == UInt8(ascii: "\n") { line += 1 }
    }
}
