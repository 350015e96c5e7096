import Foundation
import JSONTrees
import Testing

@Suite("copyfit recommend")
struct RecommendCommandTests {
    private func folder() throws -> LockFolder {
        let folder = try LockFolder()
        try folder.write(
            "copyfit.yml",
            "defaults: {font: Inter, size: 16}\nrules: [{name: buttons, width: 80, lines: 2}]\n"
        )
        try folder.write("en.json", #"{"buy": "Buy now", "save": "Save changes", "ok": "OK"}"#)
        try folder.write("de.json", "{\"buy\": \"Jetzt kaufen\",\n \"save\": \"Änderungen speichern\", \"ok\": \"OK\"}")
        return folder
    }

    /// hb-shape 6.0.0 --font-size=16384 Inter-Regular.otf: “speichern” 76031 units, “Änderungen” 94695.
    @Test("names widths and the texts that decide in a table")
    func table() throws {
        let result = try folder().run("recommend", "--percent", "100", "--percent", "99", "--percent", "50")
        let lines = result.output.split(separator: "\n")
        #expect(lines.first == "buttons: 16 pt type, now 80 pt wide, 6 texts")
        #expect(lines.dropFirst().first?.hasPrefix("  100, 99 %  92.48 pt wide  6 texts  save (de) de.json:2:") == true)
        #expect(lines.count == 3)
        #expect(result.errors == "")
        #expect(result.status == 0)
    }

    @Test("names a width at which that share fits in copyfit measure, and 1/1024 pt less is not enough")
    func agreesWithMeasure() throws {
        let folder = try folder()
        let result = try folder.run("recommend", "--format", "json", "--percent", "100", "--percent", "50")
        let tree = try #require(FoundationJSON.tree(result.bytes))
        #expect(try JSONSchema(named: "recommendation").faults(in: tree) == [])
        let texts = ["Buy now", "Save changes", "OK", "Jetzt kaufen", "Änderungen speichern", "OK"]
        func fitting(_ width: Double) throws -> Int {
            let records = texts.map {
                "{\"text\":\"\($0)\",\"font\":\"Inter\",\"size\":16,\"width\":\(width),\"maxLines\":2}\n"
            }
            let answers = try folder.run("measure", "--ndjson", "--fields", "fits", input: records.joined())
            return answers.output.split(separator: "\n").count { $0 == "{\"fits\":true}" }
        }
        for step in tree["recommendations"].elements[0]["steps"].elements {
            guard case .number(let width) = step["value"], case .number(let count) = step["texts"] else {
                Issue.record("no value")
                continue
            }
            #expect(try fitting(width) >= Int(count))
            #expect(try fitting(width - 1.0 / 1024) < Int(count))
        }
    }

    @Test("finds sizes, of made-up languages too, and ends with 2 if there is nothing to find")
    func others() throws {
        let folder = try folder()
        let sizes = try folder.run("recommend", "--find", "size", "--percent", "100")
        #expect(sizes.output.contains("  100 %  13.75 pt type  6 texts  save (de)"))
        let pseudo = try folder.run("recommend", "en.json", "--pseudo", "long,rtl", "--percent", "100")
        #expect(pseudo.output.contains("now 80 pt wide, 9 texts"))
        #expect(pseudo.output.contains("(en-XL) en.json:1:"))
        #expect(try folder.run("recommend", "--no-rules", "--font", "Inter", "--size", "9").status == 2)
        #expect(try folder.run("recommend", "--percent", "0").status == 64)
        #expect(try folder.run("recommend", "--pseudo", "klingon").status == 64)
        #expect(try folder.run("recommend", "no.json").status == 2)
        let help = try folder.run("recommend", "--wrong")
        #expect(help.errors.contains("(copyfit recommend --help lists all options)"))
        #expect(help.status == 64)
    }
}
