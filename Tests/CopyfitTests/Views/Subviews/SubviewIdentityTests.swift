import Copyfit
import Testing

/// What tells the views of a container from each other.
@MainActor
struct SubviewIdentityTests {
    private struct Root: _VariadicView.MultiViewRoot {
        let note: ([AnyHashable]) -> Void

        func body(children: _VariadicView.Children) -> some View {
            let _ = note(children.map(\.id))
            children
        }
    }

    private struct Rows: View {
        @State private var isShown = true
        @State private var names = ["a", "b", "c"]
        let note: ([AnyHashable]) -> Void

        var body: some View {
            VStack {
                _VariadicView.Tree(Root(note: note)) {
                    if isShown { Color.red.box(5, 5) }
                    Color.green.box(5, 5).padding(1).background { Color.blue }
                    ForEach(names, id: \.self) { _ in Color.red.box(5, 5).overlay { Circle() } }.opacity(0.5)
                    AnyView(Color.blue.box(5, 5)).id(7)
                    Group {
                        Color.red; Color.blue
                    }.frame(width: 5, height: 5)
                }
                Button("toggle") { isShown.toggle() }.id("toggle")
                Button("turn") { names.reverse() }.id("turn")
            }
        }
    }

    /// The ids that a container saw last in a host of its own.
    private final class Ids {
        var ids: [AnyHashable] = []
    }

    private func host() -> (ViewHost, Ids) {
        let ids = Ids()
        return (CopyfitTests.host(Rows { ids.ids = $0 }), ids)
    }

    @Test("Equal trees give equal ids, all of them different")
    func equalTrees() {
        let (first, second) = (host(), host())
        #expect(first.1.ids.count == 8 && Set(first.1.ids).count == 8)
        #expect(first.1.ids == second.1.ids)
    }

    @Test("Ids stay while the view lives, whatever comes and goes beside it")
    func lasting() {
        let (host, ids) = host()
        let before = ids.ids
        host.trigger("toggle")
        _ = host.update()
        #expect(ids.ids == Array(before.dropFirst()))
        host.trigger("turn")
        _ = host.update()
        let turned = [1, 4, 3, 2, 5, 6, 7].map { before[$0] }
        #expect(ids.ids == turned)
        host.trigger("toggle")
        _ = host.update()
        #expect(Set(ids.ids) == Set(before))
        #expect(host.findInconsistency() == nil)
    }

    @Test("A subview that is used twice stands in the last place")
    func usedTwice() {
        struct Doubled: View {
            @State private var count = 2
            var body: some View {
                VStack(spacing: 0) {
                    Group(subviews: ForEach(0..<count, id: \.self) { Color.red.box(10, 5 + CGFloat($0)).id($0) }) {
                        all in
                        HStack { all }.frame(minHeight: 1).id("first")
                        VStack(spacing: 0) { all }.id("second")
                    }
                    Button("more") { count = (count + 1) % 4 }.id("more")
                }
            }
        }
        let host = CopyfitTests.host(Doubled())
        for count in [2, 3, 0, 1, 2, 3] {
            // 5, then 5 and 6, then 5, 6 and 7.
            let height = [0, 5, 11, 18][count] as CGFloat
            #expect(host.frame(id: "second")?.height == height)
            #expect(host.frame(id: "first")?.size == CGSize(width: 0, height: 1))
            #expect(host.findInconsistency() == nil)
            host.trigger("more")
            #expect(host.update().converged)
        }
    }
}
