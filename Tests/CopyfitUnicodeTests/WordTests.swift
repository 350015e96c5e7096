import CopyfitUnicode
import Foundation
import Testing

/// `Recorded/Words.txt` and `Recorded/Phrases.txt` are texts with a `|` where the line iterator of Chromium 156 (ICU 78) breaks,
/// and where headless Chromium breaks lines with `word-break: auto-phrase`; `Words.txt` has sentences of the Universal Declaration of
/// Human Rights, and words of the dictionaries and letters in random order.
@Suite("Words and phrases of scripts without spaces")
struct WordTests {
    @Test("Words of Thai, Lao, Khmer, Burmese, Shan and Mon end where a browser's end, except inside graphemes")
    func words() throws {
        let rows = try rows(of: "Words.txt")
        #expect(rows.count == 1092)
        #expect(try rows.filter { try divided($0, "und") != $0 }.prefix(10) == [])
    }

    /// A browser keeps a degree sign and a line with the word beside them, and lets a line begin with an iteration mark.
    @Test("Phrases of Japanese begin where a browser's begin, except in three texts")
    func phrases() throws {
        let rows = try rows(of: "Phrases.txt")
        #expect(rows.count == 51)
        let others = try rows.filter { try divided($0, "ja-u-lw-phrase") != $0 }
        #expect(others == ["℃と|㎏、|①②③。", "々の|字、|ゝと|ヽ、", "資料は|「議事録_|最終版|(2).xlsx」|を|参照の|こと。"])
    }

    // ICU 77's line iterator and Chromium's `auto-phrase` in a page in Japanese.
    @Test("In lines of Japanese phrases, words of other scripts are divided as elsewhere")
    func phrasesBesideWords() throws {
        for row in ["กระทรวง|ศึกษาธิการ|ประกาศ", "ບັນທຶກ|ການ|ປ່ຽນແປງ"] {
            #expect(try divided(row, "ja-u-lw-phrase") == divided(row, "und"))
        }
        #expect(try divided("กระทรวง|ศึกษาธิการ|ประกาศ", "ja-u-lw-phrase") == "กระทรวง|ศึกษาธิการ|ประกาศ")
    }

    private func rows(of name: String) throws -> [String] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recorded/\(name)")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    private func divided(_ row: String, _ language: String) throws -> String {
        var analysis = ParagraphAnalysis()
        let utf8 = row.utf8.filter { $0 != UInt8(ascii: "|") }
        try TextAnalyzer().analyze(utf8.span, language: language, direction: .auto, into: &analysis)
        var start = 0
        return analysis.opportunities.map { opportunity in
            defer { start = Int(opportunity.offset) }
            return String(decoding: utf8[start..<Int(opportunity.offset)], as: UTF8.self)
        }.joined(separator: "|")
    }
}
