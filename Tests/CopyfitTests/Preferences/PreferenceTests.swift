import Copyfit
import Testing

@testable import AcceptancePrograms

/// Runtime rules R60–R71.
@MainActor
struct PreferenceTests {
    private func names<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
        host(VStack { content() }).preference(NameList.self)
    }

    private var red: Color { .red }

    /// Keeps its first value; counts how often it is asked to combine and how often it looks at the next value.
    struct First: PreferenceKey {
        static var reductions = 0
        static var defaultValue: String { "default" }
        static func reduce(value: inout String, nextValue: () -> String) { reductions += 1 }
    }

    @Test("runtime rule R60: a key of an optional has nil as default")
    func optionalDefault() {
        struct Maybe: PreferenceKey {
            static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
        }
        #expect(host(red).preference(Maybe.self) == nil)
        #expect(host(red.preference(key: Maybe.self, value: 3)).preference(Maybe.self) == 3)
    }

    @Test("runtime rule R61: the default is no seed; with one contributor nothing is combined")
    func noSeed() {
        struct Product: PreferenceKey {
            static var defaultValue: Int { 100 }
            static func reduce(value: inout Int, nextValue: () -> Int) { value *= nextValue() }
        }
        #expect(host(red).preference(Product.self) == 100)
        let three = red.preference(key: Product.self, value: 3)
        #expect(host(three).preference(Product.self) == 3)
        let host = host(
            HStack {
                red; three; VStack { red.preference(key: Product.self, value: 5) }; red
            }
        )
        #expect(host.preference(Product.self) == 15)
    }

    @Test("runtime rule R61: a reducer that does not look at the next value skips its evaluation")
    func lazyNext() {
        let log = Log()
        let view = HStack {
            red.preference(key: First.self, value: "a")
            red.transformPreference(First.self) { _ in log("evaluated") }
        }
        First.reductions = 0
        #expect(host(view).preference(First.self) == "a")
        #expect(First.reductions == 1)
        #expect(log.entries == [])
    }

    @Test("runtime rule R62: values combine in tree order, not in the order of layout or drawing")
    func order() {
        let result = names {
            HStack {
                red.named("a").zIndex(9)
                Text("b").named("b").layoutPriority(5)
                ForEach(["c", "d"], id: \.self) { red.named($0) }
                if true { red.frame(width: 5).named("e").layoutPriority(-1) }
            }
            ZStack {
                red.named("f"); red.named("g")
            }
        }
        #expect(result == ["a", "b", "c", "d", "e", "f", "g"])
    }

    @Test("runtime rule R63: an overlay comes after its primary, a background before it")
    func layers() {
        #expect(names { red.named("primary").overlay { red.named("over") } } == ["primary", "over"])
        #expect(names { red.named("primary").background { red.named("under") } } == ["under", "primary"])
        #expect(
            names { red.named("p").background(Color.blue.named("u")).overlay(Color.blue.named("o")) } == [
                "u", "p", "o",
            ]
        )
        #expect(names { red.named("primary").background(.blue) } == ["primary"])
    }

    @Test("runtime rule R64: a value replaces those from inside; of two the outer wins")
    func replacing() {
        #expect(
            names {
                HStack {
                    red.named("a"); red.named("b")
                }.named("outer")
            } == ["outer"]
        )
        #expect(names { red.named("inner").named("outer") } == ["outer"])
    }

    @Test("runtime rule R65: a transform starts from the content's value or the default, and always contributes")
    func transform() {
        #expect(names { red.transformPreference(NameList.self) { $0.append("t") } } == ["t"])
        #expect(
            names {
                HStack {
                    red.named("a"); red.named("b")
                }.transformPreference(NameList.self) { $0.append("t") }
            } == ["a", "b", "t"]
        )
    }

    @Test("runtime rule R66: a reader's content contributes at the reader's place, with its real size")
    func reader() {
        struct Sizes: PreferenceKey {
            static var defaultValue: [CGSize] { [] }
            static func reduce(value: inout [CGSize], nextValue: () -> [CGSize]) { value += nextValue() }
        }
        var asked: [CGSize] = []
        let reader = GeometryReader { proxy in
            let _ = asked.append(proxy.size)
            red.preference(key: Sizes.self, value: [proxy.size])
        }
        let host = host(
            HStack(spacing: 0) {
                reader; red.preference(key: Sizes.self, value: [.zero]); reader
            },
            300,
            50
        )
        let size = CGSize(width: 100, height: 50)
        #expect(host.preference(Sizes.self) == [size, .zero, size])
        #expect(asked == [size, size])
    }

    @Test("runtime rule R67: hidden, transparent and clipped content contributes")
    func invisible() {
        #expect(
            names {
                red.named("hidden").hidden()
                red.named("transparent").opacity(0)
                red.named("clipped").clipped()
            } == ["hidden", "transparent", "clipped"]
        )
    }

    @Test("runtime rule R67: candidates not chosen and branches not taken do not contribute")
    func absent() {
        let isTaken = false
        #expect(
            names {
                ViewThatFits {
                    red.frame(width: 1000).named("too wide")
                    red.frame(width: 10).named("fits")
                    red.named("last")
                }
                if isTaken { red.named("not taken") }
            } == ["fits"]
        )
    }

    @Test("runtime rule R68: a dynamic list without a contributor counts as nothing, so the last value stays")
    func dynamicDefaults() {
        let isTaken = false
        let view = VStack {
            red.preference(key: LastName.self, value: "kept")
            if isTaken { red.preference(key: LastName.self, value: "lost") }
            ForEach(0..<2) { _ in red }
        }
        #expect(host(view).preference(LastName.self) == "kept")
    }

    @Test("runtime rule R68: with strict dynamic defaults a dynamic list counts, as in SwiftUI")
    func strictDynamicDefaults() {
        var options = HostOptions()
        options.strictDynamicDefaults = true
        let view = VStack {
            red.preference(key: LastName.self, value: "lost")
            HStack { if Bool(true) { red } }
        }
        let strict = ViewHost.standIn(view, width: 10, height: 10, options: options)
        _ = strict.update()
        #expect(strict.preference(LastName.self) == "")
        #expect(host(view).preference(LastName.self) == "lost")
        let fixed = ViewHost.standIn(
            VStack {
                red.preference(key: LastName.self, value: "kept")
                HStack { red }
            },
            width: 10,
            height: 10,
            options: options
        )
        _ = fixed.update()
        #expect(fixed.preference(LastName.self) == "kept")
    }

    @Test("runtime rule R68: a reducer for which the default is not neutral is reported once")
    func unlawfulReducer() {
        let view = VStack {
            red.preference(key: LastName.self, value: "a").onPreferenceChange(LastName.self) { _ in }
            red.preference(key: LastName.self, value: "b").onPreferenceChange(LastName.self) { _ in }
            red.named("c").onPreferenceChange(NameList.self) { _ in }
        }
        let report = ViewHost.standIn(view, width: 10, height: 10).update()
        #expect(report.diagnostics.map(\.code) == [.unlawfulReducer])
    }

    @Test("runtime rule R68: values that are not equal to themselves say nothing about a reducer")
    func unequalToThemselves() {
        struct Widest: PreferenceKey {
            static var defaultValue: CGFloat { 0 }
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
        }
        let view = VStack {
            red.preference(key: Widest.self, value: .nan).onPreferenceChange(Widest.self) { _ in }
            red.preference(key: WidthList.self, value: [.nan]).onPreferenceChange(WidthList.self) { _ in }
        }
        #expect(ViewHost.standIn(view, width: 10, height: 10).update().diagnostics(.unlawfulReducer).isEmpty)
    }

    @Test("runtime rule R69: keys that differ in a phantom type are different keys")
    func phantomTypes() {
        enum One: EqualWidthButtons.Column {}
        enum Two: EqualWidthButtons.Column {}
        let view = HStack {
            red.preference(key: EqualWidthButtons.Widths<One>.self, value: [1])
            red.preference(key: EqualWidthButtons.Widths<Two>.self, value: [2])
        }
        #expect(host(view).preference(EqualWidthButtons.Widths<One>.self) == [1])
        #expect(host(view).preference(EqualWidthButtons.Widths<Two>.self) == [2])
    }

    @Test("runtime rule R70: nobody asks, nothing is evaluated")
    func onDemand() {
        let log = Log()
        _ = host(red.transformPreference(NameList.self) { _ in log("evaluated") })
        #expect(log.entries == [])
    }

    @Test("runtime rule R71: a layer made from a preference appears in the same pass and does not change the primary")
    func preferenceLayers() {
        let view = HStack(spacing: 0) {
            red.box(30, 10).preference(key: WidthList.self, value: [30])
            red.box(50, 10).preference(key: WidthList.self, value: [50])
        }
        .overlayPreferenceValue(WidthList.self) { widths in
            Color.blue.frame(width: widths.reduce(0, +), height: 100).id("over").preference(
                key: WidthList.self,
                value: [1]
            )
        }
        .backgroundPreferenceValue(WidthList.self, alignment: .topLeading) { widths in
            Color.blue.frame(width: CGFloat(widths.count), height: 5).id("under")
        }
        .id("all")
        let host = ViewHost.standIn(view, width: 100, height: 100)
        #expect(host.update().passes == 1)
        #expect(host.frame(id: "all") == CGRect(x: 10, y: 45, width: 80, height: 10))
        #expect(host.frame(id: "over") == CGRect(x: 10, y: 0, width: 80, height: 100))
        #expect(host.frame(id: "under") == CGRect(x: 10, y: 45, width: 3, height: 5))
        #expect(host.preference(WidthList.self) == [30, 50, 1])
    }

    @Test("runtime rule R71: without a contributor the layer is made from the default; it follows later changes")
    func preferenceLayerChanges() {
        struct Changing: View {
            @State var width: CGFloat = 0
            var body: some View {
                VStack(spacing: 0) {
                    Button("go") { width += 7 }.id("go")
                    if width > 0 { red.box(1, 1).preference(key: WidthList.self, value: [width]) }
                }
                .overlayPreferenceValue(WidthList.self) { widths in
                    Color.blue.frame(width: widths.first ?? 3, height: 1).id("over")
                }
            }
            var red: Color { .red }
        }
        let host = host(Changing())
        #expect(host.frame(id: "over")?.width == 3)
        host.trigger("go")
        _ = host.update()
        #expect(host.frame(id: "over")?.width == 7)
    }

    @Test("runtime rule R71: a layer follows a change deep inside that only a child evaluates")
    func deepChange() {
        struct Child: View {
            @State var width: CGFloat = 5
            var body: some View {
                Button(action: { width += 1 }) { Color.red.box(10, 10).preference(key: WidthList.self, value: [width]) }
                    .id("go")
            }
        }
        let host = host(
            VStack { Child() }.overlayPreferenceValue(WidthList.self) { widths in
                Color.blue.frame(width: widths.first, height: 1).id("over")
            }
        )
        #expect(host.frame(id: "over")?.width == 5)
        host.trigger("go")
        #expect(host.update().bodyEvaluations == 1)
        #expect(host.frame(id: "over")?.width == 6)
    }

    @Test("runtime rule R81: called with the first contribution even if it is the default, then only when it differs")
    func deliveries() {
        struct Changing: View {
            @State var step = 0
            let log: Log
            var body: some View {
                VStack {
                    Button("go") { step += 1 }.id("go")
                    if step > 0, step < 5 {
                        Color.red.preference(key: NameList.self, value: step < 3 ? [] : ["\(step)"])
                    }
                }
                .onPreferenceChange(NameList.self) { log("\($0)") }
            }
        }
        let log = Log()
        let host = host(Changing(log: log))
        // Step 0: nobody contributes. 1: the default. 2: the same. 3, 4: new values. 5: nobody any more. 6: the same.
        let expected: [[String]] = [["[]"], [], ["[\"3\"]"], ["[\"4\"]"], ["[]"], []]
        #expect(log.take() == [])
        for entries in expected {
            host.trigger("go")
            _ = host.update()
            #expect(log.take() == entries)
        }
    }

    @Test("runtime rule R81: the observed value goes on to the ancestors")
    func passesOn() {
        #expect(names { red.named("a").onPreferenceChange(NameList.self) { _ in } } == ["a"])
    }
}
