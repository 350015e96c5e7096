import Foundation
import Testing

@Suite("copyfit check")
struct CheckCommandTests {
    /// A folder with files, which is deleted in the end.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "check-\(UUID().uuidString)")

        init(_ files: [String: String]) throws {
            for (name, content) in files {
                let file = url.appending(path: name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(content.utf8).write(to: file)
            }
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func text(of name: String) throws -> String {
            try String(contentsOf: url.appending(path: name), encoding: .utf8)
        }

        /// Runs `copyfit check` in the folder.
        func check(_ arguments: String...) throws -> CopyfitProcess.Result {
            let script = "cd \"$0\" && exec \"$@\""
            let command = [url.path, CopyfitProcess.executable.path, "check"] + arguments
            return try CopyfitProcess.run(["-c", script] + command, program: URL(filePath: "/bin/sh"))
        }
    }

    private func german(_ text: String = "Jetzt kaufen") throws -> Folder {
        try Folder(["de.lproj/Localizable.strings": "\"buy\" = \"\(text)\";\n"])
    }

    // Width from hb-shape 6.0.0 --font-size=16384 Inter-Regular.otf: 96163 / 1024.
    @Test("copyfit check says by file, line and column what does not fit, and ends with status 1")
    func table() throws {
        let result = try german().check("--font", "Inter", "--size", "16", "--width", "80", "--max-lines", "1")
        #expect(
            result.output.hasPrefix(
                """
                de.lproj/Localizable.strings
                  1:9  error  buy (de)  The text needs 13.91 pt more width (17.4 %) or 1 more line at 80 pt.  \
                does-not-fit
                """
            )
        )
        #expect(
            result.output.hasSuffix("1 error in 1 file.\nRead 1 key in 1 language from 1 file; 0 of 1 check fit.\n")
        )
        #expect(result.errors == "")
        #expect(result.status == 1)
    }

    // Width from hb-shape, as above.
    @Test("copyfit check names the rule, and for a range of widths those at which the text fails")
    func rangeOfWidths() throws {
        let folder = try german()
        let rules = "defaults: {font: Inter, size: 16}\nrules: [{name: small buttons, width: 60...120, maxLines: 1}]\n"
        try Data(rules.utf8).write(to: folder.url.appending(path: "copyfit.yml"))
        let lines = try folder.check().output.split(separator: "\n")
        #expect(lines[1].hasSuffix(" at 60 pt.  does-not-fit (small buttons)"))
        #expect(lines[2].trimmingPrefix { $0 == " " } == "“Jetzt kaufen”")
        #expect(lines[3].trimmingPrefix { $0 == " " } == "Fails from 60 pt to below 93.91 pt.")
        #expect(lines[4].trimmingPrefix { $0 == " " }.hasPrefix("Fits with: 93.91 pt wide; "))
    }

    // U+10FFFD is for private use, and no bundled font has it.
    @Test(
        "copyfit check counts a text with a character that no font has as one that does not fit, unless the rules do not look for it"
    )
    func withoutFont() throws {
        let folder = try german("Ok \u{10FFFD}")
        let room = ["--font", "Inter 16", "--width", "800"]
        let result = try folder.check(room[0], room[1], room[2], room[3])
        #expect(
            result.output.hasSuffix("1 error in 1 file.\nRead 1 key in 1 language from 1 file; 0 of 1 check fit.\n")
        )
        #expect(result.output.contains("No font has “\u{10FFFD}” (U+10FFFD)"))
        #expect(result.status == 1)
        _ = try folder.check(room[0], room[1], room[2], room[3], "--report", "html=a.html")
        #expect(try folder.text(of: "a.html").contains("\"steps\":[]"))
        try Data("findings: {character-without-font: off}\n".utf8).write(to: folder.url.appending(path: "copyfit.yml"))
        let off = try folder.check(room[0], room[1], room[2], room[3])
        #expect(off.output.hasSuffix("1 of 1 check fit.\n"))
        #expect(off.status == 0)
    }

    @Test("copyfit check ends with status 0 if all texts fit, and says nothing with --quiet")
    func clean() throws {
        let folder = try german("Ok")
        let result = try folder.check("--font", "Inter 16", "--width", "80")
        #expect(result.output.hasPrefix("Nothing to fix.\n"))
        #expect(result.status == 0)
        #expect(try folder.check("--font", "Inter 16", "--width", "80", "--quiet").output == "")
    }

    @Test("copyfit check ends with status 2 after a broken file, names the place, and checks the rest")
    func broken() throws {
        let folder = try Folder(["de.lproj/A.strings": "\"a\" = \"x\"\n\"b\" = \"Jetzt kaufen\";"])
        let result = try folder.check("--font", "Inter 16", "--width", "80", "--max-lines", "1")
        #expect(result.errors.hasPrefix("Error: de.lproj/A.strings:1:10: "))
        #expect(result.output.contains("2:7  error  b (de)"))
        #expect(result.status == 2)
    }

    @Test(
        "copyfit check ends with status 2 and a sentence if nothing can be checked",
        arguments: [
            (["--locale", "fr"], "There is nothing to check in “.”: name a folder"),
            (["nowhere"], "There is no file or folder “nowhere”: check its path."),
            (["--font", "Nope", "--width", "80"], "There is no font “Nope”"),
            (["--width", "80"], "The rule “options” has no font: give one"),
            (["--font", "Inter", "--width", "80"], "The rule “options” has no font size"),
            (["--rules", "none.yml"], "none.yml: The rules cannot be read"),
            (["--baseline", "none.json"], "The baseline none.json cannot be read"),
        ] as [([String], String)]
    )
    func failures(arguments: [String], message: String) throws {
        let folder = try german()
        let script = ["-c", "cd \"$0\" && exec \"$@\"", folder.url.path, CopyfitProcess.executable.path, "check"]
        let result = try CopyfitProcess.run(script + arguments, program: URL(filePath: "/bin/sh"))
        #expect(result.errors.hasPrefix("Error: \(message)"), "\(result.errors)")
        #expect(result.status == 2)
    }

    @Test(
        "copyfit check ends with status 64 for wrong usage",
        arguments: [
            ["--width", "-1"], ["--width", "9...3"], ["--report", "pdf=x"], ["--update-baseline"], ["--nope"],
            ["--no-rules", "--rules", "a.yml"], ["--truncation", "allowed"], ["--locale", "/(/"],
            ["--baseline", "b", "--update-baseline", "--key", "a"],
            ["--baseline", "b", "--update-baseline", "--locale", "de"],
        ]
    )
    func usage(arguments: [String]) throws {
        #expect(try CopyfitProcess.run(["check"] + arguments).status == 64)
    }

    @Test("copyfit check writes JSON and NDJSON at once, to files and to standard output")
    func reports() throws {
        let folder = try german()
        let result = try folder.check(
            "--font",
            "Inter 16",
            "--width",
            "60...120",
            "--max-lines",
            "1",
            "--report",
            "json=all.json",
            "--report",
            "ndjson=-"
        )
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix(#"{"finding":{"column":9,"count":1,"file":"de.lproj/Localizable.strings","fit":{"#))
        #expect(lines[0].contains(#""failingWidths":[{"from":60,"includesEnd":false,"to":93.9091796875}]"#))
        #expect(lines[1].hasPrefix(#"{"summary":{"checks":1,"#))
        let json = try JSONSerialization.jsonObject(with: Data(folder.text(of: "all.json").utf8)) as? [String: Any]
        #expect((json?["findings"] as? [Any])?.count == 1)
        #expect(json?["version"] as? Int == 1)
    }

    @Test("copyfit check takes rules from the nearest copyfit.yml, and keeps to the languages and keys that are named")
    func rulesFile() throws {
        let folder = try Folder([
            "copyfit.yml":
                "findings: {source-missing: off}\ndefaults: {font: Inter, size: 16}\nrules:\n  - keys: b*\n    width: 80\n    maxLines: 1\n",
            "de.lproj/A.strings": "\"buy\" = \"Jetzt kaufen\"; \"cut\" = \"Jetzt kaufen\"; \"by\" = \"Jetzt kaufen\";",
            "fr.lproj/A.strings": "\"buy\" = \"Acheter maintenant\";",
        ])
        #expect(try folder.check().output.contains("3 errors in 2 files."))
        #expect(try folder.check("--locale", "fr").output.contains("1 error in 1 file."))
        #expect(try folder.check("--key", "by").output.contains("1 error in 1 file."))
        #expect(try folder.check("--no-rules").status == 0)
    }

    @Test("copyfit check says nothing of rules for files of other folders, in a folder below that of the rules")
    func subfolder() throws {
        let rules =
            "defaults: {font: Inter, size: 16}\nrules:\n  - {files: shop/*, width: 800}\n  - {keys: none, width: 80}\n"
        let folder = try Folder([
            "copyfit.yml": rules, "shop/de.lproj/A.strings": "\"buy\" = \"Kauf\";",
            "help/de.lproj/A.strings": "\"ask\" = \"Frage\";",
        ])
        let script = "cd \"$0/help\" && exec \"$@\""
        let command = ["-c", script, folder.url.path, CopyfitProcess.executable.path, "check"]
        let below = try CopyfitProcess.run(command, program: URL(filePath: "/bin/sh"))
        #expect(below.output.hasPrefix("Nothing to fix.\n"))
        #expect(try folder.check("help").output.hasPrefix("Nothing to fix.\n"))
        #expect(try folder.check().output.contains("No text matches the rule “none”."))
        #expect(try !folder.check().output.contains("No text matches the rule “shop/*”."))
    }

    @Test("copyfit check knows the findings of a baseline although lines move, and names those that are gone")
    func baseline() throws {
        let folder = try german()
        let options = ["--font", "Inter 16", "--width", "80", "--max-lines", "1", "--baseline", "known.json"]
        func check(_ more: String...) throws -> CopyfitProcess.Result {
            let script = ["-c", "cd \"$0\" && exec \"$@\"", folder.url.path, CopyfitProcess.executable.path, "check"]
            return try CopyfitProcess.run(script + options + more, program: URL(filePath: "/bin/sh"))
        }
        let file = folder.url.appending(path: "de.lproj/Localizable.strings")
        #expect(try check("--update-baseline").status == 0)
        try Data("\n\n\"buy\" = \"Jetzt kaufen\";\n\"now\" = \"Jetzt kaufen\";".utf8).write(to: file)
        let moved = try check()
        #expect(moved.output.contains("1 error in 1 file.\n1 known finding not shown."))
        #expect(moved.output.contains("4:9  error  now (de)"))
        try Data("\"buy\" = \"Kauf\";".utf8).write(to: file)
        let gone = try check()
        #expect(gone.status == 0)
        #expect(
            gone.output.contains("Resolved since the baseline\n  de.lproj/Localizable.strings  does-not-fit  buy (de)")
        )
    }

    @Test("copyfit check ends with status 64 before it would write over what it reads")
    func overwriting() throws {
        let folder = try Folder([
            "copyfit.yml": "defaults: {font: Inter, size: 16}\n", "de.lproj/A.strings": "\"buy\" = \"Kaufen\";",
            "known.json": "{\"version\": 1, \"findings\": []}", "old.json": "{}",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appending(path: "link").path,
            withDestinationPath: "de.lproj/A.strings"
        )
        func status(_ arguments: String...) throws -> (Int32, String) {
            let script = ["-c", "cd \"$0\" && exec \"$@\"", folder.url.path, CopyfitProcess.executable.path, "check"]
            let result = try CopyfitProcess.run(script + arguments, program: URL(filePath: "/bin/sh"))
            return (result.status, String(result.errors.prefix { $0 != ";" }))
        }
        let input = "it is one of the files being checked"
        let option = "json=de.lproj/A.strings"
        #expect(try status("--report", option) == (64, "Error: --report \(option): \(input)"))
        #expect(try status("--report", "sarif=link").0 == 64)
        #expect(
            try status("--report", "json=copyfit.yml") == (64, "Error: --report json=copyfit.yml: it is the rules file")
        )
        #expect(try status("--baseline", "known.json", "--report", "html=./known.json").0 == 64)
        #expect(try status("--baseline", "copyfit.yml", "--update-baseline").0 == 64)
        #expect(try status("--baseline", "de.lproj/A.strings", "--update-baseline").0 == 64)
        #expect(try status("--no-rules", "--report", "json=copyfit.yml").0 == 64)
        let lock = "{\"version\": 1, \"fonts\": []}"
        try Data(lock.utf8).write(to: folder.url.appending(path: "fonts.lock"))
        let report = "json=fonts.lock"
        #expect(try status("--report", report) == (64, "Error: --report \(report): it is the font lock"))
        #expect(try status("--unlocked", "--report", report).0 == 64)
        #expect(try folder.text(of: "fonts.lock") == lock)
        let font = try RenamedFont.path(family: "Own")
        let copy = folder.url.appending(path: "Own.otf")
        try FileManager.default.moveItem(at: URL(filePath: font), to: copy)
        let bytes = try Data(contentsOf: copy)
        #expect(try status("--unlocked", "--font-file", "Own.otf", "--report", "html=Own.otf").0 == 64)
        #expect(
            try status("--unlocked", "--report", "sarif=Own.otf")
                == (64, "Error: --report sarif=Own.otf: it is a font")
        )
        #expect(try Data(contentsOf: copy) == bytes)
        try FileManager.default.removeItem(at: folder.url.appending(path: "fonts.lock"))
        #expect(try folder.text(of: "de.lproj/A.strings") == "\"buy\" = \"Kaufen\";")
        #expect(try status("--report", "json=old.json", "--baseline", "known.json", "--update-baseline").0 == 0)
    }

    @Test("copyfit check does not say that nothing is to be mended where something could not be read")
    func unread() throws {
        let folder = try Folder(["en.json": "{\"a\": \"b\"", "fr.json": "{\"a\": \"b\"}"])
        let result = try folder.check("--font", "Inter 16", "--width", "80")
        #expect(result.output.hasPrefix("No findings in the rest; 1 place could not be read.\n"))
        #expect(result.status == 2)
    }

    @Test("copyfit check makes control characters of keys and texts visible")
    func controlCharacters() throws {
        let folder = try german()
        try Data(#"{"a\u001b[31m": "Jetzt\u001b[31mkaufenkaufen\u202e"}"#.utf8).write(
            to: folder.url.appending(path: "de.json")
        )
        let result = try folder.check("de.json", "--font", "Inter 16", "--width", "80", "--max-lines", "1")
        #expect(!result.bytes.contains(0x1B))
        #expect(result.output.contains("a␛[31m (de)"))
        let colored = try folder.check("--font", "Inter 16", "--width", "80", "--max-lines", "1", "--color", "always")
        #expect(colored.output.hasPrefix("\u{1B}[1mde.json\u{1B}[0m\n"))
    }

    @Test(
        "copyfit check finds what fits at no width, also in texts of several paragraphs and with tabs",
        arguments: [
            ["--max-lines", "1", "--allow-substitution"], ["--height", "5", "--truncation=allowed"],
            ["--height", "5", "--word-cuts=allowed"],
        ]
    )
    func noWidth(room: [String]) throws {
        let folder = try Folder(["de.json": #"{"a": "A\tB\nC"}"#])
        let result = try folder.check(room[0], room[1], room[2], "--font", "Inter 16")
        #expect(result.output.contains("does-not-fit"))
        #expect(result.status == 1)
    }

    @Test("copyfit check writes a first rules file from what is there, and not over another one")
    func starter() throws {
        let folder = try Folder([
            "de.lproj/Localizable.strings": "\"a.b\" = \"Hallo %@\"; \"a.c\" = \"%lld\"; \"a.d\" = \"d\";",
            "ja.lproj/Localizable.strings": "\"a.b\" = \"今 %@\";",
        ])
        let result = try folder.check("--init")
        #expect(result.output == "Wrote copyfit.yml: 3 keys in 2 languages from 2 files.\nNext: copyfit check\n")
        let text = try folder.text(of: "copyfit.yml")
        #expect(text.contains("\n    - \"Noto Sans CJK JP\"  # ja\n"))
        #expect(text.contains("\n  \"%@\": Alexandra  # 2 texts\n"))
        #expect(!text.contains("%lld"))
        #expect(text.contains("\n  # - keys: \"a.*\"  # 3 keys\n"))
        let first = try folder.check()
        #expect(first.output.contains("%lld has no sample"))
        #expect(first.output.hasSuffix("words that are too wide are found: add rules for buttons and titles.\n"))
        #expect(first.status == 0)
        #expect(try folder.check("--init").status == 2)
    }

    @Test("A first rules file finds the text that README calls too long")
    func starterFindsLongTexts() throws {
        let folder = try Folder(["de.lproj/Localizable.strings": "\"cart.buy\" = \"Zahlungspflichtig bestellen\";"])
        #expect(try folder.check("--init").status == 0)
        let result = try folder.check()
        #expect(result.output.contains("The text needs 83.35 pt more width (69.5 %) at 120 pt"))
        #expect(!result.output.contains("No rule limits lines"))
        #expect(result.status == 1)
    }

    @Test("A first rules file has a rule for keys whose names or English texts are those of buttons")
    func starterFindsButtons() throws {
        let folder = try Folder([
            "en.lproj/L.strings": "\"a1\" = \"Cancel\"; \"a2\" = \"A text\"; \"dialog_save\" = \"Keep it\";",
            "de.lproj/L.strings": "\"a1\" = \"Abbrechen\"; \"a2\" = \"OK\"; \"dialog_save\" = \"Sichern\";",
        ])
        #expect(try folder.check("--init").status == 0)
        #expect(try folder.text(of: "copyfit.yml").contains("    keys: [\"*_save\", \"a1\"]\n    width: 120\n"))
    }
}
