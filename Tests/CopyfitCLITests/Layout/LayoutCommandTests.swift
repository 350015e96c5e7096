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

    @Test("A stream of layouts is answered line by line, mistakes included")
    func stream() throws {
        let lines = [
            #"{"id": "7", "layout": {"box": {"width": 5, "height": 6}}, "width": 50}"#,
            #"{"layout": {"vstack": {"childern": []}}}"#,
            "",
            #"{"layot": {"box": {}}}"#,
            #"{"layout": {"box": {"height": 6}}, "width": 50}"#,
        ]
        let result = try CopyfitProcess.run(["layout", "--ndjson"], input: Array(lines.joined(separator: "\n").utf8))
        #expect(result.status == 2)
        let answers = result.output.split(separator: "\n").map(String.init)
        #expect(answers.count == 4)
        #expect(
            answers[0].hasPrefix(#"{"id":"7","proposal":{"width":50,"height":null},"width":5,"height":6,"fits":true,"#)
        )
        #expect(answers[1].hasPrefix(#"{"line":2,"error":{"code":"unknown-member","path":"/layout/vstack/childern","#))
        #expect(answers[2].hasPrefix(#"{"line":4,"error":{"code":"unknown-member","path":"/layot","#))
        #expect(answers[3].contains(#""width":50,"height":6,"#))
    }

    @Test(
        "What cannot be laid out ends with a sentence",
        arguments: [
            (["layout"], 64, "Give a file with a layout"),
            (["layout", "a.json", "--ndjson"], 64, "leave the file out"),
            (["layout", "-", "--width", "10...20"], 64, "give the range a step"),
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
