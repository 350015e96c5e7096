import CopyfitCommandLine
import Foundation
import JSONTrees
import Testing

@testable import CopyfitCLI
@testable import CopyfitRecords

@Suite("A text set by CSS")
struct CSSCommandTests {
    /// “aaaaaaaaaa” is wider than 60 points, and the digits of Inter are not tabular.
    private static let text = "office fi aa bb aaaaaaaaaa 1234"
    private static let ground = ["measure", text, "--size", "16", "--width", "60", "--format", "ndjson"]

    @Test(
        "A text set by CSS is the same by the option and by the member of a record",
        arguments: [
            "letter-spacing: 2px; word-break: break-all", "word-spacing:.5em;text-indent:10px", "white-space: nowrap",
            "TEXT-ALIGN : right /* ; */ ; line-height: 150%", "font-feature-settings: \"liga\" 0, 'tnum'",
            "font-size: 15pt", "overflow-wrap: any\\77 here;;", "letter-spacing: 1px ! important; letter-spacing: 0",
        ]
    )
    func isTheSame(css: String) throws {
        let font = ["--font", "Inter"]
        let single = try CopyfitProcess.run(Self.ground + font + ["--css", css])
        let record = "{\"id\":1,\"text\":\"\(Self.text)\",\"css\":\(try escaped(css))}"
        let options = ["measure", "--ndjson", "--size", "16", "--width", "60"] + font
        let batch = try CopyfitProcess.run(options, input: Array(record.utf8))
        #expect(single.status == 0)
        #expect(batch.output == "{\"id\":1," + single.output.dropFirst())
        let plain = try CopyfitProcess.run(Self.ground + font + ["--profile", "web"])
        #expect(single.output != plain.output)
    }

    /// Chromium 156: the first baseline from the top of a block of one or two lines, whose height is 0.
    @Test(
        "A text set by CSS has lines without a height",
        arguments: [
            ("line-height: 0", 6), ("line-height: 0px", 6), ("line-height: 0%", 6),
            ("font-size: 30px; line-height: 0", 11),
            ("font-family: Noto Serif; line-height: 0", 6),
            ("font-family: Noto Serif; font-size: 21px; line-height: 0", 8),
        ] as [(String, Double)]
    )
    func noHeight(css: String, baseline: Double) throws {
        for text in ["ab", "ab\ncd"] {
            let options = ["--format", "json", "--fields", "height,firstBaseline", "--css", css]
            let result = try CopyfitProcess.run(["measure", text, "-f", "Inter", "-s", "16"] + options)
            let tree = try #require(FoundationJSON.tree(result.bytes))
            #expect((tree["height"], tree["firstBaseline"]) == (.number(0), .number(baseline)))
        }
    }

    /// Chromium 156, with the same font files at 16 px: letters that join have no spacing, spaces beside them do.
    @Test(
        "Letter spacing is added at spaces and no-break spaces beside Arabic letters",
        arguments: [("سلام\u{A0}عليكم", 72.31), ("سلام عليكم", 72.31), ("100\u{A0}سلام", 63.81)]
    )
    func spacesBesideArabic(text: String, width: Double) throws {
        let options = ["-f", "Inter", "-s", "16", "--field", "width", "--css", "letter-spacing: 2px"]
        let result = try CopyfitProcess.run(["measure", text] + options)
        let measured = try #require(Double(result.output.filter { !$0.isNewline }))
        #expect(abs(measured - width) < 0.01)
    }

    /// The bundled fonts have no axes.
    @Test("A text set by CSS, an option or a member at positions of axes is refused if its font lacks them")
    func axes() throws {
        let css = ["--css", "font-variation-settings: \"wght\" 600"]
        for options in [css, ["--variation", "wght=600"]] {
            let result = try CopyfitProcess.run(["measure", "a", "-f", "Inter", "-s", "16"] + options)
            #expect((result.status, result.errors.contains("no variation axis “wght”")) == (2, true))
        }
        let records = [
            #"{"text":"a","size":16,"font":"Inter","variation":{"wght":600}}"#,
            #"{"text":"a","size":16,"variation":"wght=600"}"#,
            #"{"text":"a","size":16,"css":"font-family: Inter; font-variation-settings: 'wght' 600"}"#,
        ]
        let batch = try CopyfitProcess.run(
            ["measure", "--ndjson", "-f", "Noto Serif"],
            input: Array(records.joined(separator: "\n").utf8)
        )
        let answers = batch.output.split(separator: "\n")
        #expect(answers.count == 3)
        #expect(answers.allSatisfy { $0.contains("axis-not-found") })
        let plain = try CopyfitProcess.run([
            "measure", "a", "-f", "Inter 16", "--css", "font-variation-settings: normal",
        ])
        #expect(plain.status == 0)
    }

    @Test(
        "A text set by CSS is set in the family and the style that it names",
        arguments: [
            ("font-family: Inter; font-weight: 600", "Inter SemiBold"),
            ("font-family:'Noto Serif';font-style:italic", "Noto Serif Italic"),
        ]
    )
    func family(css: String, name: String) throws {
        let found = try CopyfitProcess.run(Self.ground + ["--css", css])
        let wanted = try CopyfitProcess.run(Self.ground + ["--font", name, "--profile", "web"])
        #expect(found.status == 0)
        #expect(found.output == wanted.output)
    }

    @Test(
        "A text set by CSS is refused by name if a property or a value is unknown",
        arguments: [
            ("leter-spacing: 2px", "“leter-spacing”: did you mean “letter-spacing”?"),
            ("word-break: brake-all", "word-break does not take “brake-all” here: did you mean “break-all”?"),
            (
                "letter-spacing: 2vw",
                "letter-spacing does not take “2vw” here: give normal | <length> (in px, pt, pc, in"
            ),
            ("text-wrap: balance", "text-wrap: balance cannot be measured yet"),
            ("line-height: calc(1em + 2px)", "functions are not evaluated"),
            ("letter-spacing 2px", "The CSS lacks a colon after “letter-spacing” at “2px”: correct it."),
            ("white-space: /* pre", "the end of the comment"),
            ("font-weight: bold", "give that too"), ("text-indent: -1em", "give <length> (at least 0)."),
            ("font-size: 1.5em", "give <length> (above 0, at most 10000px, not in em)."),
            ("line-height: -1px", "(at least 0)."), ("font-variation-settings: \"wght\"", "a list such as"),
            ("font-family: Inter, Noto Sans", "give <family-name> (a single one)."),
            ("letter-spacing: 2px !importnat", "The CSS lacks “!important” at “!importnat”: correct it."),
            ("letter-spacing: 2px !important 3px", "a semicolon after “!important” at “3px”"),
            ("hyphens:", "hyphens has no value: give none | manual | auto."),
        ]
    )
    func isRefused(css: String, message: String) throws {
        let single = try CopyfitProcess.run(Self.ground + ["--font", "Inter", "--css", css])
        #expect(single.status == 64)
        #expect(single.errors.contains(message), "\(single.errors)")
        let record = "{\"id\":1,\"text\":\"a\",\"css\":\(try escaped(css))}"
        let batch = try CopyfitProcess.run(
            ["measure", "--ndjson", "--font", "Inter", "--size", "16"],
            input: Array(record.utf8)
        )
        #expect(batch.status == 2)
        #expect(batch.output.contains("invalid-member"))
    }

    @Test("A text set by CSS has each property in the help and in the documentation")
    func isDocumented() throws {
        let help = try CopyfitProcess.run("measure", "--help").output.split(whereSeparator: \.isWhitespace).joined(
            separator: " "
        )
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Documentation/Command.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        for property in CSSProperty.all {
            #expect(help.contains(property.name), "\(property.name)")
            let values = property.values.split(separator: " | ").map { "`\($0)`" }.joined(separator: ", ")
            #expect(text.contains("| `\(property.name)` | \(values) |"), "\(property.name)")
        }
    }

    private func escaped(_ text: String) throws -> String {
        String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }
}
