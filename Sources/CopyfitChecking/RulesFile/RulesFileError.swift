/// A fault in a rules file, with its place.
public struct RulesFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public let file: String
    /// The line, from 1; nil if the whole file is concerned.
    public let line: Int?
    /// The column, from 1; nil if the whole file is concerned.
    public let column: Int?
    /// One sentence that says what to write.
    public let message: String

    public var description: String {
        guard let line, let column else { return "\(file): \(message)" }
        return "\(file):\(line):\(column): \(message)"
    }
}
