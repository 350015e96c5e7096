import CopyfitFit
import CopyfitFonts
import CopyfitLanguages
import CopyfitText
import CopyfitTranslations

/// Reads the values of a rules file, each in its place.
struct RulesReader {
    /// With a slash at its end; empty for the current one.
    let folder: String
    var rules = CheckRules()
    private(set) var paths: [String] = []

    init(folder: String) { self.folder = folder }

    /// Reads the whole file.
    mutating func read(_ root: RulesValue) throws(RulesFileError) {
        let members = try root.members(RulesNames.file)
        paths = try members["paths"]?.texts().map(below) ?? []
        rules.fonts.folders = try members["fonts"]?.texts().map(below) ?? []
        rules.fonts.usesSystemFonts = try members["systemFonts"]?.choice("on", "off") ?? false
        if let language = members["sourceLanguage"] {
            rules.sourceLanguage = try Self.language(language, named: language.text())
        }
        for source in try members["source"]?.someElements() ?? [] {
            rules.sources.append(try source.text())
            rules.places[.language(try source.text())] = source.origin
        }
        for (name, value) in try members["locales"]?.pairs() ?? [] {
            rules.locales[name.name] = try Self.meaning(value)
            rules.places[.language(name.name)] = name.origin
        }
        rules.checksFuzzyTexts = try members["fuzzy"]?.choice("checked", "untranslated") ?? false
        if let defaults = try members["defaults"]?.members(RulesNames.defaults) {
            rules.type = try type(defaults)
            rules.markup = try Self.markup(defaults["markup"])
            rules.fallbacks = try defaults["fallbacks"]?.texts() ?? []
        }
        for value in try members["placeholders"]?.someElements() ?? [] { try addPlaceholder(value) }
        if let samples = members["samples"] {
            rules.samples = try Self.samples(samples)
            for (name, _) in try samples.pairs() { rules.places[.sample(name.name)] = name.origin }
        }
        if let findings = members["findings"] { rules.severities = try Self.severities(findings) }
        for value in try members["pseudo"]?.someElements() ?? [] {
            rules.pseudoLocales.insert(try Self.pseudoLocale(value))
        }
        for (index, value) in (members["rules"]?.elements ?? []).enumerated() {
            rules.rules.append(try rule(value, number: index + 1))
        }
        if let room = members["room"] { try readRooms(room) }
        for value in members["exempt"]?.elements ?? [] { rules.exemptions.append(try Self.exemption(value)) }
    }

    func below(_ path: String) -> String {
        path.hasPrefix("/") || path == "." && folder.isEmpty ? path : folder + path
    }

    private mutating func rule(_ value: RulesValue, number: Int) throws(RulesFileError) -> CheckRule {
        let members = try value.members(RulesNames.rule, FitMember.formerNames)
        let selection = try Self.selection(members)
        let fit = try fit(members)
        let markup = try Self.markup(members["markup"])
        let lengths = TextLengths(
            maxCharacters: try Self.limit(members["maxCharacters"]),
            maxBytes: try Self.limit(members["maxBytes"]),
            maxSMS: try Self.limit(members["maxSMS"])
        )
        guard fit.limitsSomething || markup != nil || lengths.limitsSomething else {
            throw value.fault(
                "The rule limits nothing: give width, height, maxLines, maxCharacters, maxBytes, maxSMS or markup."
            )
        }
        let needless = members.values.filter { needsLimit($0.name) }.min { $0.origin.line < $1.origin.line }
        if !fit.limitsSomething, let needless {
            throw needless.fault(
                "“\(needless.name)” has no effect without width, height or maxLines: give one of them."
            )
        }
        let names = selection.keys + selection.tables + selection.files + selection.locales
        let name = names.isEmpty ? "rule \(number)" : names.map(\.description).joined(separator: ", ")
        return CheckRule(
            name: try members["name"]?.text() ?? name,
            selection: selection,
            requirement: fit,
            lengths: lengths,
            type: try type(members),
            markup: markup,
            origin: value.origin
        )
    }

    /// Whether a member of a rule says how its texts are set or fit.
    private func needsLimit(_ name: String) -> Bool {
        name != "markup" && RulesNames.type.contains(name) || FitMember.names.contains(name)
    }

    func type(_ members: [String: RulesValue]) throws(RulesFileError) -> CheckedType {
        var type = CheckedType()
        if let files = members["fontFiles"] {
            if let font = members["font"] { throw font.fault("Give either font or fontFiles, not both.") }
            type.font = .files(try files.texts().map { FontFileReference(path: below($0)) })
        }
        if let font = members["font"] { type.font = .named(try font.text()) }
        type.size = try members["size"]?.number(in: 0.01...TextStyle.largestSize)
        for value in try members["typeSizes"]?.someElements() ?? [] {
            type.scales.append(try value.number(in: 0.01...100))
        }
        for (language, font) in try members["languages"]?.pairs() ?? [] {
            type.fontsByLanguage[try Self.language(language, named: language.name)] = .named(try font.text())
        }
        return type
    }

    /// The tag that a name is given; that of no language leaves it out.
    private static func meaning(_ value: RulesValue) throws(RulesFileError) -> String {
        let word = try value.text()
        if word == "ignore" { return LocaleNames.ignoredTag }
        if SpellingDistance.nearest(to: word, in: ["ignore"]) != nil {
            throw value.fault("“\(word)” is not a language: did you mean ignore?")
        }
        return try language(value, named: word)
    }

    /// The tag of a language's name.
    private static func language(_ value: RulesValue, named name: String) throws(RulesFileError) -> String {
        guard let language = LanguageTag(name) else {
            throw value.fault("“\(name)” is not a language: give its tag, such as de, zh-Hant or pt_BR.")
        }
        return language.description
    }
}

extension RulesReader {
    mutating func fit(_ members: [String: RulesValue]) throws(RulesFileError) -> Fit {
        var fit = Fit()
        for member in FitMember.allCases {
            let names = [member.rawValue] + FitMember.formerNames.filter { $0.value == member }.map(\.key)
            let written = names.compactMap { members[$0] }
            if written.count > 1 {
                throw written[1].fault("“\(written[1].name)” is “\(member.rawValue)”: leave one out.")
            }
            guard let value = written.first else { continue }
            if let note = member.noteOnName(value.name) {
                rules.notes.append(RuleNote(origin: value.origin, message: note))
            }
            for element in member == .width ? try value.someElements() : [value] {
                let text = try element.text()
                do throws(FitFault) { try fit.take(text, as: member) } catch {
                    throw element.fault("“\(value.name)” \(error.message).")
                }
            }
        }
        return fit
    }

    static func selection(_ members: [String: RulesValue]) throws(RulesFileError) -> TextSelection {
        var selection = TextSelection()
        selection.keys = try patterns(members["keys"])
        selection.exceptKeys = try patterns(members["except"])
        selection.files = try patterns(members["files"])
        selection.tables = try patterns(members["tables"])
        selection.locales = try patterns(members["locales"])
        return selection
    }

    private static func patterns(_ value: RulesValue?) throws(RulesFileError) -> [KeyPattern] {
        var patterns: [KeyPattern] = []
        for element in try value?.someElements() ?? [] {
            let text = try element.text()
            do {
                patterns.append(try KeyPattern(text))
            } catch {
                throw element.fault(error.description)
            }
        }
        return patterns
    }

    private static func exemption(_ value: RulesValue) throws(RulesFileError) -> Exemption {
        let members = try value.members(RulesNames.exemption)
        guard let reason = members["reason"], try !reason.text().allSatisfy(\.isWhitespace) else {
            throw value.fault("An exemption needs a reason: say why nothing is reported.")
        }
        var exemption = Exemption(selection: try selection(members), reason: try reason.text(), origin: value.origin)
        for element in try members["findings"]?.someElements() ?? [] { exemption.kinds.insert(try kind(element)) }
        if let until = members["until"] {
            guard let day = CalendarDay(try until.text()) else {
                throw until.fault("“until” must be a day, such as 2027-01-31.")
            }
            exemption.until = day
        }
        guard members.keys.contains(where: { $0 != "reason" && $0 != "until" }) else {
            throw value.fault("This exemption would hide all findings: give keys, files, tables, locales or findings.")
        }
        return exemption
    }

    private mutating func addPlaceholder(_ value: RulesValue) throws(RulesFileError) {
        let spelling = try value.text()
        guard OwnPlaceholders.isDistinct(spelling) else {
            throw value.fault(
                "“\(spelling)” could be a word of a text: add the signs around it, such as {\(spelling)}."
            )
        }
        rules.placeholders.append(spelling)
        rules.places[.placeholder(spelling)] = value.origin
    }

    private static func limit(_ value: RulesValue?) throws(RulesFileError) -> Int? {
        guard let value else { return nil }
        guard let limit = Int(try value.text()), limit > 0 else {
            throw value.fault("“\(value.name)” must be a whole number of at least 1.")
        }
        return limit
    }

    private static func markup(_ value: RulesValue?) throws(RulesFileError) -> TextMarkup? {
        guard let value else { return nil }
        let names = TextMarkup.allCases.map(\.rawValue)
        guard let markup = TextMarkup(rawValue: try value.text()) else {
            let nearest = SpellingDistance.nearest(to: try value.text(), in: names)
            throw value.fault(
                "“markup” must be one of \(names.joined(separator: ", "))"
                    + (nearest.map { ": did you mean \($0)?" } ?? ".")
            )
        }
        return markup
    }

    private static func pseudoLocale(_ value: RulesValue) throws(RulesFileError) -> PseudoLocale {
        let names = PseudoLocale.allCases.map(\.rawValue)
        guard let pseudo = PseudoLocale(rawValue: try value.text()) else {
            let nearest = SpellingDistance.nearest(to: try value.text(), in: names)
            throw value.fault(
                nearest.map { "“pseudo” must be one or more of the names: did you mean \($0)?" }
                    ?? "“pseudo” must be one or more of \(names.joined(separator: ", "))."
            )
        }
        return pseudo
    }

    private static func kind(_ value: RulesValue) throws(RulesFileError) -> FindingKind {
        guard let kind = FindingKind(rawValue: try value.text()) else {
            throw value.fault(unknownKind(try value.text()))
        }
        return kind
    }

    private static func unknownKind(_ name: String) -> String {
        let kinds = FindingKind.allCases.map(\.rawValue)
        if let nearest = SpellingDistance.nearest(to: name, in: kinds) {
            return "“\(name)” is not a kind of finding: did you mean \(nearest)?"
        }
        return "“\(name)” is not a kind of finding: use \(kinds.joined(separator: ", "))."
    }

    private static func severities(_ value: RulesValue) throws(RulesFileError) -> [FindingKind: FindingSeverity?] {
        var severities: [FindingKind: FindingSeverity?] = [:]
        for (key, value) in try value.pairs() {
            guard let kind = FindingKind(rawValue: key.name) else { throw key.fault(unknownKind(key.name)) }
            let word = try value.text()
            guard let severity = FindingSeverity(rawValue: word) else {
                guard word == "off" else { throw value.fault("“\(key.name)” must be error, warning, note or off.") }
                severities[kind] = .some(nil)
                continue
            }
            severities[kind] = severity
        }
        return severities
    }

    private static func samples(_ value: RulesValue) throws(RulesFileError) -> PlaceholderSamples {
        var samples = PlaceholderSamples()
        for (key, value) in try value.pairs() {
            for element in try value.someElements() {
                let text = try element.text()
                let number = element.isQuoted ? nil : Double(text)
                samples.values[key.name, default: []].append(number.map { .number($0) } ?? .text(text))
            }
        }
        return samples
    }
}
