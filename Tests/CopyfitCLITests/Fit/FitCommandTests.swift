import JSONTrees
import Testing

@Suite("copyfit fit")
struct FitCommandTests {
    private static let sizes = ["--font", "Inter", "--min-size", "8", "--max-size", "72", "--step", "0.5"]

    private func number(_ arguments: [String]) throws -> Double {
        let result = try CopyfitProcess.run(arguments)
        #expect(result.status == 0, "\(result.errors)")
        return try #require(Double(result.output.dropLast()))
    }

    private func fits(_ text: String, size: Double, width: Double, height: Double) throws -> Bool {
        let arguments = [
            "measure", text, "--font", "Inter", "--size", "\(size)", "--width", "\(width)", "--must-fit", "--field",
            "height",
        ]
        let result = try CopyfitProcess.run(arguments)
        return try result.status == 0 && #require(Double(result.output.dropLast())) <= height
    }

    @Test("copyfit fit prints the largest size at which measuring says the text fits")
    func largestSize() throws {
        let text = "Jetzt kaufen und sparen"
        let size = try number(["fit", text, "--width", "120", "--height", "60"] + Self.sizes)
        #expect(try fits(text, size: size, width: 120, height: 60))
        #expect(try !fits(text, size: size + 0.5, width: 120, height: 60))
    }

    @Test("copyfit fit prints the narrowest width for so many lines")
    func narrowestWidth() throws {
        let text = "Jetzt kaufen und sparen"
        let width = try number(["fit", text, "--font", "Inter", "--size", "16", "--lines", "2"])
        func lineCount(_ width: Double) throws -> Double {
            try number([
                "measure", text, "--font", "Inter", "--size", "16", "--width", "\(width)", "--field", "lineCount",
            ])
        }
        #expect(try lineCount(width) == 2)
        #expect(try lineCount(width - 1.0 / 1024) == 3)
    }

    @Test(
        "copyfit fit ends with status 1 and a sentence when nothing fits",
        arguments: [
            (["fit", "Jetzt kaufen", "--width", "10"] + sizes, "even at 8 points"),
            (["fit", "a\u{10FFFD}", "--width", "100"] + sizes, "No font has U+10FFFD"),
            (["fit", "a\nb", "--font", "Inter", "--size", "16", "--lines", "1"], "lines: allow more"),
        ]
    )
    func nothingFits(arguments: [String], sentence: String) throws {
        let result = try CopyfitProcess.run(arguments)
        #expect(result.status == 1)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains(sentence), "\(result.errors)")
    }

    @Test("A bare number comes with a note of the fonts that stand in; strict refuses them")
    func notes() throws {
        let box = ["مرحبا", "--width", "120"] + Self.sizes
        let note = "Note: Noto Sans Arabic instead of Inter for “مرحبا”\n"
        #expect(try CopyfitProcess.run(["fit"] + box).errors == note)
        #expect(try CopyfitProcess.run(["fit", "--strict"] + box).status == 2)
        let field = ["measure", "مرحبا", "--font", "Inter", "--size", "16", "--field", "lineCount"]
        let measured = try CopyfitProcess.run(field)
        #expect((measured.output, measured.errors) == ("1\n", note))
    }

    @Test(
        "copyfit fit refuses what cannot be meant",
        arguments: [
            (["fit", "x", "--font", "Inter"], "Give the sizes to search between"),
            (["fit", "x", "--font", "Inter", "--min-size", "9", "--max-size", "8"], "of at most --max-size"),
            (["fit", "x", "--font", "Inter", "--lines", "2"], "Give a font size"),
            (["fit", "x", "--font", "Inter", "--lines", "2", "--size", "9", "--width", "9"], "leave out the other"),
            (["fit", "x", "--size", "9"] + sizes, "--size is for --lines only"),
            (["fit", "x", "--width", "9", "--width", "8"] + sizes, "Give one --width"),
            (["fit", "--min-size", "8", "--max-size", "9", "--font", "Inter"], "give the text"),
        ]
    )
    func refuses(arguments: [String], sentence: String) throws {
        let result = try CopyfitProcess.run(arguments)
        #expect(result.status == 64)
        #expect(result.errors.contains(sentence), "\(result.errors)")
    }

    @Test(
        "copyfit fit answers with what it found and with the measurement there, as measuring gives it",
        arguments: ["json", "ndjson"]
    )
    func answersJSON(format: String) throws {
        let text = "Jetzt kaufen und sparen"
        let arguments = ["fit", text, "--width", "120", "--height", "60", "--ink", "--format", format] + Self.sizes
        let answer = try CopyfitProcess.run(arguments)
        #expect(answer.status == 0)
        let size = try number(["fit", text, "--width", "120", "--height", "60"] + Self.sizes)
        let tree = try #require(FoundationJSON.tree(answer.bytes))
        #expect(tree["found"] == .number(size))
        #expect(try JSONSchema(named: "fit").faults(in: tree) == [])
        let box = [
            "--font", "Inter", "--size", "\(size)", "--width", "120", "--height", "60", "--ink", "--format", "json",
        ]
        let measured = try CopyfitProcess.run(["measure", text] + box)
        #expect(answer.output.hasSuffix("," + measured.output.dropFirst()))
    }

    @Test("copyfit fit answers records, whichever of the two they search for; the status is the worst line's")
    func answersRecords() throws {
        let size =
            #"{"id":[1],"text":"Jetzt kaufen","minSize":8,"maxSize":"72px","step":0.5,"width":120,"x-note":"\u0061"}"#
        let width = #"{"id":2,"text":"Jetzt kaufen","size":16,"lines":2,"truncation":null}"#
        let nothing = #"{"id":3,"text":"Jetzt kaufen","width":10}"#
        let arguments = ["fit", "--ndjson"] + Self.sizes
        func run(_ records: String...) throws -> CopyfitProcess.Result {
            try CopyfitProcess.run(
                arguments + ["--fields", "id,found,lineCount"],
                input: Array(records.joined(separator: "\n").utf8)
            )
        }
        let found = try number(["fit", "Jetzt kaufen", "--width", "120"] + Self.sizes)
        let narrowest = try number(["fit", "Jetzt kaufen", "--font", "Inter", "--size", "16", "--lines", "2"])
        let all = try run(size, width, nothing)
        let lines = all.output.split(separator: "\n").map { FoundationJSON.tree(Array($0.utf8)) ?? .null }
        #expect(lines[0] == .object(["id": .array([.number(1)]), "found": .number(found), "lineCount": .number(2)]))
        #expect(lines[1] == .object(["id": .number(2), "found": .number(narrowest), "lineCount": .number(2)]))
        #expect(lines[2]["found"] == .null)
        #expect(lines[2]["reason"].string?.contains("even at 8 points") == true)
        #expect(all.status == 1)
        #expect(try run(size, width).status == 0)
        #expect(try run(nothing, "{").status == 2)
        let whole = try CopyfitProcess.run(arguments, input: Array(size.utf8))
        #expect(whole.output.hasPrefix(#"{"id":[1],"x-note":"\u0061","found":"#))
        #expect(whole.output.split(separator: "\"found\"").count == 2)
    }

    @Test(
        "copyfit fit says in a record's words what it cannot mean",
        arguments: [
            (#"{"text":"a","minSize":8,"width":9}"#, "for example \"minSize\":8 and \"maxSize\":72"),
            (#"{"text":"a","minSize":9,"maxSize":8,"width":9}"#, "Give a minSize of at most maxSize."),
            (#"{"text":"a","minSize":8,"maxSize":9}"#, "give width, height, or both"),
            (#"{"text":"a","minSize":8,"maxSize":9,"width":"1...3"}"#, "Give one width"),
            (#"{"text":"a","minSize":8,"maxSize":9,"width":"9em"}"#, "in points"),
            (#"{"text":"a","minSize":8,"maxSize":9,"width":9,"tracking":1}"#, "Give tracking and kerning in em"),
            (#"{"text":"a","lines":2,"width":9,"size":9}"#, "lines searches for a width at one size"),
            (#"{"text":"a","lines":2}"#, "There is no size"),
            (#"{"text":"a","lines":0}"#, "The lines must be a whole"),
            (#"{"text":"a","minSize":0,"lines":1}"#, "The minSize must be a number of points"),
        ]
    )
    func refusesRecords(record: String, sentence: String) throws {
        let result = try CopyfitProcess.run("fit", "--ndjson", "--font", "Inter", input: record)
        let message = FoundationJSON.tree(result.bytes)?["error"]["message"].string
        #expect(message?.contains(sentence) == true, "\(message ?? "")")
        #expect(result.status == 2)
    }

    /// A text that is tracked by a share of its size fits at the size at which measuring says so.
    @Test(
        "copyfit fit sets lines alike as options and as members say, or refuses both with the same sentence",
        arguments: [
            (["--align", "trailing"], #""align":"trailing""#), (["--wrap", "pretty"], #""wrap":"pretty""#),
            (["--align", "justified", "--justify-last-line"], #""align":"justified","justifyLastLine":true"#),
            (["--hanging-punctuation", "force-end"], #""hangingPunctuation":["force-end"]"#),
        ],
        [
            (["--min-size", "8", "--max-size", "40", "--width", "120", "--height", "90"], true),
            (["--size", "16", "--lines", "4"], false),
        ]
    )
    func setsLines(setting: (options: [String], members: String), search: (options: [String], isForSize: Bool)) throws {
        let text = "aaaaaa bbbbb ccc ddd eeeeeeeee."
        let ground = ["--font", "Inter", "--ink"] + search.options
        let plain = try CopyfitProcess.run(["fit", text, "--format", "ndjson"] + ground)
        let single = try CopyfitProcess.run(["fit", text, "--format", "ndjson"] + ground + setting.options)
        let record = "{\"id\":1,\"text\":\"\(text)\",\(setting.members)}"
        let batch = try CopyfitProcess.run(["fit", "--ndjson"] + ground, input: Array(record.utf8))
        if setting.options[0] == "--hanging-punctuation", !search.isForSize {
            let sentence = "Leave out hanging punctuation: a search for a width does not support it."
            #expect(single.status == 64 && single.errors.contains(sentence))
            #expect(batch.status == 2 && batch.output.contains(sentence))
        } else {
            #expect(single.status == 0, "\(single.errors)")
            #expect(batch.output == "{\"id\":1," + single.output.dropFirst())
            #expect(single.output != plain.output)
        }
    }

    @Test("copyfit fit keeps tracking in em in proportion")
    func tracked() throws {
        let options = ["--tracking", "0.1em", "--width", "120"]
        let size = try number(["fit", "Jetzt kaufen"] + options + Self.sizes)
        func fits(_ size: Double) throws -> Bool {
            let arguments = ["measure", "Jetzt kaufen", "--font", "Inter", "--size", "\(size)", "--must-fit"] + options
            return try CopyfitProcess.run(arguments).status == 0
        }
        #expect(try fits(size))
        #expect(try !fits(size + 0.5))
    }

    /// Eight letters of 0.5645 em and 2 px after each take 200 points at 40.8. Text that is spaced by a share of its size
    /// fits at the size at which measuring says so.
    @Test(
        "copyfit fit keeps CSS lengths as long as CSS says",
        arguments: [
            ("letter-spacing: 2px", 40.75...40.85), ("word-spacing: 40px; letter-spacing: 0", 37.7...38),
            ("letter-spacing: 0.1em", 37.5...37.7), ("tab-size: 20px", 44...45),
        ]
    )
    func setByCSS(css: String, sizes: ClosedRange<Double>) throws {
        let text = css.hasPrefix("word") ? "aaaaaa a" : "aaaaaaaa"
        let options = ["--width", "200", "--height", "60", "--css", css]
        let size = try number(["fit", text, "--font", "Inter", "--min-size", "1", "--max-size", "72"] + options)
        #expect(sizes.contains(size), "\(size)")
        for (size, status) in [(size, 0), (size + 1 / 64, 1)] as [(Double, Int32)] {
            let arguments = ["measure", text, "--font", "Inter", "--size", "\(size)", "--must-fit"] + options
            #expect(try CopyfitProcess.run(arguments).status == status)
        }
    }

    @Test("copyfit fit does not search for a size that CSS gives")
    func sizedByCSS() throws {
        let single = try CopyfitProcess.run(["fit", "a", "--css", "font-size: 9px"] + Self.sizes + ["--width", "90"])
        #expect(single.status == 64 && single.errors.contains("Leave font-size out of --css"))
        let record = #"{"text":"a","minSize":8,"maxSize":9,"width":9,"css":"font-size: 9px"}"#
        let batch = try CopyfitProcess.run("fit", "--ndjson", "--font", "Inter", input: record)
        #expect(batch.status == 2 && batch.output.contains("Leave font-size out of css"))
    }
}
