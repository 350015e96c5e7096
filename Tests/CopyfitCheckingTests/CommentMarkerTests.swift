import CopyfitChecking
import TestSupport
import Testing

@Suite("Rules in comments")
struct CommentMarkerTests {
    private func findings(_ comment: String) throws -> [Finding] {
        let folder = try TranslationFolder(["de.lproj/L.strings": "\n/* \(comment) */\n\"a\" = \"Jetzt kaufen\";"])
        return try folder.report(.all(Fit(widths: [500...500]))).findings
    }

    @Test(
        "Rules in comments that cannot be read are errors with a line, and say what is probably meant",
        arguments: [
            ("fit: widht=120", "“widht” is unknown; write width."),
            (
                "fit: width=abc",
                "“width=abc” must be a length of at least 0, such as 120, 3in or 20em, or inf for no limit, or a range"
            ),
            ("fit: width=300 line=1", "“line” is unknown; write maxLines."),
            ("fit: width=300 wordCut=allowed", "“wordCut” is unknown; write wordCuts."),
            ("Fit: maxWidth=300", "“maxWidth” is unknown; write one of width, height, maxLines"),
            ("fit: width = 120", "“width=” has no value; write no spaces around the equals sign."),
            ("fit: width=300 maxLines=0", "“maxLines=0” must be a whole number of at least 1."),
            ("fit: width=300 wordCuts=yes", "“wordCuts=yes” must be allowed or forbidden."),
            ("fit: width=300 minimumScale=2", "“minimumScale=2” must be a factor from 0.02 to 1."),
            ("fit: width=300 width=400", "“width” is given twice, as 300 and as 400."),
            ("fit: truncation=allowed", "it limits nothing: give width, height or maxLines."),
            ("The fit: is good. fit: hight=4", "“hight” is unknown; write height."),
            ("fit: width=500 maxLines 1", "“maxLines” is not read; write name=value without spaces"),
            ("fit: width=500, maxLines: 1", "“maxLines:” is not read"),
            ("fit: width=500 and maxLines=1", "“maxLines=1” is not read"),
            ("fit: width=500 ... 600", "“...” is not read"),
            ("fit: width=500, 600", "“600” is not read"),
            ("fit: width=500 pt", "“pt” is not read"),
            ("fit: width=500 in", "“in” is not read"),
            ("fit: width=500...", "“width=500...” must be a length"),
            ("fit: width=500,,600", "“width=500,,600” must be a length"),
            ("fit: width: 500", "“width:” is not read; write name=value without spaces"),
            ("fit: width:500", "“width:500” is not read"),
            ("fit: width 500, maxLines 1", "“width” is not read"),
            ("fit: width 500 maxLines=1", "“width” is not read"),
            ("fit: Max-lines 1", "“Max-lines” is not read"),
            ("fit: width=500 maxLines:1", "“maxLines:1” is not read"),
            ("fit: width=500 maxLines : 1", "“maxLines” is not read"),
            ("fit: width=500 and maxLines 1", "“maxLines” is not read"),
            ("fit: width=500 , 600", "“,” is not read"),
            ("fit: width=500 … 600", "“…” is not read"),
            ("fit: width=500 max-lines 1", "“max-lines” is not read"),
            ("fit: width=500 maxlines 1", "“maxlines” is not read"),
            ("fit: width=500 maxLines one", "“maxLines” is not read"),
            ("fit: wordCuts=allowed width=500 with height 20", "“height” is not read"),
            ("fit: width=500. Height: 20", "“Height:” is not read"),
            ("fit: width=500 (truncation allowed)", "“(truncation” is not read"),
            ("fit: width=500 600 maxLines=1", "“600” is not read"),
            ("fit: width=500 in.", "“in.” is not read"),
            ("fit: width=500 widht = 120", "“widht” is not read"),
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
        "Rules in comments are not what sentences have",
        arguments: [
            "fit: width=500 in the toolbar, a=b",
            "fit: width=500 maxLines=1. Height is free. fit: width=500 maxLines=1",
            "fit: width=500 maxLines=1 3 buttons share the row", "fit: width=500 1st screen only",
            "fit: width=500 em dash is fine", "[see fit: width=500]", "fit: width=500 (as in fit: width=500)",
            "fit: width=500 The height: see the design", "fit: width=500. Any width is fine with 3 columns",
            "fit: see a=b", "This must fit: width is small, a=b", "outfit: width=1", "Does it fit: y = x", "a=b fit:",
        ]
    )
    func sentences(comment: String) throws {
        #expect(try findings(comment).isEmpty)
    }

    // hb-shape of "Jetzt kaufen" in Inter at 16 pt: 93.91 pt, of "kaufen": 51.11 pt
    @Test("Rules in comments count as far as they can be read, and otherwise the rules do")
    func rest() throws {
        #expect(try findings("fit: width=40 lins=1").map(\.kind) == [.wordCut, .notMeasured])
        #expect(try findings("fit: maxLines=1 width=90, then more").map(\.kind) == [.doesNotFit])
        #expect(try findings("FIT: maxLines=1 width=90.").map(\.kind) == [.doesNotFit])
        #expect(try findings("fit: width=90\nfit: maxLines=1").map(\.kind) == [.doesNotFit])
        // xgettext joins the comments of all places
        #expect(try findings("fit: width=100 maxLines=1\nfit: width=100 maxLines=1").isEmpty)
    }

    @Test("Rules in comments of the source are for its translations as well, unless these have one of their own")
    func source() throws {
        func file(_ comment: String, _ text: String) -> String {
            "<resources>\(comment)<string name=\"a\">\(text)</string></resources>"
        }
        let folder = try TranslationFolder([
            "res/values/strings.xml": file("<!-- fit: width=60 maxLines=1 -->", "Buy"),
            "res/values-de/strings.xml": file("", "Jetzt kaufen"),
            "res/values-nl/strings.xml": file("<!-- fit: width=200 maxLines=1 -->", "Nu kopen, meteen"),
        ])
        let found = try folder.report(.all(Fit(widths: [500...500]))).findings
        #expect(found.map(\.locale) == ["de"])
        #expect(found.map(\.fit?.width) == [60])
    }

    @Test("Rules in comments with a name of the version before count, and a note says what the name is now")
    func formerNames() throws {
        #expect(try findings("fit: lines=1 width=90").map(\.kind) == [.doesNotFit, .oldSpelling])
        let note = try #require(try findings("fit: width=500 cuts=allowed").first)
        #expect(note.severity == .note)
        #expect(note.message == "“cuts” is now “wordCuts”: the next version will not accept the old spelling.")
        let scale = try findings("fit: width=100 lines=1 scale=0.01").filter { $0.severity == .error }
        #expect(scale.map(\.kind) == [.notMeasured])
        #expect(scale.first?.message.hasSuffix("“scale=0.01” must be a factor from 0.02 to 1.") == true)
    }

    // An inch is 72 pt; five times 16 pt are 80 pt. "Jetzt kaufen" is 93.91 pt wide.
    @Test(
        "Rules in comments have the units that options have",
        arguments: [("1in", 72.0), ("5em", 80), ("90...95:1", 90)]
    )
    func units(width: String, points: Double) throws {
        let found = try findings("fit: width=\(width) maxLines=1").filter { $0.kind == .doesNotFit }
        #expect(found.first?.fit?.width == points)
        #expect(found.count == (width == "90...95:1" ? 4 : 1))
    }

    @Test("Rules in comments are reported once for a key in all its languages")
    func once() throws {
        let unit = #"{"stringUnit":{"state":"translated","value":"x"}}"#
        let file = """
            {"sourceLanguage":"en","version":"1.0","strings":{"k":{"comment":"fit: widht=1","localizations":{
            "de":\(unit),"fr":\(unit)}}}}
            """
        let folder = try TranslationFolder(["L.xcstrings": file])
        #expect(try folder.report(.all(Fit(widths: [500...500]))).findings.count == 1)
    }
}
