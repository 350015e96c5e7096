import CopyfitChecking
import CopyfitReporting
import Foundation
import Testing

@Suite("Reports as SARIF")
struct SARIFReportTests {
    private typealias Object = [String: Any]

    private func run(_ report: CheckReport) throws -> Object {
        let log = try JSONSerialization.jsonObject(with: Data(SARIFReport.text(report).utf8)) as? Object
        #expect(log?["version"] as? String == "2.1.0")
        return try #require((log?["runs"] as? [Object])?.first)
    }

    private func results(_ report: CheckReport) throws -> [Object] {
        try #require(try run(report)["results"] as? [Object])
    }

    @Test("Reports as SARIF say where each finding is, with percent-encoded paths and columns in code points")
    func places() throws {
        let run = try run(try .sample())
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        let result = try #require((run["results"] as? [Object])?.first)
        #expect(result["ruleId"] as? String == "does-not-fit")
        #expect(result["level"] as? String == "error")
        let location = try #require((result["locations"] as? [Object])?.first)
        let physical = try #require(location["physicalLocation"] as? Object)
        #expect((physical["artifactLocation"] as? Object)?["uri"] as? String == "de.lproj/L%20%C3%B6.strings")
        #expect(physical["region"] as? [String: Int] == ["startLine": 3, "startColumn": 9])
        let logical = try #require((location["logicalLocations"] as? [Object])?.first)
        #expect(logical["fullyQualifiedName"] as? String == "buy (de, one)")
    }

    @Test("Reports as SARIF describe every kind of finding, and refer to it by number")
    func rules() throws {
        let run = try run(try .sample())
        let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
        let rules = try #require(driver["rules"] as? [Object])
        #expect(rules.compactMap { $0["id"] as? String } == FindingKind.allCases.map(\.rawValue))
        for rule in rules { #expect(((rule["help"] as? Object)?["text"] as? String)?.hasSuffix(".") == true) }
        for result in try #require(run["results"] as? [Object]) {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
        }
    }

    // SARIF 2.1.0, 3.8: what the standard has no place for is in property bags
    @Test("Reports as SARIF say in the run's properties how much is exempt, and why")
    func exempt() throws {
        let properties = try #require(try run(try .exempt())["properties"] as? Object)
        let exemption = try #require((properties["exemptions"] as? [Object])?.first)
        #expect(exemption["reason"] as? String == "scrolls <b>by design")
        #expect([exemption["texts"], exemption["findings"], exemption["line"]] as? [Int] == [12, 13, 7])
        #expect(try run(try .clean())["properties"] == nil)
    }

    // SARIF 2.1.0, 3.11.5: braces are doubled.
    @Test("Reports as SARIF escape what messages would take for placeholders or links")
    func messages() throws {
        let messages = try results(try .sample()).compactMap { ($0["message"] as? Object)?["text"] as? String }
        #expect(messages[1].contains("[x] (y){{0}}@all"))
        #expect(messages[2] == "{{count}} has no sample.")
    }

    private func prints(_ report: CheckReport) throws -> [String] {
        try results(report).compactMap { ($0["partialFingerprints"] as? [String: String])?["copyfitContent/v1"] }
    }

    @Test("Reports as SARIF have fingerprints of findings about many texts that follow these, and not their lines")
    func groups() throws {
        func print(_ keys: Range<Int>, line: Int) throws -> [String] {
            let texts = keys.map { #"{"line": \#(line), "column": 1, "key": "k\#($0)", "text": "", "message": ""}"# }
            let json = #"{"subject": "missing-keys", "total": 50, "texts": [\#(texts.joined(separator: ", "))]}"#
            var report = try CheckReport.sample()
            report.findings = [report.findings[2]]
            report.findings[0].group = try JSONDecoder().decode(FindingGroup.self, from: Data(json.utf8))
            return try prints(report)
        }
        let two = try print(0..<2, line: 1)
        #expect(two.count == 1)
        #expect(try print(0..<2, line: 7) == two)
        #expect(try print(0..<40, line: 1) != two)
        #expect(try print(1..<3, line: 1) != two)
    }

    @Test("Reports as SARIF have fingerprints that follow the content and not the line, and tell equal findings apart")
    func fingerprints() throws {
        var report = try CheckReport.sample()
        let before = try prints(report)
        #expect(Set(before).count == 3)
        for index in report.findings.indices {
            report.findings[index].line += 5
            report.findings[index].column += 1
        }
        #expect(try prints(report) == before)
        report.findings[0].text = "Jetzt kaufen!"
        #expect(try prints(report)[0] != before[0])
        report.findings = [report.findings[1], report.findings[1]]
        let twice = try prints(report)
        #expect(twice[0].hasSuffix(":1"))
        #expect(twice[1] == twice[0].dropLast() + "2")
    }

    @Test("Reports as SARIF tell what could not be read as a notification")
    func problems() throws {
        func invocation(_ report: CheckReport) throws -> Object? {
            (try run(report)["invocations"] as? [Object])?.first
        }
        #expect(try invocation(.sample())?["executionSuccessful"] as? Bool == false)
        #expect((try invocation(.sample())?["toolExecutionNotifications"] as? [Object])?.count == 1)
        #expect(try invocation(.clean())?["executionSuccessful"] as? Bool == true)
    }

    @Test("Reports as SARIF show characters of messages that would turn or hide what follows, and keep the text itself")
    func visible() throws {
        var report = try CheckReport.sample()
        report.findings = [report.findings[1]]
        let text = try SARIFReport.text(report)
        #expect(text.contains("<U+202E>␁"))
        #expect(text.contains("\"text\":\"“</script>"))
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let result = try #require(((object["runs"] as? [[String: Any]])?[0]["results"] as? [[String: Any]])?[0])
        #expect((result["properties"] as? [String: Any])?["text"] as? String == hostileText)
        let message = try #require((result["message"] as? [String: Any])?["text"] as? String)
        #expect(!message.unicodeScalars.contains("\u{202E}") && !message.unicodeScalars.contains("\u{1}"))
    }
}
