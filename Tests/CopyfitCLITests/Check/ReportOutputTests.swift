import CopyfitCommandLine
@testable import CopyfitRecords
import Foundation
import Testing

@Suite("Reports of copyfit check")
struct ReportOutputTests {
    /// A folder with translations by language, which is deleted in the end; usually one text that does not fit.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "check-\(UUID().uuidString)")

        init(_ files: [String: String] = ["de": "\"buy\" = \"Jetzt kaufen\";\n"]) throws {
            for (locale, content) in files {
                let folder = url.appending(path: "\(locale).lproj")
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data(content.utf8).write(to: folder.appending(path: "L.strings"))
            }
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func text(of name: String) throws -> String {
            try String(contentsOf: url.appending(path: name), encoding: .utf8)
        }

        /// Checks the folder, in Inter at 16 points, at 80 points on one line.
        func check(_ reports: String..., running steps: String = "exec \"$@\"") throws -> CopyfitProcess.Result {
            let script = "cd \"$0\" && \(steps)"
            let room = ["--font", "Inter 16", "--width", "80", "--max-lines", "1"]
            let command = [url.path, CopyfitProcess.executable.path, "check"] + room + reports
            return try CopyfitProcess.run(["-c", script] + command, program: URL(filePath: "/bin/sh"))
        }
    }

    @Test(
        "Reports of copyfit check are written several at once, to files and to standard output, which then has no table"
    )
    func several() throws {
        let folder = try Folder()
        let files = ["sarif=a.sarif", "junit=b.xml", "markdown=c.md", "html=d.html"]
        let result = try folder.check(
            "--report",
            files[0],
            "--report",
            files[1],
            "--report",
            files[2],
            "--report",
            files[3],
            "--report",
            "github"
        )
        #expect(
            result.output.hasPrefix("::error file=de.lproj/L.strings,line=1,col=9,title=does-not-fit%3A buy (de)::")
        )
        #expect(result.output.split(separator: "\n").count == 1)
        #expect(result.errors == "")
        #expect(result.status == 1)
        #expect(try folder.text(of: "a.sarif").contains("\"version\":\"2.1.0\""))
        #expect(try folder.text(of: "b.xml").hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites "))
        #expect(try folder.text(of: "c.md").hasPrefix("## Do the translations fit?\n\n**1 error in 1 file.**"))
        let page = try folder.text(of: "d.html")
        #expect(page.hasPrefix("<!DOCTYPE html>\n"))
        #expect(page.hasSuffix("</html>\n"))
    }

    // hb-shape 6.0.0 --font-size=16384 Inter-Regular.otf: 96163 / 1024.
    @Test("Reports of copyfit check as a page have the width that each text needs")
    func measurements() throws {
        let folder = try Folder()
        _ = try folder.check("--report", "html=a.html", "--quiet")
        #expect(try folder.text(of: "a.html").contains("\"steps\":[96163]"))
    }

    @Test("Reports of copyfit check go through symbolic links, and into a pipe or a device rather than in its place")
    func otherThanFiles() throws {
        let folder = try Folder()
        let steps = """
            mkfifo pipe && ln -s file link && : >file && chmod 640 file && {
                timeout 60 cat pipe >read &
                "$@"
                status=$?
                wait
                exit $status
            }
            """
        let result = try folder.check("--report", "json=pipe", "--report", "junit=link", "--quiet", running: steps)
        #expect((result.status, result.errors) == (1, ""))
        let manager = FileManager.default
        let types = try ["pipe", "link", "file"].map {
            try manager.attributesOfItem(atPath: folder.url.appending(path: $0).path)[.type] as? FileAttributeType
        }
        // Foundation has no type for pipes.
        #expect(types == [.typeUnknown, .typeSymbolicLink, .typeRegular])
        let file = try manager.attributesOfItem(atPath: folder.url.appending(path: "file").path)
        #expect((file[.posixPermissions] as? NSNumber)?.intValue == 0o640)
        #expect(try folder.text(of: "read").hasPrefix("{"))
        #expect(try folder.text(of: "file").contains("<testsuites "))
    }

    @Test(
        "Reports of copyfit check must each have a place of their own",
        arguments: [["json=a", "html=./a"], ["json", "html=-"]]
    )
    func onePlace(reports: [String]) throws {
        let result = try Folder().check("--report", reports[0], "--report", reports[1])
        #expect(result.errors.contains("--report \(reports[1]): another report has the same destination"))
        #expect(result.status == 64)
    }

    @Test("Reports of copyfit check are the same bytes for the same input")
    func stable() throws {
        let folder = try Folder()
        _ = try folder.check("--report", "sarif=1.sarif", "--report", "html=1.html", "--quiet")
        _ = try folder.check("--report", "sarif=2.sarif", "--report", "html=2.html", "--quiet")
        #expect(try folder.text(of: "1.sarif") == folder.text(of: "2.sarif"))
        #expect(try folder.text(of: "1.html") == folder.text(of: "2.html"))
    }

    // Widths from hb-shape 6.0.0, beyond 80 pt: 13.91, 68.73, 12.59; 17.4 %, 85.9 % and 15.7 % of 80 pt.
    @Test("Reports of copyfit check on a terminal begin their summary with a heat map in blocks")
    func blocks() throws {
        let folder = try Folder([
            "de": "\"buy\" = \"Jetzt kaufen\";\n\"order\" = \"Ok\";\n",
            "fr": "\"buy\" = \"Acheter maintenant\";\n\"order\" = \"Commander\";\n",
        ])
        let colored = try folder.check("--color", "always").output
        let text = colored.replacing(#/\x1B\[[0-9]+m/#, with: "")
        #expect(
            text.contains(
                """

                Points over  ░ to 10 % of the width  ▒ 25 %  ▓ 100 %  █ more
                             de      fr
                  buy    ▒   14  ▓   69
                  order          ▒   13

                3 errors, 1 warning in 2 files.
                """
            )
        )
        #expect(colored.contains("\u{1B}[33m▒\u{1B}[0m   14"))
        #expect(!(try folder.check().output.contains("Points over")))
    }

    @Test(
        "Reports of copyfit check in a terminal have no line that is wider than it, in whatever script",
        arguments: [20, 30, 40, 60, 80, 120] as [UInt16]
    )
    func columns(count: UInt16) throws {
        let folder = try Folder([
            "de": "\"settings.privacy\" = \"Datenschutzerklärung lesen\";\n",
            "ja": "\"settings.privacy\" = \"プライバシーポリシーを読む\";\n",
            "ar": "\"settings.privacy\" = \"اقرأ سياسة الخصوصية كاملة\";\n",
        ])
        // A known finding that is gone
        let gone = #"{"kind": "does-not-fit", "file": "it.lproj/A very long name.strings", "key": "settings.privacy", "#
        let baseline = folder.url.appending(path: "known")
        try Data((#"{"version": 2, "findings": [\#(gone)"locale": "it", "variant": [], "text": ""}]}"#).utf8)
            .write(to: baseline)
        let terminal = try PseudoTerminal(columns: count)
        let options = ["--font", "Inter 16", "--width", "60...90", "--max-lines", "1", "--color", "never"]
        try terminal.start(
            CopyfitProcess.executable.path,
            ["check", folder.url.path, "--no-rules", "--baseline", baseline.path] + options,
            environment: ["TERM": "dumb"]
        )
        #expect(terminal.end() == 1)
        let rows = String(decoding: terminal.output, as: UTF8.self).split(separator: "\r\n")
        #expect(rows.count >= 15)
        for line in rows { #expect(TerminalWidth.cells(String(line)) <= Int(count), "\(line)") }
        let words = rows.joined(separator: " ").split(separator: " ").joined(separator: " ")
        #expect(words.contains("Read 1 key in 3 languages from 3 files; 0 of 3 checks fit."))
        #expect(rows.joined().replacing(" ", with: "").contains(folder.url.lastPathComponent))
        #expect(words.contains("Resolved since the baseline"))
        if count < 60 { return }
        #expect(rows.contains { $0.hasSuffix("does-not-fit (options)") })
        #expect(rows.contains { $0.hasSuffix("  Fails from 60 pt to 90 pt.") })
    }

    @Test("Reports of copyfit check must be of a known kind, which the error lists", arguments: ["pdf=x", "sarif="])
    func unknown(report: String) throws {
        let result = try Folder().check("--report", report)
        #expect(result.errors.contains("give json, ndjson, sarif, junit, github, markdown or html, an equals sign"))
        #expect(result.status == 64)
    }
}
