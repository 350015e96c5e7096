import CopyfitChecking
import CopyfitReporting
import Testing

@Suite("Reports in Markdown")
struct MarkdownReportTests {
    @Test("Reports in Markdown have a row for each language and each of the first findings, and what could not be read")
    func tables() throws {
        let text = MarkdownReport.text(try .sample())
        #expect(
            text.hasPrefix(
                """
                ## Do the translations fit?

                **1 error, 1 warning, 1 note in 2 files; 1 place could not be read.** Read 3 keys in 2 languages from 2 \
                files; 2 of 3 checks fit.

                | Language | Errors | Warnings | Notes | Most over |
                | --- | ---: | ---: | ---: | ---: |
                | de | 1 | 1 | 0 | 13.91 pt |
                | fr | 0 | 0 | 1 |  |

                |  | Place | Key | Finding | What |
                | --- | --- | --- | --- | --- |
                | error | de.lproj\\/L ö.strings:3:9 | buy (de, one) | does-not-fit (all) | The text needs 13.91 pt more width \
                (17.4 %) or 1 more line at 80 pt.<br>Fails from 60 pt to below 93.91 pt.<br>Fits with: 93.91 pt wide; 2 lines<br>“Jetzt kaufen” |

                """
            )
        )
        #expect(text.hasSuffix("### Could not be read\n\n- fr.po:9:2: This is not a string.\n"))
    }

    @Test("Reports in Markdown say how many texts are exempt, and why")
    func exemptions() throws {
        let text = MarkdownReport.text(try .exempt())
        #expect(text.contains("\n\n12 texts exempt: 12 by “scrolls &lt;b&gt;by design” (copyfit.yml:7).\n"))
        #expect(!MarkdownReport.text(try .sample()).contains("exempt"))
    }

    @Test("Reports in Markdown show the source beside the text, both shortened")
    func sources() throws {
        var report = try CheckReport.sample()
        report.findings[0].source = String(repeating: "Buy now ", count: 20)
        let text = MarkdownReport.text(report)
        #expect(text.contains("<br>“Buy now Buy now"))
        #expect(text.contains("…” → “Jetzt kaufen” |"))
    }

    // CommonMark 0.31, section 2.4: a backslash before ASCII punctuation makes it literal.
    @Test("Reports in Markdown take nothing in a text for markup")
    func hostile() throws {
        let text = MarkdownReport.text(try .sample())
        let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("| warning") })
        #expect(
            row.contains(
                "&lt;\\/script&gt;\"'\\`\\|\\[x\\](y)\\{0\\}<span>@</span>all%0A::error::&lt;U+2028&gt;&lt;U+202E&gt;␁"
                    + "&lt;b&gt;&amp; (de) |"
            )
        )
    }

    @Test("Reports in Markdown count what is beyond their limit, and list errors before warnings")
    func limit() throws {
        var report = try CheckReport.sample()
        let (error, warning) = (report.findings[0], report.findings[1])
        report.findings = Array(repeating: warning, count: MarkdownReport.findingLimit) + [error]
        let text = MarkdownReport.text(report)
        #expect(text.contains("| --- | --- | --- | --- | --- |\n| error |"))
        #expect(text.contains("\n1 more finding in the other reports.\n"))
        #expect(MarkdownReport.text(try .clean()).contains("**Nothing to fix.** Read 2 keys in 1 language"))
    }
}
