import CopyfitJSON

/// Reads names and texts of i18next, ICU messages and other libraries: objects and arrays inside one another.
///
/// A key with one of i18next's suffixes (`_one`, `_ordinal_few`, and `_plural` of its older versions) is a plural if
/// its object has the `other` of it.
struct JSONMessagesReader {
    private var json: JSONWalk
    private let locale: TranslationLocale
    /// The objects and arrays that are open, without recursion.
    private var open: [Level] = []
    private var plurals = I18NextPlurals()

    private static let maximumDepth = 100

    private struct Level {
        var container: JSONWalk.Container
        let key: String
        /// The next element's index; nil in an object.
        var element: Int?
    }

    init(_ text: SourceText, locale: TranslationLocale) {
        json = JSONWalk(text)
        self.locale = locale
    }

    mutating func read(into collector: inout TranslationCollector) {
        do {
            try readFile(&collector)
        } catch {
            collector.report(error)
        }
        let plurals = plurals
        guard !plurals.isEmpty else { return }
        collector.update { plurals.apply(to: &$0) }
    }

    private mutating func readFile(_ collector: inout TranslationCollector) throws(JSONSyntaxError) {
        try readValue("", &collector)
        while var level = open.popLast() {
            let key: String
            if let element = level.element {
                guard try json.hasNext(in: &level.container) else { continue }
                key = NestedKey.element(level.key, element)
                level.element = element + 1
            } else {
                guard let name = try json.nextName(in: &level.container) else { continue }
                key = NestedKey.joined(level.key, json.string(name))
            }
            open.append(level)
            try readValue(key, &collector)
        }
        try json.expectEnd()
    }

    private mutating func readValue(_ key: String, _ collector: inout TranslationCollector) throws(JSONSyntaxError) {
        if open.count < Self.maximumDepth {
            if let object = json.enterObject() { return open.append(Level(container: object, key: key)) }
            if let array = json.enterArray() { return open.append(Level(container: array, key: key, element: 0)) }
        }
        let token = try json.value()
        guard token.isScalar else {
            return collector.report(
                "The names nest deeper than \(Self.maximumDepth) levels.",
                at: token.range.lowerBound
            )
        }
        guard token.kind == .string || token.kind == .null else { return }
        plurals.note(key)
        let content = token.kind == .null ? "" : json.string(token)
        let translation = Translation(
            key: key,
            locale: locale,
            text: content,
            state: content.isEmpty ? .untranslated : .translated,
            position: collector.text.position(at: token.range.lowerBound)
        )
        collector.add(translation, syntax: .automatic)
    }
}
