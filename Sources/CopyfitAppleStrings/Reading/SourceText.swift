/// A file's text as UTF-8, and the places of its bytes.
package struct SourceText: Sendable {
    /// Valid UTF-8 without a byte order mark.
    package let bytes: [UInt8]
    private let marks: [Mark]

    private static let stride = 256

    /// The place of every 256th byte.
    private struct Mark { let line: UInt32, scalars: UInt32 }

    /// - Parameter bytes: Valid UTF-8.
    /// - Complexity: O(n).
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        marks = Self.marks(of: bytes.span)
    }

    package var count: Int { bytes.count }

    /// The text of a range of bytes.
    package func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The place of a byte; the end's place for an offset after the end.
    ///
    /// - Complexity: O(1).
    package func position(at offset: Int) -> TextPosition {
        let offset = min(max(0, offset), bytes.count)
        let mark = offset / Self.stride
        var line = marks[mark].line
        var scalars = marks[mark].scalars
        let span = bytes.span
        for index in mark * Self.stride..<offset { Self.step(span, index, &line, &scalars) }
        return TextPosition(line: Int(line) + 1, column: Int(scalars) + 1)
    }

    private static func marks(of bytes: Span<UInt8>) -> [Mark] {
        var marks: [Mark] = []
        marks.reserveCapacity(bytes.count / stride + 1)
        var line: UInt32 = 0
        var scalars: UInt32 = 0
        var index = 0
        while true {
            marks.append(Mark(line: line, scalars: scalars))
            let end = min(index + stride, bytes.count)
            while index < end {
                step(bytes, index, &line, &scalars)
                index += 1
            }
            if index == bytes.count, index % stride != 0 || index == 0 { return marks }
            if index == bytes.count {
                marks.append(Mark(line: line, scalars: scalars))
                return marks
            }
        }
    }

    @inline(__always)
    private static func step(_ bytes: Span<UInt8>, _ index: Int, _ line: inout UInt32, _ scalars: inout UInt32) {
        let byte = bytes[index]
        if byte > 0x0D {
            if byte & 0xC0 != 0x80 { scalars &+= 1 }
        } else if byte == 0x0A || byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A) {
            line &+= 1
            scalars = 0
        } else {
            scalars &+= 1
        }
    }
}
