import Testing

/// Widths from hb-shape 6.0.0 --font-size=16384 Inter-Regular.otf, sums of `ax` / 1024: "the hyphen‐" 90.9306640625,
/// "hyphen‐" 61.658203125. Divisions as in The TeXbook (hy-phen-ation) and the Duden (Do-nau-dampf-schiff-fahrt).
@Suite("copyfit with --hyphenation on")
struct HyphenationCommandTests {
    private static let font = ["--font", "Inter", "--size", "16"]

    @Test("Measure divides words and shows the hyphens")
    func measure() throws {
        let arguments = ["measure", "the hyphenation", "--width", "91", "--format", "json", "--language", "en-US"]
        let result = try CopyfitProcess.run(arguments + Self.font + ["--hyphenation", "on"])
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains(#""text":"the hyphen‐","width":90.9306640625"#))
        #expect(result.output.contains(#""text":"ation""#))
        #expect(try !CopyfitProcess.run(arguments + Self.font).output.contains("‐"))
    }

    @Test("copyfit with --hyphenation on fit finds the width at which a divided word fits")
    func fit() throws {
        let arguments = ["fit", "hyphenation", "--lines", "2", "--language", "en-US", "--hyphenation", "on"]
        #expect(try CopyfitProcess.run(arguments + Self.font).output == "61.658203125\n")
    }

    @Test("Each record is divided by its own language, and refused where none is installed")
    func batch() throws {
        let records = """
            {"text":"the hyphenation","width":91,"language":"en-US"}
            {"text":"die Donaudampfschifffahrt","width":91,"language":"de"}
            {"text":"x","language":"xx"}
            {"text":"x"}

            """
        let arguments = ["measure", "--ndjson", "--hyphenation", "on", "--fields", "lines"]
        let result = try CopyfitProcess.run(arguments + Self.font, input: Array(records.utf8))
        #expect(result.status == 2)
        let lines = result.output.split(separator: "\n")
        try #require(lines.count == 4)
        #expect(lines[0].contains("\"the hyphen‐\""))
        #expect(lines[1].contains("\"die Donau‐\""))
        #expect(lines[2].contains("hyphenation-dictionary-missing") && lines[2].contains("/hyph_xx.dic"))
        #expect(lines[3].contains("hyphenation-dictionary-missing") && lines[3].contains("“und” is not a language"))
    }

    /// The words are divided as libhyphen divides them: see `LanguagePatternsTests`.
    @Test("Languages with bundled patterns need nothing of the system")
    func bundled() throws {
        let records = """
            {"text":"hiragana","language":"sv"}
            {"text":"gujana","language":"hr"}
            {"text":"бельгия","language":"ru"}

            """
        let options = ["--ndjson", "--fields", "lines", "--width", "1", "--css", "overflow-wrap: normal"]
        let arguments = ["measure"] + options + Self.font + ["--hyphenation", "on"]
        let result = try CopyfitProcess.run(arguments, input: Array(records.utf8))
        #expect(result.status == 0, "\(result.output) \(result.errors)")
        let syllables = [["hi‐", "ra‐", "ga‐", "na"], ["gu‐", "ja‐", "na"], ["бель‐", "гия"]]
        for (line, parts) in zip(result.output.split(separator: "\n"), syllables) {
            #expect(
                parts.allSatisfy { line.contains("\"\($0)\"") } && line.split(separator: "‐").count == parts.count,
                "\(line)"
            )
        }
    }

    @Test("A record says itself whether it is divided", arguments: [true, false])
    func records(isDefault: Bool) throws {
        let records = """
            {"text":"the hyphenation","hyphenation":true}
            {"text":"the hyphenation","hyphenation":false}
            {"text":"the hyphenation"}

            """
        let options = ["--ndjson", "--fields", "lineCount", "--width", "91", "--language", "en-US"]
        let arguments = ["measure"] + options + (isDefault ? ["--hyphenation", "on"] : [])
        let result = try CopyfitProcess.run(arguments + Self.font, input: Array(records.utf8))
        // Undivided: "the", "hyphenatio", "n".
        let counts = ["2", "3", isDefault ? "2" : "3"]
        #expect(result.output == counts.map { "{\"lineCount\":\($0)}\n" }.joined())
    }

    @Test(
        "A language without a dictionary is an error, none at all wrong usage",
        arguments: [
            (
                ["--language", "xx"], 2,
                "There is no hyphenation dictionary for “xx” at “/usr/share/hyphen/hyph_xx.dic”"
            ),
            ([], 64, "Say which language to hyphenate by"),
        ] as [([String], Int32, String)]
    )
    func refuses(language: [String], status: Int32, sentence: String) throws {
        for verb in [["measure", "x"] + Self.font, ["fit", "x", "--lines", "1"] + Self.font] {
            let result = try CopyfitProcess.run(verb + ["--hyphenation", "on"] + language)
            #expect(result.status == status)
            #expect(result.output.isEmpty)
            #expect(result.errors.contains(sentence), "\(result.errors)")
        }
    }
}
