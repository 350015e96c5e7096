import CopyfitAppleStrings
import CopyfitJSON

/// Reads names and texts of i18next, ICU messages and other libraries: nested objects and arrays.
///
/// An object with a text `message` or `defaultMessage` is one text, and `description` its comment, as in the files of
/// browser extensions and FormatJS.
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
        /// Which translations the object's `message` is.
        var message: Range<Int>?
        /// The object's `description`, a text of its own if there is no message.
        var description: Translation?
        /// Whether the object has texts of other names, so that it is no description of one text.
        var hasOthers = false
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
        collector.reportLoneSurrogates(in: json.text)
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
                guard let token = try json.nextName(in: &level.container) else {
                    close(level, &collector)
                    continue
                }
                let name = json.string(token)
                if try readDescribed(name, &level, &collector) { continue }
                key = NestedKey.joined(level.key, name)
            }
            level.hasOthers = true
            open.append(level)
            try readValue(key, &collector)
        }
        try json.expectEnd()
    }

    /// Reads a member that says something of the object's `message`; returns false, without a step, for any other.
    private mutating func readDescribed(
        _ name: String,
        _ level: inout Level,
        _ collector: inout TranslationCollector
    ) throws(JSONSyntaxError) -> Bool {
        let isText = json.next == UInt8(ascii: "\"")
        switch name {
        case "message" where isText && level.message == nil, "defaultMessage" where isText && level.message == nil:
            let start = collector.translations.count
            add(NestedKey.joined(level.key, name), try json.value(), &collector)
            level.message = start..<collector.translations.count
        case "description" where isText && level.description == nil:
            let key = NestedKey.joined(level.key, name)
            level.description = translation(key, try json.value(), collector)
        case "placeholders" where level.message != nil: _ = try json.value()
        default: return false
        }
        open.append(level)
        return true
    }

    /// The end of an object.
    private func close(_ level: Level, _ collector: inout TranslationCollector) {
        guard let message = level.message, !level.key.isEmpty, !level.hasOthers else {
            if let description = level.description { collector.add(description, syntax: .automatic) }
            return
        }
        collector.update(message) { translation in
            translation.key = level.key
            translation.comment = level.description?.text
        }
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
        if token.kind == .string || token.kind == .null { add(key, token, &collector) }
    }

    private mutating func add(
        _ key: String,
        _ token: JSONToken,
        _ collector: inout TranslationCollector
    ) {
        plurals.note(key)
        collector.add(translation(key, token, collector), syntax: .automatic)
    }

    private func translation(_ key: String, _ token: JSONToken, _ collector: TranslationCollector) -> Translation {
        let content = token.kind == .null ? "" : json.string(token)
        return Translation(
            key: key,
            locale: locale,
            text: content,
            state: content.isEmpty ? .untranslated : .translated,
            position: collector.text.position(at: token.range.lowerBound)
        )
    }
}
