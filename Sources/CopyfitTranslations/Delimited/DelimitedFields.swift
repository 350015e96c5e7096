import CopyfitAppleStrings

/// Splits a table into rows of fields. The separator is the comma, semicolon or tab that the first line has most of.
struct DelimitedFields {
    /// A field's text without its quotes, and where it begins.
    struct Field {
        let text: String
        let offset: Int
    }

    private let text: SourceText
    private let separator: UInt8
    private var index = 0

    init(_ text: SourceText) {
        self.text = text
        let line = text.bytes.prefix(10_000).prefix { !$0.isLineEnd }
        let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
        let counts = separators.map { separator in line.count { $0 == separator } }
        separator = separators[counts.indices.max { counts[$0] < counts[$1] } ?? 0]
    }

    private var bytes: [UInt8] { text.bytes }

    /// The next row; nil at the end.
    mutating func nextRow(_ collector: inout TranslationCollector) -> [Field]? {
        guard index < text.count else { return nil }
        var row: [Field] = []
        while true {
            row.append(field(&collector))
            guard index < text.count else { return row }
            if bytes[index] == separator {
                index += 1
                continue
            }
            if bytes[index] == 0x0D { index += 1 }
            if index < text.count, bytes[index] == 0x0A { index += 1 }
            return row
        }
    }

    private mutating func field(_ collector: inout TranslationCollector) -> Field {
        let start = index
        if index < text.count, bytes[index] == UInt8(ascii: "\"") { return quoted(&collector) }
        while index < text.count, bytes[index] != separator, !bytes[index].isLineEnd { index += 1 }
        return Field(text: text.string(start..<index), offset: start)
    }

    private mutating func quoted(_ collector: inout TranslationCollector) -> Field {
        let start = index
        index += 1
        var content: [UInt8] = []
        while index < text.count {
            let byte = bytes[index]
            index += 1
            guard byte == UInt8(ascii: "\"") else {
                content.append(byte)
                continue
            }
            if index < text.count, bytes[index] == UInt8(ascii: "\"") {
                content.append(byte)
                index += 1
                continue
            }
            return Field(text: String(decoding: content + rest(&collector), as: UTF8.self), offset: start)
        }
        collector.report("The field needs a closing quote.", at: start)
        return Field(text: String(decoding: content, as: UTF8.self), offset: start)
    }

    /// What comes after a closing quote and before the separator, where nothing may be.
    private mutating func rest(_ collector: inout TranslationCollector) -> ArraySlice<UInt8> {
        let start = index
        while index < text.count, bytes[index] != separator, !bytes[index].isLineEnd { index += 1 }
        if index > start { collector.report("Double the quotes inside a quoted field.", at: start) }
        return bytes[start..<index]
    }
}
