import CopyfitCommandLine
import Foundation
import JSONTrees
import Testing

@testable import CopyfitCLI

/// Lines and widths are those of Chrome 156 with Inter 16 and the same declarations, unless a row says otherwise.
@Suite("The cascade of CSS")
struct CSSCascadeTests {
    /// A text, declarations, a width, and its lines.
    typealias Row = (text: String, css: String, width: Double, lines: [String])

    static let rows: [Row] = [
        ("aaaa bbbb cccc", "white-space: nowrap; text-wrap: wrap", 40, ["aaaa", "bbbb", "cccc"]),
        ("aaaa bbbb cccc", "text-wrap: nowrap; white-space: normal", 40, ["aaaa", "bbbb", "cccc"]),
        ("aaaa bbbb cccc", "text-wrap: wrap; white-space: nowrap", 40, ["aaaa bbbb cccc"]),
        ("aaaa bbbb cccc", "white-space: pre-wrap; text-wrap: nowrap", 40, ["aaaa bbbb cccc"]),
        ("aaaaaaaa bb", "word-break: break-word; word-break: normal", 30, ["aaaaaaaa", "bb"]),
        ("aaaaaaaa bb", "word-break: break-word; overflow-wrap: normal", 30, ["aaa", "aaa", "aa", "bb"]),
        ("aaaaaaaa bb", "overflow-wrap: normal; word-break: break-word", 30, ["aaa", "aaa", "aa", "bb"]),
        ("aaaaaaaa bb", "word-break: break-all; word-break: normal", 30, ["aaaaaaaa", "bb"]),
        ("a\r\nb", "white-space: normal", 1000, ["a b"]), ("a\rb", "white-space: nowrap", 1000, ["a b"]),
        ("a \r b", "white-space: normal", 1000, ["a b"]), ("a\rb", "white-space: pre-line", 1000, ["a b"]),
        ("a\r\n\r\nb", "white-space: pre-line", 1000, ["a", "", "b"]),
        ("a \r\n b", "white-space: pre-line", 1000, ["a", "b"]),
        // By CSS Text 3, section 5.4: words are not hyphenated at all. Chrome shows a hyphen where a cut meets a soft hyphen.
        ("soft\u{AD}hyphen", "hyphens: none; line-break: anywhere", 36, ["soft\u{AD}", "hyp", "hen"]),
        ("soft\u{AD}hyphen", "hyphens: none; overflow-wrap: anywhere", 36, ["soft\u{AD}", "hyp", "hen"]),
        ("soft\u{AD}hyphen", "hyphens: none; word-break: break-all", 36, ["soft\u{AD}", "hyp", "hen"]),
        ("soft\u{AD}hyphen", "hyphens: manual; hyphens: none", 36, ["soft\u{AD}hyphen"]),
        ("ab cd", "white-space: break-spaces; line-break: anywhere", 10, ["a", "b", " ", "c", "d"]),
        ("ab   cd", "white-space: break-spaces; line-break: anywhere", 10, ["a", "b", "  ", " ", "c", "d"]),
        ("ab\tcd", "white-space: break-spaces; line-break: anywhere", 10, ["a", "b", "\t", "c", "d"]),
        ("ab cd", "white-space: break-spaces; overflow-wrap: anywhere", 20, ["ab", " ", "cd"]),
        ("ab cd", "white-space: break-spaces; word-break: break-all", 20, ["a", "b ", "cd"]),
        ("ab cd", "white-space: pre-wrap; line-break: anywhere", 10, ["a", "b", "c", "d"]),
    ]

    @Test("The cascade of CSS decides where lines end")
    func lines() throws {
        let records = try Self.rows.map {
            "{\"text\":\(try escaped($0.text)),\"css\":\(try escaped($0.css)),\"width\":\($0.width)}\n"
        }
        let answers = try trees(["--size", "16", "--fields", "lines"], records.joined())
        for (row, answer) in zip(Self.rows, answers) {
            let lines = answer["lines"].elements.map { $0["text"].string ?? "" }
            #expect(lines == row.lines, "\(row.text.debugDescription) \(row.css) at \(row.width)")
        }
        #expect(answers.count == Self.rows.count)
    }

    /// Widths in 1/64 px.
    @Test(
        "The cascade of CSS decides which features letters have",
        arguments: [
            ("AVAVAVAV", "Inter", "font-kerning: none", 5539.0),
            ("AVAVAVAV", "Inter", "font-kerning: none; font-feature-settings: 'kern' 1", 5068),
            ("AVAVAVAV", "Inter", "font-feature-settings: 'kern' 1; font-kerning: none", 5068),
            ("AVAVAVAV", "Inter", "font-feature-settings: 'kern' 0; font-kerning: normal", 5539),
            ("AVAVAVAV", "Inter", "font-kerning: none; font-kerning: auto", 5068),
            ("office fi", "Noto Serif", "text-rendering: optimizeSpeed", 3698),
            ("office fi", "Noto Serif", "text-rendering: optimizeSpeed; font-feature-settings: 'liga' 1", 3614),
            ("office fi", "Noto Serif", "letter-spacing: 0.001px", 3699),
            ("office fi", "Noto Serif", "letter-spacing: 0.001px; font-feature-settings: 'liga' 1", 3615),
        ]
    )
    func features(text: String, font: String, css: String, width: Double) throws {
        let options = ["measure", text, "--size", "16", "--field", "width", "--features", "kern=1"]
        let found = try CopyfitProcess.run(options + ["--font", font, "--css", css])
        let number = try #require(Double(found.output.dropLast()))
        #expect((number * 64).rounded(.up) == width, "\(found.errors)")
    }

    /// Each pair says the same: options with a record, and a record that says it directly.
    @Test(
        "The cascade of CSS prevails over options and members, and a record's over the command's",
        arguments: [
            (["--tracking", "5", "--css", "letter-spacing: normal"], "", #","profile":"web""#),
            (["--css", "letter-spacing: normal"], #","kerning":5"#, #","profile":"web""#),
            (["--css", "font-size: 10px"], #","size":20"#, #","size":10,"profile":"web""#),
            (["--css", "font-size: 10px"], #","css":"font-size: 12px""#, #","size":12,"profile":"web""#),
            (["--css", "letter-spacing: 5px"], #","tracking":20"#, #","css":"letter-spacing: 5px""#),
            (["--css", "letter-spacing: 2px"], #","profile":"standard""#, #","css":"letter-spacing: 2px""#),
            (["--css", "tab-size: 50px"], #","tabInterval":9"#, #","tabInterval":50,"profile":"web""#),
            (["--css", "tab-size: 50px"], #","css":"tab-size: 3""#, #","css":"tab-size: 3""#),
            (["--css", "font-size: 10px"], #","font":"Inter 16""#, #","size":10,"profile":"web""#),
            (["--font", "20px Inter", "--css", "font-size: 10px"], "", #","size":10,"profile":"web""#),
            (
                ["--css", "line-height: normal"], #","font":"16px/3 Inter""#,
                #","size":16,"profile":"web""#
            ),
            (
                ["--css", "font-family: Inter"], #","css":"font-weight: bold""#,
                #","font":"Inter Bold","profile":"web""#
            ),
            (
                ["--css", "font-weight: bold"], #","css":"font-family: Inter""#,
                #","font":"Inter Bold","profile":"web""#
            ),
            (["--css", "font-family: Inter"], #","font":"Noto Serif 20""#, #","size":20,"profile":"web""#),
            (["--css", "hyphens: none"], #","language":"en-US","hyphenation":true"#, #","css":"hyphens: none""#),
            (["--css", "direction: ltr"], #","direction":"rtl""#, #","direction":"ltr","profile":"web""#),
            (["--css", "text-wrap: wrap", "--wrap", "balanced"], "", #","profile":"web""#),
            (["--css", "font-kerning: none", "--features", "kern=1"], "", #","css":"font-kerning: none""#),
            (
                ["--css", "letter-spacing: 5px!important"], #","css":"letter-spacing: 2px""#,
                #","css":"letter-spacing: 5px""#
            ),
            (["--css", "white-space: nowrap"], #","css":"text-wrap: wrap""#, #","css":"white-space: normal""#),
        ]
    )
    func precedence(options: [String], members: String, same: String) throws {
        let text = #"{"text":"AV  a\tb aaa aaa aaa","width":70"#
        let fields = ["--size", "14", "--fields", "size,width,height,lineCount,minContentWidth,faces"]
        let found = try trees(options + fields, text + members + "}\n")
        let wanted = try trees(fields, text + same + "}\n")
        #expect(found == wanted)
        #expect(found[0]["width"] != .null, "\(found)")
    }

    @Test("The cascade of CSS is that of each record, also where the record before has the same")
    func again() throws {
        let records =
            #"{"text":"a  b","css":"white-space: normal"}"# + "\n"
            + #"{"text":" c  d ","css":"white-space: normal"}"# + "\n" + #"{"text":"e  f"}"# + "\n"
        let answers = try trees(["--size", "16", "--fields", "lines"], records)
        #expect(answers.map { $0["lines"].elements[0]["text"].string } == ["a b", "c d", "e  f"])
    }

    @Test("The cascade of CSS keeps the text as it was given, and offsets are offsets in it")
    func offsets() throws {
        let record = #"{"text":"  aaa \r\n  bbb  日 ","css":"white-space: normal","width":36}"# + "\n"
        let answer = try trees(["--size", "16", "--fields", "text,lines,substitutions"], record)[0]
        #expect(answer["text"].string == "  aaa \r\n  bbb  日 ")
        let lines = answer["lines"].elements
        #expect(lines.map { $0["text"].string } == ["aaa", "bbb", "日"])
        // Two spaces, aaa; 5 white; bbb, two spaces; three bytes of 日, a space.
        #expect(
            lines.map { [$0["start"], $0["end"]] } == [
                [.number(0), .number(10)], [.number(10), .number(15)], [.number(15), .number(19)],
            ]
        )
        let substitution = try #require(answer["substitutions"].elements.first)
        #expect([substitution["start"], substitution["end"]] == [.number(15), .number(18)])
        let single = try CopyfitProcess.run(
            "measure",
            "  aaa   bbb  ",
            "-f",
            "Inter 16",
            "--css",
            "white-space: normal",
            "--format",
            "json"
        )
        #expect(single.output.contains(#"{"text":"  aaa   bbb  ","#))
        #expect(single.output.contains(#""lines":[{"start":0,"end":13,"text":"aaa bbb","#))
    }

    @Test("The cascade of CSS needs a language for hyphens")
    func language() throws {
        let found = try CopyfitProcess.run("measure", "a", "-f", "Inter 16", "--css", "hyphens: auto")
        #expect(found.status == 64)
        #expect(found.errors.contains("Say which language to hyphenate by"))
    }

    private func trees(_ options: [String], _ records: String) throws -> [JSONTree] {
        let font =
            options.contains("--font") || options.contains { $0.contains("font-family") } ? [] : ["--font", "Inter"]
        let found = try CopyfitProcess.run(["measure", "--ndjson"] + font + options, input: Array(records.utf8))
        #expect(found.status == 0, "\(found.output) \(found.errors)")
        return try found.output.split(separator: "\n").map { try #require(FoundationJSON.tree(Array($0.utf8))) }
    }

    private func escaped(_ text: String) throws -> String {
        String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }
}
