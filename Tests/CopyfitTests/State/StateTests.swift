import Copyfit
import Testing

/// Runtime rules R33–R48.
@MainActor
struct StateTests {
    @Test("runtime rule R39: the initial value counts once; later ones are ignored")
    func initialValue() {
        struct Child: View {
            @State var width: CGFloat
            var body: some View { Color.red.box(width, 1).id("child") }
        }
        struct Parent: View {
            @State var width: CGFloat = 5
            var body: some View {
                VStack {
                    Button("wider") { width += 1 }.id("wider")
                    Child(width: width)
                }
            }
        }
        let host = host(Parent())
        host.trigger("wider")
        #expect(host.update().passes == 1)
        #expect(host.frame(id: "child")?.width == 5)
    }

    @Test(
        "runtime rule R40: an evaluation reads what was committed when the pass began, an action what was written last"
    )
    func reads() {
        struct Reading: View {
            @State var count = 0
            let log: Log
            var body: some View {
                let _ = log("body \(count)")
                Color.red
                    .onAppear {
                        count = 1
                        log("first \(count)")
                    }
                    .overlay(Color.red.onAppear { log("inner \(count)") })
                    .onAppear { log("outer \(count)") }
            }
        }
        let log = Log()
        _ = host(Reading(log: log))
        #expect(log.entries == ["body 0", "first 1", "inner 1", "outer 1", "body 1"])
    }

    @Test("runtime rule R42: what an alignment guide or a change of the environment reads, the view's body reads")
    func readByFunctions() {
        struct Guided: View {
            @State var isIndented = false
            @State var isDense = false
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Color.red.box(50, 10).alignmentGuide(.leading) { _ in isIndented ? -30 : 0 }.id("guided")
                    Button("indent") { isIndented.toggle() }.id("indent").fixedSize()
                    Button("dense") { isDense.toggle() }.id("dense").fixedSize()
                    Themed().transformEnvironment(\.themeWidth) { if isDense { $0 = 20 } }
                }
                .frame(width: 200, height: 200, alignment: .topLeading)
            }
        }
        let host = host(Guided(), 200, 200)
        #expect(host.frame(id: "guided")?.minX == 0)
        host.trigger("indent")
        _ = host.update()
        #expect(host.frame(id: "guided")?.minX == 30)
        #expect(host.frame(id: "themed")?.width == 40)
        host.trigger("dense")
        _ = host.update()
        #expect(host.frame(id: "themed")?.width == 20)
    }

    @Test("runtime rule R38: a class as a view is stopped with its name")
    func classes() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = ViewHost(ClassView(), size: .unspecified).update() }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("ClassView is a class"))
    }

    @Test("runtime rule R42: an equal write, and one that nobody reads, evaluate nothing")
    func pointlessWrites() {
        struct Writer: View {
            @State var read: CGFloat = 1
            @State var unread = 0
            let log: Log
            var body: some View {
                let _ = log("body")
                VStack {
                    Button("same") { read = 1 }.id("same")
                    Button("unread") { unread += 1 }.id("unread")
                    Button("read") { read += 1 }.id("read")
                    Color.red.box(read, 1)
                }
            }
        }
        let log = Log()
        let host = host(Writer(log: log))
        #expect(log.take() == ["body"])
        host.trigger("same")
        #expect(host.update().passes == 0)
        host.trigger("unread")
        #expect(host.update().passes == 0)
        #expect(log.take() == [])
        host.trigger("read")
        let report = host.update()
        #expect(report.passes == 1)
        #expect(report.bodyEvaluations == 1)
        #expect(log.take() == ["body"])
    }

    @Test("runtime rule R42: values that cannot be compared count as changed, plain bytes are compared")
    func comparison() {
        struct Plain { var number = 1 }
        final class Reference {}
        struct Writer: View {
            @State var plain = Plain()
            @State var reference = Reference()
            let log: Log
            var body: some View {
                let _ = (plain.number, reference)
                let _ = log("body")
                VStack {
                    Button("plain") { plain = Plain() }.id("plain")
                    Button("reference") { reference = Reference() }.id("reference")
                }
            }
        }
        let log = Log()
        let host = host(Writer(log: log))
        _ = log.take()
        host.trigger("plain")
        #expect(host.update().passes == 0)
        host.trigger("reference")
        #expect(host.update().passes == 1)
    }

    @Test("runtime rule R41: a write is read back in the same action, through the state and a binding")
    func readYourWrites() {
        struct Writer: View {
            @State var number = 1
            let log: Log
            var body: some View {
                Button("go") {
                    number = 2
                    log("\(number)")
                    $number.wrappedValue = 3
                    log("\(number) \($number.wrappedValue)")
                }
                .id("go")
            }
        }
        let log = Log()
        let host = host(Writer(log: log))
        host.trigger("go")
        #expect(log.entries == ["2", "3 3"])
    }

    @Test("runtime rule R43: a write during an evaluation is reported and dropped")
    func writeDuringEvaluation() {
        struct Bad: View {
            @State var number = 1
            var body: some View {
                let _ = { number = 5 }()
                Color.red.box(CGFloat(number), 1).id("box")
            }
        }
        let host = ViewHost.standIn(Bad(), width: 10, height: 10)
        let report = host.update()
        #expect(report.diagnostics(.stateWriteDuringUpdate).count == 1)
        #expect(report.passes == 1)
        #expect(host.frame(id: "box")?.width == 1)
    }

    @Test("runtime rule R43: a geometry reader's closure is an evaluation too")
    func writeInReader() {
        struct Bad: View {
            @State var width: CGFloat = 0
            var body: some View {
                GeometryReader { proxy in
                    let _ = { width = proxy.size.width }()
                    Color.red
                }
            }
        }
        #expect(
            ViewHost.standIn(Bad(), width: 10, height: 10).update().diagnostics.map(\.code) == [.stateWriteDuringUpdate]
        )
    }

    @Test("runtime rule R44: outside a view a state gives its initial value and takes none")
    func notInstalled() {
        struct Lone: View {
            @State var number = 1
            var body: some View { EmptyView() }
        }
        let view = Lone()
        view.number = 7
        #expect(view.number == 1)
        view.$number.wrappedValue = 7
        #expect(view.$number.wrappedValue == 1)
    }

    @Test("runtime rule R44: a binding made outside a body is reported by the host that is evaluating")
    func notInstalledDiagnostic() {
        struct Lone: View {
            @State var number = 1
            var body: some View { EmptyView() }
        }
        struct Outer: View {
            var body: some View {
                let _ = Lone().$number
                EmptyView()
            }
        }
        let report = ViewHost.standIn(Outer(), width: 10, height: 10).update()
        #expect(report.diagnostics.map(\.code) == [.stateNotInstalled])
    }

    @Test("runtime rule R45: a state of an optional needs no initial value")
    func optionalState() {
        struct Lone: View {
            @State var width: CGFloat?
            @State(initialValue: 3) var height: CGFloat
            var body: some View { Color.red.frame(width: width, height: height).id("box") }
        }
        #expect(host(Lone(), 20, 20).frame(id: "box") == CGRect(x: 0, y: 8.5, width: 20, height: 3))
    }

    @Test("runtime rules R33, R34: private, generic and nested dynamic properties are found")
    func discovery() {
        struct Nested: DynamicProperty {
            @State private var inner = 2
            var updates = 0
            var value: Int { inner }
            func increase() { inner += 1 }
            mutating func update() { updates += 1 }
        }
        struct Generic<T: Numeric & Equatable>: View {
            @State private var own: T
            private var nested = Nested()
            fileprivate let log: Log

            init(_ value: T, log: Log) {
                _own = State(initialValue: value)
                self.log = log
            }

            var body: some View {
                let _ = log("\(own) \(nested.value) \(nested.updates)")
                Button("go") {
                    own += 1
                    nested.increase()
                }
                .id("go")
            }
        }
        let log = Log()
        let host = host(Generic(1.5, log: log))
        host.trigger("go")
        _ = host.update()
        // Runtime rule R36: nested properties first, then update(), once per evaluation of the fresh copy.
        #expect(log.entries == ["1.5 2 1", "2.5 3 1"])
    }

    @Test(
        "runtime rule R36: a dynamic property of the user's is updated before each body, what it holds being installed by then"
    )
    func userDefinedProperty() {
        struct Doubled: DynamicProperty {
            @State var count = 1
            var value = 0
            mutating func update() { value = 2 * count }
        }
        struct Shown: View {
            var doubled = Doubled()
            let log: Log
            var body: some View {
                let _ = log("\(doubled.value)")
                Button("more") { doubled.count += 1 }.id("more")
            }
        }
        let log = Log()
        let host = host(Shown(log: log))
        host.trigger("more")
        _ = host.update()
        #expect(log.entries == ["2", "4"])
    }

    @Test("runtime rule R37: modifiers and styles hold dynamic properties as well")
    func modifiersAndStyles() {
        struct Wider: ViewModifier {
            @State var width: CGFloat = 10
            func body(content: Content) -> some View {
                Button(action: { width += 1 }) { content.frame(width: width).id("content") }.id("go")
            }
        }
        struct Inset: ButtonStyle {
            @Environment(\.displayScale) var scale
            func makeBody(configuration: Configuration) -> some View { configuration.label.padding(scale) }
        }
        let host = host(
            Color.red.frame(height: 1).modifier(Wider()).buttonStyle(Inset()).environment(\.displayScale, 3)
        )
        host.trigger("go")
        _ = host.update()
        #expect(host.frame(id: "content")?.width == 11)
        #expect(host.frame(id: "go")?.size == CGSize(width: 17, height: 7))
    }

    @Test("runtime rule R35: an enumeration with state is reported")
    func enumView() {
        enum Choice: View {
            case one(State<Int>)
            var body: some View { EmptyView() }
        }
        let report = ViewHost.standIn(Choice.one(State(initialValue: 1)), width: 1, height: 1).update()
        #expect(report.diagnostics.map(\.code) == [.enumViewState])
    }
}

private final class ClassView: View {
    var body: some View { EmptyView() }
}

private struct ThemeWidth: EnvironmentKey {
    static var defaultValue: CGFloat { 40 }
}

extension EnvironmentValues {
    fileprivate var themeWidth: CGFloat {
        get { self[ThemeWidth.self] }
        set { self[ThemeWidth.self] = newValue }
    }
}

private struct Themed: View {
    @Environment(\.themeWidth) private var width
    var body: some View { Color.red.box(width, 10).id("themed") }
}
