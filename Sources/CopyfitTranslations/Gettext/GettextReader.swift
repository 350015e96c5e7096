import CopyfitAppleStrings

/// Reads gettext's `.po` and `.pot`.
///
/// The key is `msgid`; each form of a plural is a text, with the numbers that the header's `Plural-Forms` gives it.
struct GettextReader {
    private let text: SourceText
    private var locale: TranslationLocale
    private var index = 0
    private var entry = GettextEntry()
    private var forms: GettextPluralForms?

    init(_ text: SourceText, locale: TranslationLocale) {
        self.text = text
        self.locale = locale
    }

    private var bytes: [UInt8] { text.bytes }

    mutating func read(into collector: inout TranslationCollector) {
        while index < text.count {
            let start = index
            while index < text.count, !bytes[index].isLineEnd { index += 1 }
            readLine(start..<index, &collector)
            while index < text.count, bytes[index].isLineEnd { index += 1 }
        }
        finishEntry(&collector)
    }

    private mutating func readLine(_ line: Range<Int>, _ collector: inout TranslationCollector) {
        let line = trimmed(line)
        guard let first = bytes[line].first else { return }
        if first != UInt8(ascii: "#") { return readStatement(line, &collector) }
        let sign = line.count > 1 ? bytes[line.lowerBound + 1] : 0x20
        if sign == UInt8(ascii: "~") {
            let rest = trimmed(line.lowerBound + 2..<line.upperBound)
            guard let first = bytes[rest].first, first != UInt8(ascii: "|") else { return }
            if entry.hasKey, !entry.isObsolete { finishEntry(&collector) }
            readStatement(rest, &collector)
            entry.isObsolete = true
            return
        }
        if entry.isComplete { finishEntry(&collector) }
        readComment(sign, line)
    }

    private func trimmed(_ line: Range<Int>) -> Range<Int> {
        (bytes[line].firstIndex { !$0.isBlank } ?? line.upperBound)..<line.upperBound
    }

    private mutating func readComment(_ sign: UInt8, _ line: Range<Int>) {
        switch sign {
        case UInt8(ascii: ","):
            entry.flags += Translation.flags(text.string(line.lowerBound + 2..<line.upperBound))
        case UInt8(ascii: ":"), UInt8(ascii: "|"): break
        case UInt8(ascii: "."): entry.addComment(text.string(line.lowerBound + 2..<line.upperBound))
        default: entry.addComment(text.string(line.lowerBound + 1..<line.upperBound))
        }
    }

    /// `msgid "…"` and its like, or the next line of a text.
    private mutating func readStatement(_ line: Range<Int>, _ collector: inout TranslationCollector) {
        var position = line.lowerBound
        while position < line.upperBound, bytes[position].isLetter || bytes[position] == UInt8(ascii: "_") {
            position += 1
        }
        let keyword = line.lowerBound..<position
        var form: Int?
        if position < line.upperBound, bytes[position] == UInt8(ascii: "[") {
            let digits = bytes[(position + 1)..<line.upperBound].prefix(while: \.isDigit)
            form = BracePlaceholders.argumentNumber(digits).map { $0 - 1 }
            position = min(position + digits.count + 2, line.upperBound)
        }
        while position < line.upperBound, bytes[position].isBlank { position += 1 }
        guard position < line.upperBound, bytes[position] == UInt8(ascii: "\"") else {
            return collector.report(
                "Expected a comment, a keyword with a quoted text, or a quoted text.",
                at: line.lowerBound
            )
        }
        if !keyword.isEmpty { begin(keyword, form, offset: position, &collector) }
        guard entry.target != nil else {
            return collector.report("A text needs msgid or msgstr before it.", at: position)
        }
        readString(position..<line.upperBound, &collector)
    }

    private mutating func begin(
        _ keyword: Range<Int>,
        _ form: Int?,
        offset: Int,
        _ collector: inout TranslationCollector
    ) {
        switch text.string(keyword) {
        case "msgctxt":
            if entry.hasKey { finishEntry(&collector) }
            entry.target = .context
            entry.context = []
            if entry.offset == nil { entry.offset = offset }
        case "msgid":
            if entry.hasKey { finishEntry(&collector) }
            entry.target = .key
            entry.key = []
            entry.offset = offset
        case "msgid_plural":
            entry.target = .plural
            entry.plural = []
        case "msgstr":
            if entry.hasKey {
                entry.texts.append(GettextEntry.Text(form: form, offset: offset))
                entry.target = .text
            } else {
                entry.target = nil
                collector.report("msgstr needs a msgid before it.", at: keyword.lowerBound)
            }
        default:
            entry.target = nil
            collector.report(
                "\"\(text.string(keyword).brief)\" is not a keyword: write msgctxt, msgid, msgid_plural or msgstr.",
                at: keyword.lowerBound
            )
        }
    }

    /// A text in quotes, or several, appended to what was begun last.
    private mutating func readString(_ line: Range<Int>, _ collector: inout TranslationCollector) {
        var position = line.lowerBound + 1
        var content: [UInt8] = []
        while position < line.upperBound, bytes[position] != UInt8(ascii: "\"") {
            if bytes[position] == UInt8(ascii: "\\"), position + 1 < line.upperBound {
                position = CEscapes.resolve(bytes, at: position + 1, end: line.upperBound, into: &content)
            } else {
                content.append(bytes[position])
                position += 1
            }
        }
        entry.append(content)
        guard position < line.upperBound else {
            return collector.report("The text needs a closing quote.", at: line.lowerBound)
        }
        let rest = bytes[(position + 1)..<line.upperBound]
        guard let next = rest.firstIndex(where: { !$0.isBlank }) else { return }
        if bytes[next] == UInt8(ascii: "\"") { return readString(next..<line.upperBound, &collector) }
        collector.report("Only another text in quotes may follow the closing quote.", at: next)
    }

    private mutating func finishEntry(_ collector: inout TranslationCollector) {
        defer { entry = GettextEntry() }
        guard let key = entry.key, let offset = entry.offset else { return }
        if entry.texts.isEmpty { collector.report("The msgid has no msgstr.", at: offset) }
        if key.isEmpty, entry.context == nil {
            if !entry.isObsolete { readHeader(&collector) }
            return
        }
        entry.add(to: &collector, locale: locale, forms: forms)
    }

    private mutating func readHeader(_ collector: inout TranslationCollector) {
        guard let header = entry.texts.first else { return }
        let fields = GettextHeader(String(decoding: header.bytes, as: UTF8.self))
        if let language = fields["Language"], !language.isEmpty { locale = TranslationLocale(language) }
        if let charset = fields.charset, TextEncoding(named: charset) == nil, !CharacterConversion.knows(charset) {
            collector.report(
                "The charset \(charset.brief) is not supported: convert the file to UTF-8.",
                at: header.offset
            )
        }
        guard let rule = fields["Plural-Forms"], !rule.isEmpty, !rule.hasPrefix("nplurals=INTEGER") else { return }
        forms = GettextPluralForms(rule)
        if forms == nil {
            collector.report("Plural-Forms must be like \"nplurals=2; plural=(n != 1);\".", at: header.offset)
        }
    }
}
