import CopyfitJSON
import CopyfitLanguages

/// Reads Xcode's string catalogues (`.xcstrings`).
///
/// A key without a text in the source language is its own text there; each translation has the source text of the same
/// variant.
struct StringCatalogReader {
    private var json: JSONWalk
    private var source = TranslationLocale("en")
    private var locales: [String: TranslationLocale] = [:]

    init(_ text: SourceText) {
        json = JSONWalk(text)
    }

    mutating func read(into collector: inout TranslationCollector) {
        do {
            source = try sourceLanguage().map { TranslationLocale($0) } ?? source
            collector.sourceLocale = source
            try readFile(&collector)
        } catch {
            collector.report(error)
        }
        collector.reportLoneSurrogates(in: json.text)
    }

    /// The member `sourceLanguage`, which Xcode writes first.
    private func sourceLanguage() throws(JSONSyntaxError) -> String? {
        var json = json
        guard var file = json.enterObject() else { return nil }
        while let name = try json.nextName(in: &file) {
            if json.string(name) == "sourceLanguage" { return try json.stringValue() }
            _ = try json.value()
        }
        return nil
    }

    private mutating func readFile(_ collector: inout TranslationCollector) throws(JSONSyntaxError) {
        guard var file = json.enterObject() else {
            return collector.report("A string catalogue is a JSON object.", at: 0)
        }
        var hasStrings = false
        while let name = try json.nextName(in: &file) {
            if json.string(name) == "strings", var strings = json.enterObject() {
                hasStrings = true
                while let key = try json.nextName(in: &strings) { try readEntry(key, &collector) }
            } else {
                _ = try json.value()
            }
        }
        try json.expectEnd()
        if !hasStrings { collector.report("A string catalogue needs an object \"strings\".", at: 0) }
    }

    private mutating func readEntry(_ key: JSONToken, _ collector: inout TranslationCollector) throws(JSONSyntaxError) {
        var entry = CatalogEntry(key: json.string(key), keyOffset: key.range.lowerBound)
        do throws(JSONSyntaxError) {
            try readMembers(of: &entry, &collector)
        } catch {
            entry.add(to: &collector, source: source)
            throw error
        }
        entry.add(to: &collector, source: source)
    }

    private mutating func readMembers(
        of entry: inout CatalogEntry,
        _ collector: inout TranslationCollector
    ) throws(JSONSyntaxError) {
        guard var members = json.enterObject() else {
            collector.report("The value of a key in \"strings\" is an object.", at: entry.keyOffset)
            _ = try json.value()
            return
        }
        while let name = try json.nextName(in: &members) {
            switch json.string(name) {
            case "comment": entry.comment = try json.stringValue()
            case "extractionState": entry.isStale = try json.stringValue() == "stale"
            case "shouldTranslate": entry.isTranslatable = try json.value().kind != .false
            case "localizations": try readLocalizations(of: &entry, &collector)
            default: _ = try json.value()
            }
        }
    }

    private mutating func readLocalizations(
        of entry: inout CatalogEntry,
        _ collector: inout TranslationCollector
    ) throws(JSONSyntaxError) {
        guard var localizations = json.enterObject() else {
            let token = try json.value()
            return collector.report("\"localizations\" is an object.", at: token.range.lowerBound)
        }
        while let name = try json.nextName(in: &localizations) {
            var localization = CatalogLocalization(locale: locale(json.string(name)))
            defer { entry.localizations.append(localization) }
            try read(&localization, at: name, &collector)
        }
    }

    private mutating func locale(_ name: String) -> TranslationLocale {
        if let known = locales[name] { return known }
        let locale = TranslationLocale(name)
        locales[name] = locale
        return locale
    }

    private mutating func read(
        _ localization: inout CatalogLocalization,
        at name: JSONToken,
        _ collector: inout TranslationCollector
    ) throws(JSONSyntaxError) {
        guard var members = json.enterObject() else {
            collector.report("A localization is an object.", at: name.range.lowerBound)
            _ = try json.value()
            return
        }
        while let member = try json.nextName(in: &members) {
            switch json.string(member) {
            case "stringUnit", "variations":
                try readBranch(member, [], nil, into: &localization.units, &collector)
            case "substitutions": try readSubstitutions(&localization, &collector)
            case "stringSet": try readSet(member, into: &localization.units)
            default: _ = try json.value()
            }
        }
    }

    /// The value of a member `stringUnit` or `variations`, under the conditions around it. `argument` is the
    /// substitution's name.
    private mutating func readBranch(
        _ member: JSONToken,
        _ choices: [VariantChoice],
        _ argument: String?,
        into units: inout [CatalogUnit],
        _ collector: inout TranslationCollector
    ) throws(JSONSyntaxError) {
        if json.string(member) == "stringUnit" { return try readUnit(member, choices, into: &units, &collector) }
        guard choices.count < 8 else {
            _ = try json.value()
            return collector.report("Variations nest deeper than 8 levels.", at: member.range.lowerBound)
        }
        guard var kinds = json.enterObject() else {
            _ = try json.value()
            return collector.report("\"variations\" is an object.", at: member.range.lowerBound)
        }
        while let kind = try json.nextName(in: &kinds) {
            guard var cases = json.enterObject() else {
                _ = try json.value()
                continue
            }
            while let name = try json.nextName(in: &cases) {
                guard let choice = choice(json.string(kind), json.string(name), argument) else {
                    collector.report(
                        "\"\(json.string(name))\" is not a variation that is known.",
                        at: name.range.lowerBound
                    )
                    _ = try json.value()
                    continue
                }
                guard var members = json.enterObject() else {
                    _ = try json.value()
                    continue
                }
                while let member = try json.nextName(in: &members) {
                    try readBranch(member, choices + [choice], argument, into: &units, &collector)
                }
            }
        }
    }

    private func choice(_ kind: String, _ name: String, _ argument: String?) -> VariantChoice? {
        switch kind {
        case "plural": PluralCategory(rawValue: name).map { .plural($0, of: argument) }
        case "device": .device(name)
        case "width": .width(name)
        default: nil
        }
    }

    private mutating func readUnit(
        _ member: JSONToken,
        _ choices: [VariantChoice],
        into units: inout [CatalogUnit],
        _ collector: inout TranslationCollector
    ) throws(JSONSyntaxError) {
        guard var members = json.enterObject() else {
            _ = try json.value()
            return collector.report("\"stringUnit\" is an object.", at: member.range.lowerBound)
        }
        var unit = CatalogUnit(choices: choices, offset: member.range.lowerBound)
        while let name = try json.nextName(in: &members) {
            switch json.string(name) {
            case "state": unit.state = try json.stringValue() ?? ""
            case "value":
                let token = try json.value()
                if token.kind == .string {
                    unit.text = json.string(token)
                    unit.offset = token.range.lowerBound
                } else {
                    collector.report("The value of a string unit is a string.", at: token.range.lowerBound)
                }
            default: _ = try json.value()
            }
        }
        units.append(unit)
    }

    private mutating func readSubstitutions(
        _ localization: inout CatalogLocalization,
        _ collector: inout TranslationCollector
    ) throws(JSONSyntaxError) {
        guard var substitutions = json.enterObject() else {
            _ = try json.value()
            return
        }
        while let token = try json.nextName(in: &substitutions) {
            let name = json.string(token)
            var substitution = CatalogSubstitution()
            defer { localization.substitutions[name] = substitution }
            guard var members = json.enterObject() else {
                _ = try json.value()
                continue
            }
            while let member = try json.nextName(in: &members) {
                switch json.string(member) {
                case "argNum":
                    substitution.argument = try json.value().number(json.text.bytes.span).flatMap(Int.init(exactly:))
                case "variations": try readBranch(member, [], name, into: &substitution.units, &collector)
                default: _ = try json.value()
                }
            }
        }
    }

    /// The phrases of an App Shortcut: each is a text of its own.
    private mutating func readSet(_ member: JSONToken, into units: inout [CatalogUnit]) throws(JSONSyntaxError) {
        var state = ""
        let start = units.count
        guard var members = json.enterObject() else {
            _ = try json.value()
            return
        }
        while let name = try json.nextName(in: &members) {
            switch (json.string(name), json.next) {
            case ("state", _): state = try json.stringValue() ?? ""
            case ("values", UInt8(ascii: "[")):
                guard var values = json.enterArray() else { return }
                while try json.hasNext(in: &values) {
                    let token = try json.value()
                    guard token.kind == .string else { continue }
                    units.append(CatalogUnit(text: json.string(token), choices: [], offset: token.range.lowerBound))
                }
            default: _ = try json.value()
            }
        }
        for index in start..<units.count { units[index].state = state }
    }
}
