import Testing

import Copyfit
@testable import CopyfitViews

/// Runtime rule R85: what work outside an update changes.
@MainActor
struct SettlingTests {
    /// As wide as its state, which what is started on appearance may change.
    struct Growing: View {
        @State private var width: CGFloat = 1
        let start: (@escaping @MainActor @Sendable (CGFloat) -> Void) -> Void

        var body: some View {
            let width = $width
            Color.red.box(self.width, 1).id("box")
                .onAppear { start { width.wrappedValue = $0 } }
        }
    }

    private func settledWidth(_ start: @escaping (@escaping @MainActor @Sendable (CGFloat) -> Void) -> Void) async
        -> CGFloat?
    {
        let host = ViewHost.standIn(Growing(start: start), width: 100, height: 100)
        let report = await host.settle(timeout: .seconds(3600))
        #expect(report.converged && report.pendingTasks == 0)
        #expect(host.update().passes == 0)
        return host.frame(id: "box")?.width
    }

    @Test("Work on the main queue is waited for, and what it puts there again")
    func mainQueue() async {
        let width = await settledWidth { set in
            DispatchQueue.main.async {
                set(10)
                DispatchQueue.main.async { DispatchQueue.main.async { set(30) } }
            }
        }
        #expect(width == 30)
    }

    @Test("Work that an action puts off is waited for, and what it puts off in turn")
    func delayed() async {
        let width = await settledWidth { set in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) {
                set(10)
                DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.03) {
                    DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { Task { @MainActor in set(30) } }
                }
            }
        }
        #expect(width == 30)
    }

    @Test("Work that is put off beyond the timeout is reported as pending")
    func farDelayed() async {
        let host = ViewHost.standIn(
            Growing { set in DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { set(20) } },
            width: 100,
            height: 100
        )
        #expect(host.update().pendingTasks == 1)
        let report = await host.settle(timeout: .milliseconds(20))
        #expect(report.pendingTasks == 1 && !report.converged)
    }

    @Test("A task that an action began is waited for, and a task inside it")
    func unstructuredTask() async {
        let width = await settledWidth { set in
            Task { @MainActor in
                try? await Task.sleep(for: .milliseconds(15))
                set(10)
                Task.init { @MainActor in
                    await Task.yield()
                    set(30)
                }
            }
        }
        #expect(width == 30)
    }

    @Test("An update says that a task which an action began is not over")
    func pending() async {
        let host = ViewHost.standIn(
            Growing { set in Task { @MainActor in set(20) } },
            width: 100,
            height: 100
        )
        let first = host.update()
        #expect(first.pendingTasks == 1 && first.diagnostics.map(\.code) == [.tasksPending])
        let report = await host.settle(timeout: .seconds(3600))
        #expect(report.pendingTasks == 0 && host.frame(id: "box")?.width == 20)
    }

    @Test("A task that a tap began is waited for")
    func tap() async {
        struct Tapped: View {
            @State private var width: CGFloat = 1
            var body: some View {
                Button(action: {
                    Task { @MainActor in
                        await Task.yield(); width = 7
                    }
                }) {
                    Color.red.box(width, 1).id("box")
                }
                .id("tap")
            }
        }
        let host = host(Tapped())
        host.trigger("tap")
        _ = await host.settle(timeout: .seconds(3600))
        #expect(host.frame(id: "box")?.width == 7)
    }

    @Test("A task that does not end is left when the time is over")
    func endless() async {
        let host = ViewHost.standIn(
            Growing { _ in Task { while !Task.isCancelled { try await Task.sleep(for: .milliseconds(1)) } } },
            width: 10,
            height: 10
        )
        let report = await host.settle(timeout: .milliseconds(20))
        #expect(report.pendingTasks == 1 && !report.converged)
    }

    @Test("Work on the main queue that never ends: the report says that the views did not settle")
    func restless() async {
        struct Ticking: View {
            @State private var count = 0
            var body: some View {
                Color.red.box(CGFloat(count % 7), 1)
                    .onChange(of: count, initial: true) { DispatchQueue.main.async { count += 1 } }
            }
        }
        let host = ViewHost.standIn(Ticking(), width: 10, height: 10)
        let report = await host.settle(timeout: .milliseconds(20))
        #expect(!report.converged && report.pendingTasks == 0)
        host.close()
    }

    @Test("A task that settles the host it belongs to does not wait for itself")
    func settlingInside() async {
        final class Hosts {
            var host: ViewHost?
            var reports: [UpdateReport] = []
        }
        let hosts = Hosts()
        let host = ViewHost.standIn(
            Growing { set in
                Task { @MainActor in
                    set(20)
                    if let host = hosts.host { hosts.reports.append(await host.settle(timeout: .seconds(3600))) }
                }
            },
            width: 100,
            height: 100
        )
        hosts.host = host
        let report = await host.settle(timeout: .seconds(3600))
        #expect(report.converged && report.pendingTasks == 0)
        #expect(hosts.reports.map(\.converged) == [false])
        #expect(hosts.reports.first?.diagnostics(.reentrantUpdate).count == 1)
        #expect(host.frame(id: "box")?.width == 20)
        hosts.host = nil
    }

    @Test("An equal array of what is not Equatable, written on every layout, comes to rest")
    func equalArray() {
        struct Item {
            let number: CGFloat
            var inner: [Item] = []
        }
        struct Measured: View {
            @State private var items: [Item] = []
            var body: some View {
                Color.red.box(CGFloat(items.count), 1)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: { _, _ in
                        write()
                    }
                    .onPreferenceChange(WidthList.self) { _ in write() }
                    .preference(key: WidthList.self, value: [CGFloat(items.count)])
                    .onChange(of: items.count) { write() }
            }
            func write() { items = [Item(number: .nan, inner: [Item(number: 1)]), Item(number: 2)] }
        }
        let host = ViewHost.standIn(Measured(), width: 100, height: 100)
        let report = host.update()
        #expect(report.converged && report.stateCommits == 1)
    }

    private enum Content {
        case text(String, width: CGFloat)
        case list([Content])
        case none
    }

    private struct Written<Value>: View {
        @State var value: Value
        let make: () -> Value

        var body: some View {
            Color.red.box(1, 1)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: { _, _ in
                    value = make()
                }
                .background {
                    GeometryReader { _ in Color.blue.onChange(of: description, initial: true) { value = make() } }
                }
        }

        private var description: String { "\(value)" }
    }

    private func commits<Value>(_ initial: Value, _ make: @escaping () -> Value) -> Int? {
        let report = ViewHost.standIn(Written(value: initial, make: make), width: 100, height: 100).update()
        return report.converged ? report.stateCommits : nil
    }

    @Test("Equal enumerations and existentials, written on every layout, come to rest")
    func equalContents() {
        #expect(commits(Content.none) { .list([.text("a text of some length", width: .nan), .none]) } == 1)
        #expect(commits(1 as Any) { [Content.text("b", width: 1)] as Any } == 1)
        #expect(commits(["a": 1] as [String: Any]) { ["a": "text", "b": [1, 2]] } == 1)
        #expect(commits(Result<String, any Error>.success("a")) { .failure(CancellationError()) } == 1)
    }
}

/// What SwiftUI documents of states: they may be written from any thread.
@MainActor
struct StateThreadTests {
    struct Numbers: View {
        @State private var first = 0
        @State private var second = "0"
        let hand: (Binding<Int>, Binding<String>) -> Void

        var body: some View {
            VStack {
                Color.red.box(CGFloat(first), 1).id("first")
                ForEach(0..<4) { _ in Color.red.box(CGFloat(Int(second) ?? 0), 1) }.id("second")
            }
            .onAppear { hand($first, $second) }
        }
    }

    /// Hands states to other threads, which is what is tested.
    private final class Bindings: @unchecked Sendable {
        var first: Binding<Int>?
        var second: Binding<String>?
    }

    @Test("States that other threads write while the host updates have the last value in the end")
    func otherThreads() {
        let bindings = Bindings()
        let host = host(Numbers { (bindings.first, bindings.second) = ($0, $1) }, 4000)
        let group = DispatchGroup()
        for _ in 0..<3 {
            DispatchQueue.global().async(group: group) {
                for number in 1...300 {
                    bindings.first?.wrappedValue = number
                    bindings.second?.wrappedValue = "\(number)"
                    _ = bindings.first?.wrappedValue
                }
            }
        }
        while group.wait(timeout: .now()) == .timedOut { _ = host.update() }
        _ = host.update()
        #expect(host.frame(id: "first")?.width == 300)
        #expect(host.frame(id: "second")?.width == 300)
        #expect(host.update().passes == 0)
    }

    @Test("A state that is written while views are evaluated elsewhere is not dropped")
    func duringEvaluation() {
        struct Evaluating: View {
            @State private var width: CGFloat = 1
            let hand: (Binding<CGFloat>) -> Void
            var body: some View {
                Color.red.box(width, 1).id("box")
                    .overlay { GeometryReader { _ in Color.clear.onChange(of: evaluated(), initial: true) {} } }
            }
            func evaluated() -> CGFloat {
                if width == 1 { hand($width) }
                return width
            }
        }
        let host = host(
            Evaluating { width in
                let bindings = Bindings()
                bindings.first = Binding(get: { Int(width.wrappedValue) }, set: { width.wrappedValue = CGFloat($0) })
                let group = DispatchGroup()
                DispatchQueue.global().async(group: group) { bindings.first?.wrappedValue = 30 }
                group.wait()
            }
        )
        #expect(host.frame(id: "box")?.width == 30)
    }
}
