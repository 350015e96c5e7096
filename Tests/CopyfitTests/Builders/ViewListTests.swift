import Copyfit
import Testing

@testable import AcceptancePrograms

/// Runtime rules R17–R21: what views expand to. Counted by a custom layout, which receives the flattened list.
@MainActor
struct ViewListTests {
    private func count<V: View>(@ViewBuilder _ content: () -> V) -> Int {
        let counter = CountingLayout.Counter()
        _ = host(CountingLayout(counter: counter) { content() })
        return counter.counts.first ?? -1
    }

    struct Two: View {
        var body: some View {
            Color.red
            Color.blue
        }
    }

    @Test("runtime rule R18: nothing, an empty builder and a missing optional are no element")
    func none() {
        let missing: Color? = nil
        #expect(count { EmptyView() } == 0)
        #expect(count {} == 0)
        #expect(count { missing } == 0)
        #expect(count { EmptyView().padding().onAppear {} } == 0)
    }

    @Test("runtime rule R18: leaves, stacks, readers, layouts, buttons, forms are one element")
    func one() {
        #expect(count { Color.red } == 1)
        #expect(count { Text("a") } == 1)
        #expect(count { VStack { Two() } } == 1)
        #expect(count { GeometryReader { _ in Two() } } == 1)
        #expect(count { ScrollView { Two() } } == 1)
        #expect(count { ViewThatFits { Two() } } == 1)
        #expect(count { Button(action: {}) { Two() } } == 1)
        #expect(count { Form { Two() } } == 1)
        #expect(count { HStackLayout() { Two() } } == 1)
    }

    @Test(
        "runtime rule R18: tuples, groups, conditionals, AnyView, ids, ForEach and custom views are their contents' elements"
    )
    func several() {
        #expect(
            count {
                Two(); Color.green
            } == 3
        )
        #expect(count { Group { Two() } } == 2)
        #expect(count { if true { Two() } else { Color.red } } == 2)
        #expect(count { AnyView(Two()) } == 2)
        #expect(count { Two().id(1) } == 2)
        #expect(count { ForEach(0..<3) { _ in Two() } } == 6)
        #expect(count { Two() } == 2)
    }

    @Test("runtime rule R19: layout, effects, background and preferences wrap each element")
    func perElement() {
        #expect(count { Two().padding() } == 2)
        #expect(count { Two().opacity(0.5) } == 2)
        #expect(count { Two().background { Two() } } == 2)
        #expect(count { Two().preference(key: NameList.self, value: []) } == 2)
        #expect(count { Two().font(.body) } == 2)
        #expect(count { Two().onAppear {} } == 2)
    }

    @Test("runtime rule R19: padding a group pads each of its elements")
    func groupPadding() {
        // Two 10×10 boxes, each with 5 around it, side by side: 40×20.
        let view = HStack(spacing: 0) {
            Group {
                Color.red.box(10, 10)
                Color.blue.box(10, 10)
            }
            .padding(5)
        }
        #expect(host(view).size(for: .unspecified) == CGSize(width: 40, height: 20))
    }

    @Test("runtime rule R19: each element has its own observer; a list has one onAppear and one onChange")
    func observers() {
        let log = Log()
        let view = VStack {
            Group {
                Color.red.named("a")
                Color.blue.named("b")
            }
            .onPreferenceChange(NameList.self) { log("names \($0)") }
            .onAppear { log("appear") }
        }
        _ = host(view)
        #expect(log.entries == ["names [\"a\"]", "names [\"b\"]", "appear"])
    }

    @Test("runtime rule R19: onGeometryChange puts several elements into one")
    func unary() {
        var sizes: [CGSize] = []
        let view = Group {
            Color.red.box(10, 10)
            Color.blue.box(20, 10)
        }
        .onGeometryChange(for: CGSize.self, of: { $0.size }) { sizes.append($0) }
        #expect(count { view } == 1)
        // A column with the default gap of 8.
        #expect(sizes == [CGSize(width: 20, height: 28)])
    }

    @Test("runtime rule R19: a modifier on nothing is nothing; its onAppear never runs")
    func nothing() {
        let log = Log()
        _ = host(VStack { EmptyView().onAppear { log("appear") }.onChange(of: 1, initial: true) { log("change") } })
        #expect(log.entries == [])
    }

    @Test("runtime rule R20: several views at the root stand in a column with default spacing")
    func rootColumn() {
        let host = host(
            Group {
                Color.red.box(10, 10).id("a")
                Color.blue.box(10, 10).id("b")
            },
            100,
            100
        )
        // 10 + 8 + 10 high, centred in 100.
        #expect(host.frame(id: "a") == CGRect(x: 45, y: 36, width: 10, height: 10))
        #expect(host.frame(id: "b") == CGRect(x: 45, y: 54, width: 10, height: 10))
    }

    @Test("runtime rule R20: several views in an overlay are centred on each other and aligned as one")
    func overlayStack() {
        let host = host(
            Color.red.box(100, 100).overlay(alignment: .topLeading) {
                Color.blue.box(40, 40).id("large")
                Color.green.box(20, 20).id("small")
            },
            100,
            100
        )
        #expect(host.frame(id: "large") == CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(host.frame(id: "small") == CGRect(x: 10, y: 10, width: 20, height: 20))
    }

    @Test("runtime rule R20: several views in a button's label stand in a row")
    func labelRow() {
        let host = host(
            Button(action: {}) {
                Color.red.box(10, 10).id("a")
                Color.blue.box(10, 10).id("b")
            }
        )
        #expect(host.frame(id: "a")?.minY == host.frame(id: "b")?.minY)
        #expect(host.frame(id: "b")!.minX - host.frame(id: "a")!.minX == 18)
    }

    @Test("runtime rule R20: where one of several views goes, the other stands without a container, and again with one")
    func implicitContainerGoes() {
        struct Label: View {
            @State var isLong = true
            var body: some View {
                Color.red.box(100, 100).overlay(alignment: .topLeading) {
                    Button(action: { isLong.toggle() }) { Color.red.box(10, 10) }.buttonStyle(.plain).id("short")
                    if isLong { Color.blue.box(30, 30).id("long") }
                }
            }
        }
        let host = host(Label(), 100, 100)
        for _ in 0..<2 {
            #expect(host.frame(id: "short") == CGRect(x: 10, y: 10, width: 10, height: 10))
            host.trigger("short")
            _ = host.update()
            #expect(host.frame(id: "short") == CGRect(x: 0, y: 0, width: 10, height: 10))
            #expect(host.frame(id: "long") == nil)
            host.trigger("short")
            _ = host.update()
        }
    }
}
