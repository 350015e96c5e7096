import CopyfitChecking
import CopyfitReporting
import Testing

@Suite("Reports for GitHub")
struct GitHubReportTests {
    // The form and the escapes are those of GitHub's documentation of workflow commands and of its toolkit.
    @Test("Reports for GitHub have a command a line, escaped so that no text ends it or begins another")
    func commands() throws {
        let lines = GitHubReport.text(try .sample()).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 5)
        #expect(lines[0] == "::error file=fr.po,line=9,col=2,title=could not be read::This is not a string.")
        #expect(
            lines[1] == """
                ::error file=de.lproj/L ö.strings,line=3,col=9,title=does-not-fit%3A buy (de%2C one)::The text needs \
                13.91 pt more width (17.4 %25) or 1 more line at 80 pt.%0AFails from 60 pt to below 93.91 pt.%0AFits with: 93.91 pt wide; 2 lines
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

    // GitHub's documentation: at most 10 annotations of a kind for each step are shown.
    @Test("Reports for GitHub have ten commands of a kind, and say how many are left out")
    func limits() throws {
        var report = try CheckReport.sample()
        let (error, warning, note) = (report.findings[0], report.findings[1], report.findings[2])
        report.findings = Array(repeating: error, count: 12) + [warning] + Array(repeating: note, count: 10)
        let lines = GitHubReport.text(report).split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("::error ") } == 10)
        #expect(lines.count { $0.hasPrefix("::warning ") } == 1)
        #expect(lines.count { $0.hasPrefix("::notice ") } == 10)
        // 24 with the part that could not be read, of which 10, 1 and 9 are shown
        #expect(lines.last == "::notice title=copyfit check::4 more are left out; the other reports list them all.")
        #expect(lines[0].contains("could not be read"))
    }

    @Test("Reports for GitHub leave out those that need the least more room, and keep the order of the files")
    func worst() throws {
        var report = try CheckReport.sample()
        report.problems = []
        var lost = report.findings[1]
        (lost.severity, lost.kind, lost.key) = (.error, .placeholderMissing, "lost")
        report.findings = Array(repeating: report.findings[0], count: 12) + [lost]
        let lines = GitHubReport.text(report).split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("::error ") } == 10)
        #expect(lines[9].contains("placeholder-missing%3A lost"))
    }

    @Test("Reports for GitHub show characters of paths that would turn or hide what follows")
    func paths() throws {
        var report = try CheckReport.sample()
        report.findings = [report.findings[0]]
        report.findings[0].file = "a\u{1B}[31m\u{202E}.po"
        #expect(GitHubReport.text(report).contains("::error file=a␛[31m<U+202E>.po,line=3"))
    }

    @Test("Reports for GitHub name no place for findings that have none, and are empty if nothing was found")
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
