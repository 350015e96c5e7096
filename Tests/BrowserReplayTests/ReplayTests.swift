import CopyfitUnicode
import Foundation
import Testing

@Suite("Headless Chromium's recorded lines")
struct ReplayTests {
    /// The rules of recordings made with `text-spacing-trim: space-all`.
    private static let spaced: BreakRules = {
        var rules = BreakRules.ofOlderRecordings
        rules.spacingTrim = .spaceAll
        return rules
    }()

    @Test("Headless Chromium's recorded lines are ours under the web profile, in at least 999 of 1,000 cases")
    func web() throws {
        let replay = try Replay("lines.jsonl") { _ in Replay.Setting(rules: Self.spaced) }
        report("web profile", replay)
        #expect(replay.caseCount >= 3000)
        #expect(replay.agreement >= 0.999)
        expect(replay, toDifferOnlyAsIn: "web.differences", atMost: 2)
        // The line begins amid what was the ligature of three f: the browser leaves the two that follow apart.
        #expect(replay.wideLines == ["german-de-16-NotoSerif-4 141: 8930.318359375, not 8962.0"])
    }

    @Test(
        "Headless Chromium's recorded lines are ours under the web profile for texts that its rules were not made with"
    )
    func fresh() throws {
        let replay = try Replay("fresh.jsonl") { _ in Replay.Setting(rules: Self.spaced) }
        report("web profile, fresh texts", replay)
        #expect(replay.caseCount >= 3000)
        #expect(replay.agreement >= 0.999)
        expect(replay, toDifferOnlyAsIn: "web.fresh.differences", atMost: 1)
        // Three f as above; a lone comma that begins a line is kerned with the space that hangs, as it is amid the text; a
        // zero width non-joiner begins a box of its own.
        #expect(
            wideRecordings(replay) == [
                "fresh-german-de-AT-18-NotoSerif-5", "fresh-english-en-17-Inter-2", "fresh-english-en-17-Inter-8",
                "fresh-german-de-15-Inter-4", "fresh-german-de-15-Inter-5", "fresh-german-de-15-Inter-6",
                "fresh-persian-fa-17-NotoSansArabic-1", "fresh-persian-fa-17-NotoSansArabic-3",
            ]
        )
        #expect(replay.wideLines.count <= 22)
    }

    @Test("Headless Chromium's recorded lines are ours under the web profile for texts that nobody had looked at")
    func unseen() throws {
        let replay = try Replay("unseen.jsonl") { _ in Replay.Setting(rules: Self.spaced) }
        report("web profile, unseen texts", replay)
        #expect(replay.caseCount >= 3000)
        #expect(replay.agreement >= 0.999)
        expect(replay, toDifferOnlyAsIn: "web.unseen.differences", atMost: 1)
        // Commas and full stops kerned with the space that hangs, as above.
        #expect(wideRecordings(replay) == ["unseen-news-en-33.6-Inter-6"])
        #expect(replay.wideLines.count <= 12)
    }

    @Test(
        "Headless Chromium's recorded lines are ours under the web profile for texts that came when the unseen ones had been learnt from"
    )
    func later() throws {
        let replay = try Replay("later.jsonl") { _ in Replay.Setting(rules: Self.spaced) }
        report("web profile, later texts", replay)
        #expect(replay.caseCount >= 3000)
        expect(replay, toDifferOnlyAsIn: "web.later.differences", atMost: 0)
        #expect(replay.wideLines == [])
    }

    /// The recordings with lines that are wider or narrower than rounding explains.
    private func wideRecordings(_ replay: Replay) -> Set<String> {
        Set(replay.wideLines.compactMap { $0.split(separator: " ").first.map(String.init) })
    }

    @Test("Headless Chromium's recorded lines are ours under the standard profile, but for the classified cases")
    func standard() throws {
        let replay = try Replay("lines.jsonl") { _ in Replay.Setting(rules: BreakRules()) }
        report("standard profile", replay)
        expect(replay, toDifferOnlyAsIn: "standard.differences", atMost: 533)
    }

    @Test("Headless Chromium's recorded lines are ours under the web profile with line-break and word-break: keep-all")
    func modes() throws {
        let replay = try Replay("modes.jsonl") { setting(for: $0, .web) }
        report("web profile, modes", replay)
        #expect(replay.agreement >= 0.999)
        expect(replay, toDifferOnlyAsIn: "web.modes.differences", atMost: 1)
    }

    @Test(
        "Headless Chromium's recorded lines are ours under the standard profile with line-break and word-break: keep-all, but for the classified cases"
    )
    func standardModes() throws {
        let replay = try Replay("modes.jsonl") { setting(for: $0, .standard) }
        report("standard profile, modes", replay)
        expect(replay, toDifferOnlyAsIn: "standard.modes.differences", atMost: 104)
    }

    /// The language keyword or the rule that a recording's CSS property stands for.
    private func setting(for recording: Recording, _ profile: BreakProfile) -> Replay.Setting {
        let value = recording.css.split(separator: ":").last.map(String.init) ?? ""
        var rules = profile == .web ? BreakRules.ofOlderRecordings : BreakRules()
        rules.spacingTrim = .spaceAll
        if value == "keep-all" {
            rules.wordBreak = .keepAll
            return Replay.Setting(rules: rules)
        }
        return Replay.Setting(rules: rules, language: "\(recording.language)-u-lb-\(value)")
    }

    private func report(_ name: String, _ replay: Replay) {
        let same = replay.caseCount - replay.differences.count
        let rate = String(format: "%.2f %%", 100 * replay.agreement)
        let close = String(format: "%.1f %%", 100 * Double(replay.closeLineCount) / Double(replay.lineCount))
        print("\(name): the same breaks in \(same) of \(replay.caseCount) cases (\(rate));", terminator: " ")
        print(
            "of their \(replay.lineCount) lines \(close) are as wide within 1/64 px, \(replay.wideLines.count) beyond rounding"
        )
    }

    private func expect(_ replay: Replay, toDifferOnlyAsIn file: String, atMost limit: Int) {
        do {
            let known = try KnownDifferences(file)
            print("\(file): \(known.counts)")
            let new = replay.differences.subtracting(known.reasons.keys).sorted()
            let gone = Set(known.reasons.keys).subtracting(replay.differences).sorted()
            #expect(new == [], "These differ and are not in \(file).")
            #expect(gone == [], "These agree now: take them off \(file).")
            #expect(known.reasons.count <= limit, "The list may only shrink.")
        } catch {
            Issue.record("\(file) cannot be read: \(error)")
        }
    }
}
