import CopyfitChecking
import TestSupport
import Testing

@Suite("ICU messages with their source in the same entry")
struct MessageSourceTests {
    private func messages(_ files: [String: String]) throws -> [String] {
        let report = try TranslationFolder(files).report(CheckRules())
        #expect(report.problems == [])
        // The messages have English branches in German
        let others: Set<FindingKind> = [.placeholderWithoutSample, .pluralMissing, .pluralUnused]
        return report.findings.filter { !others.contains($0.kind) }
            .map { ($0.variant + [$0.message]).joined(separator: ": ") }
    }

    private func xliff(_ source: String, _ target: String) throws -> [String] {
        try messages([
            "de.xlf": """
            <xliff version="1.2"><file source-language="en" target-language="de"><body><trans-unit id="a">
            <source>\(source)</source><target>\(target)</target></trans-unit></body></file></xliff>
            """
        ])
    }

    private func table(_ source: String, _ target: String) throws -> [String] {
        try messages(["t.csv": "key,source,de\na,\"\(source)\",\"\(target)\"\n"])
    }

    private static let code = "<x id=\"INTERPOLATION\" equiv-text=\"{{m}}\"/>"

    @Test("ICU messages with their source in the same entry are compared branch by branch, in XLIFF with codes")
    func codes() throws {
        let english = "{V, plural, =0 {now} other {\(Self.code) minutes ago}}"
        #expect(try xliff(english, "{V, plural, =0 {jetzt} other {vor \(Self.code) Minuten}}") == [])
        #expect(try xliff(english, "{V, plural, =0 {jetzt} =1 {vor einer Minute} other {vor \(Self.code)}}") == [])
        #expect(
            try xliff(english, "{V, plural, =0 {jetzt} other {vor Minuten}}") == [
                "V other: {INTERPOLATION} of the source is missing; its branch is for 2, 3, 4 and others."
            ]
        )
        let name = "<x id=\"NAME\" equiv-text=\"{{ user.name }}\"/>"
        #expect(
            try xliff("{g, select, male {he is \(name)} other {they}}", "{g, select, male {\(name)} other {x}}") == []
        )
    }

    @Test(
        "ICU messages with their source in the same entry have the same codes as a text without branches, whatever these are called",
        arguments: [
            #"<x id="1"/>"#, #"<x id="1" equiv-text="A"/>"#, #"<x id="a b" equiv-text="A"/>"#,
            #"<x id="INTERPOLATION" equiv-text="{{INTERPOLATION}}"/>"#,
        ]
    )
    func flat(code: String) throws {
        let branches = "{n, plural, one {\(code) day} other {\(code) days}}"
        #expect(try xliff(branches, "\(code) 日") == [])
        #expect(try xliff("\(code) items", "{n, plural, other {\(code) 個}}") == [])
        let spelling = code.contains("a b") ? "{a_b}" : code.contains("INTER") ? "{INTERPOLATION}" : "{1}"
        #expect(try xliff(branches, "日") == ["\(spelling) of the source is missing."])
        #expect(
            try xliff("\(code) items", "{n, plural, other {\(code) \(code)}}") == [
                "n other: \(spelling) occurs twice, but once in the source."
            ]
        )
        // The message is none: both branches are text, with the code in each
        #expect(
            try xliff(branches, "{n, plurl, one {\(code) Tag} other {\(code) Tage}}") == [
                "\(spelling) occurs twice, but once in the source."
            ]
        )
    }

    // A translation is the same as its source: nothing can be lost, gained, changed or doubled.
    @Test(
        "ICU messages with their source in the same entry have no findings if they are the same as their source",
        arguments: [
            "{n, plural, one {x {q}} other {y}}", "{n, plural, =0 {none {a}} one {x} other {y}}",
            "{g, select, male {He has {n, plural, one {# {q}} other {# x}}} other {They}}",
            "{n, plural, one {{q} {q}} other {{q}}}", "{n, plural, one {x } other { y}}",
            "{n, plural, one {x} other {y }}", "{n, selectordinal, one {#st {a}} other {#th}}", "{a} {b}, {a}",
            "{n, plural, one {{d, date}} other {{d}}}",
        ]
    )
    func identity(text: String) throws {
        #expect(try table(text, text) == [])
        #expect(try xliff(text, text) == [])
        let code = #"<x id="1"/>"#
        let withCode = text.replacing("{q}", with: code).replacing("{a}", with: code)
        #expect(try xliff(withCode, withCode) == [])
        #expect(try messages(["en.json": "{\"k\": \"\(text)\"}", "de.json": "{\"k\": \"\(text)\"}"]) == [])
    }

    // In Angular's file `=1 {{{ name }} has one file}` has a name, and no number.
    @Test(
        "ICU messages with their source in the same entry need a value of Angular that the source's branch for the same number has"
    )
    func interpolations() throws {
        let (name, number) = (Self.code, "<x id=\"INTERPOLATION_1\" equiv-text=\"{{ n }}\"/>")
        let english = "{VAR_PLURAL, plural, =1 {\(name) has one file} other {\(name) has \(number) files}}"
        let others = "other {\(name) hat \(number) Dateien}"
        #expect(try xliff(english, "{VAR_PLURAL, plural, =1 {\(name) hat eine Datei} \(others)}") == [])
        #expect(
            try xliff(english, "{VAR_PLURAL, plural, =1 {hat eine Datei} \(others)}") == [
                "VAR_PLURAL =1: {INTERPOLATION} of the source is missing."
            ]
        )
    }

    @Test(
        "ICU messages with their source in the same entry have the spaces at their ends that the source's branch for the same values has"
    )
    func spaces() throws {
        let english = "{n, plural, one {x} other {y }}"
        let lost = ["n other: The source ends with white space, but the text does not."]
        #expect(try table(english, "{n, plural, one {a} other {b}}") == lost)
        #expect(try xliff(english, "{n, plural, one {a} other {b}}") == lost)
        #expect(
            try xliff(english, "{n, plural, one {a } other {b }}") == [
                "n one: The text ends with white space, but its source does not."
            ]
        )
    }

    @Test(
        "ICU messages with their source in the same entry take the words of branches for words",
        arguments: [
            ("{V, plural, one {day} other {days}}", "{V, plural, one {Tag} other {Tage}}"),
            ("{V, plural, one {# day} other {# days}}", "{V, plural, one {# Tag} other {# Tage}}"),
            ("{V, plural, one {day} other {days}}", "{V, plural, one {# Tag} other {# Tage}}"),
            ("{g, select, male {he} other {they}}", "{g, select, male {er} other {sie}}"),
            ("{g, select, male {he is {n}} other {they}}", "{g, select, male {er ist {n}} other {sie}}"),
            ("{n} {V, plural, one {day} other {days}}", "{n} {V, plural, one {Tag} other {Tage}}"),
        ]
    )
    func words(english: String, german: String) throws {
        #expect(try xliff(english, german) == [])
        #expect(try table(english, german) == [])
    }

    @Test("ICU messages with their source in the same entry lose and gain placeholders in their branches")
    func faults() throws {
        let english = "{g, select, male {he is {n}} other {they are {n}}}"
        let lost = ["g other: {n} of the source is missing."]
        #expect(try table(english, "{g, select, male {er ist {n}} other {sie}}") == lost)
        #expect(try xliff(english, "{g, select, male {er ist {n}} other {sie}}") == lost)
        let gained = ["g other: {m} is not in the source."]
        #expect(try table(english, "{g, select, male {er ist {n}} other {sie {n} {m}}}") == gained)
        #expect(try xliff(english, "{g, select, male {er ist {n}} other {sie {n} {m}}}") == gained)
    }
}
