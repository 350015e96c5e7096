/// Reads XML in place, one event after the other, with the byte position of each; nothing recurses and no tree is
/// built.
///
/// What a file breaks is reported to the collector, and reading goes on where the next tag begins. Entities that the
/// document declares are expanded within a budget; none is ever loaded from elsewhere.
package struct XMLReader {
    /// What comes next in a document.
    package enum Event {
        /// A start tag; an empty element has its end tag right after.
        case start(XMLTag)
        /// An end tag.
        case end(name: Range<Int>)
        /// Characters as they are spelled, entities included.
        case characters(Range<Int>)
        /// The content of a CDATA section.
        case literal(Range<Int>)
        /// The content of a comment.
        case comment(Range<Int>)
    }

    /// The greatest depth of nested elements.
    package static let maximumDepth = 1000

    package let text: SourceText
    /// The next byte to read.
    package var index = 0
    /// Names of the elements that are open.
    private(set) var open: [Range<Int>] = []
    private var pendingEnd: Range<Int>?
    var entities = XMLEntities()

    package init(_ text: SourceText) {
        self.text = text
    }

    @inlinable package var bytes: [UInt8] { text.bytes }

    /// The next event; nil at the end of the file.
    package mutating func next(_ collector: inout TranslationCollector) -> Event? {
        if let name = pendingEnd {
            pendingEnd = nil
            open.removeLast()
            return .end(name: name)
        }
        while index < text.count {
            guard bytes[index] == UInt8(ascii: "<") else { return characters() }
            if let event = markup(&collector) { return event }
        }
        return endOfFile(&collector)
    }

    /// The depth of the element whose start tag was read last.
    package var depth: Int { open.count }

    /// The name of a tag.
    package func isNamed(_ name: Range<Int>, _ expected: String) -> Bool {
        name.count == expected.utf8.count && bytes.hasText(expected, at: name.lowerBound)
    }

    private mutating func characters() -> Event {
        let start = index
        index = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? text.count
        return .characters(start..<index)
    }

    private mutating func endOfFile(_ collector: inout TranslationCollector) -> Event? {
        guard let name = open.popLast() else { return nil }
        if !isCut {
            collector.report("The element <\(text.string(name))> needs an end tag.", at: name.lowerBound)
            isCut = true
        }
        return .end(name: name)
    }

    /// Whether the end of the file was reported.
    private var isCut = false

    /// What begins with `<`; nil if it is nothing that a reader of elements sees.
    private mutating func markup(_ collector: inout TranslationCollector) -> Event? {
        guard index + 1 < text.count else {
            collector.report("The file ends inside this tag.", at: index)
            index += 1
            return nil
        }
        switch bytes[index + 1] {
        case UInt8(ascii: "/"): return endTag(&collector)
        case UInt8(ascii: "!"): return declaration(&collector)
        case UInt8(ascii: "?"):
            _ = skip(to: "?>", opened: 2, &collector)
            return nil
        default: return startTag(&collector)
        }
    }

    /// The content up to a sign that ends it, which is skipped.
    mutating func skip(to sign: String, opened: Int, _ collector: inout TranslationCollector) -> Range<Int> {
        let start = min(index + opened, text.count)
        let first = sign.utf8.first!
        index = start
        while let candidate = bytes[index...].firstIndex(of: first) {
            if bytes.hasText(sign, at: candidate) {
                index = candidate + sign.utf8.count
                return start..<candidate
            }
            index = candidate + 1
        }
        collector.report("\(sign) is missing: what begins here never ends.", at: start - opened)
        index = text.count
        return start..<text.count
    }

    private mutating func declaration(_ collector: inout TranslationCollector) -> Event? {
        if bytes.hasText("<!--", at: index) { return .comment(skip(to: "-->", opened: 4, &collector)) }
        if bytes.hasText("<![CDATA[", at: index) { return .literal(skip(to: "]]>", opened: 9, &collector)) }
        if bytes.hasText("<!DOCTYPE", at: index) {
            readDocumentType(&collector)
        } else {
            collector.report("Write &lt; for a < that does not start a tag.", at: index)
            index += 2
        }
        return nil
    }

    private mutating func endTag(_ collector: inout TranslationCollector) -> Event? {
        let start = index
        index += 2
        let name = readName()
        while index < text.count, bytes[index].isBlank { index += 1 }
        if index < text.count, bytes[index] == UInt8(ascii: ">") {
            index += 1
        } else {
            collector.report("The end tag </\(text.string(name).brief)> needs a closing >.", at: start)
        }
        guard let last = open.last else {
            collector.report("The end tag </\(text.string(name).brief)> has no start tag.", at: start)
            return nil
        }
        if bytes[last] == bytes[name] {
            open.removeLast()
            return .end(name: last)
        }
        return closeMismatched(name, start, &collector)
    }

    /// An end tag of another element than the innermost: it closes the ones in it if it is open, and else nothing.
    private mutating func closeMismatched(_ name: Range<Int>, _ start: Int, _ collector: inout TranslationCollector)
        -> Event?
    {
        let found = text.string(name).brief
        let expected = text.string(open[open.count - 1]).brief
        collector.report("The end tag </\(found)> must be </\(expected)>.", at: start)
        guard open.suffix(16).contains(where: { bytes[$0] == bytes[name] }) else { return nil }
        // Read again once the inner element is closed; it is reported once for each
        index = start
        return .end(name: open.removeLast())
    }

    private mutating func startTag(_ collector: inout TranslationCollector) -> Event? {
        let start = index
        index += 1
        let name = readName()
        guard !name.isEmpty else {
            collector.report("Write &lt; for a < that does not start a tag.", at: start)
            return .literal(start..<index)
        }
        guard open.count < Self.maximumDepth else {
            collector.report(
                "The elements nest deeper than \(Self.maximumDepth) levels: the rest is not read.",
                at: start
            )
            index = text.count
            return nil
        }
        let end = attributesEnd(name, start, &collector)
        let isEmpty = end > name.upperBound && bytes[end - 1] == UInt8(ascii: "/")
        open.append(name)
        if isEmpty { pendingEnd = name }
        return .start(XMLTag(start: start, name: name, attributes: name.upperBound..<(isEmpty ? end - 1 : end)))
    }

    /// Steps over a start tag's attributes and its closing sign; returns where the sign is.
    private mutating func attributesEnd(_ name: Range<Int>, _ start: Int, _ collector: inout TranslationCollector)
        -> Int
    {
        var quote: UInt8?
        while index < text.count {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: ">") {
                index += 1
                return index - 1
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "<") {
                break
            }
            index += 1
        }
        collector.report("The tag <\(text.string(name).brief)> needs a closing >.", at: start)
        return index
    }

    /// A name at the next byte; empty if there is none.
    mutating func readName() -> Range<Int> {
        let start = index
        while index < text.count, Self.isNamePart(bytes[index]) { index += 1 }
        return start..<index
    }

    static func isNamePart(_ byte: UInt8) -> Bool {
        byte.isAlphanumeric || byte >= 0x80 || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
}

/// A start tag.
package struct XMLTag {
    /// Where its `<` is.
    package let start: Int
    /// The bytes of its name.
    package let name: Range<Int>
    /// The bytes between its name and its end.
    package let attributes: Range<Int>
}
