import CopyfitAppleStrings

/// Reads Fluent (`.ftl`): messages, terms (their keys begin with `-`) and attributes (`message.attribute`), each branch
/// of a selector as a text of its own. A placeable that refers to another text has it as its example.
struct FluentReader {
    private var parser: FluentParser
    private let locale: TranslationLocale
    private var comments: [String] = []

    init(_ text: SourceText, locale: TranslationLocale) {
        parser = FluentParser(text)
        self.locale = locale
    }

    mutating func read(into collector: inout TranslationCollector) {
        while let byte = parser.next {
            if byte.isLineEnd || byte == 0x20 && parser.isBlankLine {
                comments.removeAll()
                parser.skipLine()
            } else if byte == UInt8(ascii: "#") {
                readComment()
            } else {
                readEntry(&collector)
                comments.removeAll()
            }
        }
        fillReferences(&collector)
    }

    /// A comment with one `#` belongs to the entry right after it, others to a group or the file.
    private mutating func readComment() {
        let line = parser.restOfLine()
        parser.skipLine()
        let isEntry = line.hasPrefix("# ") || line == "#"
        guard isEntry else { return comments.removeAll() }
        comments.append(String(line.dropFirst(2)))
    }

    private mutating func readEntry(_ collector: inout TranslationCollector) {
        let start = parser.index
        do throws(FluentParser.Fault) {
            let key = try parser.entryName()
            let comment = comments.isEmpty ? nil : comments.joined(separator: "\n")
            let value = try parser.pattern()
            if let value { add(key, value, comment, &collector) }
            var hasAttribute = false
            while let name = try parser.attributeName() {
                hasAttribute = true
                guard let pattern = try parser.pattern() else {
                    throw parser.fault("The attribute \"\(name.brief)\" needs a text.")
                }
                add(NestedKey.joined(key, name), pattern, comment, &collector)
            }
            if value == nil, !hasAttribute || key.hasPrefix("-") {
                throw parser.fault("\"\(key.brief)\" needs a text.")
            }
            guard parser.isAtLineEnd else { throw parser.fault("Expected the end of the line.") }
            parser.skipLine()
        } catch {
            collector.report(error.message, at: error.offset)
            parser.skipJunk(from: start)
        }
    }

    private func add(
        _ key: String,
        _ pattern: FluentPattern,
        _ comment: String?,
        _ collector: inout TranslationCollector
    ) {
        let translation = Translation(
            key: key,
            locale: locale,
            text: "",
            comment: comment,
            position: collector.text.position(at: pattern.offset)
        )
        collector.add(translation, message: Message(parts: pattern.parts))
    }

    /// Gives references the texts that they name, where these are plain.
    private func fillReferences(_ collector: inout TranslationCollector) {
        var plain: [String: String] = [:]
        for text in collector.translations where text.variant.isEmpty && text.placeholders.isEmpty {
            plain[text.key] = text.text
        }
        collector.update { translation in
            guard translation.placeholders.contains(where: { $0.kind == .reference }) else { return }
            translation.placeholders = translation.placeholders.map { placeholder in
                guard placeholder.kind == .reference, let name = placeholder.name, let text = plain[name] else {
                    return placeholder
                }
                return placeholder.with(example: text)
            }
        }
    }
}
