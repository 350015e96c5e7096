import Testing

/// Widths from hb-shape 6.0.0 --font-size=10240 Inter-Regular.otf, sums of `ax` / 1024 at 10 points: "aaa" 17325, "bbb ccc"
/// 39096, "ddd" 19068, "a" 5775, "b" 6356, "12" 10952, ".5" 8902.
@Suite("copyfit with options for lines")
struct GeometryCommandTests {
    private static let font = ["--font", "Inter", "--size", "10"]

    private func measure(_ text: String, _ options: [String], fields: String) throws -> String {
        let arguments = ["measure", "-", "--format", "json", "--fields", fields] + Self.font + options
        let result = try CopyfitProcess.run(arguments, input: Array(text.utf8))
        #expect(result.status == 0, "\(result.errors)")
        return result.output
    }

    @Test("Indents take room, and are part of widths")
    func indents() throws {
        let options = ["--width", "45", "--first-line-indent", "10", "--hanging-indent", "5", "--tail-indent", "1"]
        let output = try measure("aaa bbb ccc ddd", options, fields: "width,lineCount,minContentWidth")
        #expect(
            output == "{\"width\":\(39096 / 1024.0 + 6),\"lineCount\":3,\"minContentWidth\":\(17325 / 1024.0 + 11)}\n"
        )
    }

    @Test(
        "Lines are as tall as asked",
        arguments: [
            (["--line-height", "24"], 48.0), (["--line-height", "1.4x"], 28), (["--min-line-height", "15"], 30),
            (["--line-height", "3x", "--max-line-height", "20"], 40),
            (["--line-height", "2x", "--paragraph-spacing", "7"], 47),
            (["--line-height", "2x", "--paragraph-spacing-before", "6", "--paragraph-spacing", "7"], 53),
        ] as [([String], Double)]
    )
    func heights(options: [String], height: Double) throws {
        #expect(try measure("a\nb", options, fields: "height") == "{\"height\":\(Int(height))}\n")
    }

    @Test("Lengths in ems that no size can have are refused")
    func largestEms() throws {
        let result = try CopyfitProcess.run(["measure", "a", "--tail-indent", "1e308em"] + Self.font)
        #expect(result.status == 64)
        #expect(result.errors.contains("tail-indent"), "\(result.errors)")
    }

    // 72 points to the inch, 25.4 mm, 6 pc; an em is 10.
    @Test(
        "All lengths have the same units",
        arguments: [
            (["--line-height", "2em"], "height", 40.0), (["--line-height", "0.5in"], "height", 72),
            (["--line-height", "25.4mm"], "height", 144), (["--line-height", "+24px"], "height", 48),
            (["--line-height", "1e308"], "height", 2e6), (["--tab-stops", "1in"], "width", 72 + 6356 / 1024),
            (["--tab-stops", "1inr"], "width", 72), (["--tab-stops", "6pc"], "width", 72 + 6356 / 1024),
            (["--tab-stops", "6pcr"], "width", 72), (["--tab-stops", "5emr"], "width", 50),
        ] as [([String], String, Double)]
    )
    func units(options: [String], member: String, points: Double) throws {
        let text = member == "height" ? "a\nb" : "a\tb"
        let result = try CopyfitProcess.run(["measure", text, "--field", member] + Self.font + options)
        #expect(Double(result.output.dropLast()) == points, "\(result.errors)")
    }

    @Test("Boxes have the units of lengths", arguments: ["24pxx20px+4px", "2.4emx2em+0.4em", "2pcx20+4e0"])
    func boxUnits(box: String) throws {
        let output = try measure("a\u{FFFC}", ["--inline-box", box], fields: "width,height")
        #expect(output == "{\"width\":\(24 + 5775 / 1024.0),\"height\":24}\n")
    }

    @Test("Tabs lead to their stops")
    func tabs() throws {
        #expect(try measure("a\tb\tb", ["--tab-stops", "40,120r"], fields: "width") == "{\"width\":120}\n")
        let decimal = ["--tab-stops", "40d"]
        #expect(try measure("a\t12.5", decimal, fields: "width") == "{\"width\":\(40 + 8902 / 1024.0)}\n")
        #expect(try measure("a\t12", decimal, fields: "width") == "{\"width\":40}\n")
        // The "b" begins at the stop; "5" is 6225 wide.
        let letter = try measure("a\t1b5", ["--tab-stops", "40d", "--decimal-mark", "b"], fields: "width")
        #expect(letter == "{\"width\":\(40 + (6356 + 6225) / 1024.0)}\n")
        #expect(
            try measure("a\tb", ["--tab-interval", "50"], fields: "width") == "{\"width\":\(50 + 6356 / 1024.0)}\n"
        )
    }

    @Test("U+FFFC are boxes of the sizes given, and one for each")
    func boxes() throws {
        let options = ["--inline-box", "24x20+4", "--inline-box", "6x1"]
        let output = try measure("a\u{FFFC}\u{FFFC}", options, fields: "width,height,missing")
        #expect(output == "{\"width\":\(30 + 5775 / 1024.0),\"height\":24,\"missing\":[]}\n")
        let result = try CopyfitProcess.run(["measure", "a"] + Self.font + options)
        #expect(result.status == 2)
        #expect(result.errors.contains("0 U+FFFC characters but 2 boxes"))
    }

    @Test("Fit knows indents and heights")
    func fit() throws {
        let arguments = ["fit", "aaa bbb ccc ddd", "--lines", "3", "--hanging-indent", "5"]
        // "aaa bbb" on the first line, which has no indent: 39273 / 1024. In less, "bbb ccc" needs 39096 / 1024 + 5.
        #expect(try CopyfitProcess.run(arguments + Self.font).output == "\(39273 / 1024.0)\n")
    }

    @Test("Records say the same as options, each for itself")
    func records() throws {
        let records = """
            {"text":"a\\tb","tabStops":["40r"],"lineHeight":24}
            {"text":"a\\tb","lineHeight":"1.5x","tabInterval":10}
            {"text":"a\\nb","paragraphSpacing":3,"firstLineIndent":10}
            {"text":"a\u{FFFC}","boxes":["24x20+4"]}
            {"text":"a","boxes":["24x20+4"]}
            {"text":"a","lineHeight":null}

            """
        let arguments = ["measure", "--ndjson", "--fields", "width,height", "--line-height", "20"] + Self.font
        let result = try CopyfitProcess.run(arguments, input: Array(records.utf8))
        let lines = result.output.split(separator: "\n").map(String.init)
        try #require(lines.count == 6)
        #expect(lines[0] == "{\"width\":40,\"height\":24}")
        #expect(lines[1] == "{\"width\":\(10 + 6356 / 1024.0),\"height\":15}")
        #expect(lines[2] == "{\"width\":\(10 + 6356 / 1024.0),\"height\":43}")
        // 20 points are shared around the box's 24: the line is 20 tall.
        #expect(lines[3] == "{\"width\":\(24 + 5775 / 1024.0),\"height\":20}")
        #expect(lines[4].contains("invalid-member"))
        #expect(lines[5].hasPrefix("{\"width\":\(5775 / 1024.0),\"height\":12."))
        #expect(result.status == 2)
    }

    @Test(
        "What makes no sense is refused",
        arguments: [
            (["--line-height", "0"], "give points"), (["--line-height", "2y"], "give points"),
            (["--first-line-indent", "-1"], "at least 0"), (["--tab-stops", "4z"], "give positions"),
            (["--tab-stops", ""], "give positions"), (["--decimal-mark", "ab"], "one character"),
            (["--inline-box", "24"], "give a width"), (["--face-heights", "x"], "all or primary"),
            (["--line-height-space", "below"], "shared or above"), (["--tail-indent", "inf"], "at least 0"),
            (["--line-height", "inf"], "give points"), (["--line-height=-2em"], "give points"),
            (["--tab-stops", "infr"], "give positions"), (["--tab-stops=-1in"], "give positions"),
            (["--inline-box", "2emx"], "give a width"), (["--inline-box", "1x2+-3"], "give a width"),
            (["--width", "Infinity"], "or inf for no limit"),
        ] as [([String], String)]
    )
    func refusals(options: [String], sentence: String) throws {
        let result = try CopyfitProcess.run(["measure", "a"] + Self.font + options)
        #expect(result.status == 64)
        #expect(result.errors.contains(sentence), "\(result.errors)")
    }
}
