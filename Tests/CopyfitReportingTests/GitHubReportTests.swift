import CopyfitChecking
import CopyfitReporting
import Testing

@Suite("Reports for GitHub")
struct GitHubReportTests {
    // The form and the escapes are those of GitHub's documentation of workflow commands and of its toolkit.
    @Test("have a command a line, escaped so that no text ends it or begins another")
    func commands() throws {
        let lines = GitHubReport.text(try .sample()).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 5)
        #expect(lines[0] == "::error file=fr.po,line=9,col=2,title=could not be read::This is not a string.")
        #expect(
            lines[1] == """
                ::error file=de.lproj/L ö.strings,line=3,col=9,title=does-not-fit%3A buy (de%2C one)::The text needs \
                93.91 pt on one line and has 80 pt: 13.91 pt (17.4 %25) over.%0AFails from 60 pt to below 93.91 pt.%0AFits with: 93.91 pt wide; 2 lines
                """
        )
        let shown = "</script>\"'`|[x](y){0}@all%250A::error::<U+2028><U+202E>␁<b>&"
        #expect(lines[2].hasSuffix("::“\(shown)” ends with a space."))
        #expect(
            lines[2].hasPrefix(
                "::warning file=de.lproj/L ö.strings,line=4,col=2,title=outer-space%3A </script>\"'`|[x](y){0}@all%250A"
                    + "%3A%3Aerror%3A%3A<U+2028>"
            )
        )
        #expect(lines[3].hasPrefix("::notice file=fr.po,line=1,col=1,title=placeholder-without-sample%3A n (fr)::{"))
        #expect(lines[4] == "")
    }

    @Test("name no place for findings that have none, and are empty if nothing was found")
    func withoutPlace() throws {
        var report = try CheckReport.sample()
        report.problems = []
        report.findings = [report.findings[2]]
        report.findings[0].file = ""
        report.findings[0].line = 0
        #expect(GitHubReport.text(report).hasPrefix("::notice title=placeholder-without-sample%3A n (fr)::"))
        #expect(GitHubReport.text(try .clean()) == "")
    }
}
