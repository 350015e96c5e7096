import Foundation
import JSONTrees
import Testing

@Suite("copyfit measure")
struct MeasureCommandTests {
    @Test("A character without a font is not a fit, and the answers say why")
    func missingCharacters() throws {
        let arguments = ["measure", "a\u{103A0}\u{103A1}", "--font", "Inter", "--size", "16", "--width", "100"]
        let table = try CopyfitProcess.run(arguments + ["--must-fit"])
        #expect(table.status == 1)
        #expect(table.output.contains("no: 2 characters without a font"))
        let sentence =
            "No font has Old Persian (2 characters): add one with --font-file, such as Noto Sans Old Persian."
        #expect(table.output.contains(sentence))
        let json = try CopyfitProcess.run(arguments + ["--format", "json", "--fields", "fits,over,missing"])
        #expect(json.output.contains(#""fits":false,"over":{"width":0,"lines":0,"height":0}"#))
        #expect(json.errors.contains(sentence))
        #expect(try CopyfitProcess.run(arguments + ["--field", "width", "--quiet"]).errors.isEmpty)
    }

    @Test("Notes name each script once, and characters of no script by their numbers")
    func missingScripts() throws {
        // A character of Old Persian, three of Tangut, two for private use.
        let text = "a\u{103A0} \u{17000}\u{17001}\u{17002} \u{E001}\u{10FFFD}"
        let arguments = ["measure", text, "--font", "Inter", "--size", "16", "--field", "lineCount"]
        let notes = try CopyfitProcess.run(arguments).errors.split(separator: "\n").filter {
            $0.contains("No font has")
        }
        #expect(notes.count == 3)
        #expect(
            notes[0].contains("Old Persian (1 character): add one with --font-file, such as Noto Sans Old Persian.")
        )
        #expect(notes[1].contains("Tangut (3 characters): add one with --font-file, such as Noto Serif Tangut."))
        #expect(notes[2].contains("U+E001") && notes[2].contains("and 1 more: add a font that does"))
    }

    // Chromium 156, 16 px Inter: the first line of these words at 120 px ends after "Ishmael."; justified it is 120 wide.
    @Test("Lines are set as the options and the records say")
    func typesetting() throws {
        let words = "Call me Ishmael. Some years ago"
        let base = ["measure", words, "--font", "Inter", "--size", "16", "--width", "120"]
        #expect(try CopyfitProcess.run(base + ["--align", "justified", "--field", "width"]).output == "120\n")
        let plain = try CopyfitProcess.run(base + ["--field", "width"]).output
        #expect(plain != "120\n")
        let record =
            #"{"text":"漢漢。漢漢","font":"Noto Sans CJK JP","size":10,"width":20,"hangingPunctuation":["allow-end"]}"#
        let hung = try CopyfitProcess.run("measure", "--ndjson", "--fields", "lineCount,width", input: record)
        #expect(hung.output == #"{"width":20,"lineCount":2}"# + "\n")
        let options = ["measure", "漢漢。漢漢", "--font", "Noto Sans CJK JP", "--size", "10", "--width", "20"]
        let hanging = options + ["--hanging-punctuation", "first,allow-end", "--field", "lineCount"]
        #expect(try CopyfitProcess.run(hanging).output == "2\n")
    }

    // hb-shape, Inter at 16: "bbb" 29.8 wide, "bbb cc" 52.2, "cc dd" 42.2, "dd" 19.9, "eeeeee" 55.9, "eeeeee fff" 77.7, "gg" 19.5,
    // "aaaa bbb" 70.4. At 60 a line of "dd" leaves 40 points, the others at most 30. At 80 "gg" is less than a third, and 70.4
    // is the narrowest width of four lines.
    @Test(
        "Lines end where the wrapping that is asked for chooses",
        arguments: [
            ("greedy", "60", ["aaaa", "bbb cc", "dd", "eeeeee", "fff gg"]),
            ("optimal", "60", ["aaaa", "bbb", "cc dd", "eeeeee", "fff gg"]),
            ("greedy", "80", ["aaaa bbb", "cc dd", "eeeeee fff", "gg"]),
            ("optimal", "80", ["aaaa bbb", "cc dd", "eeeeee fff", "gg"]),
            ("pretty", "80", ["aaaa bbb", "cc dd", "eeeeee", "fff gg"]),
            ("balanced", "80", ["aaaa bbb", "cc dd", "eeeeee", "fff gg"]),
        ] as [(String, String, [String])]
    )
    func wrapping(way: String, width: String, lines: [String]) throws {
        #expect(try seenLines(["--wrap", way, "--width", width]) == lines)
    }

    @Test("A last line has as many words as are asked for, if that takes no more lines")
    func lastWords() throws {
        let options = ["--wrap", "optimal", "--width", "80", "--least-words-on-last-line"]
        #expect(try seenLines(options + ["1"]).last == "gg")
        #expect(try seenLines(options + ["2"]).last == "fff gg")
        // "eeeeee fff gg" is wider than 80.
        #expect(try seenLines(options + ["3"]).last == "gg")
    }

    private func seenLines(_ options: [String]) throws -> [String?] {
        let arguments = ["measure", "aaaa bbb cc dd eeeeee fff gg", "--font", "Inter", "--size", "16"]
        let result = try CopyfitProcess.run(arguments + options + ["--format", "json", "--fields", "lines"])
        let tree = try #require(FoundationJSON.tree(result.bytes))
        return tree["lines"].elements.map { $0["text"].string }
    }

    @Test(
        "A way to set lines that is none is wrong usage",
        arguments: [
            (["--align", "middle"], "give leading, center, trailing or justified."),
            (["--wrap", "best"], "give greedy, optimal, pretty or balanced."),
            (
                ["--hanging-punctuation", "first,end"],
                "give one or more of first, allow-end, force-end, last, hyphens, separated by commas"
            ),
        ]
    )
    func unknownTypesetting(option: [String], sentence: String) throws {
        let result = try CopyfitProcess.run(["measure", "a", "--font", "Inter", "--size", "16"] + option)
        #expect(result.status == 64)
        #expect(result.errors.contains(sentence))
    }

    @Test(
        "A family that is missing is told with the families that are as wide",
        arguments: [
            ("Arial", "“Arial”; Liberation Sans and Arimo have the same widths: name"),
            ("Times New Roman Bold", "; Liberation Serif and Tinos have the same widths: name"),
            ("Calibri", "; Carlito has the same widths: name"),
        ]
    )
    func metricTwins(name: String, sentence: String) throws {
        let result = try CopyfitProcess.run(["measure", "a", "--font", name, "--size", "16"])
        #expect(result.status == 2)
        #expect(result.errors.contains(sentence))
    }

    // Inter's hhea table: ascender 2728, descender -680, no line gap, of 2816 units per em.
    @Test("copyfit measure says how much taller a line is than the height allowed")
    func saysHowTall() throws {
        let arguments = ["measure", "Jetzt", "--font", "Inter", "--size", "16", "--height", "10"]
        let field = try CopyfitProcess.run(arguments + ["--field", "over.height"])
        #expect(field.output == "\(16.0 * (2728 + 680) / 2816 - 10)\n")
        #expect(try CopyfitProcess.run(arguments).output.contains("no: needs 9.37 pt more height"))
    }

    @Test("copyfit measure says that no width would do when mandatory breaks make too many lines")
    func saysNoWidth() throws {
        let arguments = ["measure", "-", "--font", "Inter", "--size", "16", "--max-lines", "1", "--width", "100"]
        let json = try CopyfitProcess.run(arguments + ["--format", "json"], input: Array("a\nb".utf8))
        #expect(
            FoundationJSON.tree(Array(json.output.utf8))?["over"]
                == .object(["width": .null, "lines": .number(1), "height": .number(0)])
        )
        let field = try CopyfitProcess.run(arguments + ["--field", "over.width"], input: Array("a\nb".utf8))
        #expect(field.output == "inf\n")
        let table = try CopyfitProcess.run(arguments, input: Array("a\nb".utf8))
        #expect(table.output.contains("no: cut off, needs 1 more line"))
    }

    @Test("copyfit measure reads a file and standard input, less one line break at the end")
    func readsFiles() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        for (content, lines) in [("a", "1"), ("a\n", "1"), ("a\r\n", "1"), ("a\n\n", "2"), ("", "1"), ("\n", "1")] {
            try Data(content.utf8).write(to: file)
            let options = ["--font", "Inter", "--size", "16", "--field", "lineCount"]
            let fromFile = try CopyfitProcess.run(["measure", "--text-file", file.path] + options)
            let fromInput = try CopyfitProcess.run(["measure", "-"] + options, input: Array(content.utf8))
            #expect(fromFile.output == lines + "\n", "\(content.debugDescription)")
            #expect(fromInput.output == lines + "\n", "\(content.debugDescription)")
        }
    }

    @Test("copyfit measure leaves out the byte order mark at the start of standard input, and that alone")
    func leavesOutByteOrderMark() throws {
        let arguments = ["measure", "-", "--font", "Inter", "--size", "16", "--format", "json", "--fields", "text"]
        for (content, text) in [("\u{FEFF}a\n", "a"), ("\u{FEFF}\u{FEFF}a", "\u{FEFF}a"), ("a\u{FEFF}", "a\u{FEFF}")] {
            let result = try CopyfitProcess.run(arguments, input: Array(content.utf8))
            #expect(result.output == "{\"text\":\"\(text)\"}\n", "\(content.debugDescription)")
        }
    }

    @Test("copyfit measure gives the same for a font by name and by file")
    func takesFontFiles() throws {
        let list = try CopyfitProcess.run("fonts", "--format", "json")
        let faces = try #require(FoundationJSON.tree(Array(list.output.utf8))).elements
        let semibold = try #require(faces.first { $0["font"] == .string("Inter Semi Bold") })
        guard case .string(let file) = semibold["file"] else { return }
        let rest = ["--size", "16", "--format", "json"]
        let named = try CopyfitProcess.run(["measure", "Größe", "--font", "Inter SemiBold"] + rest)
        let byFile = try CopyfitProcess.run(["measure", "Größe", "--font-file", file, "--face-index", "0"] + rest)
        #expect(named.output == byFile.output)
    }

    @Test("copyfit measure cuts off with an ellipsis and says so")
    func truncates() throws {
        let result = try CopyfitProcess.run(
            "measure",
            "one two three",
            "--font",
            "Inter",
            "--size",
            "16",
            "--width",
            "60",
            "--max-lines",
            "1",
            "--format",
            "json"
        )
        let tree = try #require(FoundationJSON.tree(Array(result.output.utf8)))
        #expect(tree["truncated"] == .bool(true))
        #expect(tree["lineCount"] == .number(1))
        let text = try #require(tree["lines"].elements[0]["text"].string)
        #expect(text.hasSuffix("…"))
        #expect(tree["lines"].elements[0]["end"] == .number(13))
    }

    // hb-shape --font-size=16384 --show-extents Inter-Regular.otf "fjord", in 1/1024 pt: advances 5911, 3887, 9775, 5818; f
    // starts at 419 and is 12474 high, j reaches down to 12288 - 15639, d begins at 838 and is 7889 wide. The baseline is at
    // 15.5 pt.
    @Test("copyfit measure gives the box around the ink, on request")
    func ink() throws {
        let left = 419 / 1024.0
        let right = (5911 + 3887 + 9775 + 5818 + 838 + 7889) / 1024.0
        let (top, bottom) = (15.5 - 12474 / 1024.0, 15.5 + (15639 - 12288) / 1024.0)
        let arguments = ["measure", "fjord", "--font", "Inter", "--size", "16"]
        for fields in [["--fields", "ink"], ["--ink", "--fields", "ink"]] {
            let result = try CopyfitProcess.run(arguments + ["--format", "json"] + fields)
            let ink = try #require(FoundationJSON.tree(result.bytes))["ink"]
            let expected = ["x": left, "y": top, "width": right - left, "height": bottom - top]
            for (name, value) in expected {
                guard case .number(let number) = ink[name] else { return #expect(Bool(false), "\(ink)") }
                #expect(abs(number - value) < 1 / 1024.0)
            }
        }
        #expect(
            try CopyfitProcess.run(arguments + ["--ink"]).output.contains("  Ink 32.91 × 15.46 pt, from 0.41, 3.32\n")
        )
        let space = ["measure", " ", "--font", "Inter", "--size", "16", "--ink"]
        #expect(try CopyfitProcess.run(space).output.contains("  No ink\n"))
        let record = #"{"text":" ","font":"Inter","size":16}"#
        let batch = try CopyfitProcess.run("measure", "--ndjson", "--fields", "id,ink", input: record)
        #expect(batch.output == "{\"line\":1,\"ink\":null}\n")
    }
}
