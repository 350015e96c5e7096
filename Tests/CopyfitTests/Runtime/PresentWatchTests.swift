import Copyfit
import Testing

/// Runtime rule R95: what watches a view does so while the view is shown.
@MainActor
struct PresentWatchTests {
    private let log = Log()

    private func update(_ host: ViewHost) -> [String] {
        _ = host.update()
        #expect(host.update().passes == 0)
        return log.take()
    }

    private struct Choice<First: View, Second: View>: View {
        var isSecond: Bool
        var inTabs: Bool
        let first: First
        let second: Second

        var body: some View {
            if inTabs {
                TabView(selection: .constant(isSecond ? 1 : 0)) {
                    first.tag(0)
                    second.tag(1)
                }
            } else {
                ViewThatFits(in: .horizontal) {
                    first.frame(width: isSecond ? 1000 : 10)
                    second
                }
            }
        }
    }

    @Test("runtime rule R95: what is not shown has no task", arguments: [true, false])
    func tasks(inTabs: Bool) async {
        func choice(_ isSecond: Bool) -> some View {
            Choice(
                isSecond: isSecond,
                inTabs: inTabs,
                first: Color.red.task { [log] in log("first") },
                second: Color.blue.task { [log] in log("second") }
            )
        }
        let host = ViewHost(choice(false), size: .init(width: 100, height: 100))
        #expect(await host.settle(timeout: .seconds(3600)).pendingTasks == 0)
        #expect(log.take() == ["first"])
        host.setContent(choice(true))
        #expect(host.update().pendingTasks == 1)
        #expect(await host.settle(timeout: .seconds(3600)).pendingTasks == 0)
        #expect(log.take() == ["second"])
        host.setContent(choice(false))
        _ = await host.settle(timeout: .seconds(3600))
        #expect(log.take() == ["first"])
    }

    @Test("runtime rule R95: what is not shown observes nothing", arguments: [true, false])
    func observers(inTabs: Bool) {
        func watched(_ name: String, _ width: CGFloat) -> some View {
            Color.red.frame(width: 10).named(name)
                .onPreferenceChange(NameList.self) { [log] in log("\($0)") }
                .onGeometryChange(for: CGFloat.self, of: \.size.width) { [log] in log("\(name) \($0)") }
        }
        func choice(_ isSecond: Bool) -> some View {
            Choice(isSecond: isSecond, inTabs: inTabs, first: watched("first", 10), second: watched("second", 10))
        }
        let host = host(choice(false), 100, 100)
        #expect(log.take() == ["[\"first\"]", "first 10.0"])
        #expect(host.preference(NameList.self) == ["first"])
        host.setContent(choice(true))
        #expect(update(host) == ["[\"second\"]", "second 10.0"])
        #expect(host.preference(NameList.self) == ["second"])
        host.setContent(choice(false))
        #expect(update(host) == [])
    }

    @Test(
        "runtime rule R95: a request of a view that appears is carried out when it is shown",
        arguments: [true, false]
    )
    func requests(inTabs: Bool) {
        struct Scrolling: View {
            let id: String
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<20, id: \.self) {
                                Color.red.frame(height: 20).accessibilityIdentifier("\(id) \($0)")
                            }
                        }
                    }
                    .onAppear { proxy.scrollTo(8, anchor: .top) }
                }
            }
        }
        func choice(_ isSecond: Bool) -> some View {
            Choice(
                isSecond: isSecond,
                inTabs: inTabs,
                first: Color.blue,
                second: Scrolling(id: "row")
            )
        }
        let host = host(choice(false), 100, 100)
        #expect(host.frame(id: "row 8") == nil)
        host.setContent(choice(true))
        _ = host.update()
        #expect(host.frame(id: "row 8")?.minY == 0)
        host.setContent(choice(false))
        _ = host.update()
        host.setContent(choice(true))
        _ = host.update()
        #expect(host.frame(id: "row 8")?.minY == 0)
    }

    @Test("runtime rule R95: what had no elements observes them when they come")
    func laterElements() {
        struct Later: View {
            let log: Log
            var isThere: Bool

            var body: some View {
                VStack {
                    Group { if isThere { Color.red.frame(width: 10).named("a") } }
                        .onPreferenceChange(NameList.self) { log("\($0)") }
                        .onGeometryChange(for: CGFloat.self, of: \.size.width) { log("\($0)") }
                        .onScrollPhaseChange { _, _ in log("phase") }
                    ScrollView { if isThere { Color.red } }.onScrollPhaseChange { _, _ in log("phase") }
                }
            }
        }
        let host = host(Later(log: log, isThere: false))
        #expect(log.take() == ["phase"])
        host.setContent(Later(log: log, isThere: true))
        #expect(update(host) == ["[\"a\"]", "10.0"])
    }

    @Test("runtime rule R95: choices inside each other are one choice")
    func nested() {
        struct Nested: View {
            let log: Log
            var selected: Int

            var body: some View {
                TabView(selection: .constant(selected)) {
                    ViewThatFits(in: .horizontal) {
                        PresenceTests.Tabs(log: log, selected: selected).frame(width: 100)
                        Watched(name: "small", log: log)
                    }
                    .tag(0)
                    Group(subviews: Watched(name: "other", log: log)) { $0 }.tag(1)
                }
            }
        }
        let host = host(Nested(log: log, selected: 0), 200, 100)
        #expect(log.take() == ["A appears", "A 1 to 1"])
        host.setContent(Nested(log: log, selected: 1))
        #expect(update(host) == ["other appears", "other 1 to 1", "A disappears"])
        // What is not shown is chosen without a word.
        host.size = ProposedViewSize(width: 50, height: 100)
        #expect(update(host) == [])
        host.setContent(Nested(log: log, selected: 0))
        #expect(update(host) == ["small appears", "small 1 to 1", "other disappears"])
        host.size = ProposedViewSize(width: 200, height: 100)
        #expect(update(host) == ["A appears", "small disappears"])
    }

    @Test("runtime rule R95: what an action of a shown view changes is shown in the same update")
    func undone() {
        struct Undoing: View {
            let log: Log
            @State private var selected = 0

            var body: some View {
                TabView(selection: $selected) {
                    Watched(name: "A", log: log).tag(0)
                    Watched(name: "B", log: log).onAppear { selected = 0 }.tag(1)
                }
                .overlay { Button("go") { selected = 1 }.id("go") }
            }
        }
        let host = host(Undoing(log: log))
        #expect(log.take() == ["A appears", "A 1 to 1"])
        host.trigger("go")
        #expect(update(host) == ["B appears", "B 1 to 1", "A disappears", "A appears", "B disappears"])
    }
}
