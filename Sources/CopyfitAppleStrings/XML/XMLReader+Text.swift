/// The values of attributes and characters.
extension XMLReader {
    /// An attribute's value with its entities expanded; nil if the tag does not have it.
    package mutating func attribute(_ name: String, of tag: XMLTag, _ collector: inout TranslationCollector) -> String?
    {
        var position = tag.attributes.lowerBound
        while let (found, value) = attribute(at: &position, end: tag.attributes.upperBound) {
            guard isNamed(found, name) else { continue }
            return decoded(value, isAttribute: true, &collector)
        }
        return nil
    }

    /// The name and the value's bytes of the attribute at a position, which moves to its end; nil if there is none.
    private func attribute(at position: inout Int, end: Int) -> (name: Range<Int>, value: Range<Int>)? {
        while position < end, !Self.isNamePart(bytes[position]) { position += 1 }
        let start = position
        while position < end, Self.isNamePart(bytes[position]) { position += 1 }
        let name = start..<position
        while position < end, bytes[position].isBlank { position += 1 }
        guard !name.isEmpty else { return nil }
        guard position < end, bytes[position] == UInt8(ascii: "=") else { return (name, position..<position) }
        position += 1
        while position < end, bytes[position].isBlank { position += 1 }
        guard position < end, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") else {
            return (name, position..<position)
        }
        let quote = bytes[position]
        let first = position + 1
        position = first
        while position < end, bytes[position] != quote { position += 1 }
        let value = first..<position
        position = min(position + 1, end)
        return (name, value)
    }

    /// Characters with their entities expanded and their line ends as line feeds.
    package mutating func decoded(
        _ range: Range<Int>,
        isAttribute: Bool = false,
        _ collector: inout TranslationCollector
    )
        -> String
    {
        let spelled = bytes[range]
        guard spelled.contains(where: { $0 == UInt8(ascii: "&") || $0 == 0x0D || isAttribute && $0 < 0x20 }) else {
            return String(decoding: spelled, as: UTF8.self)
        }
        var content: [UInt8] = []
        content.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            if byte == UInt8(ascii: "&") {
                index = expand(at: index, end: range.upperBound, into: &content, &collector)
                continue
            }
            index += 1
            if byte == 0x0D {
                if index < range.upperBound, bytes[index] == 0x0A { continue }
                content.append(isAttribute ? 0x20 : 0x0A)
            } else {
                content.append(isAttribute && byte < 0x20 ? 0x20 : byte)
            }
        }
        return String(decoding: content, as: UTF8.self)
    }

    /// A CDATA section's content, with its line ends as line feeds.
    package func literal(_ range: Range<Int>) -> String {
        let content = text.string(range)
        return content.utf8.contains(0x0D)
            ? content.replacing("\r\n", with: "\n").replacing("\r", with: "\n") : content
    }

    /// Expands the reference at an ampersand; returns the index after it.
    private mutating func expand(
        at start: Int,
        end: Int,
        into content: inout [UInt8],
        _ collector: inout TranslationCollector
    ) -> Int {
        var last = start + 1
        while last < min(end, start + 200), Self.isNamePart(bytes[last]) || bytes[last] == UInt8(ascii: "#") {
            last += 1
        }
        guard last < end, last > start + 1, bytes[last] == UInt8(ascii: ";") else {
            collector.report("Write &amp; for an & that does not start a reference.", at: start)
            content.append(UInt8(ascii: "&"))
            return start + 1
        }
        if let fault = entities.expand(bytes[start + 1..<last], into: &content) {
            collector.report(fault, at: start)
            content.append(contentsOf: bytes[start...last])
        }
        return last + 1
    }

    /// Steps over a document type; keeps the general entities it declares.
    mutating func readDocumentType(_ collector: inout TranslationCollector) {
        let start = index
        var quote: UInt8?
        var isInSubset = false
        while index < text.count {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if bytes.hasText("<!--", at: index) {
                _ = skip(to: "-->", opened: 4, &collector)
                continue
            } else if bytes.hasText("<!ENTITY", at: index) {
                readEntity(&collector)
                continue
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "[") {
                isInSubset = true
            } else if byte == UInt8(ascii: "]") {
                isInSubset = false
            } else if byte == UInt8(ascii: ">"), !isInSubset {
                index += 1
                return
            }
            index += 1
        }
        collector.report("The document type needs a closing >.", at: start)
    }

    /// `<!ENTITY name "value">`; parameter entities and external ones are not kept.
    private mutating func readEntity(_ collector: inout TranslationCollector) {
        index += 8
        while index < text.count, bytes[index].isBlank { index += 1 }
        let name = readName()
        while index < text.count, bytes[index].isBlank { index += 1 }
        if !name.isEmpty, index < text.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
            let value = skip(to: String(Unicode.Scalar(bytes[index])), opened: 1, &collector)
            entities.declare(bytes[name], value: bytes[value])
        }
        while index < text.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
        index = min(index + 1, text.count)
    }
}
