import CopyfitCommandLine
import CopyfitFit
import CopyfitFonts
import CopyfitText
import CopyfitUnicode
import JSONTrees
import Testing

@testable import CopyfitCLI
@testable import CopyfitRecords

private let limitDemand = "a length of at least 0, such as 120, 3in or 20em, or inf for no limit"
private let widthDemand =
    "\(limitDemand), or a range: 280...430 for every width, 280...430:10 for steps, at most 10,000 of them."
private let listDemand = "The widths must be a list of one to 10000 widths, each \(widthDemand)"
private let featureDemand = "OpenType features separated by commas, such as tnum,liga=0,salt=2"

@Suite("A record of the batch stream")
struct RecordReaderTests {
    @Test("A record of the batch stream gives every member of the contract")
    func readsAllMembers() throws {
        let record = try read(
            #"{"id":7,"text":"a\nb","font":"Inter","size":16.5,"width":80,"height":40,"maxLines":2,"#
                + #""language":"de","direction":"rtl","hyphenation":true,"#
                + #""devicePixelRatio":1.5,"spacingTrim":"trim-start","align":"justified","justifyLastLine":true,"#
                + #""hangingPunctuation":["first","allow-end"],"wrap":"optimal","leastWordsOnLastLine":2}"#
        )
        #expect(record.text == "a\nb")
        #expect(record.font == "Inter")
        #expect(record.settings.size == 16.5)
        #expect(record.settings.widths == .one(80))
        #expect(record.settings.height == 40)
        #expect(record.settings.maxLines == 2)
        #expect(record.settings.language == "de")
        #expect(record.settings.direction == .rightToLeft)
        #expect(record.settings.hyphenates)
        #expect(record.settings.devicePixelRatio == 1.5)
        #expect(record.settings.spacingTrim == .trimStart)
        var typesetting = Typesetting()
        (typesetting.alignment, typesetting.justifiesLastLines) = (.justified, true)
        (typesetting.hangingPunctuation, typesetting.wrapping) = ([.first, .allowEnd], .optimal)
        typesetting.leastWordsOnLastLine = 2
        #expect(record.settings.typesetting == typesetting)
    }

    @Test(
        "A record of the batch stream takes null for no limit, no language, the automatic direction and no hyphenation"
    )
    func readsNull() throws {
        var defaults = MeasureSettings()
        defaults.widths = .several([WidthRange(1)])
        defaults.height = 1
        defaults.maxLines = 1
        defaults.language = "de"
        defaults.direction = .rightToLeft
        defaults.hyphenates = true
        (defaults.typesetting.alignment, defaults.typesetting.wrapping) = (.justified, .pretty)
        (defaults.typesetting.justifiesLastLines, defaults.typesetting.hangingPunctuation) = (true, .last)
        defaults.typesetting.leastWordsOnLastLine = 3
        let record = try read(
            #"{"width":null,"height":null,"maxLines":null,"language":null,"direction":null,"hyphenation":null,"#
                + #""align":null,"justifyLastLine":null,"hangingPunctuation":null,"wrap":null,"leastWordsOnLastLine":null}"#,
            defaults: defaults
        )
        #expect(record.settings == MeasureSettings())
    }

    @Test("A record of the batch stream falls back to the command's options where it says nothing")
    func usesDefaults() throws {
        var defaults = MeasureSettings()
        defaults.size = 12
        defaults.widths = .several([WidthRange(10), WidthRange(20)])
        #expect(try read(#"{"text":"a"}"#, defaults: defaults).settings == defaults)
    }

    @Test("A record of the batch stream reads lists of widths and of font files")
    func readsLists() throws {
        let record = try read(#"{"widths":[1.5, null ,0],"fontFiles":["a.otf","b\u0020c.ttf"]}"#)
        #expect(record.settings.widths == .several([1.5, .infinity, 0].map { WidthRange($0) }))
        #expect(record.files?.paths == ["a.otf", "b c.ttf"])
    }

    @Test(
        "A record of the batch stream keeps the spelling of its id, whatever it is",
        arguments: [
            #""\u0061""#, "1.50e3", "null", "true", "[]", #"{"a" : [1,  2.0]}"#, "123456789012345678901234567890.10",
        ]
    )
    func echoesID(id: String) throws {
        let line = "{\"id\": \(id) }"
        let range = try #require(try read(line).id)
        #expect(String(decoding: Array(line.utf8)[range], as: UTF8.self) == id)
    }

    @Test(
        "A record of the batch stream keeps meta and members with x- before their names, byte for byte and in order"
    )
    func keepsCallersMembers() throws {
        let line = #"{"meta" : {"a": [1, 2.50]},"id":1,"x-kéy":"\u0061","x-":3}"#
        let members = try read(line).others.map { member in
            [member.spelling, member.value].map { String(decoding: Array(line.utf8)[$0], as: UTF8.self) }
        }
        #expect(members == [["\"meta\"", #"{"a": [1, 2.50]}"#], ["\"x-kéy\"", #""\u0061""#], ["\"x-\"", "3"]])
    }

    @Test(
        "A record of the batch stream with a member that records do not have is refused, and the error says what was meant",
        arguments: [
            ("with", "did you mean “width”?"), ("maxlines", "did you mean “maxLines”?"),
            ("max-lines", "did you mean “maxLines”?"), ("Text", "did you mean “text”?"),
            ("lineheight", "did you mean “lineHeight”?"), ("hieght", "did you mean “height”?"),
            ("fontSize", "did you mean “size”?"), ("locale", "did you mean “language”?"),
            ("lines", "did you mean “maxLines”?"), ("minSize", "only those of copyfit fit have it."),
            ("line", "under “meta” or “x-line”."), ("key", "under “meta” or “x-key”."),
            ("lineCount", "under “meta” or “x-lineCount”."), ("fits", "under “meta” or “x-fits”."),
            ("spans", "under “meta” or “x-spans”."), ("", "under “meta” or “x-”."),
        ]
    )
    func refusesUnknown(name: String, end: String) {
        let error = #expect(throws: RecordError.self) { try read("{\"text\":\"a\",\"\(name)\":1}") }
        #expect(error?.code == "unknown-member")
        #expect(error?.message.hasPrefix("There is no member “\(name)” in records") ?? false)
        #expect(error?.message.contains(end) ?? false, "\(error?.message ?? "")")
    }

    @Test("A record of the batch stream has no member, with any letter of its name changed, that is lost")
    func losesNothing() throws {
        for member in RecordMember.allCases where member.isInRecords {
            for index in member.name.indices {
                var name = member.name
                name.replaceSubrange(index...index, with: "q")
                #expect(throws: RecordError.self, "\(name)") { try read("{\"\(name)\":null}") }
                name.remove(at: index)
                if RecordMember(name: name) != nil { continue }
                #expect(throws: RecordError.self, "\(name)") { try read("{\"\(name)\":null}") }
            }
        }
    }

    @Test("A record of the batch stream knows a member by its meaning, not its spelling")
    func unescapesNames() throws {
        #expect(try read(#"{"t\u0065xt":"a"}"#).text == "a")
    }

    @Test(
        "A record of the batch stream refuses a value that the contract does not allow and says which is",
        arguments: [
            (#"{"text":null}"#, "The text must be a string."),
            (#"{"font":16}"#, "The font must be a string."),
            (#"{"size":0}"#, "The size must be a number of points from 1/2048 to 10000."),
            (
                #"{"widths":[]}"#,
                listDemand
            ),
            (#"{"size":10000.1}"#, "The size must be a number of points from 1/2048 to 10000."),
            (#"{"size":"2em"}"#, "The size must be a number of points from 1/2048 to 10000."),
            (#"{"size":1e999}"#, "The size must be a number of points from 1/2048 to 10000."),
            (#"{"width":-1}"#, "The width must be \(widthDemand)"),
            (#"{"width":"10%"}"#, "The width must be \(widthDemand)"),
            (#"{"width":"430...280"}"#, "The width must be \(widthDemand)"),
            (#"{"width":"0...1e9:1"}"#, "The width must be \(widthDemand)"),
            (#"{"height":1e999}"#, "The height must be \(limitDemand)."),
            (#"{"maxLines":0}"#, "The maxLines must be a whole number of at least 1."),
            (#"{"maxLines":1.5}"#, "The maxLines must be a whole number of at least 1."),
            (#"{"maxLines":"two"}"#, "The maxLines must be a whole number of at least 1."),
            (#"{"direction":"up"}"#, "The direction must be auto, ltr or rtl."),
            (#"{"truncation":"end"}"#, "The truncation must be head, middle or tail."),
            (#"{"profile":"print"}"#, "The profile must be standard or web."),
            (#"{"tracking":"1%"}"#, "The tracking must be a length in points or with a unit, such as 0.05em."),
            (
                #"{"lineSpacing":-1}"#,
                "The lineSpacing must be a length of at least 0, in points or with a unit, such as 0.5em."
            ),
            (#"{"features":{"tnum":-1}}"#, "The features must be \(featureDemand)."),
            (#"{"features":"lig"}"#, "The features must be \(featureDemand)."),
            (#"{"features":["tnum"]}"#, "The features must be \(featureDemand)."),
            (#"{"faceIndex":-1}"#, "The faceIndex must be an index from 0, or a list with one for each font file."),
            (#"{"hyphenation":"yes"}"#, "The hyphenation must be on or off."),
            (#"{"devicePixelRatio":0.2}"#, "The devicePixelRatio must be a number from 0.25 to 16."),
            (
                #"{"spacingTrim":"auto"}"#,
                "The spacingTrim must be normal, space-first, trim-start or space-all."
            ),
            (#"{"align":"middle"}"#, "The align must be leading, center, trailing or justified."),
            (#"{"wrap":1}"#, "The wrap must be greedy, optimal, pretty or balanced."),
            (
                #"{"hangingPunctuation":"first,none"}"#,
                "The hangingPunctuation must be one or more of first, allow-end, force-end, last, hyphens, separated "
                    + "by commas or as a list in a record."
            ),
            (
                #"{"widths":[1,"a"]}"#,
                listDemand
            ),
            (#"{"fontFiles":[]}"#, "The fontFiles must be a list of font file paths, the primary font first."),
            (#"{"fontFiles":[1]}"#, "The fontFiles must be a list of font file paths, the primary font first."),
            (#"{"font":"a","fontFiles":["b"]}"#, "Give either font or fontFiles, not both."),
            (#"{"width":1,"widths":[2]}"#, "Give either width or widths, not both."),
        ]
    )
    func refusesValues(line: String, message: String) {
        #expect(throws: RecordError(code: "invalid-member", message: message)) { try read(line) }
    }

    @Test("A record of the batch stream takes exactly the values that its schema allows")
    func agreesWithSchema() throws {
        let schema = try JSONSchema(named: "record")
        let values = [
            "null", "true", "0", "-1", "0.5", "1", "1.5", "10000", "10000.5", "1e9", #""""#, #""auto""#, #""rtl""#,
            #""x""#, "[]",
            "{}", "[null]", "[1]", "[-1]", #"["a"]"#, #"["a",1]"#, "[1,[1]]", #""12""#, #""12px""#, #""1.5em""#,
            #""-1em""#,
            #""inf""#, #""280...430:10""#, #""1in...20em""#, #"["1...2",null]"#, #""wght=600""#, #""tnum,-liga""#,
            #""tail""#,
            #""web""#, #"{"wght":600}"#, #"{"wght":true}"#, #"{"long tag":1}"#, #"{"wght":"a"}"#,
            #""justified""#, #""pretty""#, #"["last"]"#, #"["last",1]"#,
            #""1.4x""#, #""1.4""#, #""1.2natural""#,
            #""natural""#,
            #""above""#, #""shared""#, #""primary""#, #""all""#, #"["40","120r",200.5,"260d","3c","1l"]"#, #"["40z"]"#,
            #"["24x20","24x20+4.5"]"#, #"["24"]"#, #"["x2"]"#, #""ab""#,
            #""inf""#, #""infinity""#, #""Infinity""#, #""nan""#, #""1e3""#, #""1.5em""#, #""+24px""#,
            #""8mm""#,
            #""2natural""#, #""80, 95r""#, #""6pcr,1in""#, #""80,,95""#, #""first, hyphens""#, #""first,first,last""#,
            #""first,none""#, #"" 12 ""#, #""1e0""#, #""15e-1""#, #""on""#, #""280 ... 430""#,
            #"["2emx1e1+1e+1","24pxx2pc"]"#, #"["6pcr","infr"]"#,
        ]
        let members = [
            "id", "text", "font", "fontFiles", "faceIndex", "variation", "size", "width", "widths", "height",
            "maxLines",
            "truncation", "language", "direction", "profile", "hyphenate", "hyphenation", "features", "tracking",
            "kerning",
            "lineSpacing", "tabInterval",
            "devicePixelRatio", "spacingTrim", "align", "justifyLastLine", "hangingPunctuation", "wrap",
            "leastWordsOnLastLine", "lineHeight",
            "minLineHeight", "maxLineHeight", "lineHeightSpace", "faceHeights", "paragraphSpacing",
            "paragraphSpacingBefore", "firstLineIndent", "hangingIndent", "tailIndent", "tabStops", "decimalMark",
            "boxes",
        ]
        for member in members {
            for value in values {
                let line = "{\"\(member)\":\(value)}"
                let isRead = (try? read(line)) != nil
                #expect(isRead == schema.faults(in: try JSONTree(Array(line.utf8))).isEmpty, "\(line)")
            }
        }
    }

    @Test("A record of the batch stream refuses the first wrong value but still knows an id that comes after it")
    func knowsIDAfterError() {
        let bytes = Array(#"{"size":0,"width":-1,"id":7,"x-note":1}"#.utf8)
        var record = BatchRecord()
        let error = #expect(throws: RecordError.self) {
            try RecordReader().read(0..<bytes.count, of: bytes.span, into: &record)
        }
        #expect(error?.message == "The size must be a number of points from 1/2048 to 10000.")
        #expect(record.id == 26..<27)
        #expect(record.others.count == 1)
    }

    @Test(
        "A record of the batch stream refuses what is not one JSON object, with the byte of the line",
        arguments: [
            ("[1]", "invalid-json", "Not JSON: expected an object, which starts with '{' (byte 0 of the line)."),
            ("{\"a\":NaN}", "invalid-json", "null for infinity or unspecified (byte 5 of the line)."),
            ("{} {}", "invalid-json", "after the value: write one object per line (byte 3 of the line)."),
            ("{\"x-a\":1,\"x-a\":2}", "duplicate-member", "The member \"x-a\" appears twice (byte 9 of the line)."),
            ("{\"id\":1,\"\\u0069d\":2}", "duplicate-member", "The member \"id\" appears twice (byte 8 of the line)."),
            ("{\"a\":", "invalid-json", "The JSON ends too early (byte 5 of the line)."),
        ]
    )
    func refusesSyntax(line: String, code: String, end: String) {
        let error = #expect(throws: RecordError.self) { try read(line) }
        #expect(error?.code == code)
        #expect(error?.message.hasSuffix(end) ?? false, "\(error?.message ?? "")")
    }

    @Test("A record of the batch stream counts bytes from the start of its own line")
    func countsFromItsLine() {
        let bytes = Array("{}\n{\"a\":\u{E9}x}\n".utf8) + [0xFF, 0x0A]
        var record = BatchRecord()
        let wrongValue = #expect(throws: RecordError.self) {
            try RecordReader().read(3..<12, of: bytes.span, into: &record)
        }
        #expect(wrongValue?.message == "Not JSON: expected a value (byte 5 of the line).")
        let wrongByte = #expect(throws: RecordError.self) {
            try RecordReader().read(bytes.count - 2..<bytes.count - 1, of: bytes.span, into: &record)
        }
        #expect(wrongByte == RecordError(code: "invalid-utf8", message: "Not UTF-8 (byte 0 of the line)."))
    }

    @Test(
        "A record of the batch stream knows every member of the contract by its name, and no other",
        arguments: [
            "id", "text", "font", "fontFiles", "faceIndex", "variation", "size", "width", "widths", "height",
            "maxLines",
            "truncation", "language", "direction", "profile", "hyphenate", "hyphenation", "features", "tracking",
            "kerning",
            "lineSpacing", "tabInterval",
            "devicePixelRatio", "spacingTrim", "align", "justifyLastLine", "hangingPunctuation", "wrap",
            "leastWordsOnLastLine", "lineHeight",
            "minLineHeight", "maxLineHeight", "lineHeightSpace", "faceHeights", "paragraphSpacing",
            "paragraphSpacingBefore", "firstLineIndent", "hangingIndent", "tailIndent", "tabStops", "decimalMark",
            "boxes", "css", "tail", "positions", "twins", "runs",
            "error", "measurements", "proposal", "lineCount", "minContentWidth",
            "maxContentWidth",
            "firstBaseline", "lastBaseline", "truncated", "fits", "over", "slack", "validWidths", "ink", "faces",
            "fonts",
            "missing",
            "substitutions", "lines",
        ]
    )
    func knowsNames(name: String) throws {
        let member = try #require(RecordMember(name: name))
        #expect(member.name == name)
        #expect(RecordMember(name: name + "s") == nil || ["width", "font"].contains(name))
        #expect(RecordMember.allCases.count == 66)
    }

    @Test("Errors of fonts, texts and dictionaries keep their codes in answers")
    func codes() {
        #expect(RecordError(TextError.invalidSize(0)).code == "invalid-size")
        #expect(RecordError(HyphenationError.noLanguage("und")).code == "hyphenation-dictionary-missing")
        #expect(RecordError(FontError.emptyChain).message == FontError.emptyChain.description)
    }

    @Test("A record of the batch stream takes a carriage return before the line's end as space")
    func takesCarriageReturn() throws {
        #expect(try read("{\"text\":\"a\"}\r").text == "a")
    }

    @discardableResult
    private func read(_ line: String, defaults: MeasureSettings = MeasureSettings()) throws -> BatchRecord {
        let bytes = Array(line.utf8)
        var record = BatchRecord()
        try RecordReader(defaults: defaults).read(0..<bytes.count, of: bytes.span, into: &record)
        return record
    }
}
