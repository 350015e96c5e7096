import Copyfit
import Testing

/// Runtime rules R80–R86.
@MainActor
struct ActionTests {
    @Test("runtime rule R80: inner before outer, siblings in tree order, disappearance last")
    func order() {
        struct Tree: View {
            @State var isShown = true
            let log: Log
            var body: some View {
                VStack {
                    Button("go") { isShown.toggle() }.id("go")
                    if isShown {
                        Color.red.onAppear { log("a appears") }.onDisappear { log("a disappears") }
                    } else {
                        Color.blue.onAppear { log("b appears") }
                    }
                    Color.red.onAppear { log("c appears") }
                }
                .onAppear { log("stack appears") }
                .onChange(of: isShown) { old, new in log("\(old) to \(new)") }
            }
        }
        let log = Log()
        let host = host(Tree(log: log))
        #expect(log.take() == ["a appears", "c appears", "stack appears"])
        host.trigger("go")
        let report = host.update()
        #expect(log.take() == ["b appears", "true to false", "a disappears"])
        #expect(report.actionsRun == 3)
    }

    @Test("runtime rule R82: onChange compares with the previous evaluation; with initial it is called at first, too")
    func onChange() {
        struct Changing: View {
            @State var number = 1
            let log: Log
            var body: some View {
                Button("go") { number += 1 }.id("go")
                    .onChange(of: number) { log("plain \($0) \($1)") }
                    .onChange(of: number, initial: true) { log("initial \($0) \($1)") }
                    .onChange(of: number) { log("none") }
                    .onChange(of: number / 10) { log("never") }
            }
        }
        let log = Log()
        let host = host(Changing(log: log))
        #expect(log.take() == ["initial 1 1"])
        host.trigger("go")
        _ = host.update()
        #expect(log.take() == ["plain 1 2", "initial 1 2", "none"])
    }

    @Test("runtime rule R83: onGeometryChange is called once at first and then when the value differs")
    func onGeometryChange() {
        let log = Log()
        let view = Color.red.onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { log("\($0) \($1)") }
        let host = host(view, 100, 100)
        #expect(log.take() == ["100.0 100.0"])
        host.size = ProposedViewSize(width: 100, height: 50)
        _ = host.update()
        #expect(log.take() == [])
        host.size = ProposedViewSize(width: 70, height: 50)
        _ = host.update()
        #expect(log.take() == ["100.0 70.0"])
    }

    @Test("runtime rule R84: state set on appearance leads to another pass; disappearance comes with the host's end")
    func appearance() {
        struct Appearing: View {
            @State var width: CGFloat = 1
            let log: Log
            var body: some View {
                Color.red.box(width, 1).id("box").onAppear { width = 20 }.onDisappear { log("gone") }
            }
        }
        let log = Log()
        let host = ViewHost.standIn(Appearing(log: log), width: 100, height: 100)
        let report = host.update()
        #expect(report.passes == 2)
        #expect(report.actionsRun == 1)
        #expect(host.frame(id: "box")?.width == 20)
        host.close()
        #expect(log.entries == ["gone"])
    }

    @Test("A closed host has nothing to act on")
    func closed() {
        struct Controls: View {
            @State var text = "a"
            let log: Log
            var body: some View {
                Button("tap") { log("tap") }.id("tap")
                TextField("a", text: $text).id("field")
                Picker("a", selection: .constant(1)) { Text("a").tag(1) }.id("picker")
                Stepper("a", value: .constant(1)).id("stepper")
            }
        }
        let log = Log()
        let host = host(VStack { Controls(log: log) })
        #expect(host.trigger("tap") && host.setText("b", of: "field"))
        #expect(host.select(1, in: "picker") && host.step("stepper", by: 1))
        let path = host.frames().keys.first { $0.name.contains("tap") }
        #expect(path.map { host.trigger($0) } == true)
        host.close()
        #expect(!host.trigger("tap") && !host.setText("b", of: "field"))
        #expect(!host.select(1, in: "picker") && !host.step("stepper", by: 1))
        #expect(path.map { host.trigger($0) } == false)
        #expect(host.frame(id: "tap") == nil && host.frames().isEmpty && host.update().passes == 0)
        #expect(log.entries == ["tap", "tap"])
    }

    @Test("runtime rules R19, R84: with several elements onAppear runs with the first, onDisappear with the last")
    func listAppearance() {
        struct Rows: View {
            @State var count = 0
            let log: Log
            var body: some View {
                VStack {
                    Button("more") { count += 1 }.id("more")
                    Button("none") { count = 0 }.id("none")
                    ForEach(Array(0..<count), id: \.self) { _ in Color.red }
                        .onAppear { log("appear") }
                        .onDisappear { log("disappear") }
                }
            }
        }
        let log = Log()
        let host = host(Rows(log: log))
        for id in ["more", "more", "none"] {
            host.trigger(id)
            _ = host.update()
        }
        #expect(log.entries == ["appear", "disappear"])
    }

    @Test("runtime rule R85: update leaves tasks waiting, settle runs them and follows their changes")
    func tasks() async {
        struct Loading: View {
            @State var width: CGFloat = 1
            var body: some View {
                Color.red.box(width, 1).id("box").task {
                    await Task.yield()
                    width = 30
                }
            }
        }
        let host = ViewHost.standIn(Loading(), width: 100, height: 100)
        let first = host.update()
        #expect(first.pendingTasks == 1)
        #expect(first.diagnostics.map(\.code) == [.tasksPending])
        #expect(host.frame(id: "box")?.width == 1)
        let report = await host.settle(timeout: .seconds(3600))
        #expect(report.pendingTasks == 0)
        #expect(host.frame(id: "box")?.width == 30)
    }

    @Test("runtime rule R85: a task that does not end is cancelled with its view; settle returns at its time")
    func endlessTask() async {
        final class Flag: @unchecked Sendable { var isCancelled = false }
        let flag = Flag()
        let view = Color.red.task {
            while !Task.isCancelled { await Task.yield() }
            flag.isCancelled = true
        }
        let host = ViewHost.standIn(view, width: 10, height: 10)
        let report = await host.settle(timeout: .milliseconds(20))
        #expect(report.pendingTasks == 1)
        host.close()
        while !flag.isCancelled { await Task.yield() }
    }

    @Test("runtime rule R86: animations run at once; taps are kept for the host")
    func inert() {
        struct Tapped: View {
            @State var width: CGFloat = 10
            var body: some View {
                Color.red.box(width, 1)
                    .animation(.easeIn, value: width)
                    .transition(.opacity)
                    .onTapGesture { withAnimation(.spring()) { width += 1 } }
                    .id("tapped")
            }
        }
        let host = host(Tapped())
        #expect(host.trigger("tapped"))
        _ = host.update()
        #expect(host.frame(id: "tapped")?.width == 11)
    }
}
