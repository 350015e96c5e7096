import CopyfitFit
import Testing

@Suite("A verdict")
struct VerdictTests {
    private func verdict(
        width: Double? = 0,
        lines: Int = 0,
        height: Double = 0,
        _ change: (inout Verdict) -> Void = { _ in }
    ) -> Verdict {
        var verdict = Verdict()
        (verdict.width, verdict.lines, verdict.height) = (width, lines, height)
        change(&verdict)
        return verdict
    }

    @Test("A verdict on a text that fits has no problem")
    func fits() {
        #expect(Verdict().fits && Verdict().isWhole && Verdict().problem == nil)
        #expect(!verdict { $0.overflows = true }.isWhole && !verdict { $0.cutsWord = true }.isWhole)
    }

    @Test("A verdict names what was done to the text, then the ways to mend it")
    func ways() {
        #expect(verdict(width: 23.491, lines: 1).problem == "needs 23.5 pt more width or 1 more line")
        #expect(verdict(width: nil, lines: 2) { $0.isCutOff = true }.problem == "cut off, needs 2 more lines")
        #expect(verdict(width: 7) { $0.cutsWord = true }.problem == "a word is cut, needs 7 pt more width")
        #expect(verdict(width: 7) { $0.overflows = true }.problem == "too wide, needs 7 pt more width")
        #expect(verdict(width: nil, height: 9.4).problem == "needs 9.4 pt more height")
        #expect(verdict(width: nil) { $0.cutsWord = true }.problem == "a word is cut, fits at no width")
        #expect(verdict { ($0.hasRoom, $0.isCutOff) = (false, true) }.problem == "cut off, has no room at all")
    }

    @Test("A verdict names lines and height together, because one without the other is not enough")
    func linesAndHeight() {
        let words = "needs 5 pt more width or 1 more line and 20 pt more height"
        #expect(verdict(width: 5, lines: 1, height: 20).problem == words)
    }

    @Test("A verdict does not offer more lines for a word that is too wide")
    func wideWord() {
        #expect(verdict(width: 5, lines: 1) { $0.cutsWord = true }.need() == "needs 5 pt more width")
        #expect(verdict(width: 5, height: 20) { $0.cutsWord = true }.need() == "needs 5 pt more width")
    }

    @Test("A verdict on a word that is too wide and on lines that no width mends names all needs with numbers")
    func wideWordAndLines() {
        let cut = { (verdict: inout Verdict) in
            (verdict.isCutOff, verdict.cutsWord, verdict.wordWidth) = (true, true, 225.07)
        }
        #expect(verdict(width: nil, lines: 2, cut).problem == "cut off, needs 225.07 pt more width and 2 more lines")
        let words = "cut off, needs 225.07 pt more width, 2 more lines and 9.4 pt more height"
        #expect(verdict(width: nil, lines: 2, height: 9.4, cut).problem == words)
    }

    @Test("A verdict on a text that was offered less than its frame does not say that it fits at no width")
    func smallOffer() {
        #expect(verdict { $0.isCutOff = true }.problem == "cut off, needs more room than it was offered")
    }

    /// 13.91 / 80 = 0.1739.
    @Test("A verdict gives the share of the width that it is told, unless the width is next to nothing")
    func share() {
        #expect(verdict(width: 13.91).need(at: 80) == "needs 13.91 pt more width (17.4 %)")
        #expect(verdict(width: 20).need(at: 80) == "needs 20 pt more width (25 %)")
        #expect(verdict(width: 13.91).need(at: 0) == "needs 13.91 pt more width")
    }
}
