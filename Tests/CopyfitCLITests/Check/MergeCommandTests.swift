import Foundation
import Testing

@Suite("copyfit merge")
struct MergeCommandTests {
    /// A folder, which is deleted in the end.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "merge-\(UUID().uuidString)")

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

        /// Writes two files of translations and reports about them.
        func checkParts() throws {
            try write("{\"buy\": \"Jetzt kaufen\"}", to: "de.json")
            try write("\"ok\" = \"Gut\"; \"no\" = \"Nein danke, nie\";", to: "M.strings")
            try check("de.json", "json=a.json")
            try check("M.strings", "ndjson=b.ndjson")
            try check(".", "ndjson=all.ndjson")
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func write(_ text: String, to name: String) throws {
            try Data(text.utf8).write(to: url.appending(path: name))
        }

        func text(of name: String) throws -> String {
            try String(contentsOf: url.appending(path: name), encoding: .utf8)
        }

        private func check(_ part: String, _ report: String) throws {
            let room = ["--font", "Inter 16", "--width", "80", "--max-lines", "1"]
            _ = try run(["check", part, "--report", report], room)
        }

        /// Runs `copyfit` in the folder.
        func run(_ arguments: [String]..., input: String = "") throws -> CopyfitProcess.Result {
            let command = [url.path, CopyfitProcess.executable.path] + arguments.joined()
            return try CopyfitProcess.run(
                ["-c", "cd \"$0\" && exec \"$@\""] + command,
                input: Array(input.utf8),
                program: URL(filePath: "/bin/sh")
            )
        }
    }

    private static func group(total: Int, line: Int) -> String {
        let text = #"{"line":\#(line),"column":1,"key":"buy","text":"x","message":"x"}"#
        return #""count":1,"group":{"subject":"fonts","total":\#(total),"texts":[\#(text)]}"#
    }

    @Test("copyfit merge reads findings about many texts")
    func groups() throws {
        let folder = try Folder()
        try folder.checkParts()
        let text = try folder.text(of: "b.ndjson")
        let changed = text.replacing(#""count":1"#, with: Self.group(total: 1, line: 1))
        #expect(changed != text)
        try folder.write(changed, to: "c.ndjson")
        #expect(try folder.run(["merge", "c.ndjson"]).status == 1)
    }

    @Test(
        "copyfit merge refuses what is not a report, on one line too, and numbers that make no sense",
        arguments: [
            (#""version":1"#, #""version":9"#), (#""repairs":["#, #""repair":["#), ("does-not-fit", "does-fit"),
            (#""texts":1"#, #""texts":9223372036854775807"#), (#""keys":1"#, #""keys":-1"#),
            (#""line":1"#, #""line":-1"#),
            (#""count":1"#, #""count":1,"group":{"subject":"fonts","total":1,"texts":[]}"#),
            (#""count":1"#, Self.group(total: -1, line: 1)), (#""count":1"#, Self.group(total: 1, line: -1)),
        ]
    )
    func broken(part: String, other: String) throws {
        let folder = try Folder()
        try folder.checkParts()
        let compact = try JSONSerialization.data(
            withJSONObject: try JSONSerialization.jsonObject(with: Data(folder.text(of: "a.json").utf8))
        )
        let text = String(decoding: compact, as: UTF8.self)
        try folder.write(text, to: "one.json")
        #expect(try folder.run(["merge", "one.json"]).status == 1)
        let changed = text.replacing(part, with: other)
        #expect(changed != text)
        try folder.write(changed, to: "two.json")
        let result = try folder.run(["merge", "two.json"])
        #expect(result.errors.hasPrefix("Error: two.json "))
        #expect(result.status == 2)
    }

    @Test("copyfit merge never writes over a report that it reads")
    func keepsInputs() throws {
        let folder = try Folder()
        try folder.checkParts()
        let before = try folder.text(of: "a.json")
        let result = try folder.run(["merge", "a.json", "b.ndjson", "--report", "json=a.json"])
        #expect(result.errors.hasPrefix("Error: --report json=a.json: it is one of the reports being merged"))
        #expect(result.status == 64)
        #expect(try folder.text(of: "a.json") == before)
    }

    @Test("copyfit merge writes the bytes that one run writes, from reports in both formats or from a stream of them")
    func sameBytes() throws {
        let folder = try Folder()
        try folder.checkParts()
        let whole = try folder.text(of: "all.ndjson")
        #expect(whole.split(separator: "\n").count == 3)
        let result = try folder.run(["merge", "b.ndjson", "a.json", "b.ndjson", "--report", "ndjson=-"])
        #expect((result.output, result.errors, result.status) == (whole, "", 1))
        let stream = try folder.text(of: "b.ndjson") + whole
        let twice = try folder.run(["merge", "-", "--report", "ndjson=-"], input: try folder.text(of: "b.ndjson"))
        #expect(twice.output == (try folder.text(of: "b.ndjson")))
        let clash = try folder.run(["merge", "-"], input: stream)
        #expect(clash.errors.hasPrefix("Error: Two different reports are about M.strings: check each file in one part"))
        #expect(clash.status == 2)
    }

    private static let app = [
        "copyfit.yml": """
        defaults: { font: Inter, size: 16 }
        sourceLanguage: en
        rules:
          - { name: shop, keys: buy, width: 80, maxLines: 1 }
          - { name: all, width: 90...120, maxLines: 1 }
        exempt:
          - { keys: ask, reason: scrolls, until: 2026-01-01 }
        """,
        "shop/en.json": #"{"buy": "Buy", "name": "Hello {name}"}"#,
        "shop/de.json": #"{"buy": "Jetzt kaufen", "name": "Hallo {name} "}"#,
        "account/en.json": #"{"name": "Name {name}", "out": "Log out"}"#,
        "account/de.json": #"{"name": "Name {name}"}"#,
        "help/de.json": #"{"ask": "Frage", "broken": }"#,
    ]

    @Test(
        "copyfit merge writes the bytes that one run by the rules of a copyfit.yml writes, in whatever order the parts come",
        arguments: [["shop", "account", "help"], ["help", "shop", "account"]]
    )
    func rulesFile(order: [String]) throws {
        let folder = try LockFolder()
        for (name, text) in Self.app { try folder.write(name, text) }
        let whole = try folder.run("check", "shop", "account", "help", "--report", "ndjson=-")
        #expect(whole.status == 2)
        // What the rules decide: one fails at 80 pt, an exemption is over, a placeholder has no sample
        for sign in [
            #""rule":"shop""#, "expired-exemption", "placeholder-without-sample", "outer-space", "untranslated",
        ] {
            #expect(whole.output.contains(sign))
        }
        for part in order { _ = try folder.run("check", part, "--report", "json=\(part).out", "--quiet") }
        let merged = try folder.run(
            "merge",
            order[0] + ".out",
            order[1] + ".out",
            order[2] + ".out",
            "--report",
            "ndjson=-"
        )
        #expect(merged.output == whole.output)
        #expect((merged.status, merged.errors) == (whole.status, whole.errors))
    }

    @Test("copyfit merge writes the reports and ends with the status of check, with a baseline too")
    func reports() throws {
        let folder = try Folder()
        try folder.checkParts()
        let table = try folder.run(["merge", "a.json", "b.ndjson", "--report", "github=g.txt"])
        // German, and English for the file that names no language
        let counts = "2 errors in 2 files.\nRead 3 keys in 2 languages from 2 files; 1 of 3 checks fit.\n"
        #expect(table.output.hasSuffix(counts))
        #expect(try folder.text(of: "g.txt").split(separator: "\n").count == 2)
        let known = ["--baseline", "known.json", "--quiet"]
        #expect(try folder.run(["merge", "a.json"], known, ["--update-baseline"]).status == 0)
        #expect(try folder.run(["merge", "a.json"], known).status == 0)
        #expect(try folder.run(["merge", "a.json", "b.ndjson"], known).status == 1)
    }

    @Test(
        "copyfit merge says what it cannot read",
        arguments: [
            (["merge"], "", 64, "reports"),
            (["merge", "none.json"], "", 2, "The report none.json cannot be read: check its path."),
            (["merge", "-"], "", 2, "Standard input ends before its summary: create it again."),
            (["merge", "-"], "{\"id\":1}\n", 2, "Standard input is not a report of copyfit check (line 1)"),
            (["merge", "a.json", "--report", "html=-"], "", 64, "leave out --report html"),
            (["merge", "a.json", "--update-baseline"], "", 64, "(copyfit merge --help lists all options)"),
        ]
    )
    func failures(arguments: [String], input: String, status: Int, sentence: String) throws {
        let result = try Folder().run(arguments, input: input)
        #expect(result.status == Int32(status))
        #expect(result.errors.contains(sentence), "\(result.errors)")
        #expect(result.output == "")
    }

    @Test("copyfit merge refuses a report whose end is missing")
    func cut() throws {
        let problem = #"{"problem":{"file":"de.json","message":"It is cut off."}}"#
        let result = try Folder().run(["merge", "-"], input: problem + "\n")
        #expect(result.errors == "Error: Standard input ends before its summary: create it again.\n")
        #expect(result.status == 2)
    }
}
