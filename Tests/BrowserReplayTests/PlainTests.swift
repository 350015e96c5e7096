import CopyfitUnicode
import Foundation
import Testing

@Suite("Headless Chromium's recorded lines without CSS")
struct PlainTests {
    @Test(
        "Headless Chromium's recorded lines without CSS are ours under the web profile, as are heights and first baselines",
        arguments: [("plain.jsonl", 1656), ("plainlast.jsonl", 1512)]
    )
    func lines(file: String, caseCount: Int) throws {
        let replay = try Replay(file) { _ in Replay.Setting(rules: BreakRules(profile: .web)) }
        print("\(file): \(replay.summary)")
        if ProcessInfo.processInfo.environment["SHOW"] != nil {
            for name in replay.differences.sorted() { print("break \(name)") }
            for name in replay.otherHeights + replay.otherBaselines + replay.wideLines { print(name) }
        }
        #expect(replay.caseCount == caseCount)
        #expect(replay.differences == [])
        #expect(replay.otherCounts == [])
        #expect(replay.otherHeights == [])
        #expect(replay.otherBaselines == [])
        #expect(replay.wideLines == [])
    }
}

extension Replay {
    /// What agrees, in one line.
    var summary: String {
        let same = caseCount - differences.count
        return
            "the same breaks in \(same) of \(caseCount) cases, \(otherCounts.count) other numbers of lines; of the same "
            + "\(otherHeights.count) other heights, \(otherBaselines.count) other first baselines; \(closeLineCount) of "
            + "\(lineCount) lines are as wide within 1/64 px, \(wideLines.count) beyond rounding"
    }
}
