import JSONTrees
import Testing

@Suite("Positions and slack of an answer")
struct PositionCommandTests {
    private static func answer(_ text: String, _ options: [String], _ status: Int32 = 0) throws -> JSONTree {
        let ground = ["measure", text, "-f", "Inter 16", "--format", "json"]
        let result = try CopyfitProcess.run(ground + options)
        #expect(result.status == status)
        let tree = try #require(FoundationJSON.tree(result.bytes))
        #expect(try JSONSchema(named: "measurement").faults(in: tree) == [])
        return tree
    }

    private static func places(_ tree: JSONTree) -> [[Double]] {
        tree["lines"].elements.map { line in
            line["positions"].elements.flatMap { place in
                ["start", "end", "x", "width"].map { name in
                    if case .number(let number) = place[name] { number } else { -1 }
                }
            }
        }
    }

    /// `hb-shape --font-size=16384`, advances in 1/1024 pt: "AV" is A 11078 - 1117 and V 11078, " " 4608, "12" 7610 and 9914.
    @Test("Positions are those of clusters or of words, from left to right")
    func clustersAndWords() throws {
        let (a, v, space, one, two) = (9961.0, 11078.0, 4608.0, 7610.0, 9914.0)
        let start = a + v + space
        let clusters = [
            [0, 1, 0, a], [1, 2, a, v], [2, 3, a + v, space], [3, 4, start, one], [4, 5, start + one, two],
        ]
        let words = [[0, 2, 0, a + v], [3, 5, start, one + two]]
        for (kind, expected) in [("clusters", clusters), ("words", words)] {
            let found = Self.places(try Self.answer("AV 12", ["--positions", kind]))
            #expect(found == [expected.flatMap { [$0[0], $0[1], $0[2] / 1024, $0[3] / 1024] }])
        }
    }

    @Test("Positions count from the left edge and the top of the text")
    func fromCorner() throws {
        let tree = try Self.answer("12\n1", ["--positions", "glyphs", "--align", "trailing"])
        let glyphs = tree["lines"].elements.map { $0["positions"].elements[0]["glyphs"].elements[0] }
        // `hb-shape`: "12" is 7610 + 9914 units wide, "1" 7610.
        #expect(glyphs.map { $0["x"] } == [.number(0), .number(9914 / 1024)])
        #expect(glyphs.map { $0["y"] } == [tree["firstBaseline"], tree["lastBaseline"]])
        #expect(glyphs.map { $0["id"] } == [.number(1296), .number(1296)])
    }

    @Test("Positions of words are apart from an ellipsis, which has the text that is cut off")
    func ellipsis() throws {
        let tree = try Self.answer("Änderungen speichern", ["-w", "100", "--max-lines", "1", "--positions", "words"])
        let places = Self.places(tree)[0]
        #expect(places.count == 8)
        #expect(places[5] == 21)
        #expect(places[1] == places[4])
    }

    @Test("Positions are for answers in JSON")
    func needJSON() throws {
        for verb in [["measure", "a"], ["fit", "a", "--lines", "1"]] {
            let result = try CopyfitProcess.run(verb + ["-f", "Inter 16", "--positions", "words"])
            #expect(result.status == 64)
            #expect(result.errors.contains("--positions needs --format json or --ndjson"))
        }
    }

    @Test("Positions are refused where the lines, which have them, are not asked for")
    func needLines() throws {
        let option = try CopyfitProcess.run(
            "measure",
            "a",
            "-f",
            "Inter 16",
            "--format",
            "json",
            "--fields",
            "width",
            "--positions",
            "words"
        )
        #expect((option.status, option.errors.contains("add lines to --fields")) == (64, true))
        for (verb, members) in [("measure", ""), ("measure", #","maxLines":1"#), ("fit", #","maxSize":20"#)] {
            let record = #"{"text":"a","font":"Inter","size":16,"positions":"words","width":99\#(members)}"#
                .replacing(verb == "fit" ? #""size":16,"# : "-", with: "")
            let fields = ["--ndjson", "--fields", "width"]
            let answer = try #require(
                FoundationJSON.tree(CopyfitProcess.run([verb] + fields, input: Array(record.utf8)).bytes)
            )
            #expect(answer["error"]["code"] == .string("invalid-member"))
        }
    }

    /// "speichern" is 76031 units wide (`hb-shape`), a line 19.3636… points high: 100 points hold five, of which two are used.
    @Test(
        "Slack is the room after the last line, and below it",
        arguments: [
            (["-w", "100"], "{\"width\":25.7509765625,\"lines\":null,\"height\":null}"),
            (["-w", "100", "--max-lines", "7"], "{\"width\":25.7509765625,\"lines\":5,\"height\":null}"),
            (["-w", "100", "--tail-indent", "5"], "{\"width\":20.7509765625,\"lines\":null,\"height\":null}"),
            (["-w", "100", "--max-lines", "1"], "{\"width\":0,\"lines\":0,\"height\":0}"),
            (["-w", "20"], "{\"width\":0,\"lines\":0,\"height\":0}"),
            ([], "{\"width\":null,\"lines\":null,\"height\":null}"),
        ]
    )
    func slack(options: [String], expected: String) throws {
        let ground = ["measure", "Änderungen speichern", "-f", "Inter 16", "--format", "json", "--fields", "slack"]
        #expect(try CopyfitProcess.run(ground + options).output == "{\"slack\":\(expected)}\n")
    }

    @Test(
        "Slack has no number of lines where the height is no limit to them",
        arguments: [
            ["--height", "1e300"], ["--height", "1e12"],
            ["--height", "100", "--profile", "web", "--css", "line-height: 0"],
        ]
    )
    func slackWithoutLimit(options: [String]) throws {
        #expect(try Self.answer("Änderungen speichern", ["-w", "100"] + options)["slack"]["lines"] == .null)
    }

    @Test("Slack counts lines that the height allows")
    func slackOfHeight() throws {
        let slack = try Self.answer("Änderungen speichern", ["-w", "100", "--height", "100", "--max-lines", "99"])[
            "slack"
        ]
        #expect(slack["lines"] == .number(3))
        guard case .number(let height) = slack["height"] else { return #expect(Bool(false)) }
        #expect(abs(height - (100 - 2 * 19.36363636)) < 1e-6)
    }
}
