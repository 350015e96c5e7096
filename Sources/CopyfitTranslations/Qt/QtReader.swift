import CopyfitAppleStrings

/// Reads Qt Linguist's `.ts`.
///
/// The key is the message's id, or else its source text; the context is the class, and after a comma what tells equal
/// sources apart (`<comment>`).
struct QtReader {
    private var xml: XMLReader
    private var locale: TranslationLocale
    private var context = ""
    /// Which numbers choose the forms of messages, by how many these are.
    private var forms: [Int: QtPluralForms] = [:]

    init(_ text: SourceText, locale: TranslationLocale) {
        xml = XMLReader(text)
        self.locale = locale
    }

    mutating func read(into collector: inout TranslationCollector) {
        while let event = xml.next(&collector) {
            guard case .start(let tag) = event else { continue }
            if xml.isNamed(tag.name, "TS") {
                readLanguages(tag, &collector)
            } else if xml.isNamed(tag.name, "name") {
                context = xml.content(&collector)
            } else if xml.isNamed(tag.name, "message") {
                readMessage(tag, &collector)
            } else if !xml.isNamed(tag.name, "context") {
                _ = xml.content(&collector)
            }
        }
    }

    private mutating func readLanguages(_ tag: XMLTag, _ collector: inout TranslationCollector) {
        if let name = xml.attribute("language", of: tag, &collector), !name.isEmpty { locale = TranslationLocale(name) }
        if let name = xml.attribute("sourcelanguage", of: tag, &collector) {
            collector.sourceLocale = TranslationLocale(name)
        }
    }

    private mutating func readMessage(_ tag: XMLTag, _ collector: inout TranslationCollector) {
        var message = QtMessage(id: xml.attribute("id", of: tag, &collector), offset: tag.start)
        let depth = xml.depth
        reading: while let event = xml.next(&collector) {
            switch event {
            case .start(let tag): readPart(tag, of: &message, &collector)
            case .end where xml.depth < depth: break reading
            case .end, .characters, .literal, .comment: break
            }
        }
        let count = message.texts.count { $0.form != nil }
        let numbers = forms[count] ?? QtPluralForms(locale, count: count)
        forms[count] = numbers
        message.add(to: &collector, context: context, locale: locale, numbers)
    }

    private mutating func readPart(_ tag: XMLTag, of message: inout QtMessage, _ collector: inout TranslationCollector)
    {
        switch xml.text.string(tag.name) {
        case "source": message.source = content(&collector)
        case "comment": message.disambiguation = content(&collector)
        case "extracomment", "translatorcomment": message.comments.append(content(&collector))
        case "translation":
            message.type = xml.attribute("type", of: tag, &collector)
            readTranslation(&message, &collector)
        default: _ = xml.content(&collector)
        }
    }

    /// The text of a translation, its plural forms, or its ever shorter texts.
    private mutating func readTranslation(_ message: inout QtMessage, _ collector: inout TranslationCollector) {
        let depth = xml.depth
        var text = QtMessage.Text(offset: xml.contentStart)
        var forms = 0
        reading: while let event = xml.next(&collector) {
            switch event {
            case .characters(let range): text.text += xml.decoded(range, &collector)
            case .literal(let range): text.text += xml.literal(range)
            case .start(let tag) where xml.isNamed(tag.name, "numerusform"):
                let offset = xml.contentStart
                message.texts.append(QtMessage.Text(text: content(&collector), form: forms, offset: offset))
                forms += 1
            case .start(let tag) where xml.isNamed(tag.name, "lengthvariant"):
                let offset = xml.contentStart
                let variant = [VariantChoice.width("\(message.texts.count + 1)")]
                message.texts.append(QtMessage.Text(text: content(&collector), variant: variant, offset: offset))
            case .start(let tag): text.text += character(tag, &collector)
            case .end where xml.depth < depth: break reading
            case .end, .comment: break
            }
        }
        if message.texts.isEmpty { message.texts = [text] }
    }

    /// The characters of the element that was begun last, with `<byte value="x1b"/>` for what XML cannot have.
    private mutating func content(_ collector: inout TranslationCollector) -> String {
        let depth = xml.depth
        var content = ""
        while let event = xml.next(&collector) {
            switch event {
            case .characters(let range): content += xml.decoded(range, &collector)
            case .literal(let range): content += xml.literal(range)
            case .start(let tag): content += character(tag, &collector)
            case .end where xml.depth < depth: return content
            case .end, .comment: break
            }
        }
        return content
    }

    private mutating func character(_ tag: XMLTag, _ collector: inout TranslationCollector) -> String {
        let value = xml.attribute("value", of: tag, &collector) ?? ""
        let isByte = xml.isNamed(tag.name, "byte")
        _ = xml.content(&collector)
        let number = value.hasPrefix("x") ? UInt32(value.dropFirst(), radix: 16) : UInt32(value)
        return isByte ? number.flatMap(Unicode.Scalar.init).map { String($0) } ?? "" : ""
    }
}

/// One message of a `.ts` file.
struct QtMessage {
    /// A translation, or one form of it.
    struct Text {
        var text = ""
        var variant: [VariantChoice] = []
        /// The index of the plural form; nil if it is none.
        var form: Int?
        let offset: Int
    }

    let id: String?
    /// Where the message begins.
    let offset: Int
    var source: String?
    var disambiguation: String?
    var comments: [String] = []
    var type: String?
    var texts: [Text] = []

    func add(
        to collector: inout TranslationCollector,
        context: String,
        locale: TranslationLocale,
        _ numbers: QtPluralForms
    ) {
        guard let key = id ?? source else {
            return collector.report("The message needs a source or an id.", at: offset)
        }
        let context = [context, disambiguation ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
        let comment = comments.isEmpty ? nil : comments.joined(separator: "\n")
        for text in texts {
            let form = text.form.map { [VariantChoice.form($0, examples: numbers.examples[$0])] }
            var translation = Translation(
                key: key,
                context: context,
                locale: locale,
                text: text.text,
                comment: comment,
                variant: form ?? text.variant,
                state: state(text.text),
                source: source,
                position: collector.text.position(at: text.offset)
            )
            translation.widestOfForm = text.form.flatMap { numbers.widest[$0] }
            collector.add(translation, syntax: .qt)
        }
    }

    private func state(_ text: String) -> TranslationState {
        switch type {
        case "obsolete", "vanished": .obsolete
        case "unfinished": text.isEmpty ? .untranslated : .needsReview
        default: text.isEmpty ? .untranslated : .translated
        }
    }
}
