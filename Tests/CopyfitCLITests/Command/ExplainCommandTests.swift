import JSONTrees
import Testing

@Suite("copyfit explain")
struct ExplainCommandTests {
    @Test("copyfit explain keeps its contract, one object for a width and an array for several")
    func json() throws {
        let schema = try JSONSchema(named: "explanation")
        for (text, widths) in [("Jetzt kaufen مرحبا", ["60"]), ("日本語の文章。「ほか」", ["50", "inf"])] {
            let result = try CopyfitProcess.run(
                ["explain", text, "--font", "Inter", "--size", "16", "--format", "json", "--max-lines", "2"]
                    + widths.flatMap { ["--width", $0] }
            )
            #expect(result.status == 0, "\(result.errors)")
            let tree = try #require(FoundationJSON.tree(Array(result.output.utf8)))
            let explanations = widths.count == 1 ? [tree] : tree.elements
            #expect(explanations.count == widths.count)
            for explanation in explanations {
                #expect(schema.faults(in: explanation) == [])
                #expect(explanation["text"] == .string(text))
            }
        }
    }

    /// `hb-shape` in Inter at 16 points: “Jetzt” 40.18 wide, “kaufen” 49.22, a space 4.5.
    @Test("copyfit explain says in sentences why lines end, and in which font")
    func sentences() throws {
        let result = try CopyfitProcess.run("explain", "Jetzt kaufen", "--font", "Inter 16", "--width", "80")
        #expect(result.status == 0)
        let lines = result.output.split(separator: "\n")
        #expect(lines.first == "Inter 16 pt, 80 pt wide: fits.")
        #expect(lines.contains { $0.hasPrefix("Line 1 “Jetzt”") && $0.contains("“kaufen” needs") })
        #expect(lines.contains("“Jetzt kaufen” in Inter, as asked."))
    }

    @Test("copyfit explain says what would fit, and ends with status 1 if it must fit")
    func mustFit() throws {
        let arguments = ["explain", "Jetzt kaufen", "--font", "Inter 16", "--width", "60", "--max-lines", "1"]
        let result = try CopyfitProcess.run(arguments + ["--must-fit"])
        #expect(result.status == 1)
        #expect(result.output.contains("Fits with: "))
        #expect(try CopyfitProcess.run("explain", "x").status == 64)
        #expect(try CopyfitProcess.run("explain", "x", "--font", "No Such Font", "--size", "9").status == 2)
    }
}
