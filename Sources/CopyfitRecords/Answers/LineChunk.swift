/// Some whole lines of the input: what one worker handles at a time.
package struct LineChunk {
    /// The lines, each with its line feed; only the input's last may lack it.
    package var bytes: [UInt8] = []
    /// Position among all chunks, from 0.
    package var sequence = 0
    /// Number of the first line in the whole input, from 1.
    package var firstLine = 1

    /// No lines.
    package init() {}
}
