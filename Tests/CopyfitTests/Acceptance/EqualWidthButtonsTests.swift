import Copyfit
import Testing

@testable import AcceptancePrograms

/// The programs `EqualWidthButtons`. Widths by hand: 7.3 per character, rounded up to half a point: Short 36.5,
/// Looooong 58.5; a button adds 8 to each side, so both are 74.5; the row is 300, the gap 8, so each field is 217.5.
@MainActor
struct EqualWidthButtonsTests {
    private func expectTwoPasses(_ report: UpdateReport, bodies: Int) {
        #expect(report.passes == 2)
        #expect(report.actionsRun == 1)
        #expect(report.stateCommits == 1)
        #expect(report.bodyEvaluations == bodies)
        #expect(report.converged)
        #expect(report.diagnostics.isEmpty)
    }

    @Test("The direct program settles in two passes; buttons are equal, fields share the rest")
    func directProgram() {
        let host = ViewHost.standIn(EqualWidthButtons.Direct(), width: 400, height: 300)
        expectTwoPasses(host.update(), bodies: 2)
        #expect(host.preference(buttonColumn) == [36.5, 58.5])
        #expect(host.frame(id: "frame Short")?.width == 58.5)
        #expect(host.frame(id: "frame Looooong")?.width == 58.5)
        #expect(host.frame(id: "label Short")?.width == 36.5)
        #expect(host.frame(id: "label Short")!.minX - host.frame(id: "frame Short")!.minX == 11)
        #expect(host.frame(id: "button Short")?.width == 74.5)
        #expect(host.frame(id: "button Looooong")?.width == 74.5)
        #expect(host.frame(id: "row Short")?.minX == 50)
        #expect(host.frame(id: "row Short")?.width == 300)
        #expect(host.frame(id: "row Looooong")?.width == 300)
        #expect(host.frame(id: "field Short")?.width == 217.5)
        #expect(host.frame(id: "field Looooong")?.width == 217.5)
        #expect(host.frame(id: "label Short")?.height == 16)
        #expect(host.frame(id: "label Looooong")?.height == 16)
    }

    @Test("runtime rule R59: the generic program, with a generic struct as modifier, gives the same counts")
    func genericProgram() {
        let host = ViewHost.standIn(EqualWidthButtons.Generic(), width: 400, height: 300)
        expectTwoPasses(host.update(), bodies: 6)
        #expect(host.frame(id: "short")?.width == 74.5)
        #expect(host.frame(id: "long")?.width == 74.5)
    }

    @Test("A key that keeps the maximum gives the same counts")
    func maximumKey() {
        let host = ViewHost.standIn(EqualWidthButtons.Maximum(), width: 400, height: 300)
        // Only the closure of the ForEach reads the width, so the body is not evaluated again.
        expectTwoPasses(host.update(), bodies: 1)
    }

    @Test("A second update without a change does nothing")
    func secondUpdate() {
        let host = ViewHost.standIn(EqualWidthButtons.Direct(), width: 400, height: 300)
        _ = host.update()
        let report = host.update()
        #expect(report.passes == 0)
        #expect(report.bodyEvaluations == 0)
        #expect(report.converged)
    }
}
