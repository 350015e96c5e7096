import CopyfitAppleStrings
import CopyfitLanguages

/// Reads Android's string resources: `string`, `plurals` and `string-array` in `res/values*/*.xml`.
///
/// A `product` becomes a device. References to other resources (`@string/name`) are no texts and are left out.
struct AndroidReader {
    private var xml: XMLReader
    private var locale: TranslationLocale
    private var comment: String?
    /// The checks of Android's lint that the file turns off for all its texts.
    private var ignored: [String] = []

    /// What an element says of the texts in it.
    private struct Facts {
        var key: String
        var variant: [VariantChoice] = []
        var isTranslatable = true
        var comment: String?
        /// The checks of Android's lint that are turned off.
        var ignored: [String] = []
    }

    init(_ text: SourceText, locale: TranslationLocale) {
        xml = XMLReader(text)
        self.locale = locale
    }

    mutating func read(into collector: inout TranslationCollector) {
        while let event = xml.next(&collector) {
            switch event {
            case .comment(let range): comment = xml.comment(range)
            case .start(let tag): readElement(tag, &collector)
            case .end, .characters, .literal: break
            }
        }
    }

    private mutating func readElement(_ tag: XMLTag, _ collector: inout TranslationCollector) {
        if xml.isNamed(tag.name, "resources") { return readResources(tag, &collector) }
        let isItem = xml.isNamed(tag.name, "item") && xml.attribute("type", of: tag, &collector) == "string"
        if xml.isNamed(tag.name, "string") || isItem {
            guard let facts = facts(tag, &collector) else { return }
            readText(facts, &collector)
        } else if xml.isNamed(tag.name, "plurals") || xml.isNamed(tag.name, "string-array") {
            guard let facts = facts(tag, &collector) else { return }
            readItems(facts, arePlurals: xml.isNamed(tag.name, "plurals"), &collector)
        } else {
            _ = xml.content(&collector)
        }
        comment = nil
    }

    /// What the file says of all its texts: their language, if its folder names none, and what lint must not report.
    private mutating func readResources(_ tag: XMLTag, _ collector: inout TranslationCollector) {
        ignored = ignoredChecks(tag, &collector)
        guard locale.name.isEmpty, let name = xml.attribute("tools:locale", of: tag, &collector),
            let language = LanguageTag(name)
        else { return }
        locale = TranslationLocale("", tag: language.description)
    }

    private mutating func ignoredChecks(_ tag: XMLTag, _ collector: inout TranslationCollector) -> [String] {
        let names = xml.attribute("tools:ignore", of: tag, &collector) ?? ""
        return names.split { $0 == "," || $0 == " " }.map(String.init)
    }

    /// The attributes of an element; nil, with the element skipped, if it has no name.
    private mutating func facts(_ tag: XMLTag, _ collector: inout TranslationCollector) -> Facts? {
        guard let name = xml.attribute("name", of: tag, &collector), !name.isEmpty else {
            collector.report("The element needs an attribute \"name\".", at: tag.start)
            _ = xml.content(&collector)
            return nil
        }
        var facts = Facts(key: name, comment: comment)
        facts.ignored = ignored + ignoredChecks(tag, &collector)
        let isOnlyHere = facts.ignored.contains { $0 == "MissingTranslation" || $0 == "all" }
        facts.isTranslatable = xml.attribute("translatable", of: tag, &collector) != "false" && !isOnlyHere
        if let product = xml.attribute("product", of: tag, &collector), product != "default" {
            facts.variant = [.device(product)]
        }
        return facts
    }

    private mutating func readItems(_ facts: Facts, arePlurals: Bool, _ collector: inout TranslationCollector) {
        let depth = xml.depth
        var count = 0
        while let event = xml.next(&collector) {
            switch event {
            case .start(let tag) where xml.isNamed(tag.name, "item"):
                var item = facts
                if arePlurals {
                    item.variant += quantity(tag, &collector).map { [.plural($0, of: nil)] } ?? []
                } else {
                    item.key = NestedKey.element(facts.key, count)
                }
                if let comment { item.comment = comment }
                comment = nil
                count += 1
                readText(item, &collector)
            case .start: _ = xml.content(&collector)
            case .comment(let range): comment = xml.comment(range)
            case .end where xml.depth < depth: return
            case .end, .characters, .literal: break
            }
        }
    }

    private mutating func quantity(_ tag: XMLTag, _ collector: inout TranslationCollector) -> PluralCategory? {
        let quantity = xml.attribute("quantity", of: tag, &collector) ?? ""
        let category = PluralCategory(rawValue: quantity)
        if category == nil {
            let names = PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")
            collector.report("\"\(quantity.brief)\" is not a quantity: write \(names).", at: tag.start)
        }
        return category
    }

    /// The text of the element that was begun last, up to its end tag.
    private mutating func readText(_ facts: Facts, _ collector: inout TranslationCollector) {
        let depth = xml.depth
        let offset = xml.contentStart
        var text = AndroidText()
        reading: while let event = xml.next(&collector) {
            switch event {
            case .characters(let range): text.append(xml.decoded(range, &collector), offset: range.lowerBound)
            case .literal(let range): text.append(literal: xml.literal(range), offset: range.lowerBound)
            case .start(let tag): text.begin(tag, &xml, &collector)
            case .end where xml.depth < depth: break reading
            case .end: text.end()
            case .comment: break
            }
        }
        for fault in text.faults { collector.report(fault.message, at: fault.offset) }
        let content = text.text
        if AndroidText.isReference(content) { return }
        var translation = Translation(
            key: facts.key,
            locale: locale,
            text: content,
            comment: facts.comment,
            variant: facts.variant,
            placeholders: text.placeholders(in: content),
            state: content.isEmpty ? .untranslated : .translated,
            isTranslatable: facts.isTranslatable,
            position: collector.text.position(at: offset)
        )
        (translation.tags, translation.flags) = (text.tags, facts.ignored)
        collector.add(translation)
    }
}

extension XMLReader {
    /// A comment without the white space around it; nil if there is nothing else.
    func comment(_ range: Range<Int>) -> String? {
        let spelled = bytes[range]
        guard let first = spelled.firstIndex(where: { !$0.isBlank }),
            let last = spelled.lastIndex(where: { !$0.isBlank })
        else { return nil }
        return text.string(first..<last + 1)
    }

    /// Where the content of the element that was begun last starts, white space left out.
    var contentStart: Int {
        bytes[min(index, text.count)...].firstIndex { !$0.isBlank } ?? min(index, text.count)
    }
}
