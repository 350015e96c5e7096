import CopyfitText
import CopyfitUnicode
import Foundation
import Testing

/// Recordings with a page's default CSS, with other values of `text-spacing-trim`, and on dense screens.
@Suite("Headless Chromium's recorded lines on ordinary pages")
struct PageTests {
    @Test(
        "Headless Chromium's recorded lines on ordinary pages are ours under the web profile, in each of 28 languages"
    )
    func pages() throws {
        let replay = try Replay("pages.jsonl") { Replay.Setting(rules: rules(for: $0)) }
        report("pages", replay)
        #expect(replay.caseCount == 3660)
        // A bitmap emoji that the browser finds 1.002 times as wide as the font says; a cut in a word of Burmese.
        #expect(replay.differences == ["mixed-en-16-Inter-3 90.03125", "pages-burmese-my-14.4-Inter-1 29.640625"])
        #expect(replay.otherHeights == [])
        #expect(replay.wideLines == [])
    }

    @Test(
        "Headless Chromium's recorded lines on ordinary pages are ours for texts that nobody had looked at, in each of 29 languages"
    )
    func unseen() throws {
        let replay = try Replay("pagesunseen.jsonl") { Replay.Setting(rules: rules(for: $0)) }
        report("unseen pages", replay)
        #expect(replay.caseCount == 1708)
        #expect(replay.differences == [])
        #expect(replay.otherHeights == [])
        #expect(replay.wideLines == [])
    }

    @Test(
        "Headless Chromium's recorded lines on ordinary pages are ours on screens with more pixels in a point",
        arguments: ["1.5", "2", "3"]
    )
    func dense(ratio: String) throws {
        let replay = try Replay("dense-\(ratio).jsonl") { Replay.Setting(rules: rules(for: $0)) }
        report("ratio \(ratio)", replay)
        #expect(replay.caseCount == 344)
        #expect(replay.differences == [])
        #expect(replay.otherHeights == [])
        #expect(replay.wideLines == [])
    }

    @Test("Headless Chromium's recorded lines on ordinary pages are ours with other values of text-spacing-trim")
    func spacing() throws {
        let replay = try Replay("spacing.jsonl") { Replay.Setting(rules: rules(for: $0)) }
        report("spacing", replay)
        #expect(replay.caseCount == 720)
        #expect(replay.differences == [])
        #expect(replay.otherHeights == [])
        // 1/64 px more for each of a trimmed start's edges.
        #expect(replay.wideLines.count <= 1)
    }

    /// The older recordings' rules with a recording's device pixel ratio and CSS.
    private func rules(for recording: Recording) -> BreakRules {
        var rules = BreakRules.ofOlderRecordings
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
        let languages = replay.casesByLanguage.sorted { $0.key < $1.key }
        print(languages.map { "\($0.key) \($0.value.same)/\($0.value.all)" }.joined(separator: ", "))
    }
}
