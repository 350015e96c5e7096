import Testing

import Copyfit

/// A host is one type, whatever it shows.
@MainActor
struct PassedHostTests {
    private struct Counter: View {
        @State private var count = 1
        var body: some View { Button("\(count)") { count += 1 }.id("button") }
    }

    /// As a client's test writes it.
    private func phone(_ view: some View) -> ViewHost {
        ViewHost(view, size: ProposedViewSize(width: 390, height: 844))
    }

    @Test("A host is made and passed on without the type of its view")
    func passed() {
        let hosts = [phone(Text("a")), phone(Counter()), phone(AnyView(Color.red))]
        #expect(hosts.map { $0.update().converged } == [true, true, true])
        #expect(hosts.map { $0.texts.map(\.string) } == [["a"], ["1"], []])
    }

    @Test("States are kept while the view has the same type; a view of another type begins anew")
    func otherContent() {
        let host = phone(VStack { Counter() })
        _ = host.update()
        host.trigger("button")
        host.setContent(VStack { Counter() })
        _ = host.update()
        #expect(host.texts.map(\.string) == ["2"])
        host.setContent(HStack { Counter() })
        _ = host.update()
        #expect(host.texts.map(\.string) == ["1"])
        host.setContent(EmptyView())
        #expect(host.update().converged && host.texts.isEmpty)
    }
}
