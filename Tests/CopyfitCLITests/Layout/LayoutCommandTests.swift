import Foundation
import JSONTrees
import Testing

@Suite("copyfit layout")
struct LayoutCommandTests {
    /// Two boxes of 30 and 10 points with a gap of 4, in a frame of 100.
    private static let row = """
        {"frame": {"width": 100, "alignment": "leading", "child": {"hstack": {"spacing": 4, "children": [
            {"box": {"id": "a", "width": 30, "height": 20}}, {"box": {"id": "b", "width": 10, "height": 10}}
        ]}}}}
        """

    @Test("copyfit layout writes a table with a row for each node, indented as nodes are in each other")
    func table() throws {
        let result = try CopyfitProcess.run(["layout", "-"], input: Array(Self.row.utf8))
        #expect(result.errors == "")
        #expect(result.status == 0)
        #expect(
            result.output == """
                Proposed none × none: 100 × 20
                  node             x     y   width  height
                  frame         0.00  0.00  100.00   20.00
                    hstack      0.00  0.00   44.00   20.00
                      box “a”   0.00  0.00   30.00   20.00
                      box “b”  34.00  5.00   10.00   10.00

                """
        )
    }

    @Test("copyfit layout answers every width with a line of JSON that keeps the contract")
    func json() throws {
        let text = #"{"text": {"string": "Hello there world", "maxLines": 1, "id": "t"}}"#
        let result = try CopyfitProcess.run(
            ["layout", "-", "--format", "json", "--width", "40", "--width", "400", "--must-fit"],
            input: Array(text.utf8)
        )
        #expect(result.status == 1)
        let lines = result.output.split(separator: "\n")
        let answers = lines.compactMap { FoundationJSON.tree(Array($0.utf8)) }
        #expect(answers.count == 2)
        for answer in answers { #expect(try JSONSchema(named: "layout-answer").faults(in: answer) == []) }
        #expect(answers.map { $0["fits"] } == [.bool(false), .bool(true)])
        #expect(answers.map { $0["nodes"].elements[0]["truncated"] } == [.bool(true), .bool(false)])
    }

    @Test("A text with a character that no font has does not fit")
    func missing() throws {
        let text = #"{"hstack": {"children": [{"text": {"string": "Hello \uE001"}}, {"spacer": {}}]}}"#
        let result = try CopyfitProcess.run(
            ["layout", "-", "--format", "json", "--width", "inf", "--must-fit"],
            input: Array(text.utf8)
        )
        #expect(result.status == 1)
        let answer = try #require(FoundationJSON.tree(Array(result.output.utf8)))
        #expect(try JSONSchema(named: "layout-answer").faults(in: answer) == [])
        #expect(answer["fits"] == .bool(false))
        #expect(answer["proposal"]["width"] == .string("infinity"))
        #expect(answer["nodes"].elements[1]["missing"] == .array([.string("\u{E001}")]))
    }

    @Test("copyfit layout says why a node is as large as it is, both sides of it")
    func explain() throws {
        let words = try CopyfitProcess.run(
            ["layout", "-", "--width", "300", "--explain", "b"],
            input: Array(Self.row.utf8)
        )
        #expect(words.status == 0, "\(words.errors)")
        #expect(words.output.hasPrefix("box (b) is 10 pt wide.\n"))
        #expect(words.output.contains("\n\nbox (b) is 10 pt high.\n"))
        let coded = try CopyfitProcess.run(
            ["layout", "-", "--width", "300", "--explain", "b", "--format", "json"],
            input: Array(Self.row.utf8)
        )
        let explanations = coded.output.split(separator: "\n").compactMap { FoundationJSON.tree(Array($0.utf8)) }
        #expect(explanations.map { $0["side"] } == [.string("width"), .string("height")])
        for explanation in explanations {
            #expect(try JSONSchema(named: "layout-explanation").faults(in: explanation) == [])
        }
        let lost = try CopyfitProcess.run(["layout", "-", "--explain", "c"], input: Array(Self.row.utf8))
        #expect(lost.status == 2 && lost.errors.contains("has no node “c”"))
    }

    /// A box of 10 in a row of 50 or 60.
    @Test("Explanations at several widths name theirs, and the layout's notes are told")
    func explainAtWidths() throws {
        let document =
            #"{"hstack": {"children": [{"box": {"id": "b"}}, {"text": {"string": "\uE001", "font": "Inter 16"}}]}}"#
        let ground = ["layout", "-", "--width", "50", "--width", "60", "--explain", "b"]
        let words = try CopyfitProcess.run(ground, input: Array(document.utf8))
        #expect(words.output.hasPrefix("Width proposed: 50 pt\nbox (b) is "))
        #expect(words.output.contains("\n\nWidth proposed: 60 pt\nbox (b) is "))
        #expect(words.errors.contains("U+E001"))
        let coded = try CopyfitProcess.run(ground + ["--format", "json"], input: Array(document.utf8))
        let widths = coded.output.split(separator: "\n").compactMap {
            FoundationJSON.tree(Array($0.utf8))?["proposal"]["width"]
        }
        #expect(widths == [.number(50), .number(50), .number(60), .number(60)])
    }

    @Test("An explanation ends in a host of any width", arguments: ["1e26", "1e31", "1e300", "inf"])
    func explainInLargeHosts(_ width: String) throws {
        let row = #"{"hstack": {"children": [{"box": {"id": "b", "height": 5}}, {"spacer": {}}]}}"#
        let result = try CopyfitProcess.run(
            ["layout", "-", "--width", width, "--explain", "b", "--format", "json"],
            input: Array(row.utf8)
        )
        #expect(result.status == 0, "\(result.errors)")
        for explanation in result.output.split(separator: "\n").compactMap({ FoundationJSON.tree(Array($0.utf8)) }) {
            #expect(try JSONSchema(named: "layout-explanation").faults(in: explanation) == [])
        }
    }

    @Test("Of candidates before the one that fits, an explanation names the side that they lack")
    func explainChoice() throws {
        let long = #"{"box": {"width": 226, "height": 10}}"#
        let short = #"{"box": {"width": 50, "height": 10}}"#
        let result = try CopyfitProcess.run(
            ["layout", "-", "--width", "60", "--height", "40", "--explain", "v"],
            input: Array(#"{"viewThatFits": {"id": "v", "children": [\#(long), \#(short)]}}"#.utf8)
        )
        #expect(result.output.components(separatedBy: "need 226 of 60 wide").count == 3, "\(result.output)")
    }

    /// The two boxes need 100 points, and what is up to half a point outside does not count. The text is wider than its frame.
    @Test("An audit names the widths at which something is wrong")
    func audit() throws {
        let document =
            #"{"vstack": {"alignment": "leading", "children": [{"frame": {"width": 40, "child": {"text": {"#
            + #""string": "Einkaufen", "font": "Inter 16", "maxLines": 1, "id": "buy"}}}}, {"hstack": {"spacing": 0, "#
            + #""children": [{"box": {"width": 60}}, {"box": {"width": 40, "id": "end"}}]}}]}}"#
        let words = try CopyfitProcess.run(["layout", "-", "--audit", "90...110"], input: Array(document.utf8))
        #expect(words.status == 0, "\(words.errors)")
        #expect(words.output.hasPrefix("2 findings, 21 widths"))
        #expect(words.output.contains("\n90–110 pt: text-cut: “Einkaufen”: cut off, needs"))
        #expect(words.output.contains("\n90–99 pt: outside-screen: box is 10 pt outside the screen at the right."))
        let coded = try CopyfitProcess.run(
            ["layout", "-", "--audit", "90...110:0.25", "--format", "json", "--must-fit"],
            input: Array(document.utf8)
        )
        #expect(coded.status == 1)
        let report = try #require(FoundationJSON.tree(Array(coded.output.utf8)))
        #expect(try JSONSchema(named: "layout-audit").faults(in: report) == [])
        #expect(report["widthCount"] == .number(81))
        #expect(report["findings"].elements.map { $0["rule"] } == [.string("text-cut"), .string("outside-screen")])
        #expect(report["findings"].elements.map { $0["view"]["id"] } == [.string("buy"), .string("end")])
        #expect(report["findings"].elements[1]["widths"] == .array([.array([.number(90), .number(99.25)])]))
        let wrong = try CopyfitProcess.run(["layout", "-", "--audit", "1...inf"], input: Array(document.utf8))
        #expect(wrong.status == 64)
    }

    @Test("A stream of layouts is answered line by line, mistakes included")
    func stream() throws {
        let lines = [
            #"{"id": 7, "layout": {"box": {"width": 5, "height": 6}}, "width": "1in", "x-a": [1]}"#,
            #"{"layout": {"vstack": {"childern": []}}}"#,
            "",
            #"{"layot": {"box": {}}}"#,
            "\t",
            #"{"id": null, "layout": {"box": {"height": 6}}}"#,
            #"{"id": [1], "width": "2em", "layout": {"box": {}}}"#,
        ]
        let result = try CopyfitProcess.run(
            ["layout", "--ndjson", "--width", "50"],
            input: Array(lines.joined(separator: "\n").utf8)
        )
        #expect(result.status == 2)
        let answers = result.output.split(separator: "\n").map(String.init)
        #expect(answers.count == 5)
        #expect(
            answers[0].hasPrefix(
                #"{"id":7,"x-a":[1],"proposal":{"width":72,"height":null},"width":5,"height":6,"fits":true,"#
            )
        )
        #expect(answers[1].hasPrefix(#"{"line":2,"error":{"code":"unknown-member","path":"/layout/vstack/childern","#))
        #expect(answers[2].hasPrefix(#"{"line":4,"error":{"code":"unknown-member","path":"/layot","#))
        #expect(answers[3].hasPrefix(#"{"id":null,"proposal":{"width":50,"height":null},"width":50,"height":6,"#))
        #expect(answers[4].hasPrefix(#"{"id":[1],"error":{"code":"invalid-value","path":"/width","#))
    }

    @Test(
        "What cannot be laid out ends with a sentence",
        arguments: [
            (["layout"], 64, "Give a file with a layout"),
            (["layout", "a.json", "--ndjson"], 64, "leave the file out"),
            (["layout", "--ndjson", "--explain", "a"], 64, "leave --ndjson out"),
            (["layout", "-", "--width", "10...20"], 64, "give the range a step"),
            (["layout", "-", "--width", "2em"], 64, "give points"),
            (["layout", "-", "--height", "2em"], 64, "give points"),
            (["layout", "--ndjson", "--format", "table"], 64, "leave --format out"),
            (["layout", "--ndjson", "--width", "10", "--width", "20"], 64, "give one"),
            (["layout", "/nonexistent.json"], 2, "cannot be read"),
            (["layout", "-"], 2, "Standard input: The JSON ends too early"),
        ] as [([String], Int32, String)]
    )
    func failures(_ arguments: [String], _ status: Int32, _ words: String) throws {
        let result = try CopyfitProcess.run(arguments, input: [])
        #expect(result.status == status)
        #expect(result.errors.contains(words), "\(result.errors)")
    }
}
