import JSONTrees
import Testing

/// Texts that break careless programs: every one must be measured.
private let hostileTexts: [(name: String, text: String)] = [
    ("empty", ""), ("only spaces", "     "), ("only line feeds", "\n\n\n"), ("only tabs", "\t\t"),
    ("line breaks of every kind", "a\rb\nc\r\nd\u{85}e\u{2028}f\u{2029}g\u{B}h\u{C}i"), ("NUL", "a\0b"),
    ("controls", "\u{1}\u{1B}[31m\u{7F}\u{9F}"), ("byte order mark", "a\u{FEFF}b"), ("noncharacter", "a\u{FFFF}b"),
    ("200 combining marks", "a" + String(repeating: "\u{301}", count: 200)), ("unassigned", "\u{378}\u{10FFFF}"),
    ("family", "👨‍👩‍👧‍👦👩‍💻🏳️‍🌈🇨🇭❤️❤︎1️⃣"), ("bidi controls", "a\u{202E}b\u{202C}\u{2067}ש\u{2069}"),
    ("soft hyphens", "a\u{AD}b\u{AD}c"),
    ("no-break", "a\u{A0}b\u{202F}c\u{2060}d"), ("zero width", "a\u{200B}b\u{200D}c\u{200C}d"),
    ("six scripts", "Hello مرحبا नमस्ते 你好 สวัสดี שלום"), ("quotes and backslashes", "\"\\/\u{8}"),
    ("ligatures", "ffi fi fl"),
    ("a long word", String(repeating: "Donaudampfschiff", count: 20)),
]

@Suite("The JSON contract")
struct ContractTests {
    @Test("The JSON contract is kept for hostile texts under every limit", arguments: hostileTexts)
    func isKept(name: String, text: String) throws {
        let schema = try JSONSchema(named: "measurement")
        for limits in [[], ["--max-lines", "2"], ["--height", "30"], ["--max-lines", "1", "--direction", "rtl"]] {
            let arguments = ["measure", "-", "--font", "Inter", "--size", "16", "--format", "json"]
            let widths = ["0", "1", "60", "inf"].flatMap { ["--width", $0] }
            let result = try CopyfitProcess.run(arguments + widths + limits, input: Array((text + "\n").utf8))
            #expect(result.status == 0, "\(result.errors)")
            let tree = try #require(FoundationJSON.tree(Array(result.output.utf8)))
            #expect(tree.elements.count == 4)
            for measurement in tree.elements {
                #expect(schema.faults(in: measurement) == [])
                #expect(measurement["text"] == .string(text))
                expectLinesCoverText(measurement, text)
            }
        }
    }

    @Test("The JSON contract is narrowed to the members asked for, in the contract's order")
    func narrowed() throws {
        let record = #"{"id":7,"x-note":1,"text":"a b","font":"Inter","size":16,"width":12}"#
        func answer(_ fields: String) throws -> String {
            try CopyfitProcess.run("measure", "--ndjson", "--fields", fields, input: record).output
        }
        #expect(try answer("lineCount,id") == "{\"id\":7,\"lineCount\":2}\n")
        #expect(try answer("fits, lineCount") == "{\"lineCount\":2,\"fits\":true}\n")
        let several = try CopyfitProcess.run(
            ["measure", "a b", "--font", "Inter", "--size", "16", "--format", "json", "--fields", "lineCount"]
                + ["--width", "9", "--width", "inf"]
        )
        #expect(several.output == "[{\"lineCount\":2},{\"lineCount\":1}]\n")
    }

    /// `hb-shape` in Inter at one unit for 1/1024 pt: "a" 1588, " " 792, "b" 1748.
    @Test(
        "The JSON contract tells the widths over which an answer holds, when they are asked for",
        arguments: [
            ("aa b", "4", "{\"from\":\(3176 / 1024.0),\"below\":\(5716 / 1024.0)}"),
            ("aa b", "inf", "{\"from\":\(5716 / 1024.0),\"below\":null}"),
            ("a\tb", "inf", "{\"from\":\(28 + 1748 / 1024.0),\"below\":null}"),
        ]
    )
    func validWidths(text: String, width: String, widths: String) throws {
        let arguments = ["measure", text, "--font", "Inter", "--size", "2.75", "--format", "json", "--width", width]
        let result = try CopyfitProcess.run(arguments + ["--fields", "validWidths"]).output
        #expect(result == "{\"validWidths\":\(widths)}\n")
        let tree = try #require(FoundationJSON.tree(Array(result.utf8)))
        #expect(try JSONSchema(named: "measurement").faults(in: tree).allSatisfy { $0.contains("lacks") })
    }

    @Test("The JSON contract takes null for what a record does not say")
    func null() throws {
        let record = #"{"text":"a b","font":"Inter","size":null,"widths":null,"width":9}"#
        let arguments = ["measure", "--ndjson", "--size", "16", "--fields", "size,lineCount"]
        let result = try CopyfitProcess.run(arguments, input: Array(record.utf8))
        #expect(result.output == "{\"size\":16,\"lineCount\":2}\n")
    }

    @Test("The JSON contract is what the validator checks: it finds faults where there are some")
    func validatorWorks() throws {
        let schema = try JSONSchema(named: "error")
        let good = try JSONTree(Array(#"{"id":1,"x-note":2,"error":{"code":"a","message":"b"}}"#.utf8))
        let bad = try JSONTree(Array(#"{"id":[],"error":{"code":1,"more":2}}"#.utf8))
        #expect(schema.faults(in: good) == [])
        #expect(
            schema.faults(in: bad).sorted() == [
                "$.error.code: is not [\"string\"]", "$.error: has more", "$.error: lacks message",
            ]
        )
    }

    private func expectLinesCoverText(_ measurement: JSONTree, _ text: String) {
        var end = JSONTree.number(0)
        for line in measurement["lines"].elements {
            #expect(line["start"] == end)
            end = line["end"]
        }
        #expect(end == .number(Double(text.utf8.count)))
        #expect(measurement["lineCount"] == .number(Double(measurement["lines"].elements.count)))
    }
}
