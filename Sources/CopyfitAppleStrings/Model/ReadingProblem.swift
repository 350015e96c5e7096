/// Something in a file that its reader could not understand, or that the file's own tools would refuse. Reading goes on
/// after it.
public struct ReadingProblem: Hashable, Sendable, CustomStringConvertible {
    /// Its place.
    public let position: TextPosition
    /// One sentence, with its full stop, that says what is wrong and what to write.
    public let message: String

    /// A problem at a place.
    public init(position: TextPosition, message: String) {
        self.position = position
        self.message = message
    }

    public var description: String { "\(position): \(message)" }
}
