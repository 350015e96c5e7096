import CopyfitChecking
import TestSupport
import Testing

@Suite("Rules in comments")
struct CommentRuleTests {
    private func findings(_ comment: String) throws -> [Finding] {
        let folder = try TranslationFolder(["de.lproj/L.strings": "\n/* \(comment) */\n\"a\" = \"Jetzt kaufen\";"])
        return try folder.report(.all(FitRequirement(widths: [500...500]))).findings
    }

    @Test(
        "that cannot be read are errors with a line, and say what is probably meant",
        arguments: [
            ("fit: widht=120", "“widht” is not known, write width."),
            ("fit: width=abc", "“width=abc” must have points, such as width=120 or width=280...430."),
            ("fit: width=300 line=1", "“line” is not known, write lines."),
            ("fit: width=300 wordCuts=allowed", "“wordCuts” is not known, write cuts."),
            ("Fit: maxWidth=300", "“maxWidth” is not known, write one of width, height, lines"),
            ("fit: width = 120", "“width=” has no value, and spaces must not be around the sign."),
            ("fit: width=300 lines=0", "“lines=0” must have a whole number from 1 on."),
            ("fit: width=300 cuts=yes", "“cuts=yes” must be allowed or forbidden."),
            ("fit: width=300 scale=2", "“scale=2” must have a factor above 0 and up to 1, such as scale=0.8."),
            ("fit: width=300 width=400", "“width” is there with 300 and with 400."),
            ("fit: truncation=allowed", "it limits nothing: give width, height or lines."),
            ("The fit: is good. fit: hight=4", "“hight” is not known, write height."),
        ]
    )
    func faults(comment: String, message: String) throws {
        let found = try findings(comment)
        #expect(found.map(\.kind) == [.notMeasured])
        #expect(found.map(\.severity) == [.error])
        #expect(found.map(\.line) == [3])
        #expect(found.first?.message.contains(message) == true, "\(found.first?.message ?? "")")
    }

    @Test(
        "are not what sentences have",
        arguments: [
            "fit: see a=b", "This must fit: width is small, a=b", "outfit: width=1", "Does it fit: y = x", "a=b fit:",
        ]
    )
    func sentences(comment: String) throws {
        #expect(try findings(comment).isEmpty)
    }

    // hb-shape of "Jetzt kaufen" in Inter at 16 pt: 93.91 pt, of "kaufen": 51.11 pt
    @Test("count as far as they can be read, and otherwise the rules do")
    func rest() throws {
        #expect(try findings("fit: width=40 lins=1").map(\.kind) == [.wordCut, .notMeasured])
        #expect(try findings("fit: lines=1 width=90, then more").map(\.kind) == [.doesNotFit])
        #expect(try findings("FIT: lines=1 width=90.").map(\.kind) == [.doesNotFit])
        #expect(try findings("fit: width=90\nfit: lines=1").map(\.kind) == [.doesNotFit])
        // xgettext joins the comments of all places
        #expect(try findings("fit: width=100 lines=1\nfit: width=100 lines=1").isEmpty)
    }

    @Test("of the source are for its translations as well, unless these have one of their own")
    func source() throws {
        func file(_ comment: String, _ text: String) -> String {
            "<resources>\(comment)<string name=\"a\">\(text)</string></resources>"
        }
        let folder = try TranslationFolder([
            "res/values/strings.xml": file("<!-- fit: width=60 lines=1 -->", "Buy"),
            "res/values-de/strings.xml": file("", "Jetzt kaufen"),
            "res/values-nl/strings.xml": file("<!-- fit: width=200 lines=1 -->", "Nu kopen, meteen"),
        ])
        let found = try folder.report(.all(FitRequirement(widths: [500...500]))).findings
        #expect(found.map(\.locale) == ["de"])
        #expect(found.map(\.fit?.width) == [60])
    }

    @Test("are reported once for a key in all its languages")
    func once() throws {
        let unit = #"{"stringUnit":{"state":"translated","value":"x"}}"#
        let file = """
            {"sourceLanguage":"en","version":"1.0","strings":{"k":{"comment":"fit: widht=1","localizations":{
            "de":\(unit),"fr":\(unit)}}}}
            """
        let folder = try TranslationFolder(["L.xcstrings": file])
        #expect(try folder.report(.all(FitRequirement(widths: [500...500]))).findings.count == 1)
    }
}
