import Foundation
import JSONTrees
import Testing

@Suite("A font with a size in its description")
struct FontDescriptionTests {
    /// What Pango (`pango_font_description_from_string`) and CSS (`font`) mean by these, in names and sizes of this command.
    @Test(
        "A font with a size in its description is the font of the name at the size",
        arguments: [
            ("Inter SemiBold 16", "Inter SemiBold", "16"), ("Inter 16px", "Inter", "16"),
            ("Inter, Bold 9.5", "Inter Bold", "9.5"),
            ("Noto Serif, 12pt", "Noto Serif", "12"), ("Noto Serif Bold Italic 1e1", "Noto Serif Bold Italic", "10"),
            ("16px Inter", "Inter", "16"), ("600 16px Inter", "Inter SemiBold", "16"),
            ("italic bold 14px \"Noto Serif\"", "Noto Serif Bold Italic", "14"),
            ("normal 700 normal 12pt/normal 'Noto Serif'", "Noto Serif Bold", "12"),
            ("1in Inter SemiBold", "Inter SemiBold", "72"),
            ("16px / normal Inter", "Inter", "16"), ("Noto Sans Symbols 2 16", "Noto Sans Symbols 2", "16"),
        ]
    )
    func isFontAtSize(description: String, name: String, size: String) throws {
        let rest = ["measure", "Jetzt kaufen", "--width", "80", "--format", "json"]
        let described = try CopyfitProcess.run(rest + ["-f", description])
        let named = try CopyfitProcess.run(rest + ["--font", name, "--size", size])
        #expect(described.output == named.output)
        #expect((described.status, described.errors) == (0, ""))
        let escaped = description.replacing("\"", with: "\\\"")
        let record = "{\"id\":1,\"text\":\"Jetzt kaufen\",\"width\":80,\"font\":\"\(escaped)\"}"
        for options in [[], ["--size", "5"], ["--font", "Inter 99"]] {
            let batch = try CopyfitProcess.run(["measure", "--ndjson"] + options, input: Array(record.utf8))
            #expect(batch.output == "{\"id\":1," + named.output.dropFirst())
        }
    }

    @Test(
        "A font with a size in its description has no size where the whole is a family's name",
        arguments: ["Int 3", "In 16", "12 px"]
    )
    func familyWithNumber(family: String) throws {
        let path = try RenamedFont.path(family: family)
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        defer { try? FileManager.default.removeItem(at: folder) }
        let arguments = ["measure", "x", "--font-directory", folder.path]
        let sized = try CopyfitProcess.run(arguments + ["--font", family, "--size", "20"])
        #expect(sized.output.hasPrefix("\(family), 20 pt\n"))
        let described = try CopyfitProcess.run(arguments + ["--font", "\(family) 20"])
        #expect(described.output == sized.output)
        let nothing = try CopyfitProcess.run(arguments + ["--font", family])
        #expect(nothing.status == 64)
        #expect(nothing.errors.contains("Give a font size"))
    }

    @Test(
        "A font with a size in its description is refused with a sentence if it cannot be meant",
        arguments: [
            (["-f", "Inter 16", "-s", "16"], 64, "Give the size once"),
            (["-f", "Interr 16"], 2, "There is no font “Interr”"),
            (["-f", "Inter 0"], 2, "A font size of 0.0 is out of range"),
            (["-f", "16px"], 2, "There is no font “16px”"),
            (["-f", "Inter 99999"], 2, "A font size of 99999.0"),
            (["-f", "16px/x Inter"], 2, "no line height after “/”"),
            (["-f", "16px/-1 Inter"], 2, "no line height after “/”"),
            (["-f", "16px Inter, sans-serif"], 2, "names several families"),
            (["-f", "Inter 16%"], 2, "“16%” in “Inter 16%”"),
            (["-f", "small-caps 16px Inter"], 2, "There is no font"), (["-f", "Inter 2em"], 2, "“2em” in “Inter 2em”"),
            (["-f", String(repeating: "Inter ", count: 5_000) + "16"], 2, "is not a style word"),
            (["-f", "Inter 1e999"], 2, "“1e999”"), (["-f", ""], 2, "There is no font “”"),
        ] as [([String], Int32, String)]
    )
    func refuses(arguments: [String], status: Int32, sentence: String) throws {
        let result = try CopyfitProcess.run(["measure", "x"] + arguments)
        #expect(result.status == status)
        #expect(result.errors.contains(sentence), "\(result.errors)")
        #expect(result.output.isEmpty)
    }

    // CSS Fonts 4, section 2.7: the height after the slash is that of the property `line-height`.
    @Test(
        "A font with a size in its description sets the line height as CSS does, unless it is set otherwise",
        arguments: [
            ("600 20px/1.4 Inter", [], 28.0), ("20px / 30px Inter", [], 30), ("20px/150% Inter", [], 30),
            ("20px/2em Inter", [], 40), ("20px/1.4 Inter", ["--line-height", "50"], 50),
            ("20px/1.4 Inter", ["--line-height", "1.5x"], 30), ("20px/1.4 Inter", ["--min-line-height", "35"], 35),
        ] as [(String, [String], Double)]
    )
    func setsLineHeight(font: String, options: [String], height: Double) throws {
        let result = try CopyfitProcess.run(["measure", "x", "--font", font, "--field", "height"] + options)
        #expect(Double(result.output.dropLast()) == height, "\(result.errors)")
    }

    @Test("A font with a size in its description sets the line height of records, each for itself")
    func setsLineHeights() throws {
        let records = """
            {"text":"x"}
            {"text":"x","font":"20px/2 Inter"}
            {"text":"x","font":"20px/2 Inter","lineHeight":25}
            {"text":"x","lineHeight":"natural"}

            """
        let arguments = ["measure", "--ndjson", "--fields", "height", "--font"]
        let result = try CopyfitProcess.run(arguments + ["16px/3 Inter"], input: Array(records.utf8))
        let natural = try CopyfitProcess.run("measure", "x", "-f", "Inter 16", "--field", "height").output.dropLast()
        let heights = ["48", "40", "25", String(natural)]
        #expect(result.output == heights.map { "{\"height\":\($0)}\n" }.joined())
    }

    @Test("A font with a size in its description has the size once: in a record, and in a search for one")
    func once() throws {
        let record = #"{"text":"x","font":"Inter 16","size":16}"#
        let batch = try CopyfitProcess.run("measure", "--ndjson", input: record)
        #expect(batch.output.contains("Give the size once: both the font and the record have one."))
        let box = ["--min-size", "8", "--max-size", "9", "--width", "90"]
        let fit = try CopyfitProcess.run(["fit", "x", "--font", "Inter 16"] + box)
        #expect(fit.status == 64)
        #expect(fit.errors.contains("is for --lines only"))
        let lines = try CopyfitProcess.run(["fit", "x y", "--font", "Inter 16", "--lines", "2"])
        #expect(
            try lines.output
                == CopyfitProcess.run("fit", "x y", "--font", "Inter", "--size", "16", "--lines", "2").output
        )
        let records = try CopyfitProcess.run(
            ["fit", "--ndjson"] + box,
            input: Array(#"{"text":"x","font":"Inter 16"}"#.utf8)
        )
        #expect(records.output.contains("A size is for lines only"))
    }
}

@Suite("Lengths and widths")
struct LengthTests {
    /// 72 points to the inch, 2.54 cm to the inch, 12 points to the pica; the size is 16.
    @Test(
        "Lengths and widths are points, or have a unit",
        arguments: [
            ("120", "120"), ("120pt", "120"), ("120px", "120"), ("3in", "216"), ("2.54cm", "72"), ("25.4mm", "72"),
            ("2pc", "24"),
            ("20em", "320"), (".5em", "8"), ("1e2", "100"),
        ]
    )
    func units(written: String, points: String) throws {
        let rest = ["--font", "Inter", "--size", "16", "--format", "json"]
        let measured = try CopyfitProcess.run(["measure", "Jetzt kaufen", "-w", written] + rest)
        let plain = try CopyfitProcess.run(["measure", "Jetzt kaufen", "--width", points] + rest)
        #expect(measured.output == plain.output)
        #expect(measured.status == 0)
        let record = "{\"id\":1,\"text\":\"Jetzt kaufen\",\"width\":\"\(written)\",\"font\":\"Inter 16\"}"
        let batch = try CopyfitProcess.run("measure", "--ndjson", input: record)
        #expect(batch.output == "{\"id\":1," + plain.output.dropFirst())
    }

    @Test(
        "Lengths and widths may be ranges, whose last width is always among them",
        arguments: [
            (["280...300:10"], [280, 290, 300]), (["280...300:8", "5"], [280, 288, 296, 300, 5]),
            (["1...3:1"], [1, 2, 3]),
            (["0...0.3:0.1"], [0, 0.1, 0.2, 0.3]), (["1em...2em:0.5em"], [16, 24, 32]),
            (["1in...1.5in:9pt"], [72, 81, 90, 99, 108]),
        ] as [([String], [Double])]
    )
    func ranges(written: [String], widths: [Double]) throws {
        let arguments = ["measure", "x", "--font", "Inter", "--size", "16", "--format", "json", "--fields", "proposal"]
        let result = try CopyfitProcess.run(arguments + written.flatMap { ["-w", $0] })
        func proposed(_ tree: JSONTree) -> [Double] {
            tree.elements.compactMap { if case .number(let width) = $0["proposal"]["width"] { width } else { nil } }
        }
        let found = proposed(try #require(FoundationJSON.tree(result.bytes)))
        #expect(found.count == widths.count)
        #expect(zip(found, widths).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(found.last == widths.last)
        let list = written.map { "\"\($0)\"" }.joined(separator: ",")
        let record = "{\"text\":\"x\",\"font\":\"Inter 16\",\"widths\":[\(list)]}"
        let batch = try CopyfitProcess.run("measure", "--ndjson", "--fields", "proposal", input: record)
        #expect(proposed(try #require(FoundationJSON.tree(batch.bytes))["measurements"]) == found)
    }

    @Test(
        "Lengths and widths are refused if their meaning is not clear, or if there are too many",
        arguments: [
            "10%", "3rem", "5vw", "12 px", "px", "1e400", "0x10", "-1", "nan", "9...8", "1...2:0", "1...2:-1",
            "1...inf", "1...2em",
            "1...", "...2", "1...2...3", "1...2:3:4", "0...1:0.00001", "0...1e300:1", "",
        ]
    )
    func refused(written: String) throws {
        let arguments = ["measure", "x", "--font", "Inter", "--size", "16", "--width=\(written)"]
        let result = try CopyfitProcess.run(arguments)
        #expect(result.status == 64)
        #expect(result.errors.contains("--width"), "\(result.errors)")
    }
}
