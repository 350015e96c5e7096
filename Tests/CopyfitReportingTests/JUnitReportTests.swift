import CopyfitChecking
import CopyfitReporting
import Foundation
import FoundationXML
import Testing

@Suite("Reports as JUnit XML")
struct JUnitReportTests {
    /// What a parser sees: each element with its attributes, in order.
    private final class Elements: NSObject, XMLParserDelegate {
        var names: [String] = []
        var attributes: [[String: String]] = []

        init(_ text: String) throws {
            super.init()
            let parser = XMLParser(data: Data(text.utf8))
            parser.delegate = self
            try #require(parser.parse())
        }

        func parser(
            _ parser: XMLParser,
            didStartElement name: String,
            namespaceURI: String?,
            qualifiedName: String?,
            attributes: [String: String]
        ) {
            names.append(name)
            self.attributes.append(attributes)
        }

        func all(_ name: String) -> [[String: String]] {
            zip(names, attributes).filter { $0.0 == name }.map(\.1)
        }
    }

    @Test("Reports as JUnit XML have 5,000 cases, those that pass are left out first, and say how many are")
    func limits() throws {
        var report = try CheckReport.sample()
        let (error, warning) = (report.findings[0], report.findings[1])
        func findings(_ finding: Finding, _ count: Int) -> [Finding] {
            (0..<count).map { number in
                var finding = finding
                finding.key = "\(finding.severity.rawValue) \(number)"
                return finding
            }
        }
        report.findings = findings(warning, 3_000) + findings(error, 3_000)
        let found = try Elements(JUnitReport.text(report))
        #expect(found.all("testsuites").map { $0["tests"] } == ["5001"])
        #expect(found.all("testsuites").map { $0["failures"] } == ["3000"])
        // 6,001 with the part that could not be read
        #expect(found.all("testcase").last?["name"] == "1001 more cases are left out; the other reports list them all")
        #expect(found.all("testsuites").map { $0["errors"] } == ["1"])
    }

    @Test("Reports as JUnit XML have a case that is an error in place of cases that do not pass")
    func failuresLeftOut() throws {
        var report = try CheckReport.sample()
        report.findings = (0..<5_002).map { number in
            var finding = report.findings[0]
            finding.key = "\(number)"
            return finding
        }
        let found = try Elements(JUnitReport.text(report))
        // 5,003 with the part that could not be read, which is kept
        #expect(found.all("testsuites").map { $0["tests"] } == ["5001"])
        #expect(found.all("testsuites").map { $0["failures"] } == ["4999"])
        #expect(found.all("testsuites").map { $0["errors"] } == ["2"])
        #expect(found.all("testcase").last?["name"] == "3 more cases are left out; the other reports list them all")
        let errors = found.all("error")
        #expect(errors.last?["type"] == "left-out")
        #expect(
            errors.last?["message"] == "3 of them fail: see another report, or check fewer files at a time."
        )
    }

    @Test(
        "Reports as JUnit XML have a suite for each file and a case for each text; only errors and what cannot be read fail"
    )
    func suites() throws {
        let found = try Elements(JUnitReport.text(try .sample()))
        #expect(found.all("testsuites") == [["name": "copyfit check", "tests": "4", "failures": "1", "errors": "1"]])
        let suites = found.all("testsuite")
        #expect(suites.map { $0["name"] } == ["de.lproj/L ö.strings", "fr.po"])
        #expect(suites.map { $0["tests"] } == ["2", "2"])
        #expect(suites.map { $0["failures"] } == ["1", "0"])
        #expect(suites.map { $0["errors"] } == ["0", "1"])
        #expect(found.all("testcase").map { $0["name"] }.first == "buy (de, one)")
        #expect(found.all("testcase").last == ["classname": "fr.po", "name": "n (fr) [menu]"])
        #expect(found.all("failure").map { $0["type"] } == ["does-not-fit"])
        #expect(found.all("error").map { $0["message"] } == ["This is not a string."])
        #expect(found.all("system-out").count == 2)
    }

    @Test("Reports as JUnit XML replace what XML forbids by something visible")
    func hostile() throws {
        let names = try Elements(JUnitReport.text(try .sample())).all("testcase").compactMap { $0["name"] }
        #expect(names.contains("</script>\"'`|[x](y){0}@all%0A::error::<U+2028><U+202E>␁<b>& (de)"))
    }

    @Test("Reports as JUnit XML have one case that passes if nothing was found")
    func clean() throws {
        let found = try Elements(JUnitReport.text(try .clean()))
        #expect(found.all("testsuite").map { $0["tests"] } == ["1"])
        #expect(found.names == ["testsuites", "testsuite", "testcase"])
    }

    /// Jenkins's junit-10.xsd: a case may have `skipped` with a message, and suites count them.
    @Test("Reports as JUnit XML have a skipped case for each exemption, beside one that passes if nothing was found")
    func exempt() throws {
        let found = try Elements(JUnitReport.text(try .exempt()))
        #expect(found.names == ["testsuites", "testsuite", "testcase", "testsuite", "testcase", "skipped"])
        #expect(found.all("testsuite").map { $0["name"] } == ["copyfit check", "copyfit.yml"])
        #expect(found.all("testsuite").map { $0["skipped"] } == ["0", "1"])
        #expect(found.all("testcase").last?["name"] == "line 7: exempt, scrolls <b>by design")
        #expect(found.all("skipped") == [["message": "12 texts, 13 findings"]])
        var report = try CheckReport.sample()
        report.summary.exemptions = try CheckReport.exempt().summary.exemptions
        let beside = try Elements(JUnitReport.text(report))
        #expect(beside.all("testsuites").map { [$0["failures"], $0["errors"]] } == [["1", "1"]])
        #expect(beside.all("testsuite").map { $0["skipped"] } == ["1", "0", "0"])
    }

    @Test("Reports as JUnit XML put several findings of a text into one case")
    func several() throws {
        var report = try CheckReport.sample()
        report.problems = []
        report.findings = [report.findings[0], report.findings[0]]
        let found = try Elements(JUnitReport.text(report))
        #expect(found.names == ["testsuites", "testsuite", "testcase", "failure", "failure"])
        #expect(found.all("testsuites").map { $0["failures"] } == ["1"])
    }
}
