import Testing

@Suite("The command's usage")
struct UsageTests {
    @Test(
        "The command's usage is refused with status 64 and a sentence that says what to do",
        arguments: [
            (["measure"], "give the text (after -- if it starts with a dash), --text-file, or -"),
            (["measure", "x"], "Say which font to measure with"),
            (["measure", "x", "--font", "Inter"], "Give a font size"),
            (["measure", "x", "--text-file", "y", "--font", "Inter", "--size", "1"], "Give either the text or"),
            (["measure", "x", "--font", "Inter", "--size", "0"], "from 1/2048 to 10000"),
            (["measure", "x", "--font", "Inter", "--size", "-1"], "--size"),
            (["measure", "x", "--font", "Inter", "--size", "10000.5"], "from 1/2048 to 10000"),
            (["measure", "x", "--font", "Inter", "--size", "nan"], "from 1/2048 to 10000"),
            (["measure", "x", "--font", "Inter", "--size", "inf"], "from 1/2048 to 10000"),
            (["measure", "x", "--font", "Inter", "--size", "16%"], "from 1/2048 to 10000"),
            (["measure", "x", "--font", "Inter", "--size", "16", "--width", "nan"], "or inf for no limit"),
            (["measure", "x", "--font", "Inter", "--size", "16", "--width=-1"], "or inf for no limit"),
            (["measure", "x", "--font", "Inter", "--size", "16", "--height", "tall"], "or inf for no limit"),
            (["measure", "x", "--font", "Inter", "--size", "16", "--max-lines", "0"], "a whole number of at least 1"),
            (["measure", "x", "--font", "Inter", "--size", "16", "--max-lines", "-1"], "a whole number of at least 1"),
            (["measure", "x", "--font", "Inter", "--size", "16", "--direction", "up"], "give auto, ltr or rtl"),
            (["measure", "x", "--font", "Inter", "--size", "16", "--format", "xml"], "--format"),
            (["measure", "x", "--font", "Inter", "--size", "16", "--field", "depth"], "--field"),
            (
                ["measure", "x", "--font", "Inter", "--size", "16", "--field", "width", "--format", "json"],
                "Give either --field or --format"
            ),
            (["measure", "x", "--font", "Inter", "--font-file", "y", "--size", "16"], "Give either --font or"),
            (["measure", "x", "--font", "Inter", "--face-index", "1", "--size", "16"], "needs a --font-file"),
            (["measure", "x", "--font-file", "y", "--face-index=-1", "--size", "16"], "counted from 0"),
            (["measure", "x", "--font-file", "y", "--face-index", "-1", "--size", "16"], "counted from 0"),
            (
                ["measure", "x", "y", "--font", "Inter", "--size", "16"],
                "'y': put a text or a font name of several words"
            ),
            (
                ["measure", "x", "--font", "Noto", "Sans", "Thai", "--size", "9"],
                "'Sans', 'Thai': put a text or a font name"
            ),
            (["measure", "x", "--font-file", "y", "--variation", "wght", "--size", "16"], "such as wght=600"),
            (["measure", "x", "--font-file", "y", "--variation", "weight=6", "--size", "16"], "such as wght=600"),
            (["measure", "x", "--font-file", "y", "--face-index", "a", "--size", "16"], "--face-index"),
            (
                ["measure", "x", "--font", "Inter", "--size", "9", "--width", "9...8"],
                "or a range: 280...430 for every width"
            ),
            (
                ["measure", "x", "--font", "Inter", "--size", "9", "-w", "1...5001:1", "-w", "1...5001:1"],
                "at most 10000 widths"
            ),
            (["measure", "x", "--font", "Inter", "--size", "9", "--tracking", "1%"], "with a unit, such as 0.05em"),
            (["measure", "x", "--font", "Inter", "--size", "9", "--line-spacing", "-1"], "at least 0"),
            (["measure", "x", "--font", "Inter", "--size", "9", "--features", "lig"], "such as tnum,liga=0,salt=2"),
            (["measure", "x", "--font", "Inter", "--size", "9", "--truncation", "end"], "give head, middle or tail"),
            (["fit", "x", "--font", "Inter", "--min-size", "8", "--max-size", "9", "-w", "9em"], "in points"),
            (
                ["fit", "x", "--font", "Inter", "--min-size", "8", "--max-size", "9", "-w", "9", "--tracking", "1"],
                "Give --tracking and --kerning in em"
            ),
            (["measure", "x", "--ndjson"], "leave out the text"),
            (["measure", "--ndjson", "--format", "json"], "leave out --format"),
            (["measure", "--ndjson", "--field", "width"], "leave out --format and --field"),
            (["measure", "x", "--font", "Inter", "--size", "-3"], "from 1/2048 to 10000"),
            (["measure", "x", "--font", "Inter", "--size", "0x10"], "from 1/2048 to 10000"),
            (["measure", "x", "--font", "Inter", "--size", "1e400"], "from 1/2048 to 10000"),
            (
                ["measure", "x", "--font", "Inter", "--size", "9", "--format", "json", "--fields", "depth"],
                "id, text, font"
            ),
            (["measure", "--ndjson", "--fields", "id,error"], "id, text, font"),
            (["measure", "x", "--font", "Inter", "--size", "9", "--profile", "print"], "give standard or web"),
            (["fit", "x", "--font", "Inter", "--min-size", "8", "--max-size", "9"], "give --width, --height, or both"),
            (["fit", "x", "--font", "Inter", "--min-size", "9", "--max-size", "8"], "of at most --max-size"),
            (["fit", "x", "--font", "Inter", "--min-size", "-8", "--max-size", "9"], "from 1/2048 to 10000"),
            (["fit", "x", "--font", "Inter", "--max-size", "-8", "--min-size", "9"], "from 1/2048 to 10000"),
            (["fit", "x", "--font", "Inter", "--step", "-1"], "from 1/2048 to 10000"),
            (["fit", "x", "--font", "Inter", "--size", "9", "--lines", "-1"], "a whole number of at least 1"),
            (
                ["weigh"],
                "There is no subcommand “weigh”: use measure, fit, explain, check, merge, recommend, render, layout or fonts."
            ),
            (["measure", "-hello world", "--font", "Inter", "--size", "9"], "“-hello world” is not an option"),
            (["measure", "-n dash", "--font", "Inter", "--size", "9"], "“-n dash” is not an option"),
            (["fit", "-1 hour", "--font", "Inter", "--size", "9", "--lines", "1"], "“-1 hour” is not an option"),
            (
                ["fit", "-hi", "--font", "Inter", "--size", "9", "--lines", "1"],
                "put -- before a text that starts with a dash"
            ),
            (["measure", "x", "--font", "Inter", "--size", "9", "--fields", "width"], "--fields needs --format json"),
            (
                ["measure", "x", "--font", "Inter", "--size", "9", "--format", "json", "--fields", "id,width"],
                "Leave id out of --fields"
            ),
            (["fonts", "--format", "xml"], "--format"),
        ]
    )
    func refuses(arguments: [String], sentence: String) throws {
        let result = try CopyfitProcess.run(arguments)
        #expect(result.status == 64)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains(sentence), "\(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    }

    @Test(
        "The command's usage is explained on request",
        arguments: [["--help"], ["measure", "--help"], ["help", "fonts"]]
    )
    func explains(arguments: [String]) throws {
        let result = try CopyfitProcess.run(arguments)
        #expect(result.status == 0)
        #expect(result.output.contains("USAGE: copyfit"))
        #expect(result.errors.isEmpty)
    }

    @Test("The command's usage tells the versions of everything its numbers depend on")
    func tellsVersions() throws {
        let result = try CopyfitProcess.run("--version")
        let names = result.output.split(separator: "\n").map { $0.split(separator: " ") }
        #expect(result.status == 0)
        #expect(names.map(\.first) == ["copyfit", "HarfBuzz", "FreeType", "Unicode"])
        #expect(names.allSatisfy { $0.count == 2 && $0[1].first?.isNumber == true })
    }
}
