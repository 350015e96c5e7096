import CopyfitAppleStrings
import CopyfitJSON

/// Reads application resource bundles (`.arb`): ICU messages, with what `@key` says of each.
///
/// Apostrophes are what they look like, as Flutter's default `use-escaping: false` has it.
struct ARBReader {
    private var json: JSONWalk
    private var locale: TranslationLocale
    private var attributes: [String: Attributes] = [:]

    /// What an `@key` says.
    private struct Attributes {
        var description: String?
        var placeholders: [String: (kind: Placeholder.Kind?, example: String?)] = [:]
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
        let (attributes, locale) = (attributes, locale)
        collector.update { translation in
            translation.locale = locale
            guard let found = attributes[translation.key] else { return }
            translation.comment = found.description
            translation.placeholders = translation.placeholders.map { placeholder in
                guard let facts = placeholder.name.flatMap({ found.placeholders[$0] }) else { return placeholder }
                let isTyped = placeholder.kind != .any
                return placeholder.with(kind: isTyped ? nil : facts.kind, example: facts.example)
            }
        }
    }

    private mutating func readFile(_ collector: inout TranslationCollector) throws(JSONSyntaxError) {
        guard var file = json.enterObject() else {
            return collector.report("A resource bundle is a JSON object.", at: 0)
        }
        while let token = try json.nextName(in: &file) {
            let name = json.string(token)
            if name.hasPrefix("@@") {
                let value = try json.stringValue()
                if name == "@@locale", let value { locale = TranslationLocale(value) }
            } else if name.hasPrefix("@") {
                try readAttributes(String(name.dropFirst()))
            } else {
                try readText(name, token, &collector)
            }
        }
        try json.expectEnd()
    }

    private mutating func readText(
        _ key: String,
        _ name: JSONToken,
        _ collector: inout TranslationCollector
    ) throws(JSONSyntaxError) {
        let token = try json.value()
        guard token.kind == .string else {
            return collector.report("The value of \"\(key.brief)\" must be a string.", at: token.range.lowerBound)
        }
        let content = json.string(token)
        let translation = Translation(
            key: key,
            locale: locale,
            text: content,
            state: content.isEmpty ? .untranslated : .translated,
            position: collector.text.position(at: token.range.lowerBound)
        )
        collector.add(translation, syntax: .icu(.literal))
    }

    private mutating func readAttributes(_ key: String) throws(JSONSyntaxError) {
        guard var members = json.enterObject() else {
            _ = try json.value()
            return
        }
        var found = Attributes()
        while let name = try json.nextName(in: &members) {
            switch json.string(name) {
            case "description": found.description = try json.stringValue()
            case "placeholders": try readPlaceholders(&found)
            default: _ = try json.value()
            }
        }
        attributes[key] = found
    }

    private mutating func readPlaceholders(_ found: inout Attributes) throws(JSONSyntaxError) {
        guard var placeholders = json.enterObject() else {
            _ = try json.value()
            return
        }
        while let token = try json.nextName(in: &placeholders) {
            var facts: (kind: Placeholder.Kind?, example: String?) = (nil, nil)
            let name = json.string(token)
            defer { found.placeholders[name] = facts }
            guard var members = json.enterObject() else {
                _ = try json.value()
                continue
            }
            while let member = try json.nextName(in: &members) {
                switch json.string(member) {
                case "type": facts.kind = try json.stringValue().flatMap(kind)
                case "example": facts.example = try json.stringValue()
                default: _ = try json.value()
                }
            }
        }
    }

    private func kind(ofType type: String) -> Placeholder.Kind? {
        switch type {
        case "int": .integer
        case "double", "num": .decimal
        case "DateTime": .date
        case "String": .text
        default: nil
        }
    }
}
