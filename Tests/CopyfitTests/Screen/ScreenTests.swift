import Copyfit
import Testing

/// What needs a screen: accepted, reported once per name, without influence on layout.
@MainActor
struct ScreenTests {
    private func names(_ report: UpdateReport) -> [String] {
        report.diagnostics.filter { $0.code == .unsupportedModifier }
            .map { String($0.message.prefix { $0 != " " }) }
            .sorted()
    }

    @Test("Each name is reported once in the life of a host, as information")
    func diagnostics() {
        struct Model: View {
            @State var count = 1
            var body: some View {
                Button("more") { count += 1 }.id("more")
                ForEach(0..<count, id: \.self) { _ in
                    Text("a").sheet(isPresented: .constant(true)) { Text("b") }.navigationTitle("t")
                }
            }
        }
        let host = ViewHost(Model(), size: .init(width: 100, height: 100))
        let report = host.update()
        #expect(names(report) == ["navigationTitle", "sheet"])
        let infos = report.diagnostics.filter { $0.code != .contentNotShown }
        #expect(infos.allSatisfy { $0.code.severity == .info })
        #expect(Diagnostic.Code.unsupportedModifier.rawValue == "unsupported-modifier")
        host.trigger("more")
        #expect(names(host.update()) == [])
    }

    @Test("The view stays as it is, and contents that would come up are not made")
    func inert() {
        let log = Log()
        func made() -> some View {
            log("made")
            return Text("b")
        }
        let view = Color.red.box(30, 20)
            .sheet(isPresented: .constant(true)) { made() }
            .popover(isPresented: .constant(true)) { made() }
            .contextMenu { Button("x") {} }
            .toolbar { ToolbarItem { Button("x") {} } }
            .alert("t", isPresented: .constant(true)) { Button("ok") {} }
            .onLongPressGesture {}
        let host = ViewHost(view, size: .init(width: 100, height: 100))
        #expect(
            names(host.update())
                == ["alert", "contextMenu", "onLongPressGesture", "popover", "sheet", "toolbar"]
        )
        #expect(host.idealSize == CGSize(width: 30, height: 20))
        #expect(log.entries == [])
    }

    @Test("A tap gesture's action is kept for a host; other gestures are reported")
    func gestures() {
        let log = Log()
        let view = VStack {
            Color.red.gesture(TapGesture().onEnded { log("tap") }).id("tap")
            Color.red.onTapGesture { point in log("\(point.x) \(point.y)") }.id("point")
            Color.red.gesture(DragGesture().onEnded { _ in log("drag") }).id("drag")
            Color.red.gesture(MagnifyGesture().onChanged { log("\($0.magnification)") })
            Color.red.gesture(RotateGesture().onEnded { log("\($0.rotation.degrees)") })
        }
        let host = ViewHost(view, size: .init(width: 100, height: 100))
        #expect(names(host.update()) == ["gesture"])
        #expect(host.trigger("tap"))
        #expect(host.trigger("point"))
        #expect(log.entries == ["tap", "0.0 0.0"])
    }

    @Test("Looks that are not drawn are reported")
    func looks() {
        let list = List { Color.red.listRowBackground(Color.blue).listRowSeparator(.hidden) }
            .scrollContentBackground(.hidden)
        let box = Color.red.box(30, 20).headerProminence(.increased).containerShape(Circle())
            .symbolRenderingMode(.palette).toolbarBackground(.hidden).presentationBackground(.red)
        func reported(_ view: some View) -> [String] {
            names(ViewHost(view, size: .init(width: 100, height: 100)).update())
        }
        #expect(
            reported(list)
                == ["listRowBackground", "listRowSeparator", "scrollContentBackground"]
        )
        #expect(
            reported(box)
                == [
                    "containerShape", "headerProminence", "presentationBackground", "symbolRenderingMode",
                    "toolbarBackground",
                ]
        )
    }

    @Test("What would follow scrolling, or draw otherwise, is reported; what is felt or told is not")
    func observers() {
        func reported(_ view: some View) -> [String] {
            names(ViewHost(view, size: .init(width: 100, height: 100)).update())
        }
        let scroll = ScrollView { Color.red.onScrollVisibilityChange { _ in } }
            .onScrollGeometryChange(for: CGRect.self, of: \.visibleRect) { _, _ in }
            .onScrollPhaseChange { _, _ in }
        #expect(reported(scroll) == [])
        let drawn = Color.red.symbolVariant(.circle.fill).layoutDirectionBehavior(.mirrors).onContinuousHover { _ in }
            .flipsForRightToLeftLayoutDirection(true)
        #expect(
            reported(drawn)
                == [
                    "flipsForRightToLeftLayoutDirection", "layoutDirectionBehavior", "onContinuousHover",
                    "symbolVariant",
                ]
        )
        let felt = Color.red.box(30, 20).sensoryFeedback(.success, trigger: 1).geometryGroup()
            .sensoryFeedback(.impact(weight: .heavy), trigger: 1) { $0 != $1 }.selectionDisabled()
            .textInputAutocapitalization(.never).statusBarHidden().persistentSystemOverlays(.hidden)
            .accessibilityRepresentation { Text("a") }.accessibilityHeading(.h1).accessibilityAdjustableAction { _ in }
            .scrollTransition { $0.opacity($1.isIdentity ? 1 : 0).scaleEffect(1 + abs($1.value)) }
        #expect(reported(felt) == [])
        #expect(host(felt).idealSize == CGSize(width: 30, height: 20))
    }

    @Test("The first action of a menu runs when the menu is tapped")
    func primaryAction() {
        var taps = 0
        let host = host(
            Menu("abc") {
                Button("x") {}
            } primaryAction: {
                taps += 1
            }.id("menu")
        )
        #expect(host.idealSize == CGSize(width: 56, height: 22))
        #expect(host.trigger("menu"))
        #expect(taps == 1)
        #expect(!CopyfitTests.host(Menu("abc") { Button("x") {} }.id("menu")).trigger("menu"))
    }

    @Test("A bar in the safe area takes room as an inset does")
    func safeAreaBar() {
        let below = Color.red.id("rest").safeAreaBar(edge: .bottom, spacing: 5) { Color.blue.frame(height: 20) }
        #expect(host(below, 100, 100).frame(id: "rest") == CGRect(x: 0, y: 0, width: 100, height: 75))
        let beside = Color.red.id("rest").safeAreaBar(edge: .leading, spacing: 0) { Color.blue.frame(width: 30) }
        #expect(host(beside, 100, 100).frame(id: "rest") == CGRect(x: 30, y: 0, width: 70, height: 100))
    }

    @Test("Gestures that are no taps, and masked ones, hide no action from a host")
    func otherGestures() {
        struct Pressed: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label }
        }
        let log = Log()
        let view = VStack {
            Color.red.onTapGesture { log("tap") }.gesture(DragGesture()).id("dragged")
            Color.red.onTapGesture { log("inner") }.gesture(
                TapGesture().onEnded { log("masked") },
                including: .subviews
            )
            .id("masked")
            Button(action: { log("button") }) { Color.red.gesture(DragGesture()) }
                .buttonStyle(Pressed()).id("button")
            Color.red.gesture(DragGesture()).id("drag")
        }
        let host = host(view)
        for id in ["dragged", "masked", "button"] { #expect(host.trigger(id)) }
        #expect(log.entries == ["tap", "inner", "button"])
        #expect(!host.trigger("drag"))
    }

    @Test("Navigation containers lay out their root in the middle of all that is proposed")
    func navigation() {
        func check(_ view: some View, _ name: String) {
            let host = ViewHost(view, size: .init(width: 100, height: 60))
            #expect(names(host.update()).contains(name))
            #expect(host.frame(id: "root") == CGRect(x: 35, y: 20, width: 30, height: 20))
            #expect(host.size(for: .init(width: 100, height: 60)) == CGSize(width: 100, height: 60))
            #expect(host.idealSize == CGSize(width: 30, height: 20))
            #expect(host.size(for: .zero) == CGSize(width: 30, height: 20))
            #expect(host.size(for: .infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
        }
        let root = Color.red.box(30, 20).id("root")
        check(NavigationStack { root }, "NavigationStack")
        check(NavigationView { root }, "NavigationView")
        check(
            NavigationSplitView {
                root
            } detail: {
                Color.blue
            },
            "NavigationSplitView"
        )
        check(
            TabView {
                root.tabItem { Text("a") }; Color.blue
            },
            "TabView"
        )
        check(
            TabView(selection: .constant(2)) {
                Color.blue.tag(1); root.tag(2)
            },
            "TabView"
        )
        check(
            TabView(selection: .constant("b")) {
                Tab("a", systemImage: "a", value: "a") { Color.blue }; Tab("b", systemImage: "b", value: "b") { root }
            },
            "TabView"
        )
    }

    @Test("Menus and pickers for dates and colours have boxes of the documented size")
    func menus() {
        // 22, a gap of 4, a mark of 14, insets of 8 and 3.
        #expect(host(Menu("abc") { Button("x") {} }).idealSize == CGSize(width: 56, height: 22))
        #expect(host(ColorPicker("abc", selection: .constant(.red))).idealSize == CGSize(width: 58, height: 16))
        let date = Date(timeIntervalSinceReferenceDate: 0)
        let picker = DatePicker("abc", selection: .constant(date), displayedComponents: .date)
        // "January 1, 2001" has 15 characters: 109.5; insets of 4 and 3.
        let width: CGFloat = 22 + 8 + 109.5 + 8
        #expect(host(picker).idealSize == CGSize(width: width, height: 22))
    }

    @Test("Margins keep room around a scroll view's content, the innermost setting of an edge")
    func contentMargins() {
        let scroll = ScrollView { Color.red.frame(height: 20).id("content") }
        #expect(
            host(scroll.contentMargins(10), 100, 100).frame(id: "content")
                == CGRect(x: 10, y: 10, width: 80, height: 20)
        )
        let nested = scroll.contentMargins(.leading, 5).contentMargins(10)
        #expect(host(nested, 100, 100).frame(id: "content") == CGRect(x: 5, y: 10, width: 85, height: 20))
        let indicators = scroll.contentMargins(10, for: .scrollIndicators)
        #expect(host(indicators, 100, 100).frame(id: "content")?.width == 100)
        let inner = ScrollView { ScrollView { Color.red.frame(height: 20).id("content") } }.contentMargins(10)
        #expect(host(inner, 100, 100).frame(id: "content")?.minX == 10)
    }

    @Test("A scroll view's content keeps its state when margins come and go")
    func changingMargins() {
        struct Counter: View {
            @State var count = 1
            var body: some View {
                Button("a") { count += 1 }.id("count")
                Color.red.box(CGFloat(count), 1).id("box")
            }
        }
        struct Model: View {
            @State var margin: CGFloat = 0
            var body: some View {
                Button("a") { margin = 10 - margin }.id("margin")
                ScrollView { Counter() }.contentMargins(margin)
            }
        }
        let host = host(VStack { Model() }, 100, 100)
        host.trigger("count")
        for _ in 0..<2 {
            _ = host.update()
            #expect(host.frame(id: "box")?.width == 2)
            host.trigger("margin")
        }
    }

    @Test("Focus and storage start as the code says and keep what is written")
    func transientStates() {
        struct Model: View {
            @FocusState var isFocused: Bool
            @FocusState var field: Int?
            @AppStorage("width") var width = 10.0
            var body: some View {
                Button("write") {
                    isFocused = true
                    field = 3
                    width = 20
                }
                .id("write")
                Color.red.box(width, isFocused ? CGFloat(field ?? 0) : 1).focused($isFocused).id("box")
            }
        }
        let host = host(Model())
        #expect(host.frame(id: "box")?.size == CGSize(width: 10, height: 1))
        host.trigger("write")
        _ = host.update()
        #expect(host.frame(id: "box")?.size == CGSize(width: 20, height: 3))
    }
}
