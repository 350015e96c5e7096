import CopyfitChecking
import TestSupport
import Testing

@Suite("Placeholders of a program's own")
struct OwnPlaceholdersTests {
    private func found(_ source: String, _ text: String, rules: String) throws -> [String] {
        let files = ["en.lproj/L.strings": "\"a\" = \"\(source)\";", "eo.lproj/L.strings": "\"a\" = \"\(text)\";"]
        return try TranslationFolder(files).report(RulesFile(rules, path: "copyfit.yml").rules).findings
            .filter { $0.kind != .placeholderWithoutSample }.map { "\($0.kind.rawValue): \($0.message)" }
    }

    @Test(
        "Declared placeholders are compared",
        arguments: [
            ("\"%0\"", "Free: %0", "%0"), ("\"{USERNAME}\"", "Hi {USERNAME}", "{USERNAME}"),
            ("$*$", "Hi $NAME$", "$NAME$"),
            ("\":*\"", "Hi :name.", ":name"), ("\"[[*]]\"", "Hi [[first-name]]!", "[[first-name]]"),
            ("\"{{*.*}}\"", "Hi {{user.first.name}}.", "{{user.first.name}}"), ("\"{*1}\"", "Hi {x11}", "{x11}"),
            ("\"$*$\"", "Hi $Ä$", "$Ä$"), ("\"«NAME»\"", "Hi «NAME»", "«NAME»"), ("\"«*»\"", "Hi «имя_»", "«имя_»"),
            ("\"%*\"", "共%n个", "%n"), ("\"*$\"", "Hi a_b$", "a_b$"),
        ]
    )
    func compared(spelling: String, source: String, placeholder: String) throws {
        let rules = "placeholders: [\(spelling)]"
        #expect(
            try found(source, "x", rules: rules) == ["placeholder-missing: \(placeholder) of the source is missing."]
        )
        #expect(try found(source, source, rules: rules) == [])
        #expect(try found("\(source) %@", "%@ \(source)", rules: rules) == [])
        #expect(try found(source, "x", rules: "").isEmpty)
    }

    @Test("A declared placeholder is whole, and a word is none")
    func whole() throws {
        #expect(
            try found("%1", "%10", rules: "placeholders: [\"%1\"]") == [
                "placeholder-missing: %1 of the source is missing."
            ]
        )
        #expect(throws: RulesFileError.self) { try found("a", "b", rules: "placeholders: [USER]") }
        #expect(throws: RulesFileError.self) { try found("a", "b", rules: "placeholders: [\"*\"]") }
    }

    @Test("A spelling without an end does not begin in a word or a number")
    func clockTimes() throws {
        let rules = "placeholders: [\":*\"]"
        #expect(
            try found("At 2:45, a:b :c", "x", rules: rules) == ["placeholder-missing: :c of the source is missing."]
        )
        #expect(try found("At 2:45 :b", "x", rules: rules) == ["placeholder-missing: :b of the source is missing."])
    }

    // A hundred thousand starts of names of a hundred thousand letters would take minutes.
    @Test("Long words cost no more than others")
    func longWords() throws {
        let text = String(repeating: "a", count: 100_000)
        #expect(try found(text, text, rules: "placeholders: [\"*$\", \"a*b*c$\"]").count { $0.hasPrefix("p") } == 0)
    }

    @Test("A percent sign beside a declared placeholder alone is no fault of a format")
    func percent() throws {
        #expect(try found("$N$ half", "$N$ 50%", rules: "placeholders: [$*$]") == [])
    }

    @Test("Declared placeholders have samples")
    func samples() throws {
        var rules = try RulesFile("placeholders: [\"%0\"]\nsamples: { \"%0\": wide }", path: "copyfit.yml").rules
        rules.type = CheckedType(font: .named("Inter"), size: 16)
        rules.rules = [CheckRule(name: "all", requirement: Fit(widths: [1...1]))]
        let report = try TranslationFolder(["eo.lproj/L.strings": "\"a\" = \"a %0\";"]).report(rules)
        #expect(report.findings.map(\.text) == ["a wide"])
    }

    @Test(
        "A sample or a declared placeholder that no text has is a warning",
        arguments: [
            ("samples: { \"%0\": x }", true), ("samples: { \"%@\": x }", false), ("samples: { integer: 5 }", false),
            ("placeholders: [$A$]", true), ("samples: { \"%2$@\": x }", true), ("samples: { \"%1$@\": x }", false),
        ]
    )
    func unused(rules: String, isFound: Bool) throws {
        #expect(
            try found("Hi %@", "Ho %@", rules: rules).map { $0.hasPrefix("unused-rule") } == (isFound ? [true] : [])
        )
    }
}
