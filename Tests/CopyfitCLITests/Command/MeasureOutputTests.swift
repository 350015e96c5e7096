import Foundation
import JSONTrees
import Testing

@Suite("The output of copyfit measure")
struct MeasureOutputTests {
    // hb-shape 6.0.0 --font-size=16384 Inter-SemiBold.otf, sums of `ax` / 1024: "Jetzt kaufen" 96.546875, "Jetzt"
    // 39.6015625, "kaufen" 52.9736328125. Line boxes from the font's hhea table, 2728 and -680 of 2816 units: ascent 15.5,
    // descent 680 * 16 / 2816 = 3.8636…, so the second baseline is at 2 * 15.5 + 3.8636… = 34.8636….
    @Test("copyfit measure gives the documented JSON, member for member in order")
    func givesJSON() throws {
        let result = try CopyfitProcess.run(
            "measure",
            "Jetzt kaufen",
            "--font",
            "Inter SemiBold",
            "--size",
            "16",
            "--width",
            "80",
            "--format",
            "json"
        )
        let expected =
            #"{"text":"Jetzt kaufen","font":"Inter SemiBold","size":16,"proposal":{"width":80,"height":null},"#
            + #""width":52.9736328125,"height":38.72727272727273,"lineCount":2,"minContentWidth":52.9736328125,"#
            + #""maxContentWidth":96.546875,"firstBaseline":15.5,"lastBaseline":34.86363636363636,"#
            + #""truncated":false,"fits":true,"over":{"width":0,"lines":0,"height":0},"#
            + #""slack":{"width":27.0263671875,"lines":null,"height":null},"faces":["Inter SemiBold"],"missing":[],"#
            + #""substitutions":[],"lines":[{"start":0,"end":6,"text":"Jetzt","width":39.6015625,"baseline":15.5,"#
            + #""ascent":15.5,"descent":3.8636363636363638,"hardBreak":false},{"start":6,"end":12,"text":"kaufen","#
            + #""width":52.9736328125,"baseline":34.86363636363636,"ascent":15.5,"descent":3.8636363636363638,"#
            + #""hardBreak":false}]}"# + "\n"
        #expect(result.output == expected)
        #expect(result.errors.isEmpty)
        #expect(result.status == 0)
    }

    /// UAX #14 breaks behind `/` (SY ÷ AL), Chromium does not, so that it must cut the address.
    @Test(
        "copyfit measure breaks by a browser's rules when asked to",
        arguments: [("standard", "https://\""), ("web", "https://exam")]
    )
    func profiles(profile: String, firstLine: String) throws {
        let result = try CopyfitProcess.run(
            [
                "measure", "https://example.com/a", "--font", "Inter", "--size", "16", "--width", "120", "--format",
                "json",
            ]
                + ["--fields", "lines", "--profile", profile]
        )
        #expect(result.output.contains("\"text\":\"\(firstLine)"), "\(result.output)")
    }

    @Test("copyfit measure gives an array for several widths, and one line per width as NDJSON")
    func givesSeveral() throws {
        let arguments = ["measure", "a b", "--font", "Inter", "--size", "16", "--width", "10", "--width", "inf"]
        let json = try CopyfitProcess.run(arguments + ["--format", "json"])
        let array = try #require(FoundationJSON.tree(Array(json.output.utf8)))
        #expect(array.elements.map { $0["lineCount"] } == [.number(2), .number(1)])
        let lines = try CopyfitProcess.run(arguments + ["--format", "ndjson"])
        let objects = lines.output.split(separator: "\n").map { FoundationJSON.tree(Array($0.utf8)) }
        #expect(objects == array.elements)
    }

    // The same sums as above, rounded up; "kauf" 34.0634765625, "en" 19.2392578125.
    @Test("copyfit measure draws a table by default")
    func drawsTable() throws {
        let result = try CopyfitProcess.run(
            "measure",
            "Jetzt kaufen",
            "--font",
            "Inter SemiBold",
            "--size",
            "16",
            "--width",
            "80",
            "--width",
            "40",
            "--width",
            "inf"
        )
        #expect(
            result.output == """
                Inter SemiBold, 16 pt
                Natural width 96.55 pt, longest unbreakable piece 52.98 pt

                Proposed  Lines  Width  Height  Fits
                      80      2  52.98   38.73  yes
                      40      3  39.61   58.10  no: a word is cut, needs 12.98 pt more width
                       ∞      1  96.55   19.37  yes

                At 80 pt
                  Line  Width  Baseline  Text
                     1  39.61     15.50  Jetzt
                     2  52.98     34.87  kaufen

                At 40 pt
                  Line  Width  Baseline  Text
                     1  39.61     15.50  Jetzt
                     2  34.07     34.87  kauf
                     3  19.24     54.23  en

                At ∞ pt
                  Line  Width  Baseline  Text
                     1  96.55     15.50  Jetzt kaufen

                """
        )
    }

    @Test(
        "copyfit measure prints one bare number per width with --field",
        arguments: [
            ("width", "52.9736328125\n96.546875\n"), ("lineCount", "2\n1\n"),
            ("maxContentWidth", "96.546875\n96.546875\n"),
            ("firstBaseline", "15.5\n15.5\n"), ("over.width", "0\n0\n"), ("over.lines", "0\n0\n"),
        ]
    )
    func printsField(name: String, output: String) throws {
        let result = try CopyfitProcess.run(
            "measure",
            "Jetzt kaufen",
            "--font",
            "Inter SemiBold",
            "--size",
            "16",
            "--width",
            "80",
            "--width",
            "inf",
            "--field",
            name
        )
        #expect(result.output == output)
    }

    // 96.546875 - 80 = 16.546875 for one line; the widest word needs 52.9736328125 - 40 = 12.9736328125.
    @Test(
        "copyfit measure says by how much a text does not fit, and ends with 1 when it must",
        arguments: [
            (["--width", "80"], 0, "0", "0"), (["--width", "40"], 1, "12.9736328125", "0"),
            (["--width", "80", "--max-lines", "1"], 1, "16.546875", "1"),
            (["--width", "80", "--height", "20"], 1, "16.546875", "1"),
            (["--width", "80", "--height", "39"], 0, "0", "0"),
            (["--width", "96.546875", "--max-lines", "1"], 0, "0", "0"),
            (["--width", "96.5458984375", "--max-lines", "1"], 1, "0.0009765625", "1"),
            (["--width", "0"], 1, "52.9736328125", "0"),
        ] as [([String], Int32, String, String)]
    )
    func saysHowFar(limits: [String], status: Int32, width: String, lines: String) throws {
        let arguments = ["measure", "Jetzt kaufen", "--font", "Inter SemiBold", "--size", "16", "--must-fit"] + limits
        let overWidth = try CopyfitProcess.run(arguments + ["--field", "over.width"])
        let overLines = try CopyfitProcess.run(arguments + ["--field", "over.lines"])
        #expect(overWidth.output == width + "\n")
        #expect(overLines.output == lines + "\n")
        #expect(overWidth.status == status)
        #expect(overWidth.errors.isEmpty)
    }
}
