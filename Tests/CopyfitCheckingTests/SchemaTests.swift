@testable import CopyfitChecking
import Foundation
import TestSupport
import Testing

@Suite("Schemas")
struct SchemaTests {
    private func schema(_ name: String) throws -> [String: Any] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let url = tests.deletingLastPathComponent().appending(path: "Schemas/\(name).schema.json")
        return try #require(JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
    }

    /// What is at the end of a path of names.
    private func value(_ schema: [String: Any], _ path: String...) -> Any? {
        path.reduce(schema) { ($0 as? [String: Any])?[$1] as Any? ?? [:] }
    }

    private func names(_ value: Any?) -> Set<String> {
        Set((value as? [String: Any] ?? [:]).keys).union(value as? [String] ?? [])
    }

    @Test("Schemas of rules have the names that rules files may have")
    func rules() throws {
        let schema = try schema("check-rules")
        #expect(names(value(schema, "properties")) == Set(RulesNames.file))
        #expect(names(value(schema, "properties", "defaults", "properties")) == Set(RulesNames.defaults))
        // The spelling of the version before is still read.
        let rule = names(value(schema, "properties", "rules", "items", "properties"))
        #expect(rule == Set(RulesNames.rule).union(["lines"]))
        #expect(names(value(schema, "properties", "exempt", "items", "properties")) == Set(RulesNames.exemption))
        #expect(names(value(schema, "$defs", "room", "properties")) == Set(RulesNames.room))
        #expect(names(value(schema, "$defs", "kind", "enum")) == Set(FindingKind.allCases.map(\.rawValue)))
    }

    @Test("Schemas of reports have the members that findings have")
    func reports() throws {
        let schema = try schema("check-report")
        let report = try TranslationFolder(["de.json": #"{"buy": "Jetzt kaufen"}"#]).report(
            .all(Fit(widths: [80...80], maxLines: 1))
        )
        let finding = try #require(report.findings.first)
        let encoded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(finding)) as? [String: Any] ?? [:]
        let optional: Set = ["context", "usedFont", "group", "written", "source"]
        #expect(names(value(schema, "$defs", "finding", "properties")) == names(encoded).union(optional))
        #expect(names(value(schema, "$defs", "fit", "properties")) == names(encoded["fit"]).union(["height"]))
        #expect(
            names(value(schema, "$defs", "finding", "properties", "kind", "enum"))
                == Set(FindingKind.allCases.map(\.rawValue))
        )
        #expect(try JSONDecoder().decode(Finding.self, from: JSONEncoder().encode(finding)) == finding)
    }

    @Test("Schemas of reports have the members that a finding's texts have")
    func groups() throws {
        let schema = try schema("check-report")
        let files = ["en.json": #"{"a": "A", "b": "B"}"#, "de.json": "{}"]
        let finding = try #require(try TranslationFolder(files).report(CheckRules()).findings.first)
        let encoded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(finding)) as? [String: Any] ?? [:]
        let group = value(schema, "$defs", "group", "properties")
        #expect(names(group) == names(encoded["group"]))
        let texts = value(encoded, "group", "texts") as? [[String: Any]]
        let optional: Set = ["file", "context", "locale", "variant"]
        #expect(
            names(value(schema, "$defs", "group", "properties", "texts", "items", "properties"))
                == names(texts?.first).union(optional)
        )
        #expect(try JSONDecoder().decode(Finding.self, from: JSONEncoder().encode(finding)) == finding)
    }
}
