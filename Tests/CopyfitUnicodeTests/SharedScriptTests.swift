import CopyfitUnicode
import Testing

/// Script_Extensions: Unicode 17.0.0, ScriptExtensions.txt.
@Suite("Characters of no script that several scripts list")
struct SharedScriptTests {
    private func scripts(_ text: String, _ profile: BreakProfile) throws -> [String] {
        var analysis = ParagraphAnalysis()
        let rules = BreakRules(profile: profile)
        try TextAnalyzer().analyze(
            text.utf8Span.span,
            language: "und",
            direction: .auto,
            rules: rules,
            into: &analysis
        )
        let starts = analysis.scripts.map { Int($0.start) } + [text.utf8.count]
        return zip(analysis.scripts, zip(starts, starts.dropFirst())).map { run, range in
            let tag = (0..<4).map {
                Character(Unicode.Scalar(UInt8(truncatingIfNeeded: run.script.tag >> (24 - 8 * $0))))
            }
            return "\(String(tag)) \(String(decoding: Array(text.utf8)[range.0..<range.1], as: UTF8.self))"
        }
    }

    @Test(
        "A bracket that closes has the script of the one that opens, also where that came before all letters (UAX #24, 5.1)",
        arguments: [BreakProfile.standard, .web]
    )
    func brackets(profile: BreakProfile) throws {
        #expect(try scripts("(да C)", profile) == ["Cyrl (да ", "Latn C", "Cyrl )"])
        #expect(try scripts("[1 (да C)]", profile) == ["Cyrl [1 (да ", "Latn C", "Cyrl )]"])
        #expect(try scripts("(C да)", profile) == ["Latn (C ", "Cyrl да", "Latn )"])
    }

    @Test(
        "Characters of no script that several scripts list begin a run of their own in a browser where the script before is none of them",
        arguments: [
            // U+00B7 lists Copt, Grek, Hani, Latn and others, but not Hang.
            ("한·국", ["Hang 한", "Copt ·", "Hang 국"]),
            ("각각 1.5%·0.3%로", ["Hang 각각 1.5%", "Copt ·0.3%", "Hang 로"]),
            // What follows decides.
            ("한·col", ["Hang 한", "Latn ·col"]),
            ("·col", ["Latn ·col"]),
            ("2·漢", ["Hani 2·漢"]),
            // The script before is one of them.
            ("col·lecció", ["Latn col·lecció"]),
            ("ουκ· αλλ", ["Grek ουκ· αλλ"]),
            // U+02BC lists Cyrl; U+3001 lists Hani, Kana and others, but not Latn.
            ("обʼєкт", ["Cyrl обʼєкт"]),
            ("abc、漢", ["Latn abc", "Hani 、漢"]),
            // U+3001 lists Mong and U+3008 Tibt since Unicode 16; U+2E3C lists Dupl alone.
            ("ᠮᠣ、ᠮ", ["Mong ᠮᠣ、ᠮ"]),
            ("བོད〈", ["Tibt བོད〈"]),
            ("한⸼국", ["Hang 한⸼국"]),
            ("「漢」abc」", ["Hani 「漢」", "Latn abc", "Bopo 」"]),
        ]
    )
    func browser(text: String, runs: [String]) throws {
        #expect(try scripts(text, .web) == runs)
    }

    @Test(
        "Characters of no script that several scripts list go on with the script before under the standard profile",
        arguments: ["한·국", "abc、de"]
    )
    func standard(text: String) throws {
        #expect(try scripts(text, .standard).count == 1)
    }

    @Test(
        "Characters of no script that several scripts list are ASCII's: its first letter decides",
        arguments: [BreakProfile.standard, .web]
    )
    func ascii(profile: BreakProfile) throws {
        #expect(try scripts("(1 + a) [b] {", profile) == ["Latn (1 + a) [b] {"])
        #expect(try scripts("12 (3)!", profile) == ["Zyyy 12 (3)!"])
    }
}
