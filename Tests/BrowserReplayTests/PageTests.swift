import CopyfitText
import CopyfitUnicode
import Foundation
import Testing

/// Recordings with a page's default CSS, and with other values of `text-spacing-trim`.
@Suite("Headless Chromium's recorded lines on ordinary pages")
struct PageTests {
    @Test("are ours under the web profile")
    func pages() throws {
        let replay = try Replay("pages.jsonl") { Replay.Setting(rules: rules(for: $0)) }
        report("pages", replay)
        #expect(replay.agreement >= 0.999)
    }

    @Test("are ours on screens with more pixels in a point", arguments: ["1.5", "2", "3"])
    func dense(ratio: String) throws {
        let replay = try Replay("dense-\(ratio).jsonl") { Replay.Setting(rules: rules(for: $0)) }
        report("ratio \(ratio)", replay)
        #expect(replay.agreement >= 0.99)
        #expect(replay.otherHeights == [])
    }

    @Test("are ours with other values of text-spacing-trim")
    func spacing() throws {
        let replay = try Replay("spacing.jsonl") { Replay.Setting(rules: rules(for: $0)) }
        report("spacing", replay)
        #expect(replay.agreement >= 0.999)
    }

    /// What the browser does by default, with a recording's device pixel ratio and CSS.
    private func rules(for recording: Recording) -> BreakRules {
        var rules = BreakRules(profile: .web)
        rules.devicePixelRatio = recording.ratio ?? 1
        switch recording.css {
        case "text-spacing-trim:space-first": rules.spacingTrim = .spaceFirst
        case "text-spacing-trim:trim-start": rules.spacingTrim = .trimStart
        case "text-spacing-trim:space-all": rules.spacingTrim = .spaceAll
        default: break
        }
        return rules
    }

    private func report(_ name: String, _ replay: Replay) {
        let same = replay.caseCount - replay.differences.count
        print("\(name): the same breaks in \(same) of \(replay.caseCount) cases;", terminator: " ")
        print("\(replay.closeLineCount) of \(replay.lineCount) lines are as wide within 1/64 px;", terminator: " ")
        print("\(replay.wideLines.count) beyond rounding; \(replay.otherHeights.count) other heights")
        for (language, count) in replay.casesByLanguage.sorted(by: { $0.key < $1.key }) {
            print("  \(language): \(count.same) of \(count.all)")
        }
        for difference in replay.differences.sorted() { print("  DIFF \(difference)") }
        for line in replay.wideLines.prefix(40) { print("  WIDE \(line)") }
        for line in replay.otherHeights.prefix(40) { print("  HEIGHT \(line)") }
    }
}
