import CopyfitChecking
import TestSupport
import Testing

@Suite("ICU messages with their source in the same entry")
struct MessageSourceTests {
    private func messages(_ files: [String: String]) throws -> [String] {
        let report = try TranslationFolder(files).report(CheckRules())
        #expect(report.problems == [])
        return report.findings.filter { $0.kind != .placeholderWithoutSample }
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

    @Test("are compared branch by branch, in XLIFF with codes")
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
        "take the words of branches for words",
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

    @Test("lose and gain placeholders in their branches")
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
