import Copyfit
import Testing

/// Equal-width buttons in Inter at 13 points. Widths of the labels by `hb-shape` (sum of advances at 1024 units per
/// point): Short 33.737, Looooong 61.622.
@MainActor
struct RealFontTests {
    @Test("Labels are as wide as their glyphs, rounded up to half a point; buttons add 8 points to each side")
    func equalWidths() {
        let host = ViewHost(EqualWidthButtons.Direct(), size: ProposedViewSize(width: 400, height: 300))
        let report = host.update()
        #expect(report.passes == 2)
        #expect(report.actionsRun == 1)
        #expect(report.stateCommits == 1)
        #expect(report.diagnostics == [])
        #expect(host.preference(buttonColumn) == [34, 62])
        #expect(host.frame(id: "button Short")?.width == 78)
        #expect(host.frame(id: "button Looooong")?.width == 78)
        print(host.dump())
    }
}
