import Foundation
import JSONTrees
import Testing

@Suite("Styled stretches of a record")
struct RunTests {
    private static func answer(_ members: String, _ verb: String = "measure") throws -> JSONTree {
        let record = "{\"id\":1,\"text\":\"Total: 12 €\",\"font\":\"Inter\",\(members)}"
        let result = try CopyfitProcess.run([verb, "--ndjson"], input: Array(record.utf8))
        return try #require(FoundationJSON.tree(result.bytes))
    }

    /// `hb-shape --font-size=16384`, advances in 1/1024 pt: Inter "Total: " 47198, ": 12 €" 42147; Inter Bold "12 €" 33378,
    /// and with `--font-size=24576` "Total" 60044.
    @Test(
        "A styled stretch of a record has its own font, size, weight and tracking",
        arguments: [
            (#"{"start":7,"end":13,"font":"Inter Bold"}"#, 47198 + 33378),
            (#"{"start":7,"end":13,"weight":"bold"}"#, 47198 + 33378),
            (#"{"start":0,"end":5,"weight":700,"size":"1.5em"}"#, 60044 + 42147),
            (#"{"start":0,"end":5,"font":"Inter Bold 24"}"#, 60044 + 42147),
            (#"{"start":0,"end":5,"font":"Inter","weight":700,"size":24}"#, 60044 + 42147),
            (#"{"start":7,"end":13,"font":"Inter Bold","tracking":"0.5em"}"#, 47198 + 33378 + 3 * 8192),
        ]
    )
    func isStyled(run: String, units: Int) throws {
        let answer = try Self.answer("\"size\":16,\"runs\":[\(run)]")
        #expect(answer["width"] == .number(Double(units) / 1024))
        #expect((answer["font"], answer["size"]) == (.string("Inter"), .number(16)))
        #expect(
            try JSONSchema(named: "record").faults(in: FoundationJSON.tree(Array("{\"runs\":[\(run)]}".utf8))!) == []
        )
    }

    @Test("A record without stretches after one with them is set in its own style alone")
    func ends() throws {
        let records = [#""runs":[{"start":0,"end":5,"weight":700}],"#, ""].map {
            "{\"text\":\"Total\",\($0)\"font\":\"Inter\",\"size\":16}\n"
        }
        let result = try CopyfitProcess.run(
            ["measure", "--ndjson", "--fields", "faces"],
            input: Array(records.joined().utf8)
        )
        #expect(result.output == "{\"faces\":[\"Inter Bold\"]}\n{\"faces\":[\"Inter\"]}\n")
    }

    /// As above: at size 16 "Total" is 60044 × 32 / 24 units wide at 2em, the rest 42147, together 122205.67.
    @Test("A search for a size scales stretches with their text")
    func fits() throws {
        let box = #""width":100,"maxLines":1,"minSize":5,"maxSize":80,"#
        let found = try Self.answer(box + #""runs":[{"start":0,"end":5,"weight":700,"size":"2em"}]"#, "fit")
        guard case .number(let size) = found["found"] else { return #expect(Bool(false)) }
        #expect(abs(size - 100 * 1024 * 16 / 122205.67) < 1.0 / 64)
        #expect(found["size"] == found["found"])
        for run in [#""size":20"#, #""tracking":1"#, #""font":"Inter 20""#] {
            let refused = try Self.answer(box + #""runs":[{"start":0,"end":5,"# + run + "}]", "fit")
            #expect(refused["error"]["code"] == .string("invalid-member"))
        }
    }

    @Test(
        "A styled stretch of a record that cannot be meant is an error that names it",
        arguments: [
            (#"[{"start":0,"end":5,"wieght":700}]"#, "unknown-member", "did you mean “weight”?"),
            (#"[{"start":0,"end":5,"colour":"red"}]"#, "unknown-member", "they have start, end, font"),
            (#"[{"start":0,"end":12}]"#, "invalid-member", "the text has 13 bytes"),
            (#"[{"start":0,"end":99}]"#, "invalid-member", "the text has 13 bytes"),
            (#"[{"start":0,"end":3},{"start":2,"end":4}]"#, "invalid-member", "Run 2 begins before the end of run 1"),
            (#"[{"start":3,"end":2}]"#, "invalid-member", "a start and an end"),
            (#"[{"end":2}]"#, "invalid-member", "a start"),
            (#"[{"start":0,"start":1,"end":2}]"#, "invalid-member", "two members “start”"),
            (#"[{"start":0,"end":2,"size":0}]"#, "invalid-member", "The size of run 1 must be"),
            (#"[{"start":0,"end":2,"weight":"heavy"}]"#, "invalid-member", "The weight of run 1 must be"),
            (#"[{"start":0,"end":2,"size":9,"font":"Inter 9"}]"#, "invalid-member", "once"),
            (
                #"[{"start":0,"end":2,"font":"bold 20px/3 Inter"}]"#, "invalid-member",
                "The font of run 1 has a line height"
            ),
            (#"[{"start":0,"end":2,"font":"Interr"}]"#, "font-not-found", "Interr"),
            (#"[7]"#, "invalid-member", "Run 1 must be an object"), (#"{}"#, "invalid-member", "must be a list"),
        ]
    )
    func isRefused(runs: String, code: String, message: String) throws {
        let error = try Self.answer("\"size\":16,\"runs\":\(runs)")["error"]
        #expect(error["code"] == .string(code))
        guard case .string(let said) = error["message"] else { return #expect(Bool(false)) }
        #expect(said.contains(message), "\(said)")
    }

    @Test("The tracking of a styled stretch is in place of the record's letter spacing")
    func letterSpacing() throws {
        func width(_ members: String) throws -> JSONTree {
            let record = #"{"text":"Hello there","font":"Inter","size":16,"# + members + "}"
            return try #require(FoundationJSON.tree(CopyfitProcess.run("measure", "--ndjson", input: record).bytes))[
                "width"
            ]
        }
        let run = #""runs":[{"start":0,"end":11,"tracking":10}]"#
        let all = try width(#""css":"letter-spacing:10px""#)
        #expect(try width(#""css":"letter-spacing:2px","# + run) == all)
        #expect(try width(#""css":"letter-spacing:2px""#) != all)
    }

    @Test("A styled stretch keeps its characters where white space collapses")
    func collapses() throws {
        let record =
            #"{"text":"  A   B  ","font":"Inter","size":16,"css":"white-space:normal","positions":"glyphs","#
            + #""runs":[{"start":6,"end":7,"weight":700}]}"#
        let result = try CopyfitProcess.run("measure", "--ndjson", input: record)
        let line = try #require(FoundationJSON.tree(result.bytes))["lines"].elements[0]
        #expect(
            line["positions"].elements.map { [$0["font"], $0["start"], $0["end"]] } == [
                [.string("Inter"), .number(2), .number(4)], [.string("Inter Bold"), .number(6), .number(7)],
            ]
        )
    }
}
