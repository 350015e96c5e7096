import Copyfit
import Testing

/// Runtime rules R87–R93.
@MainActor
struct UpdateLoopTests {
    /// Writes its own measured width, changed by a function, back into the width.
    struct Feedback: View {
        @State var width: CGFloat
        let next: (CGFloat) -> CGFloat
        var body: some View {
            Color.red.box(width, 10)
                .background(GeometryReader { Color.clear.preference(key: WidthList.self, value: [$0.size.width]) })
                .onPreferenceChange(WidthList.self) { width = next($0[0]) }
        }
    }

    @Test(
        "runtime rule R87: a pass evaluates, sizes and places, evaluates what waits for its place, then runs the actions"
    )
    func passOrder() {
        struct Logged: Layout {
            let log: Log
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                log("size")
                return subviews[0].sizeThatFits(proposal)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                log("place")
                subviews[0].place(at: bounds.origin, proposal: proposal)
            }
        }
        struct Observed: View {
            @State var count = 0
            let log: Log
            var body: some View {
                let _ = log("body \(count)")
                Color.red.box(10 + CGFloat(count), 10)
                    .onPreferenceChange(NameList.self) { _ in log("no contributor") }
                    .overlay(
                        GeometryReader { proxy in
                            let _ = log("late \(Int(proxy.size.width))")
                            Color.clear.named("\(proxy.size.width)")
                        }
                    )
                    .onPreferenceChange(NameList.self) { _ in
                        log("action")
                        if count == 0 { count = 1 }
                    }
            }
        }
        let log = Log()
        let report = ViewHost.standIn(Logged(log: log) { Observed(log: log) }, width: 100, height: 100).update()
        var steps = log.entries
        // How often the layout is asked for its size is not the matter here.
        steps.removeAll { $0 == "size" }
        #expect(steps == ["body 0", "place", "late 10", "action", "body 1", "place", "late 11", "action"])
        #expect(log.entries.firstIndex(of: "size")! < log.entries.firstIndex(of: "place")!)
        #expect(report.passes == 2)
        #expect(report.converged)
    }

    @Test(
        "runtime rule R88: where SwiftUI drops the third delivery of a frame, it is made, and reported in SwiftUI's words"
    )
    func thirdDelivery() {
        let host = ViewHost.standIn(Feedback(width: 1) { min($0 + 1, 3) }, width: 100, height: 100)
        let report = host.update()
        // 1, 2 and 3 are delivered; the last write changes nothing.
        #expect(report.actionsRun == 3)
        #expect(host.preference(WidthList.self) == [3])
        let message = report.diagnostics(.multipleUpdates).first?.message ?? ""
        #expect(message.contains("called 3 times"))
        #expect(message.contains("tried to update multiple times per frame"))
    }

    @Test("runtime rule R89: deliveries are not dropped: a chain of updates runs to its end")
    func chain() {
        let host = ViewHost.standIn(Feedback(width: 1) { min($0 + 1, 6) }, width: 100, height: 100)
        let report = host.update()
        #expect(report.converged)
        #expect(report.passes == 6)
        #expect(report.stateCommits == 5)
        #expect(report.actionsRun == 6)
        #expect(report.layoutPasses == 6)
        #expect(host.preference(WidthList.self) == [6])
        // Runtime rule R90a: an observer that is called more than twice is worth knowing.
        #expect(report.diagnostics.map(\.code) == [.multipleUpdates])
    }

    @Test("runtime rule R90b: states that repeat are reported with the length of the cycle, and the update stops")
    func oscillation() {
        let host = ViewHost.standIn(Feedback(width: 1) { $0 == 1 ? 2 : 1 }, width: 100, height: 100)
        let report = host.update()
        #expect(!report.converged)
        #expect(report.passes < 8)
        #expect(report.diagnostics(.oscillation).first?.message.contains("every 2 passes") == true)
    }

    @Test("runtime rule R90b: a cycle of three")
    func longerOscillation() {
        let host = ViewHost.standIn(Feedback(width: 1) { $0 == 3 ? 1 : $0 + 1 }, width: 100, height: 100)
        let report = host.update()
        #expect(!report.converged)
        #expect(report.diagnostics(.oscillation).first?.message.contains("every 3 passes") == true)
    }

    @Test(
        "runtime rule R90c: a state that grows with every pass is reported when the limit is reached; the last layout is kept"
    )
    func divergence() {
        let host = ViewHost.standIn(Feedback(width: 1) { $0 + 10 }, width: 100, height: 100)
        let report = host.update()
        #expect(!report.converged)
        #expect(report.passes == 16)
        #expect(report.diagnostics(.divergence).count == 1)
        #expect(host.preference(WidthList.self) == [151])
    }

    @Test("runtime rule R90d: no cycle, no growth, no end; the limit can be set")
    func noConvergence() {
        // 1, then by turns up by two and down by one.
        var step = 0
        var options = HostOptions()
        options.maxPasses = 7
        let view = Feedback(width: 1) {
            step += 1
            return step % 2 == 1 ? $0 + 2 : $0 - 1
        }
        let report = ViewHost.standIn(view, width: 100, height: 100, options: options).update()
        #expect(!report.converged)
        #expect(report.passes == 7)
        #expect(report.diagnostics(.noConvergence).count == 1)
    }

    @Test("A host that has not come to rest is given up whole, with what its views hold")
    func release() {
        final class Token {}
        weak var token: Token?
        do {
            let held = Token()
            token = held
            let view = Feedback(width: 1) {
                withExtendedLifetime(held) {}
                return $0 + 10
            }
            let host = ViewHost.standIn(view, width: 100, height: 100)
            #expect(!host.update().converged)
        }
        #expect(token == nil)
    }

    @Test("runtime rule R90b: a state that goes back once is no cycle")
    func thereAndBack() {
        struct Flashing: View {
            @State var isOn = false
            var body: some View {
                VStack { if isOn { Color.red.named("on") } else { Color.red } }
                    .onAppear { isOn = true }
                    .onPreferenceChange(NameList.self) { if !$0.isEmpty { isOn = false } }
            }
        }
        let report = ViewHost.standIn(Flashing(), width: 10, height: 10).update()
        #expect(report.converged)
    }

    @Test("runtime rule R92: a write evaluates the reader only, and measures again only what depends on it")
    func incremental() {
        struct Leaf: View {
            @State var width: CGFloat = 10
            let index: Int
            let log: Log
            var body: some View {
                let _ = log("\(index)")
                Button(action: { width += 1 }) { Color.red.box(width, 10) }.id(index)
            }
        }
        let log = Log()
        let host = host(VStack { ForEach(0..<50) { Leaf(index: $0, log: log) } })
        #expect(log.take().count == 50)
        host.trigger(7)
        let report = host.update()
        #expect(log.take() == ["7"])
        #expect(report.passes == 1)
        #expect(report.bodyEvaluations == 1)
    }

    @Test("runtime rule R93: an update from within an update is reported and does nothing")
    func reentrant() {
        final class Box { var update: (() -> UpdateReport)?; var inner: UpdateReport? }
        let box = Box()
        let view = Color.red.onAppear { box.inner = box.update?() }
        let host = ViewHost.standIn(view, width: 10, height: 10)
        box.update = { [unowned host] in host.updateUnchecked() }
        let report = host.update()
        #expect(report.diagnostics.map(\.code) == [.reentrantUpdate])
        #expect(box.inner?.passes == 0)
    }

    @Test("runtime rule R93: a host that is closed in a body or an action removes its views when the update ends")
    func closedInside() {
        final class Box {
            var close: (() -> Void)?
            var gone = 0
        }
        struct Closing: View {
            let box: Box
            let inBody: Bool

            var body: some View {
                let _ = inBody ? box.close?() : nil
                GeometryReader { _ in
                    Color.red.task {}.onAppear { if !inBody { box.close?() } }.onDisappear { box.gone += 1 }
                }
            }
        }
        for inBody in [true, false] {
            let box = Box()
            let host = ViewHost.standIn(Closing(box: box, inBody: inBody), width: 10, height: 10)
            box.close = { [unowned host] in host.close() }
            let report = host.update()
            #expect(report.converged)
            #expect(report.pendingTasks == 0)
            #expect(report.diagnostics.isEmpty)
            #expect(box.gone == 1)
            #expect(host.size(for: .unspecified) == .zero)
            #expect(host.update().passes == 0)
        }
    }

    @Test("runtime rule R93: a triggered action may update, and no task is reported that is not there")
    func updatedInTrigger() {
        final class Box { var update: (() -> UpdateReport)? }
        struct Counter: View {
            let box: Box
            @State private var count = 0
            @State private var report: UpdateReport?

            var body: some View {
                Text("\(count)").id("count")
                Button("go") {
                    count += 1
                    report = box.update?()
                }
                .id("go")
                Text("\(report?.passes ?? -1) \(report?.pendingTasks ?? -1)").id("report")
            }
        }
        let box = Box()
        let host = host(Counter(box: box))
        box.update = { [unowned host] in host.updateUnchecked() }
        host.trigger("go")
        #expect(host.text("count")?.string == "1")
        #expect(host.update().diagnostics.isEmpty)
        #expect(host.text("report")?.string == "1 0")
    }

    @Test("A size that an action gives the host counts in the same update")
    func resizedInside() {
        final class Box { var resize: (() -> Void)? }
        let box = Box()
        let host = ViewHost(Color.red.onAppear { box.resize?() }, size: ProposedViewSize(width: 10, height: 10))
        box.resize = { [unowned host] in host.size = ProposedViewSize(width: 50, height: 40) }
        #expect(host.update().passes == 2)
        #expect(host.dump().contains("(0, 0, 50, 40)"))
        #expect(host.update().passes == 0)
    }

    /// Calls a function while it is drawn, and one while it is measured.
    private struct Calling: View {
        final class Calls: @unchecked Sendable {
            var drawn: (() -> Void)?
            var measured: (() -> Void)?
            var gone = 0
        }

        private struct Measured: Layout {
            let calls: Calls

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                calls.measured?()
                return subviews[0].sizeThatFits(proposal)
            }

            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                subviews[0].place(at: bounds.origin, proposal: proposal)
            }
        }

        let calls: Calls

        var body: some View {
            Measured(calls: calls) {
                ZStack {
                    Canvas { _, _ in calls.drawn?() }
                    Color.red.opacity(0.5)
                }
                .padding(1)
                .onDisappear { calls.gone += 1 }
            }
        }
    }

    @Test("runtime rule R93: a host that is closed while it draws or measures removes its views when that is done")
    func closedWhileAsked() {
        for draws in [true, false] {
            let calls = Calling.Calls()
            let host = ViewHost.standIn(Calling(calls: calls), width: 10, height: 10)
            _ = host.update()
            let close = { [unowned host] in
                host.close()
                #expect(calls.gone == 0)
            }
            (calls.drawn, calls.measured) = draws ? (close, nil) : (nil, close)
            if draws {
                #expect(!host.displayList().items.isEmpty)
            } else {
                #expect(host.size(for: ProposedViewSize(width: 7, height: 8)) == CGSize(width: 7, height: 8))
            }
            #expect(calls.gone == 1)
            #expect(host.size(for: .unspecified) == .zero)
            host.close()
            #expect(calls.gone == 1)
            (calls.drawn, calls.measured) = (nil, nil)
        }
    }

    @Test("runtime rule R93: an update that is asked for while a host draws or measures does nothing but report")
    func updatedWhileAsked() {
        let calls = Calling.Calls()
        let host = ViewHost.standIn(Calling(calls: calls), width: 10, height: 10)
        _ = host.update()
        var reports: [UpdateReport] = []
        let update = { [unowned host] in
            host.size.width = 20
            reports.append(host.updateUnchecked())
        }
        calls.drawn = update
        _ = host.displayList()
        (calls.drawn, calls.measured) = (nil, update)
        _ = host.size(for: ProposedViewSize(width: 7, height: 8))
        calls.measured = nil
        #expect(reports.map(\.passes) == [0, 0])
        #expect(host.update().diagnostics.map(\.code) == [.reentrantUpdate])
        #expect(host.frames().values.contains(CGRect(x: 1, y: 1, width: 18, height: 8)))
    }

    @Test("A new root view keeps the states whose places are still there")
    func newContent() {
        struct Counter: View {
            var color = Color.red
            @State var count: CGFloat = 1
            var body: some View { Button(action: { count += 1 }) { color.box(count, 1).id("box") }.id("go") }
        }
        let host = host(Counter())
        host.trigger("go")
        host.setContent(Counter(color: .blue))
        #expect(host.update().passes == 1)
        #expect(host.frame(id: "box")?.width == 2)
    }
}
