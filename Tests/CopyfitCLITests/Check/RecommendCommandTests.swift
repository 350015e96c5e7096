import Foundation
import JSONTrees
import Testing

@Suite("copyfit recommend")
struct RecommendCommandTests {
    private func folder() throws -> LockFolder {
        let folder = try LockFolder()
        try folder.write(
            "copyfit.yml",
            "defaults: {font: Inter, size: 16}\nrules: [{name: buttons, width: 80, maxLines: 2}]\n"
        )
        try folder.write("en.json", #"{"buy": "Buy now", "save": "Save changes", "ok": "OK"}"#)
        try folder.write("de.json", "{\"buy\": \"Jetzt kaufen\",\n \"save\": \"Änderungen speichern\", \"ok\": \"OK\"}")
        return folder
    }

    /// hb-shape 6.0.0 --font-size=16384 Inter-Regular.otf: “Änderungen” 94696 units, “changes” 65744, which is more than
    /// “Save”, “Buy” and “now”. German needs the one and English the other; of the six texts three need at most “kaufen”,
    /// 52340.
    @Test("copyfit recommend names widths and the texts that decide in a table")
    func table() throws {
        let result = try folder().run("recommend", "--percent", "100", "--percent", "99", "--percent", "50")
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 5)
        let expected = [
            "buttons: 16 pt type, now 80 pt wide, 6 texts in 2 languages",
            "  100, 99 %  92.48 pt wide  2 languages  save (de) de.json:2:",
            "       50 %  64.21 pt wide   1 language  save (en) en.json:1:",
            "  100, 99 %  92.48 pt wide      6 texts  save (de) de.json:2:",
            "       50 %  31.62 pt wide      3 texts  buy (en) en.json:1:",
        ]
        for (line, start) in zip(lines, expected) { #expect(line.hasPrefix(start)) }
        #expect(result.errors == "")
        #expect(result.status == 0)
    }

    @Test(
        "copyfit recommend names a width at which that share fits in copyfit measure, and 1/1024 pt less is not enough"
    )
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

    /// A language fits when all its texts do, one by one in copyfit measure.
    @Test("copyfit recommend names a width at which that share of the languages fits, and 1/1024 pt less is not enough")
    func languages() throws {
        let folder = try folder()
        try folder.write("fr.json", #"{"buy": "Acheter", "save": "Enregistrer les modifications", "ok": "OK"}"#)
        let result = try folder.run("recommend", "--format", "json", "--percent", "100", "--percent", "34")
        let tree = try #require(FoundationJSON.tree(result.bytes))
        #expect(try JSONSchema(named: "recommendation").faults(in: tree) == [])
        let texts = [
            ["Buy now", "Save changes", "OK"], ["Jetzt kaufen", "Änderungen speichern", "OK"],
            ["Acheter", "Enregistrer les modifications", "OK"],
        ]
        func fitting(_ width: Double) throws -> Int {
            try texts.count { texts in
                let records = texts.map {
                    "{\"text\":\"\($0)\",\"font\":\"Inter\",\"size\":16,\"width\":\(width),\"maxLines\":2}\n"
                }
                let answers = try folder.run("measure", "--ndjson", "--fields", "fits", input: records.joined())
                return answers.output == "{\"fits\":true}\n{\"fits\":true}\n{\"fits\":true}\n"
            }
        }
        // 34 % of three languages are two
        let steps = tree["recommendations"].elements[0]["localeSteps"].elements
        for (step, count) in zip(steps, [3, 2]) {
            guard case .number(let width) = step["value"], case .number(let locales) = step["locales"] else {
                Issue.record("no value")
                continue
            }
            #expect(locales == Double(count))
            #expect(try fitting(width) >= count)
            #expect(try fitting(width - 1.0 / 1024) < count)
        }
        #expect(steps.count == 2)
    }

    @Test("copyfit recommend says from which size of type on sizes are found")
    func tooSmall() throws {
        let folder = try folder()
        let found = try folder.run("recommend", "--find", "size", "--size", "0.0625", "--percent", "100")
        #expect(found.output.contains("  100 %  0.25 pt type  2 languages  or larger"))
        let small = try folder.run("recommend", "--find", "size", "--size", "0.06")
        #expect(
            small.errors.hasPrefix(
                "Error: The rule “buttons” has a font size below 1/16 pt, too small for a search in quarter "
            )
        )
        #expect((small.output, small.status) == ("", 2))
    }

    @Test("copyfit recommend finds sizes, of made-up languages too, and ends with 2 if there is nothing to find")
    func others() throws {
        let folder = try folder()
        let sizes = try folder.run("recommend", "--find", "size", "--percent", "100")
        #expect(sizes.output.contains("  100 %  13.75 pt type  2 languages  save (de)"))
        #expect(sizes.output.contains("  100 %  13.75 pt type      6 texts  save (de)"))
        let pseudo = try folder.run("recommend", "en.json", "--pseudo", "long,rtl", "--percent", "100")
        #expect(pseudo.output.contains("now 80 pt wide, 9 texts in 3 languages"))
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
