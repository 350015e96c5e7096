/// A place in a text file.
public struct TextPosition: Hashable, Sendable, Comparable, CustomStringConvertible {
    private let storedLine: UInt32
    private let storedColumn: UInt32

    /// The line, from 1. LF, CRLF and a CR alone end a line.
    public var line: Int { Int(storedLine) }
    /// The column, from 1: how many Unicode scalars of the line come before, and one. A tab counts as one; a byte order
    /// mark at the start of the file does not count. This is SARIF's `unicodeCodePoints`.
    public var column: Int { Int(storedColumn) }

    /// A place; both numbers count from 1, and those beyond 4,294,967,295 become that number.
    public init(line: Int, column: Int) {
        storedLine = UInt32(clamping: line)
        storedColumn = UInt32(clamping: column)
    }

    public static func < (one: TextPosition, two: TextPosition) -> Bool {
        (one.storedLine, one.storedColumn) < (two.storedLine, two.storedColumn)
    }

    public var description: String { "\(line):\(column)" }
}
