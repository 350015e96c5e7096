import CopyfitChecking
import CopyfitReporting
import Foundation
import Testing

@Suite("Reports as a page")
struct HTMLReportTests {
    /// The sample, also measured under a hostile key, and in English as wide as 50 pt.
    private func report() throws -> CheckReport {
        var report = try CheckReport.sample()
        let measured = try JSONEncoder().encode(report.measurements[0])
        func changed(_ changes: [String: Any]) throws -> MeasuredTranslation {
            let object = try JSONSerialization.jsonObject(with: measured) as? [String: Any]
            let members = try #require(object).merging(changes) { $1 }
            return try JSONDecoder().decode(
                MeasuredTranslation.self,
                from: try JSONSerialization.data(withJSONObject: members)
            )
        }
        let wider = ["from": 150, "to": 150, "includesEnd": true] as [String: Any]
        report.measurements += [
            try changed(["widths": wider]), try changed(["key": hostileText, "neededWidth": NSNull(), "line": 4]),
            try changed([
                "file": "en.lproj/L ö.strings", "locale": "en", "isSource": true, "neededWidth": 75.25,
                "naturalWidth": 75.12734375,
            ]),
        ]
        return report
    }

    private func page() throws -> String { HTMLReport.text(try report()) }

    /// What the page's script reads.
    private func content(_ page: String) throws -> [String: Any] {
        let start = try #require(page.firstRange(of: "id=\"data\">")).upperBound
        let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
        let object = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
        return try #require(object as? [String: Any])
    }

    @Test("Reports as a page need no other file and no network")
    func selfContained() throws {
        let page = try page().replacing("http://www.w3.org/2000/svg", with: "").replacing("url(#hatch)", with: "")
        for reference in ["http:", "https:", "//www", "src=", "url(", "@import", "<link", "fetch("] {
            #expect(!page.contains(reference), "\(reference)")
        }
        #expect(page.contains("content=\"default-src 'none'; "))
    }

    // A backslash before a parenthesis is an error of syntax in JavaScript outside of texts, and ends the whole script
    @Test("Reports as a page have a script whose numbers are filled in")
    func script() throws {
        let page = try page()
        #expect(page.contains("const unit = 1024,"))
        let start = try #require(page.ranges(of: "<script>").last).upperBound
        #expect(!page[start...].contains("\\("))
    }

    @Test("Reports as a page say how many texts are exempt, and why")
    func exemptions() throws {
        let page = HTMLReport.text(try .exempt())
        #expect(page.contains("<p>12 texts exempt: 12 by “scrolls &lt;b&gt;by design” (copyfit.yml:7).</p>"))
        #expect(!(try self.page()).contains("exempt:"))
    }

    @Test("Reports as a page show texts as they are, and let none of them be markup or a script")
    func hostile() throws {
        let page = try page()
        #expect(page.matches(of: #/<\/script/#).count == 2)
        #expect(!page.unicodeScalars.contains { ["\u{2028}", "\u{202E}", "\u{1}"].contains($0) })
        let escaped = "&lt;/script&gt;&quot;&#39;`|[x](y){0}@all%0A::error::&lt;U+2028&gt;&lt;U+202E&gt;␁&lt;b&gt;&amp;"
        #expect(page.contains("data-k=\"\(escaped)\""))
        #expect(page.contains("<bdi>\(escaped)</bdi>"))
        let shown = "</script>\"'`|[x](y){0}@all%0A::error::<U+2028><U+202E>␁<b>&"
        #expect(try content(page)["keys"] as? [String] == ["buy, one", "\(shown), one"])
    }

    // 13.91 pt are 17.4 % of 80 pt.
    @Test(
        "Reports as a page have a cell for each key and language with the points over, a colour, words, and a way to the finding"
    )
    func heatMap() throws {
        let page = try page()
        #expect(page.contains("<th scope=\"col\" data-l=\"0\">de</th></tr>"))
        #expect(
            page.contains(
                "<th scope=\"row\" title=\"*.lproj/L ö.strings\"><bdi>buy</bdi></th><td class=\"g2\" data-l=\"0\""
                    + " data-f=\"0\"><a href=\"#f1\" aria-label=\"buy in de: needs 13.91 pt more width\">14</a></td></tr>"
            )
        )
        #expect(page.contains("<article id=\"f1\" tabindex=\"-1\" data-k=\"buy\" data-l=\"0\""))
    }

    // 96163 is what hb-shape gives for the text, in 1/1024 pt; 77056 = 75.25 · 1024.
    @Test("Reports as a page have the exact width that each text needs, once for all widths of its rule")
    func needs() throws {
        let page = try page()
        let places = try #require(try content(page)["places"] as? [[String: Any]])
        #expect(places.map { $0["title"] as? String } == ["all, 16 pt"])
        #expect(places[0]["widths"] as? [[Double]] == [[60, 120], [150, 150]])
        let lines = try #require(places[0]["lines"] as? [[String: Any]])
        #expect(lines.map { $0["steps"] as? [Int] } == [[96163], [77056]])
        #expect(lines.map { $0["keys"] as? [Int] } == [[0, 1], [0]])
        #expect(page.contains("<td>2</td><td>none</td><td>none</td><td>none</td><td>none</td></tr>"))
        #expect(page.contains("<td>1</td><td>75.25 pt</td>"))
    }

    // 93.9091796875 / 75.12734375 = 1.25; the text under the hostile key has no English one.
    @Test("Reports as a page compare each language's widths with those of the source")
    func growth() throws {
        let page = try page()
        #expect(page.contains("<p>Widths on one line, against en.</p>"))
        #expect(page.contains("<tr data-l=\"0\"><th scope=\"row\">de</th><td>1</td><td>+25 % <span class=\"bar\""))
        #expect(page.contains("<td>+25 % <bdi>buy</bdi></td>"))
        #expect(!HTMLReport.text(try .sample()).contains("id=\"growth\""))
    }

    // The source is the entry's own: 93.909 pt against 50 pt are 88 % more.
    @Test("Reports as a page compares with the sources that entries have themselves")
    func ownSources() throws {
        let json = """
            {"findings": [], "problems": [], "measurements": [{"file": "de.po", "line": 3, "column": 9, "key": "buy",
            "locale": "de", "isSource": false, "variant": [], "rule": "all", "size": 16, "typeScale": 1,
            "naturalWidth": 93.9091796875, "sourceWidth": 50, "neededWidth": 93.9091796875, "failingWidths": []}],
            "summary": {"files": 1, "locales": 1, "keys": 1, "texts": 1, "checks": 1, "fitting": 1,
                "families": []}}
            """
        let page = HTMLReport.text(try CheckReport(json: json))
        #expect(page.contains("<p>Widths on one line, against the sources in the files.</p>"))
        #expect(page.contains("<td>1</td><td>+88 % "))
    }

    @Test("Reports as a page draw each line as wide as it is, and what is too much beside and below the box")
    func drawing() throws {
        let page = try page()
        #expect(page.contains("<text x=\"0\" y=\"16\" textLength=\"40.69\" lengthAdjust=\"spacingAndGlyphs\""))
        #expect(page.contains(" class=\"beyond\">kaufen</text>"))
        #expect(page.contains("<rect class=\"box\" x=\"0\" y=\"0\" width=\"80\" height=\"20\"/>"))
        #expect(page.contains("<rect class=\"needed\" x=\"0\" y=\"0\" width=\"93.91\" height=\"20\"/>"))
        #expect(page.contains(">+13.91 pt</text>"))
        #expect(page.contains("role=\"img\" aria-label=\"The text in its box: +13.91 pt\""))
    }

    @Test("Reports as a page leave out what there are too many of, and say so")
    func limits() throws {
        var report = try CheckReport.sample()
        let finding = report.findings[0]
        report.findings = (0..<HTMLReport.findingLimit + 5).map { number in
            var finding = finding
            finding.key = "k\(number)"
            return finding
        }
        report.findings[HTMLReport.findingLimit + 2].fit = nil
        report.findings[HTMLReport.findingLimit + 2].kind = .placeholderMissing
        let page = HTMLReport.text(report)
        #expect(page.matches(of: #/<article/#).count == HTMLReport.findingLimit)
        #expect(page.contains("<p>2000 of 2005 findings: errors first, then the largest excess.</p>"))
        #expect(page.contains("<code>placeholder-missing (all)</code>"))
        #expect(page.matches(of: #/<th scope="row"/#).count == HTMLReport.keyLimit + 1)
        #expect(page.contains("The 300 keys whose texts do not fit, the worst first. 1704 more keys"))
    }

    @Test("Reports as a page are the same for the same report, and say so if there is nothing to mend")
    func stable() throws {
        #expect(try page() == page())
        let clean = HTMLReport.text(try .clean())
        #expect(clean.contains("<p class=\"count\">Nothing to fix.</p>"))
        #expect(!clean.contains("id=\"map\""))
        #expect(!clean.contains("id=\"widths\""))
    }
}
