import CopyfitChecking
import TestSupport
import Testing

@Suite("Plural forms and values without a text")
struct PluralFindingsTests {
    private func found(_ files: [String: String]) throws -> [Finding] {
        try TranslationFolder(files).report(CheckRules()).findings.filter {
            [.pluralMissing, .pluralUnused, .selectMissing, .selectExtra].contains($0.kind)
        }
    }

    private func found(_ format: PluralFile, _ language: String, _ categories: [String]) throws -> [Finding] {
        let english = [("one", "% file"), ("other", "% files")]
        return try found(format.files(["en": english, language: categories.map { ($0, "% x") }]))
    }

    // CLDR, Language Plural Rules: Russian has few for 2–4, 22–24 …, many for 0, 5–20 …, and other for fractions
    @Test("Numbers without a branch are named, with what users see", arguments: PluralFile.allCases)
    func russian(format: PluralFile) throws {
        let finding = try #require(try found(format, "ru", ["one", "other"]).first)
        let numbers = "There is no text for 2, 3, 4 and others (few), nor for 0, 5, 6 and others (many): "
        let effect =
            switch format {
            case .i18next: "i18next shows another language's text, or the key."
            case .fluent: "the default is shown."
            default: "the text for “other” is shown."
            }
        #expect(finding.kind == .pluralMissing)
        #expect(finding.message == numbers + effect)
        #expect(finding.severity == (format == .i18next ? .error : .warning))
        #expect(finding.locale.contains("ru"))
        #expect(try found(format, "ru", ["one", "few", "many", "other"]) == [])
    }

    // Arabic has one for 1, two for 2; Japanese has other for all; German has one for 1; Polish few for 2–4, many for 0, 5–21
    @Test(
        "Branches that no number of the language chooses are found, each at its place",
        arguments: PluralFile.allCases
    )
    func unused(format: PluralFile) throws {
        func unused(_ language: String, _ categories: [String]) throws -> [[String]] {
            try found(format, language, categories).filter { $0.kind == .pluralUnused }.map(\.variant)
        }
        #expect(try unused("de", ["one", "few", "other"]).count == 1)
        #expect(try unused("de", ["one", "many", "other"]).count == 1)
        #expect(try unused("pl", ["one", "few", "many", "other"]) == [])
        #expect(try unused("fr", ["one", "many", "other"]) == [])
        #expect(try unused("cs", ["one", "few", "many", "other"]) == [])
        // Dart's intl takes one and two for 1 and 2 in every language
        #expect(try unused("ja", ["one", "other"]).count == (format == .arb ? 0 : 1))
        #expect(try unused("de", ["one", "two", "other"]).count == (format == .arb ? 0 : 1))
        // Apple, i18next and Dart take zero for 0
        let takesZero: Set<PluralFile> = [.catalogue, .dictionary, .i18next, .arb]
        #expect(try unused("de", ["zero", "one", "other"]).count == (takesZero.contains(format) ? 0 : 1))
        // Hebrew had many for 20, 30 … before CLDR 42, which older systems have
        #expect(try unused("he", ["one", "two", "many", "other"]) == [])
    }

    @Test("A message without the branch for all other numbers is an error where the program then fails")
    func withoutOther() throws {
        for format in [PluralFile.android, .catalogue, .dictionary] {
            let finding = try #require(try found(format, "ar", ["one"]).first)
            #expect(finding.severity == .error)
            #expect(
                finding.message.hasPrefix("There is no text for 0 (zero), nor for 2 (two), nor for 3, 4, 5 and others")
            )
        }
        let android = try #require(try found(.android, "de", ["one"]).first)
        #expect(android.message == "There is no text for 0, 2, 3 and others (other): Android throws an exception.")
    }

    @Test("i18next's key with a suffix is a plural without “other” if another file has that text")
    func suffixWithoutOther() throws {
        let source = #"{"item_one": "{{count}} item", "item_other": "{{count}} items"}"#
        let files = ["l/en.json": source, "l/de.json": #"{"item_one": "{{count}} Ding"}"#]
        let findings = try TranslationFolder(files).report(CheckRules()).findings
            .filter { $0.kind != .placeholderWithoutSample }
        #expect(findings.map(\.kind) == [.pluralMissing])
        #expect(findings.map(\.severity) == [.error])
        #expect(
            findings.map(\.message) == [
                "There is no text for 0, 2, 3 and others (other): i18next shows another language's text, or the key."
            ]
        )
    }

    @Test("Numbers with branches of their own are not asked for again")
    func exact() throws {
        func messages(_ language: String, _ branches: String) throws -> [String] {
            let source = "{\"n\": \"{n, plural, one {# file} other {# files}}\"}"
            return try found(["l/en.json": source, "l/\(language).json": "{\"n\": \"{n, plural, \(branches)}\"}"]).map(
                \.message
            )
        }
        #expect(try messages("de", "=1 {eine} other {#}") == [])
        #expect(
            try messages("hr", "=1 {jedna} few {#} other {#}") == [
                "There is no text for 21, 31, 41 and others (one): the text for “other” is shown."
            ]
        )
        #expect(
            try messages("fr", "=1 {un} other {#}") == ["There is no text for 0 (one): the text for “other” is shown."]
        )
        #expect(try messages("fr", "=0 {rien} =1 {un} other {#}") == [])
    }

    // English ordinals: one for 1, 21; two for 2, 22; few for 3, 23; other for the rest
    @Test("Ordinals are asked for by their own rules")
    func ordinals() throws {
        let files = ["l/en.json": "{\"n\": \"{n, selectordinal, one {#st} two {#nd} other {#th}}\"}"]
        #expect(
            try found(files).map(\.message) == [
                "There is no text for 3, 23, 33 and others (few): the text for “other” is shown."
            ]
        )
    }

    @Test("Languages without rules, and messages that speak of no number, are left alone")
    func unknown() throws {
        #expect(try found(.android, "ryu", ["other"]) == [])
        #expect(try found(["l/en.json": "{\"n\": \"{n, plural, =0 {none} other {some}}\"}"]) == [])
        #expect(try found(["l/en.json": "{\"n\": \"{n, plural, other {some}}\"}"]) == [])
        #expect(try found(["l/en.json": "{\"n\": \"{n, plural, other {# files}}\"}"]).count == 1)
    }

    @Test("A gettext header with too few forms is one warning for its file")
    func header() throws {
        func file(_ language: String, _ rule: String, forms: Int) -> [String: String] {
            let entries = ["a", "b"].map { key in
                let texts = (0..<forms).map { "msgstr[\($0)] \"%d \(key)\"\n" }.joined()
                return "\nmsgid \"%d \(key)\"\nmsgid_plural \"%d \(key)s\"\n\(texts)"
            }
            let header = "msgid \"\"\nmsgstr \"Language: \(language)\\nPlural-Forms: \(rule);\\n\"\n"
            return ["po/\(language).po": header + entries.joined()]
        }
        let two = "nplurals=2; plural=(n != 1)"
        let russian = try found(file("ru", two, forms: 2))
        #expect(
            russian.map(\.message) == [
                "The header's Plural-Forms has one form for 2, 3, 4 and others (few) and 5, 6, 7 and others (many) and "
                    + "21, 31, 41 and others (one), which ru distinguishes."
            ]
        )
        #expect(try found(file("de", two, forms: 2)) == [])
        #expect(try found(file("pt", two, forms: 2)) == [])
        #expect(try found(file("ja", "nplurals=1; plural=0", forms: 1)) == [])
        let polish = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)"
        #expect(try found(file("pl", polish, forms: 3)) == [])
    }

    private func values(_ source: String, _ translation: String) throws -> [String] {
        try found(["l/en.json": "{\"a\": \"\(source)\"}", "l/de.json": "{\"a\": \"\(translation)\"}"]).map {
            "\($0.kind.rawValue) \($0.message)"
        }
    }

    @Test("Values that only the source or only the translation has are found")
    func select() throws {
        let source = "{sex, select, male {he} female {she} other {they}}"
        #expect(try values(source, "{sex, select, male {er} female {sie} other {sie}}") == [])
        #expect(
            try values(source, "{sex, select, male {er} femail {sie} other {sie}}") == [
                "select-missing The source has a branch “female” for “sex”; here the one for “other” is shown.",
                "select-extra The source has no branch “femail” for “sex”, only “female”, “male”, “other”.",
            ]
        )
        // A language need not choose at all
        #expect(try values(source, "es") == [])
    }

    @Test("Fluent's translations may choose by fewer values, and by others of their own functions")
    func fluent() throws {
        let source = "a = { $u ->\n    [hour] h\n    [day] d\n   *[other] x\n }\n"
        func kinds(_ translation: String) throws -> [FindingKind] {
            try found(["l/en/m.ftl": source, "l/de/m.ftl": translation]).map(\.kind)
        }
        #expect(try kinds("a = { $u ->\n    [hour] h\n   *[other] x\n }\n") == [])
        #expect(try kinds("a = { $u ->\n    [Hour] h\n   *[other] x\n }\n") == [.selectExtra])
        #expect(try kinds("a = { PLATFORM() ->\n    [macos] h\n   *[other] x\n }\n") == [])
    }
}
