import JSONTrees
import Testing

/// U+E001 is in no font.
@Suite("The fonts of a tail")
struct TailFontTests {
    private static func answer(_ members: String, _ options: [String] = []) throws -> JSONTree {
        let record = "{\"text\":\"Hello there\",\"font\":\"Inter\",\"size\":16,\"tail\":\"\u{E001}\",\(members)}"
        let result = try CopyfitProcess.run(["measure", "--ndjson"] + options, input: Array(record.utf8))
        return try #require(FoundationJSON.tree(result.bytes))
    }

    @Test("A character of a tail that no font has counts where text is cut off, and only there")
    func missing() throws {
        let whole = try Self.answer("\"width\":200")
        #expect((whole["fits"], whole["missing"].elements) == (.bool(true), []))
        let cut = try Self.answer("\"width\":60,\"maxLines\":1")
        #expect((cut["fits"], cut["missing"].elements) == (.bool(false), [.string("\u{E001}")]))
        #expect(try Self.answer("\"width\":200", ["--fields", "fits"])["fits"] == .bool(true))
    }

    @Test("--no-missing refuses a text for its tail where text is cut off, and only there")
    func required() throws {
        for widths in ["\"width\":60", "\"widths\":[60,200]"] {
            let refused = try Self.answer(widths + ",\"maxLines\":1", ["--no-missing"])
            #expect(refused["error"]["code"] == .string("missing-character"))
        }
        #expect(try Self.answer("\"width\":200", ["--no-missing"])["fits"] == .bool(true))
    }

    /// Inter has no Devanagari; the letter of the tail comes from another font.
    @Test("The faces and substitutions of a tail are told where text is cut off, and only there")
    func faces() throws {
        func faces(_ members: String) throws -> [JSONTree] {
            let record = #"{"text":"Hello there","font":"Inter","size":16,"tail":"क","# + members + "}"
            let result = try CopyfitProcess.run("measure", "--ndjson", input: record)
            let answer = try #require(FoundationJSON.tree(result.bytes))
            return answer["faces"].elements + answer["substitutions"].elements.map { $0["used"] }
        }
        let other = JSONTree.string("Noto Sans Devanagari")
        #expect(try faces("\"width\":200") == [.string("Inter")])
        #expect(try faces("\"width\":60,\"maxLines\":1") == [.string("Inter"), other, other])
    }

    @Test("The note of a tail's font quotes the tail")
    func note() throws {
        let arguments = ["measure", "Hello there", "-f", "Inter 16", "-w", "60", "--max-lines", "1", "--tail", "क"]
        let field = try CopyfitProcess.run(arguments + ["--field", "lineCount"])
        #expect(field.errors == "Note: Noto Sans Devanagari instead of Inter for “क”\n")
        let refused = try CopyfitProcess.run(arguments + ["--no-substitution"])
        #expect(refused.errors.contains("“Inter” is replaced by “Noto Sans Devanagari” for “क”"), "\(refused.errors)")
    }
}
