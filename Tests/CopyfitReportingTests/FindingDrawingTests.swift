import CopyfitChecking
import CopyfitReporting
import Foundation
import Testing

@Suite("Drawings of findings")
struct FindingDrawingTests {
    /// The page of the sample's first finding with other amounts.
    private func page(_ changes: [String: Any?], text: String = "Jetzt kaufen") throws -> String {
        var report = try CheckReport.sample()
        var finding = report.findings[0]
        let object = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(finding)) as? [String: Any]
        var members = try #require(object)
        var fit = try #require(members["fit"] as? [String: Any])
        for (name, value) in changes { fit[name] = value }
        members["fit"] = fit
        members["text"] = text
        finding = try JSONDecoder().decode(Finding.self, from: try JSONSerialization.data(withJSONObject: members))
        report.findings = [finding]
        return HTMLReport.text(report)
    }

    private func line(_ text: String, _ width: Double, isBeyond: Bool = false) -> [String: Any] {
        ["text": text, "width": width, "endsInsideWord": false, "isBeyondLimit": isBeyond]
    }

    // The drawing is as wide as what is needed, 93.91 pt, and the 92 pt for the amount: lines begin at 185.91.
    @Test("Drawings of findings begin on the right for text that does")
    func rightToLeft() throws {
        let page = try page(["lines": [line("اشتري", 40), line("الآن", 30, isBeyond: true)]], text: "1. اشتري الآن")
        #expect(page.contains("<text x=\"185.91\" y=\"16\" textLength=\"40\""))
        #expect(page.contains(" direction=\"rtl\">اشتري</text>"))
        #expect(page.contains("<rect class=\"box\" x=\"105.91\" y=\"0\" width=\"80\" height=\"20\"/>"))
        #expect(page.contains("<rect class=\"over\" x=\"92\" y=\"0\" width=\"13.91\" height=\"20\"/>"))
        #expect(page.contains("x=\"88\" y=\"16\" text-anchor=\"end\">+13.91 pt</text>"))
    }

    @Test("Drawings of findings hatch what of a line is beyond the box, and say so if no width is enough")
    func wideLine() throws {
        let page = try page(["over": nil, "overPercent": nil, "extraLines": 0, "lines": [line("Kaufen", 100)]])
        #expect(page.contains("<rect class=\"over\" x=\"80\" y=\"0\" width=\"20\" height=\"20\"/>"))
        #expect(!page.contains("class=\"needed\""))
        #expect(page.contains("<td class=\"g5\""))
        #expect(page.contains("aria-label=\"buy in de: fits at no width\">∞</a>"))
    }

    @Test("Drawings of findings have at most twelve lines and count the others")
    func manyLines() throws {
        let lines = (1...15).map { line("L\($0)", 20, isBeyond: $0 > 2) }
        let page = try page(["lines": lines, "maxLines": 2, "extraLines": 13])
        #expect(page.contains(">L12</text>"))
        #expect(!page.contains(">L13</text>"))
        #expect(page.contains("<text class=\"amount\" x=\"0\" y=\"256\">3 more lines</text>"))
        #expect(page.contains("<rect class=\"over\" x=\"0\" y=\"40\" width=\"80\" height=\"220\"/>"))
    }

    @Test(
        "Drawings of findings have the box's height, and the amount that is too tall, where the width does not matter"
    )
    func height() throws {
        let page = try page([
            "width": nil, "over": nil, "overPercent": nil, "height": 30, "maxLines": nil, "extraLines": 0,
            "overHeight": 12.5, "failingWidths": [Any](),
        ])
        #expect(page.contains("<rect class=\"box\" x=\"0\" y=\"0\" width=\"50.97\" height=\"30\"/>"))
        #expect(page.contains(">+12.5 pt tall</text>"))
    }

    @Test("Drawings of findings are no wider than 600 pt beyond the box, and leave long lines to the reader's font")
    func hostileWidths() throws {
        let page = try page(["over": 9e9, "lines": [line(String(repeating: "x", count: 5_000), 40_000)]])
        #expect(page.contains("<svg viewBox=\"-2 -2 776 24\""))
        #expect(page.contains("font-size=\"16\""))
        #expect(!page.contains("textLength"))
        #expect(!page.contains(String(repeating: "x", count: 301)))
    }
}
