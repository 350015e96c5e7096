import Testing

import Copyfit
@testable import CopyfitViews

/// Runtime rule R85: what only the passing of time would change is reported.
@MainActor
struct PassingTimeTests {
    private struct Clocks: View {
        @State private var count = 2

        var body: some View {
            VStack {
                ForEach(0..<count, id: \.self) { number in
                    TimelineView(.periodic(from: .now, by: 1)) { _ in Text("clock \(number)") }.id("clock \(number)")
                }
                TimelineView(.explicit([.distantPast])) { _ in Text("still") }
                TimelineView(.animation(paused: true)) { _ in Text("paused") }
                Button("fewer") { count -= 1 }.id("fewer")
            }
        }
    }

    private func pending(_ report: UpdateReport) -> [String] {
        report.diagnostics(.timersPending).flatMap(\.places).compactMap(\.identifier)
    }

    @Test("The shown timelines with a later date are counted and named, by an update and by settling")
    func timelines() async {
        let host = host(Clocks())
        var report = await host.settle(timeout: .seconds(3600))
        #expect(report.converged && report.pendingTimers == 2)
        #expect(pending(report) == ["clock 0", "clock 1"])
        host.trigger("fewer")
        report = host.update()
        #expect(report.pendingTimers == 1 && pending(report) == ["clock 0"])
        host.trigger("fewer")
        report = await host.settle(timeout: .seconds(3600))
        #expect(report.converged && report.pendingTimers == 0 && pending(report).isEmpty)
    }

    @Test("A timeline that is not shown is not counted")
    func notShown() async {
        struct Tabs: View {
            @State private var tab = 0
            var body: some View {
                TabView(selection: $tab) {
                    Button("next") { tab = 1 }.id("next").tag(0)
                    TimelineView(.everyMinute) { _ in Text("clock") }.tag(1)
                }
            }
        }
        let host = host(Tabs())
        #expect(host.update().pendingTimers == 0)
        host.trigger("next")
        #expect(host.update().pendingTimers == 1)
    }
}
