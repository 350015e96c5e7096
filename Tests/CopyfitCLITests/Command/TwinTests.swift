import Foundation
import Testing

@Suite("Twins of fonts")
struct TwinTests {
    /// Arimo is as wide as Arial (fontconfig's `30-metric-aliases.conf`); here it is Inter under that name.
    @Test("A twin takes the place of a family that is not there if it is asked for, and is named")
    func isAsked() throws {
        let folder = URL(fileURLWithPath: try RenamedFont.path(family: "Arimo")).deletingLastPathComponent()
        defer { try? FileManager.default.removeItem(at: folder) }
        let ground = ["measure", "AV", "-s", "16", "--font-directory", folder.path, "--format", "json"]
        let fields = ["--fields", "font,width,faces,substitutions"]
        let expected =
            #"{"font":"Arial","width":20.5458984375,"faces":["Arimo"],"#
            + #""substitutions":[{"start":0,"end":2,"asked":"Arial","used":"Arimo"}]}"#
        let single = try CopyfitProcess.run(ground + fields + ["-f", "Arial", "--twins"])
        #expect(single.output == expected + "\n")
        let css = try CopyfitProcess.run(ground + fields + ["--css", "font-family: arial", "--twins"])
        #expect(css.output.contains(#""asked":"arial","used":"Arimo""#))
        for spelling in [#""font":"Arial","size":16"#, #""font":"Arial 16""#, #""font":"16px Arial""#] {
            let record = "{\"text\":\"AV\",\(spelling),\"twins\":true}"
            let batch = try CopyfitProcess.run(
                ["measure", "--ndjson", "--font-directory", folder.path] + fields,
                input: Array(record.utf8)
            )
            #expect(batch.output == expected + "\n")
        }
        let silent = try CopyfitProcess.run(ground + ["-f", "Arial"])
        #expect(silent.status == 2)
        let strict = try CopyfitProcess.run(ground + ["-f", "Arial", "--twins", "--no-substitution"])
        #expect((strict.status, strict.errors.contains("“Arial” is replaced by “Arimo”")) == (2, true))
        let own = try CopyfitProcess.run(ground + fields + ["-f", "Arimo", "--twins"])
        #expect(own.output.contains(#""substitutions":[]"#))
    }

    /// The folder has no bold Arimo, which alone is as wide as Arial Bold; Arial Black and Arial Narrow are other families.
    @Test(
        "A twin takes no place in styles that it does not have, nor that of a family with a longer name",
        arguments: [
            ("Arial Bold", true), ("Arial-Bold", true), ("Arial Black", false), ("Arial Narrow", false),
            ("Arial Light", false),
        ]
    )
    func isOfTheStyle(name: String, hasTwins: Bool) throws {
        let folder = URL(fileURLWithPath: try RenamedFont.path(family: "Arimo")).deletingLastPathComponent()
        defer { try? FileManager.default.removeItem(at: folder) }
        let ground = ["measure", "AV", "-s", "16", "--font-directory", folder.path, "-f", name]
        for options in [[], ["--twins"]] {
            let result = try CopyfitProcess.run(ground + options)
            #expect(result.status == 2)
            #expect(result.errors.contains("There is no font “\(name)”"))
            #expect(result.errors.contains("Arimo have the same widths") == hasTwins)
        }
    }
}
