import FontBuilding
import Foundation

/// The texts of the tests, line by line, each with choices of its own.
enum TextSeeds {
    /// In bytes: the time an input takes grows faster than its length.
    private static let longest = 120

    static func all() throws -> [[UInt8]] {
        var generator = SeededGenerator(seed: 1)
        return (try recordedLines() + difficult).map { text in
            let choices = (0..<TextCase.choiceCount).map { _ in
                UInt8(truncatingIfNeeded: generator.below(2) == 0 ? 0 : generator.below(256))
            }
            return Array(text.utf8.prefix(longest)) + choices
        }
    }

    private static func recordedLines() throws -> [String] {
        let tests = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let folder = tests.appending(path: "BrowserReplayTests/Recorded/texts")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".txt") }
        return try paths.sorted().flatMap { path in
            let file = folder.appending(path: path)
            return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").prefix(12).map(String.init)
        }
    }

    /// Edge cases of the design study: white space, controls, marks without a base, ligatures, joining, directions.
    private static let difficult = [
        "", " ", "\n", "\r\n\r", "\t", "a\tb\t\tc", " \t \n\t", "a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}f",
        "\u{A0}\u{202F}\u{2007}\u{3000}\u{200B}\u{2060}\u{FEFF}", "\u{AD}soft\u{AD}hy\u{AD}\u{AD}phen\u{AD}",
        "\u{301}a\u{301}\u{301} \u{301}", "office affluent fjord ffi", "لا إله \u{AD}السلام\u{AD}عليكم ـــ",
        "abc שלום (123) עולם def", "\u{202B}abc\u{202C}\u{2067}x\u{2069}\u{202E}123", "e\u{301}\u{323}\u{200D}x",
        "👩‍👩‍👧‍👦🇯🇵🇩🇪🇫1️⃣🏴󠁧󠁢󠁳󠁣󠁴󠁿👍🏽\u{FE0E}☺\u{FE0F}", "https://a.b/c?d=e&f-g#h", "--------", "1/2 3\u{2044}4", "a b c d e f f f ab a-b",
        "กำลังเรียนที่โรงเรียน", "မင်္ဂလာပါက္ကန္တြ", "សួស្តីពិភពលោក", "र्‍य क्षत्रिय ट्ठ", "「引用」。、ーきゃっ！？々が\u{3099}",
        "\u{0}\u{7F}\u{FFFF}\u{E000}\u{10FFFF}", "\u{1800}\u{180B}\u{7CA}\u{1E900}\u{FFFC}",
    ]
}
