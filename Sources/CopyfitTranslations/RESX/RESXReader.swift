import CopyfitAppleStrings

/// Reads .NET's `.resx`; resources that are no texts (files, pictures, sizes of controls) are left out.
struct RESXReader {
    private var xml: XMLReader
    private let locale: TranslationLocale

    init(_ text: SourceText, locale: TranslationLocale) {
        xml = XMLReader(text)
        self.locale = locale
    }

    mutating func read(into collector: inout TranslationCollector) {
        while let event = xml.next(&collector) {
            guard case .start(let tag) = event else { continue }
            if xml.isNamed(tag.name, "data") {
                readEntry(tag, &collector)
            } else if !xml.isNamed(tag.name, "root") {
                _ = xml.content(&collector)
            }
        }
    }

    private mutating func readEntry(_ tag: XMLTag, _ collector: inout TranslationCollector) {
        let name = xml.attribute("name", of: tag, &collector)
        let type = xml.attribute("type", of: tag, &collector)
        let isText = xml.attribute("mimetype", of: tag, &collector) == nil && type?.hasPrefix("System.String") ?? true
        let depth = xml.depth
        var value: (text: String, offset: Int)?
        var comment: String?
        reading: while let event = xml.next(&collector) {
            switch event {
            case .start(let tag) where xml.isNamed(tag.name, "value"):
                let offset = xml.index
                value = (xml.content(&collector), offset)
            case .start(let tag):
                let content = xml.content(&collector)
                if xml.isNamed(tag.name, "comment"), !content.isEmpty { comment = content }
            case .end where xml.depth < depth: break reading
            case .end, .characters, .literal, .comment: break
            }
        }
        guard let name, !name.isEmpty else {
            return collector.report("The element needs an attribute \"name\".", at: tag.start)
        }
        guard isText, !name.hasPrefix(">>") else { return }
        let text = value?.text ?? ""
        let translation = Translation(
            key: name,
            locale: locale,
            text: text,
            comment: comment,
            state: text.isEmpty ? .untranslated : .translated,
            position: collector.text.position(at: value?.offset ?? tag.start)
        )
        collector.add(translation, syntax: .dotNet)
    }
}
