import CopyfitChecking
import TestSupport
import Testing

@Suite("The source of translations")
struct SourceFindingsTests {
    private func report(_ files: [String: String], rules text: String = "") throws -> CheckReport {
        try TranslationFolder(files).report(try RulesFile(text, path: "copyfit.yml").rules)
    }

    /// Kind and language of each finding.
    private func found(_ files: [String: String], rules text: String = "") throws -> [String] {
        try report(files, rules: text).findings.map { "\($0.kind.rawValue) \($0.locale)" }.sorted()
    }

    @Test(
        "The source is a file that differs from its translations only by a language",
        arguments: [
            ("app.properties", "app_de.properties", "a=Hi {0}", "a=Hallo"),
            ("ApplicationResources.properties", "ApplicationResources_pt_BR.properties", "a=Hi {0}", "a=Oi"),
            ("org/foo/m.properties", "org/foo/m_fr.properties", "a=Hi {0}", "a=Salut"),
            ("app.json", "app.de.json", #"{"a": "Hi {{n}}"}"#, #"{"a": "Hallo"}"#),
            ("src/words.json", "src/words-es.json", #"{"a": "Hi {{n}}"}"#, #"{"a": "Hola"}"#),
            ("intl.arb", "intl_de.arb", #"{"a": "Hi {n}"}"#, #"{"a": "Hallo"}"#),
            ("Texts.resx", "Texts.de.resx", resx("Hi {0}"), resx("Hallo")),
        ]
    )
    func siblings(source: String, translation: String, text: String, translated: String) throws {
        let report = try report([source: text, translation: translated])
        #expect(report.findings.map(\.kind) == [.placeholderMissing])
        let family = try #require(report.summary.families.first)
        #expect(report.summary.families.count == 1)
        #expect(family.source?.language == "en")
        #expect(family.source?.isGuess == false)
        #expect(family.source?.files.map { $0.hasSuffix("/" + source) } == [true])
    }

    private static func resx(_ text: String) -> String {
        "<root><data name=\"a\"><value>\(text)</value></data></root>"
    }

    private static let layouts = [
        ["core/templates/m.ftl": "a = Hi { $n }", "core/en-GB/m.ftl": "b = colour", "core/de/m.ftl": "a = Hallo"],
        ["core/Source/m.ftl": "a = Hi { $n }", "core/de/m.ftl": "a = Hallo"],
        ["l/_src/x.json": #"{"a": "Hi {{n}}"}"#, "l/de/x.json": #"{"a": "Hallo"}"#, "l/fr/x.json": #"{"a": "{{n}}"}"#],
        ["l/main.arb": #"{"a": "Hi {n}"}"#, "l/de.arb": #"{"a": "Hallo"}"#, "l/fr.arb": #"{"a": "{n}"}"#],
        [
            "l/template.json": #"{"a": "Hi {{n}}"}"#, "l/en.json": #"{"a": "Hi {{n}}"}"#,
            "l/de.json": #"{"a": "Hallo"}"#,
        ],
    ]

    @Test("The source may be where others have a language, which is a guess and a warning", arguments: layouts)
    func places(files: [String: String]) throws {
        let report = try report(files)
        #expect(report.findings.map(\.kind).contains(.placeholderMissing))
        let guess = try #require(report.findings.first { $0.kind == .sourceGuessed })
        #expect(guess.severity == .warning)
        #expect(report.summary.families.contains { $0.source?.isGuess == true })
        // What the message says to write is no guess any more
        let name = try #require(guess.message.split(separator: "“").last?.split(separator: "”").first)
        #expect(guess.message.contains("source: \(name)"))
        #expect(try !found(files, rules: "source: \(name)").contains { $0.hasPrefix("source-") })
        #expect(try found(files, rules: "source: \(name)").contains("placeholder-missing de"))
    }

    @Test("The source is no file that lacks most keys, and none without a telling name beside the source language")
    func strangers() throws {
        let other = [
            "l/config/x.json": #"{"b": "on"}"#, "l/de/x.json": #"{"a": "Hallo"}"#, "l/fr/x.json": #"{"a": "Ça"}"#,
        ]
        #expect(try found(other) == ["source-missing "])
        let english = ["l/common/x.ftl": "a = { $n }", "l/en/x.ftl": "a = Hi", "l/de/x.ftl": "a = Hallo"]
        #expect(try found(english) == [])
    }

    @Test("A source language that is not among the files is a warning, also if its regional form stands in")
    func missing() throws {
        let files = ["a/de.json": #"{"a": "Hallo"}"#, "a/fr.json": #"{"a": "Salut {{n}}"}"#]
        #expect(try found(files) == ["source-missing "])
        #expect(try found(files, rules: "sourceLanguage: fr") == ["placeholder-missing de"])
        #expect(try found(files, rules: "source: fr") == ["placeholder-missing de"])
        let regional = ["a/en-GB.json": #"{"a": "Hi {{n}}"}"#, "a/de.json": #"{"a": "Hallo"}"#]
        #expect(try found(regional) == ["placeholder-missing de", "source-guessed "])
        #expect(try found(regional, rules: "source: en-GB") == ["placeholder-missing de"])
        let one = ["a/de.json": #"{"a": "Hallo"}"#]
        #expect(try found(one) == [])
    }

    @Test(
        "Names that rules give a language have it, and those to ignore are left out",
        arguments: [
            "locales: { jargon: de, templates: en }", "locales: { core/jargon: de, core/templates: en }",
            "locales: { jargon: de, old: ignore }\nsource: templates",
        ]
    )
    func names(rules: String) throws {
        let files = [
            "core/templates/m.ftl": "a = Hi { $n }", "core/jargon/m.ftl": "a = Hallo", "core/fr/m.ftl": "a = { $n }",
        ]
        let report = try report(files, rules: rules)
        let found = report.findings.filter { $0.kind != .unusedRule }
        #expect(found.map { "\($0.kind.rawValue) \($0.language)" } == ["placeholder-missing de"])
        #expect(report.summary.families.map(\.languages) == [["de", "en", "fr"]])
    }

    @Test("Languages of many in one file are left out by their names, and so are files by theirs")
    func ignored() throws {
        let catalogue = """
            {"sourceLanguage": "en", "strings": {"a": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
            "old": {"stringUnit": {"state": "translated", "value": "Hallo"}},
            "en": {"stringUnit": {"state": "translated", "value": "Hi %@"}}}}}, "version": "1.0"}
            """
        let files = ["L.xcstrings": catalogue, "x/de.json": "{\"a\": \" a \"}", "x/b_fr.json": "{\"a\": \" a \"}"]
        let report = try report(files, rules: "locales: { old: ignore, x: ignore, b_fr.json: ignore, de.json: ignore }")
        #expect(report.findings.map { "\($0.kind.rawValue) \($0.language)" } == ["placeholder-missing de"])
        #expect(report.summary.leftOut == ["b_fr", "de", "old"])
    }

    @Test(
        "Test languages and notes for translators are no languages",
        arguments: [
            "qqq", "qps-ploc", "qps-plocm", "en-XA", "ar-XB", "en_XA", "xx", "qaa", "zxx", "x-test",
        ]
    )
    func noLanguages(name: String) throws {
        let files = ["en.lproj/L.strings": "\"a\" = \"Hi %@\";", "\(name).lproj/L.strings": "\"a\" = \"Hi  \";"]
        let report = try report(files)
        #expect(report.findings == [])
        #expect(report.summary.leftOut == [name])
        #expect(report.summary.locales == 1)
    }

    @Test(
        "Languages for which there are such codes too are languages",
        arguments: ["qu", "que", "sq-XK", "mus", "en-ZA"]
    )
    func languages(name: String) throws {
        let files = ["en.lproj/L.strings": "\"a\" = \"Hi %@\";", "\(name).lproj/L.strings": "\"a\" = \"Hi\";"]
        #expect(try report(files).findings.map(\.kind) == [.placeholderMissing])
    }

    @Test("Summaries name the source's language and files and the languages compared with it")
    func sentences() throws {
        let files = [
            "de.lproj/L.strings": "\"a\" = \"A\";", "en.lproj/L.strings": "\"a\" = \"A\";",
            "fr.lproj/L.strings": "\"a\" = \"A\";", "qqq.lproj/L.strings": "\"a\" = \"A\";",
        ]
        let folder = try TranslationFolder(files)
        let summary = try folder.report(CheckRules()).summary
        #expect(
            summary.sourceSentences == [
                "Compared with en (\(folder.path)/en.lproj/L.strings): de, fr.", "Left out as no languages: qqq.",
            ]
        )
    }

    private static let texts = #"{"a": "A"}"#

    @Test(
        "A name of the rules that nothing has is an error if it is misspelt, and a warning otherwise",
        arguments: [
            ("source: [tempaltes]", ["error “tempaltes”: did you mean templates?"]),
            ("locales: { tmeplates: en, de: de }", ["error “tmeplates”: did you mean templates?"]),
            ("locales: { nonsense: en }", ["warning “nonsense”: correct or remove it."]),
            ("source: templates", []), ("locales: { templates: en }", []), ("locales: { de: ignore }", []),
            ("locales: { l/templates: en }", []), ("source: it", ["warning “it”: correct or remove it."]),
        ]
    )
    func unknownNames(rules: String, messages: [String]) throws {
        let files = ["l/templates/a.json": Self.texts, "l/de/a.json": Self.texts, "l/fr/a.json": Self.texts]
        let found = try report(files, rules: rules).findings.filter { $0.kind == .unusedRule }
        #expect(
            found.map { "\($0.severity.rawValue) \($0.message)" }
                == messages.map { $0.replacing("“", with: "No language, folder or file of the texts is called “") }
        )
        #expect(found.allSatisfy { $0.file == "copyfit.yml" && $0.line == 1 })
    }
}
