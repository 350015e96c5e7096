import Foundation
import JSONTrees
import Testing

@testable import CopyfitCLI
@testable import CopyfitRecords

@Suite("What a text is measured with")
struct SettingTests {
    /// Options that say where fonts, texts and answers are, not how a text is measured.
    private static let others: Set = [
        "text-file", "font-directory", "system-fonts", "format", "field", "fields", "ink", "ndjson", "must-fit",
        "no-missing",
        "no-substitution", "strict", "quiet", "version", "help", "locked", "lock-file", "font-hashes",
    ]
    /// Members with other names than their options.
    private static let names = ["font-file": "fontFiles", "inline-box": "boxes"]

    @Test("What a text is measured with is an option, a member of records and in their schema")
    func isEverywhere() throws {
        let help = try CopyfitProcess.run("measure", "--experimental-dump-help")
        let tree = try #require(FoundationJSON.tree(help.bytes))
        let options = tree["command"]["arguments"].elements.compactMap { argument in
            argument["names"].elements.first { $0["kind"] == .string("long") }?["name"].string
        }
        #expect(options.count > 20)
        let members = options.filter { !Self.others.contains($0) }.map { Self.names[$0] ?? camelCase($0) }
        let known = RecordMember.allCases.filter(\.isInRecords).map(\.name)
        #expect(Set(members) == Set(known).subtracting(["id", "text", "widths", "runs"]))
        let schemas = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Schemas/record.schema.json")
        let schema = try #require(FoundationJSON.tree(Array(try Data(contentsOf: schemas))))
        guard case .object(let properties) = schema["properties"] else { return #expect(Bool(false)) }
        #expect(Set(properties.keys) == Set(known).union(["meta", "minSize", "maxSize", "step", "lines"]))
    }

    /// The same text under the same settings, as options and as members.
    @Test(
        "What a text is measured with has the same effect as an option and as a member",
        arguments: [
            (["--features", "tnum"], #""features":"tnum""#),
            (["--features=-liga,kern=0"], #""features":{"liga":0,"kern":false}"#),
            (["--tracking", "2"], #""tracking":2"#), (["--tracking", "-0.05em"], #""tracking":"-0.05em""#),
            (["--kerning", "1mm"], #""kerning":"1mm""#), (["--truncation", "middle"], #""truncation":"middle""#),
            (["--line-spacing", "9"], #""lineSpacing":9"#), (["--tab-interval", "2em"], #""tabInterval":"2em""#),
            (["--profile", "web"], #""profile":"web""#), (["--direction", "rtl"], #""direction":"rtl""#),
            (["--language", "ja-u-lb-loose"], #""language":"ja-u-lb-loose""#),
            (["--height", "0.5in"], #""height":"0.5in""#),
            (["--max-lines", "3"], #""maxLines":3"#),
            (["--line-height", "1.5x"], #""lineHeight":"1.5x""#), (["--line-height", "24"], #""lineHeight":24"#),
            (["--line-height", "8mm"], #""lineHeight":"8mm""#), (["--line-height", "30"], #""lineHeight":"30""#),
            (["--line-height", "1e308"], #""lineHeight":1e308"#),
            (["--min-line-height", "2em"], #""minLineHeight":"2em""#),
            (["--max-line-height", "0.2in"], #""maxLineHeight":"0.2in""#),
            (["--paragraph-spacing", "1em"], #""paragraphSpacing":"1em""#),
            (["--paragraph-spacing-before", "3"], #""paragraphSpacingBefore":3"#),
            (["--first-line-indent", "1em"], #""firstLineIndent":"1em""#),
            (["--hanging-indent", "5mm"], #""hangingIndent":"5mm""#),
            (["--tail", "… more"], #""tail":"… more""#), (["--positions", "words"], #""positions":"words""#),
            (["--tail-indent", "8pt"], #""tailIndent":"8pt""#),
            (["--tab-stops", "80, 95r"], #""tabStops":[80,"95r"]"#),
            (["--tab-stops", "80, 95r"], #""tabStops":"80, 95r""#), (["--tab-stops", "6emr"], #""tabStops":["6emr"]"#),
            (["--align", "justified"], #""align":"justified""#), (["--wrap", "optimal"], #""wrap":"optimal""#),
            (["--wrap", "pretty"], #""wrap":"pretty""#), (["--wrap", "balanced"], #""wrap":"balanced""#),
            (
                ["--wrap", "optimal", "--least-words-on-last-line", "2"],
                #""wrap":"optimal","leastWordsOnLastLine":2"#
            ),
            (["--hanging-punctuation", "first, hyphens"], #""hangingPunctuation":["first","hyphens"]"#),
            (["--hanging-punctuation", "first, hyphens"], #""hangingPunctuation":"first, hyphens""#),
        ]
    )
    func isTheSame(options: [String], members: String) throws {
        let text = Self.texts[options[0]] ?? "“office” 1111\tAVAV ffi\nI wish you a very good morning, all of you"
        // What is cut off is broken greedily.
        let most = options[0] == "--wrap" ? "9" : "4"
        let ground = ["--font", "Inter", "--size", "16", "--width", "100", "--ink", "--max-lines", most]
        let last = options[0] == "--max-lines" ? Array(ground.dropLast(2)) : ground
        let plain = try CopyfitProcess.run(["measure", text, "--format", "ndjson"] + ground)
        let single = try CopyfitProcess.run(["measure", text, "--format", "ndjson"] + last + options)
        let record = "{\"id\":1,\"text\":\(escaped(text)),\(members)}"
        let batch = try CopyfitProcess.run(["measure", "--ndjson"] + ground, input: Array(record.utf8))
        #expect(batch.output == "{\"id\":1," + single.output.dropFirst())
        #expect(single.output != plain.output)
        #expect(single.status == 0)
    }

    /// Texts on which settings have an effect that they do not have on others: small kana may begin a loose line, each way
    /// to choose line ends breaks these paragraphs in its own, and a full stop is on the other side of text from right to left.
    private static let texts = [
        "--language": "「カー」ッッッッッッッ", "--direction": "A fine day.",
        "--wrap": "aaaaaa bbbbb ccc ddd eeeeeeeee\naaaaa bbbb ccc dd eeeeee ggg fff",
    ]

    @Test(
        "What a text is measured with cuts off where it says, in the line's text too",
        arguments: [("head", "^….+five$"), ("middle", "^one.+….+five$"), ("tail", "^one.+…$")]
    )
    func cutsOff(mode: String, pattern: String) throws {
        let arguments = ["measure", "one two three four five", "-f", "Inter 16", "-w", "100", "--max-lines", "1"]
        let ending = ["--truncation", mode, "--format", "json", "--fields", "lines"]
        let result = try CopyfitProcess.run(arguments + ending)
        let tree = try #require(FoundationJSON.tree(result.bytes))
        let text = try #require(tree["lines"].elements.first?["text"].string)
        #expect(text.range(of: pattern, options: .regularExpression) != nil, "\(text)")
        #expect(text.count < 20)
        let table = try CopyfitProcess.run(arguments + ending.prefix(2))
        #expect(table.output.contains(text))
    }

    // hb-shape --font-size=16384 Inter-Regular.otf, advances in 1/1024 pt: "A" and "V" 11078, with kerning 1117 less; 0.5 pt
    // are 512.
    @Test(
        "What a text is measured with changes widths by what it says",
        arguments: [
            ([], 22156 - 1117), (["--features", "kern=0"], 22156),
            (["--features=-kern", "--tracking", "0.5"], 22156 + 512),
            (["--features", "\"kern\" off", "--kerning", "0.5"], 22156 + 1024),
        ] as [([String], Int)]
    )
    func changesWidths(options: [String], units: Int) throws {
        let result = try CopyfitProcess.run(
            ["measure", "AV", "--font", "Inter", "--size", "16", "--field", "width"] + options
        )
        #expect(Double(result.output.dropLast()) == Double(units) / 1024)
    }

    @Test("What a text is measured with is taken from the options where a record chooses something in their font file")
    func choosesInFile() throws {
        let collection = CopyfitProcess.executable.deletingLastPathComponent()
            .appending(path: "Copyfit_CopyfitFontFiles.resources/NotoSansCJK/NotoSansCJK-Regular.ttc").path()
        let options = ["--font-file", collection, "--size", "16", "--fields", "id,font"]
        let records =
            #"{"id":0,"text":"a"}"# + "\n" + #"{"id":1,"text":"a","faceIndex":1}"# + "\n"
            + #"{"id":2,"text":"a","font":"Inter","faceIndex":1}"# + "\n" + #"{"id":3,"text":"a","faceIndex":[0,1]}"#
        let result = try CopyfitProcess.run(["measure", "--ndjson"] + options, input: Array(records.utf8))
        let single = try (0...1).map { index in
            try CopyfitProcess.run(
                [
                    "measure", "a", "--font-file", collection, "--face-index", "\(index)", "--size", "16", "--format",
                    "json",
                ]
                    + ["--fields", "font"]
            ).output
        }
        let lines = result.output.split(separator: "\n")
        #expect(lines[0] + "\n" == "{\"id\":0," + single[0].dropFirst())
        #expect(lines[1] + "\n" == "{\"id\":1," + single[1].dropFirst())
        #expect(single[0] != single[1])
        #expect(lines[2].contains("The faceIndex belongs to font files: give font files."))
        #expect(lines[3].contains("Give at most one faceIndex for each font file."))
    }

    private func camelCase(_ option: String) -> String {
        let words = option.split(separator: "-")
        return words[0] + words.dropFirst().map { $0.capitalized }.joined()
    }

    private func escaped(_ text: String) -> String {
        "\"" + text.replacing("\n", with: "\\n").replacing("\t", with: "\\t") + "\""
    }
}
