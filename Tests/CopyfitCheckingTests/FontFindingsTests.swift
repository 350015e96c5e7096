import CopyfitChecking
import TestSupport
import Testing

@Suite("Fonts of translations")
struct FontFindingsTests {
    private func report(_ files: [String: String], _ change: (inout CheckRules) -> Void = { _ in }) throws -> [Finding]
    {
        var rules = CheckRules.all(Fit(widths: [900...900]))
        change(&rules)
        return try TranslationFolder(files).report(rules).findings
    }

    @Test("Fonts of translations are reported if another one is used, except for those that may stand in")
    func substitution() throws {
        let files = ["ja.json": #"{"a": "設定", "b": "OK"}"#]
        let found = try report(files)
        #expect(found.map(\.kind) == [.substitutedFont])
        #expect(found.map(\.usedFont) == ["Noto Sans CJK JP"])
        #expect(try report(files) { $0.fallbacks = ["Noto Sans CJK JP"] }.isEmpty)
        #expect(try report(files) { $0.type.fontsByLanguage = ["ja": .named("Noto Sans CJK JP")] }.isEmpty)
    }

    @Test("Fonts of translations are reported if none has a character, which is not said to fit silently")
    func missing() throws {
        // U+103A0 is Old Persian, which no bundled font has
        let found = try report(["de.json": #"{"a": "x\#u{103A0}"}"#])
        #expect(found.map(\.kind) == [.characterWithoutFont])
        #expect(found[0].message.contains("U+103A0"))
    }

    @Test("Fonts of translations make one finding where most texts of a language are in another script")
    func groups() throws {
        let found = try report(["th.json": #"{"a": "ซื้อ", "b": "ขาย", "c": "ตกลง", "d": "ไป", "e": "OK"}"#])
        #expect(found.count == 1)
        #expect(found[0].count == 4)
        #expect(found[0].message.hasPrefix("4 of 5 texts in this language have characters set in Noto Sans Thai"))
    }
}
