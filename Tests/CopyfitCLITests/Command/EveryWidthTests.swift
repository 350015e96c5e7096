import Foundation
import JSONTrees
import Testing

// hb-shape 6.0.0 --font-size=16384 Inter-Regular.otf: "Jetzt kaufen" is 96163/1024 pt wide, "kaufen" 51.11 pt. So it has one
// line from 93.9091796875 pt on, and two whole ones from 51.11 pt on.
@Suite("A range of widths without a step")
struct EveryWidthTests {
    private static let text = ["Jetzt kaufen", "--font", "Inter", "--size", "16", "--width", "60...120"]

    @Test("A range of widths without a step is measured once for each interval of widths with the same answer")
    func intervals() throws {
        let result = try CopyfitProcess.run(["measure", "--format", "json"] + Self.text)
        let tree = try #require(FoundationJSON.tree(result.bytes))
        let answers = tree.elements
        #expect(answers.map { $0["proposal"]["width"] } == [.number(60), .number(93.9091796875)])
        #expect(answers.map { $0["lineCount"] } == [.number(2), .number(1)])
        #expect(answers[0]["validWidths"]["below"] == .number(93.9091796875))
        #expect(answers[1]["validWidths"]["from"] == .number(93.9091796875))
    }

    @Test("A range of widths without a step is a list of intervals in the table and on a sheet")
    func table() throws {
        let result = try CopyfitProcess.run(["measure"] + Self.text)
        #expect(result.output.contains("\n60 to below 93.91      2 "))
        #expect(result.output.contains("\n     93.91 to 120      1 "))
        #expect(result.output.contains("\nAt 93.91 to 120 pt\n"))
    }

    @Test("A range of widths without a step has answers with the members that are named, and no others")
    func fields() throws {
        let record = #"{"text":"Jetzt kaufen","font":"Inter 16","width":"60...120"}"#
        let named = try CopyfitProcess.run("measure", "--ndjson", "--fields", "lineCount", input: record)
        #expect(named.output == "{\"measurements\":[{\"lineCount\":2},{\"lineCount\":1}]}\n")
        let usual = try CopyfitProcess.run("measure", "--ndjson", input: record)
        #expect(usual.output.matches(of: #/"validWidths"/#).count == 2)
        let single = try CopyfitProcess.run(
            "measure",
            "--ndjson",
            input: record.replacing("60...120", with: "60...120:60")
        )
        #expect(!single.output.contains("validWidths"))
    }

    // Lines that are stretched are as wide as they may be, so that each width has its own answer.
    @Test("A range of widths without a step that has too many answers asks for a step")
    func tooMany() throws {
        let text = ["Jetzt kaufen und sparen", "-f", "Inter 16", "-w", "60...120", "--align", "justified"]
        let result = try CopyfitProcess.run(["measure"] + text)
        #expect(result.status == 2)
        #expect(result.errors.contains("give a range with a step, such as 280...430:10."))
    }
}

@Suite("An option that there is not")
struct UnknownOptionTests {
    @Test(
        "An option that there is not is answered with the one that was probably meant",
        arguments: [
            (["check", "--lines", "2"], "Unknown option '--lines'. Did you mean '--max-lines'?"),
            (["check", "--cuts", "allowed"], "Unknown option '--cuts'. Did you mean '--word-cuts'?"),
            (["recommend", "--scale", "1"], "Unknown option '--scale'. Did you mean '--minimum-scale'?"),
            (["measure", "x", "-f", "Inter 16", "--widht", "2"], "Unknown option '--widht'. Did you mean '--width'?"),
            (["check", "--nope=1"], "Unknown option '--nope'. ("),
        ]
    )
    func suggestion(arguments: [String], sentence: String) throws {
        let result = try CopyfitProcess.run(arguments)
        #expect(result.status == 64)
        #expect(result.errors.contains(sentence), "\(result.errors)")
    }

    @Test(
        "But was one in the version before works, and a note says what it is now",
        arguments: [
            (["check", "--max-lines", "1", "--allow-word-cuts"], "--allow-word-cuts is now --word-cuts allowed"),
            (["check", "--max-lines", "1", "--allow-truncation"], "--allow-truncation is now --truncation allowed"),
            (
                ["measure", "x", "-f", "Inter 16", "--hyphenate", "--language", "en-US"],
                "--hyphenate is now --hyphenation on"
            ),
        ]
    )
    func former(arguments: [String], note: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "former-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(#"{"buy": "Buy"}"#.utf8).write(to: folder.appending(path: "en.json"))
        let rest = arguments[0] == "check" ? ["--font", "Inter 16", folder.path()] : []
        let result = try CopyfitProcess.run(arguments + rest)
        #expect(result.status == 0)
        #expect(result.errors == "Note: \(note): the next version will not accept the old spelling.\n")
        #expect(try CopyfitProcess.run(arguments + rest + ["--quiet"]).errors.isEmpty)
    }

    @Test("An option that there is not as a member of records is read, and one note says so")
    func formerMember() throws {
        let record = #"{"text":"hyphenation","font":"Inter 16","width":40,"language":"en-US","hyphenat"#
        let now = try CopyfitProcess.run("measure", "--ndjson", input: record + #"ion":"on"}"#)
        let former = try CopyfitProcess.run("measure", "--ndjson", input: record + #"e":true}"#)
        #expect(now.output == former.output)
        #expect(now.errors.isEmpty)
        #expect(
            former.errors
                == "Note: The member “hyphenate” is now “hyphenation”: the next version will not accept the old spelling.\n"
        )
    }
}
