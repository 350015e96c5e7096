import Copyfit
import Testing

/// Runtime rules R26–R32: how long state lives.
@MainActor
struct IdentityTests {
    /// Shows how often it was tapped as its width.
    struct Counter: View {
        let name: String
        @State var count: CGFloat = 1

        var body: some View {
            Button(action: { count += 1 }) { Color.red.box(count, 1).id("width \(name)") }.id(name)
        }
    }

    struct Switching: View {
        @State var flag = true

        var body: some View {
            VStack {
                Button("switch") { flag.toggle() }.id("switch")
                if flag { Counter(name: "a") } else { Counter(name: "a") }
            }
        }
    }

    private func tap(_ host: ViewHost, _ ids: String...) {
        for id in ids {
            #expect(host.trigger(id), "no button \(id)")
            #expect(host.update().converged)
        }
    }

    @Test("runtime rule R27: changing the branch ends the state, even with the same type in both")
    func branches() {
        let host = host(Switching())
        tap(host, "a", "a")
        #expect(host.frame(id: "width a")?.width == 3)
        tap(host, "switch")
        #expect(host.frame(id: "width a")?.width == 1)
        tap(host, "switch")
        #expect(host.frame(id: "width a")?.width == 1)
    }

    @Test("runtime rule R27: an optional that comes back starts anew")
    func optional() {
        struct Optional: View {
            @State var isShown = true
            var body: some View {
                VStack {
                    Button("switch") { isShown.toggle() }.id("switch")
                    if isShown { Counter(name: "a") }
                }
            }
        }
        let host = host(Optional())
        tap(host, "a", "switch")
        #expect(host.frame(id: "width a") == nil)
        tap(host, "switch")
        #expect(host.frame(id: "width a")?.width == 1)
    }

    @Test("runtime rule R28: AnyView keeps the state while the wrapped type stays, else starts anew")
    func anyView() {
        struct Erased: View {
            @State var step = 0
            var body: some View {
                VStack {
                    Button("step") { step += 1 }.id("step")
                    if true {
                        step < 2 ? AnyView(Counter(name: "a")) : AnyView(Group { Counter(name: "a") })
                    }
                }
            }
        }
        let host = host(Erased())
        tap(host, "a", "step")
        #expect(host.frame(id: "width a")?.width == 2)
        tap(host, "step")
        #expect(host.frame(id: "width a")?.width == 1)
    }

    @Test("runtime rule R29: a changed id starts anew, an equal one keeps the state")
    func explicitID() {
        struct Identified: View {
            @State var id = 0
            var body: some View {
                VStack {
                    Button("same") { id += 0 }.id("same")
                    Button("next") { id += 1 }.id("next")
                    Counter(name: "a").id(id)
                }
            }
        }
        let host = host(Identified())
        tap(host, "a", "same")
        #expect(host.frame(id: "width a")?.width == 2)
        tap(host, "next")
        #expect(host.frame(id: "width a")?.width == 1)
    }

    struct Rows: View {
        @State var names = ["a", "b", "c"]
        var body: some View {
            VStack {
                Button("reverse") { names.reverse() }.id("reverse")
                Button("drop") { names.removeFirst() }.id("drop")
                Button("add") { names.append("a") }.id("add")
                ForEach(names, id: \.self) { Counter(name: $0) }
            }
        }
    }

    @Test("runtime rule R30: state moves with the id; a removed one starts anew when it returns")
    func forEach() {
        let host = host(Rows())
        tap(host, "a", "a", "b", "reverse")
        #expect(["a", "b", "c"].map { host.frame(id: "width \($0)")?.width } == [3, 2, 1])
        #expect(host.frame(id: "c")!.minY < host.frame(id: "a")!.minY)
        tap(host, "reverse", "drop")
        #expect(host.frame(id: "width a") == nil)
        tap(host, "add")
        #expect(["a", "b", "c"].map { host.frame(id: "width \($0)")?.width } == [1, 2, 1])
    }

    @Test("runtime rule R30: two elements with one id are reported and told apart by their order")
    func duplicateIDs() {
        let host = ViewHost.standIn(
            VStack { ForEach([1, 1, 2], id: \.self) { _ in Color.red.box(1, 1) } },
            width: 10,
            height: 10
        )
        let report = host.update()
        #expect(report.diagnostics(.duplicateID).count == 1)
        #expect(host.idealSize.height == 19)
    }

    @Test("runtime rule R30: a changed constant range is reported, and used")
    func constantRange() {
        struct Growing: View {
            @State var count = 1
            var body: some View {
                VStack(spacing: 0) {
                    Button("grow") { count += 1 }.id("grow")
                    ForEach(0..<count) { _ in Color.red.box(1, 1) }
                }
            }
        }
        let host = host(Growing())
        host.trigger("grow")
        #expect(host.update().diagnostics(.constantRangeChanged).count == 1)
    }

    @Test("runtime rule R31: a placeholder used twice gives two copies, each with its state")
    func placeholderTwice() {
        struct Twice: ViewModifier {
            func body(content: Content) -> some View {
                VStack {
                    content.id("first")
                    content.id("second")
                }
            }
        }
        let host = host(Counter(name: "a").modifier(Twice()))
        tap(host, "second")
        #expect(host.frame(id: "first")?.width == 17)
        #expect(host.frame(id: "second")?.width == 18)
    }

    @Test("runtime rules R26, R32: state in an overlay, a background and a tuple lives on while the rest changes")
    func slots() {
        struct Slots: View {
            @State var width: CGFloat = 50
            var body: some View {
                VStack {
                    Button("wider") { width += 10 }.id("wider")
                    Color.red.box(width, 10)
                        .overlay { Counter(name: "over") }
                        .background(Counter(name: "under"))
                }
            }
        }
        let host = host(Slots())
        tap(host, "over", "under", "under", "wider")
        #expect(host.frame(id: "width over")?.width == 2)
        #expect(host.frame(id: "width under")?.width == 3)
    }
}
